import { initializeApp } from 'firebase/app';

/** The one Firebase app. Its configuration comes from the build. */
export const firebaseApp = initializeApp(__FIREBASE_CONFIG__);

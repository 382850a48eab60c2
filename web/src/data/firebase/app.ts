import { initializeApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** The one Firebase app. Its configuration comes from the build. */
export const firebaseApp = initializeApp(__FIREBASE_CONFIG__);

/** Tells our servers that it is our app that calls; null, and no part of the build, where a deployment has no key for it (docs/deploy.md). */
export const appCheck =
  __APP_CHECK_KEY__ === ''
    ? null
    : initializeAppCheck(firebaseApp, { provider: new ReCaptchaEnterpriseProvider(__APP_CHECK_KEY__), isTokenAutoRefreshEnabled: true });

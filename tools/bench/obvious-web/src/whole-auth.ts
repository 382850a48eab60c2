/** `firebase/auth` as everybody takes it: `getAuth`, with pop-up, redirect and every way to remember a sign-in. */
import { getAuth } from '@firebase/auth';

export * from '@firebase/auth';
export const initializeAuth: typeof getAuth = (app) => getAuth(app);

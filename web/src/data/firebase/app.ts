import { initializeApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** The one Firebase app. Its configuration comes from the build. */
export const firebaseApp = initializeApp(__FIREBASE_CONFIG__);

/** App Check proves to our servers that our app sends the request; null, and not in the build, where a deployment has no key (docs/deploy.md). */
export const appCheck =
  __APP_CHECK_KEY__ === ''
    ? null
    : initializeAppCheck(firebaseApp, { provider: new ReCaptchaEnterpriseProvider(__APP_CHECK_KEY__), isTokenAutoRefreshEnabled: true });

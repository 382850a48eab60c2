import { initializeApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** The one Firebase app. Its configuration comes from the build. */
export const firebaseApp = initializeApp(__FIREBASE_CONFIG__);

const TEST_TOKEN_MS = 60 * 60_000;

/** With the emulators the key is a test key, which the local functions accept as a token: Google's reCAPTCHA does not know this machine. */
function appCheckProvider() {
  if (__EMULATORS__ === null) return new ReCaptchaEnterpriseProvider(__APP_CHECK_KEY__);
  return new CustomProvider({ getToken: async () => ({ token: __APP_CHECK_KEY__, expireTimeMillis: Date.now() + TEST_TOKEN_MS }) });
}

/** App Check proves to our servers that our app sends the request; null, and not in the build, if a deployment has no key (docs/operations.md). */
export const appCheck =
  __APP_CHECK_KEY__ === '' ? null : initializeAppCheck(firebaseApp, { provider: appCheckProvider(), isTokenAutoRefreshEnabled: true });

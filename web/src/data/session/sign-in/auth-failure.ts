import { AuthFailure } from '../../device/errors.ts';
import { TimeoutError } from '../../device/with-timeout.ts';

/** Firebase Auth has two codes for it. The length is that of the password policy (tools/operations/sign-in.ts). */
const SHORT_PASSWORD = 'Please choose a longer password: at least 8 characters.';

/** Our messages for the codes that users meet. Other codes keep Firebase's own message. */
const MESSAGES: Record<string, string> = {
  'auth/account-exists-with-different-credential': 'There is already an account with this email. Please sign in the way you did before.',
  'auth/cancelled-popup-request': 'Another sign-in window is open. Please finish there, or try again.',
  'auth/email-already-in-use': 'There is already an account with this email. Try signing in instead.',
  'auth/invalid-credential': 'The email or password isn’t right. Please check both and try again.',
  'auth/invalid-email': 'That email address doesn’t look right. Please check it.',
  'auth/missing-password': 'Please enter your password.',
  'auth/network-request-failed': 'We couldn’t reach the sign-in service. Please check your connection and try again.',
  'auth/operation-not-supported-in-this-environment':
    'This browser can’t open the Google window. Please use your email and a password, or another browser.',
  'auth/operation-not-allowed': 'This way of signing in isn’t available right now.',
  'auth/password-does-not-meet-requirements': SHORT_PASSWORD,
  'auth/popup-blocked': 'Your browser blocked the Google window. Please allow pop-ups for this site and try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before the sign-in was finished.',
  'auth/timeout': 'Your browser’s storage didn’t respond. Please close other tabs of this site, reload the page, and try again.',
  'auth/too-many-requests': 'That was too many tries. Please wait a few minutes and try again.',
  'auth/unauthorized-domain': 'Google sign-in isn’t available at this web address yet. Please use your email and a password.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/user-mismatch': 'That’s a different Google account. Please choose the one you sign in with here.',
  'auth/user-not-found': 'The email or password isn’t right. Please check both and try again.',
  'auth/weak-password': SHORT_PASSWORD,
  'auth/wrong-password': 'The email or password isn’t right. Please check both and try again.',
};

const NO_ANSWER = { code: 'auth/network-request-failed' };

/** Any error of Firebase Auth as an {@link AuthFailure}; one without a code, such as a failed download, has no message. */
export function toAuthFailure(error: unknown): AuthFailure {
  const { code, message } = (error instanceof TimeoutError ? NO_ANSWER : (error ?? {})) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string' || !code.startsWith('auth/')) return new AuthFailure('unknown', '');
  if (code === 'auth/unauthorized-domain') {
    // For the operator.
    console.error(`Add ${location.hostname} in the Firebase console: Authentication, Settings, Authorized domains (docs/operations.md).`);
  }
  return new AuthFailure(code, MESSAGES[code] ?? firebaseMessage(typeof message === 'string' ? message : ''));
}

/** Firebase writes “Firebase: Some words (auth/some-code).”; “Error” alone is no message for a user. */
function firebaseMessage(message: string): string {
  const words = message.replace(/^Firebase:\s*/, '').replace(/\s*\(auth\/[^)]*\)\.?\s*$/, '');
  return words === 'Error' ? '' : words;
}

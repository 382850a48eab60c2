/** "Forgot your password?": asks Firebase Auth to send the email with the link. Loaded late. */
import { sendPasswordResetEmail } from 'firebase/auth';
import { auth, authUser } from '../../../data/session/sign-in/auth.ts';
import { toAuthFailure } from '../../../data/session/sign-in/auth-failure.ts';

/** Answers that would tell whether the address has an account. With email-enumeration protection, Firebase gives none of them. */
const REVEALING = new Set(['auth/user-not-found', 'auth/user-disabled', 'auth/email-not-found']);

/** Resolves whether or not the address has an account. Throws `AuthFailure`: no network, too many requests, not an address. */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    // Firebase Auth itself would wait for its storage without a limit.
    await authUser();
    await sendPasswordResetEmail(auth, email.trim());
  } catch (error) {
    const failure = toAuthFailure(error);
    if (!REVEALING.has(failure.code)) throw failure;
  }
}

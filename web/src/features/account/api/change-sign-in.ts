/** "Change email" and "Change password". Both confirm the user first, as Firebase Auth demands. Loaded late. */
import { type User, updatePassword, verifyBeforeUpdateEmail } from 'firebase/auth';
import { NotSignedIn } from '../../../data/device/errors.ts';
import { authUser } from '../../../data/session/sign-in/auth.ts';
import { toAuthFailure } from '../../../data/session/sign-in/auth-failure.ts';
import { confirmFor } from './confirm.ts';
import type { Confirming } from './confirming.ts';
import { expectNewEmail } from './email-verification.ts';

export { type WayToConfirm, wayToConfirm } from './confirm.ts';

/**
 * Sends a link to the new address; the account's address changes when the user opens it. An address of another account gets no link, and the
 * caller is not told. @param password null to confirm with Google. Throws `AuthFailure`, {@link NotSignedIn}.
 */
export function changeEmail(newEmail: string, password: string | null): Promise<void> {
  const email = newEmail.trim();
  return afterConfirming({ change: 'email', newEmail: email }, password, async (user) => {
    await verifyBeforeUpdateEmail(user, email).catch((error: unknown) => {
      if (toAuthFailure(error).code !== 'auth/email-already-in-use') throw error;
    });
    expectNewEmail();
  });
}

/**
 * Changes the password, or adds one to an account that signs in with Google. Firebase Auth then ends the account's sign-ins on other devices.
 * @param password null to confirm with Google. Throws `AuthFailure`, {@link NotSignedIn}.
 */
export function changePassword(newPassword: string, password: string | null): Promise<void> {
  return afterConfirming({ change: 'password' }, password, (user) => updatePassword(user, newPassword));
}

async function afterConfirming(confirming: Confirming, password: string | null, change: (user: User) => Promise<void>): Promise<void> {
  await confirmFor(confirming, password);
  const user = await authUser();
  if (user === null) throw new NotSignedIn();
  try {
    await change(user);
  } catch (error) {
    throw toAuthFailure(error);
  }
}

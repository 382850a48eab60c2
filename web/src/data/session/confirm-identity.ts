/** Confirming who it is, for what cannot be taken back. Imported dynamically only; loaded when the question opens, or iOS blocks Google's window. */
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { auth } from '../firebase/auth.ts';
import { toAuthFailure } from '../firebase/auth-failure.ts';
import { NotSignedIn } from '../lib/errors.ts';

export type WayToConfirm = 'password' | 'google';

/** How this account confirms that it is itself. Throws {@link NotSignedIn}. */
export async function wayToConfirm(): Promise<WayToConfirm> {
  const { providerData } = await signedIn();
  return providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID) ? 'password' : 'google';
}

/** @param password null for Google's window. Throws {@link AuthFailure}, {@link NotSignedIn}. */
export async function confirmIdentity(password: string | null): Promise<void> {
  const user = await signedIn();
  try {
    if (password === null) await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
    else await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  } catch (error) {
    throw toAuthFailure(error);
  }
}

async function signedIn(): Promise<User> {
  await auth.authStateReady();
  if (auth.currentUser === null) throw new NotSignedIn();
  return auth.currentUser;
}

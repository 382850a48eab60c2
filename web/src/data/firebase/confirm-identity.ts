/** Asks the user to sign in again before something final. Loaded when the dialog opens, because iOS blocks Google's window otherwise. */
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { NotSignedIn } from '../lib/errors.ts';
import { authUser } from './auth.ts';
import { toAuthFailure } from './auth-failure.ts';

export type WayToConfirm = 'password' | 'google';

/** How this account signs in again. Throws {@link NotSignedIn}, `AuthFailure`. */
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
  const user = await authUser();
  if (user === null) throw new NotSignedIn();
  return user;
}

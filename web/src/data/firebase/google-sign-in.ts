/** Google's pop-up. Loaded when /auth opens: loaded at the press, iOS would block the window. */
import type { AuthIdentity } from '@tuckaway/domain';
import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import { auth, identityOf } from './auth.ts';

export async function enterWithGoogle(): Promise<AuthIdentity> {
  const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  return identityOf(user);
}

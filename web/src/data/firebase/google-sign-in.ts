/** Google's pop-up. Loaded when /auth opens: if it were loaded at the click, iOS would block the window. */
import type { AuthIdentity } from '@tuckaway/domain';
import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import { auth, authUser, identityOf } from './auth.ts';

export async function signInWithGooglePopup(): Promise<AuthIdentity> {
  // Both at once, because a browser opens the window only right after the click.
  const [{ user }] = await Promise.all([signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver), authUser()]);
  return identityOf(user);
}

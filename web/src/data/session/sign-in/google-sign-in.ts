/** Signing in with Google. Loaded when /auth opens: if it were loaded at the click, iOS would block the window. */
import type { AuthIdentity } from '@tuckaway/domain';
import { browserPopupRedirectResolver, GoogleAuthProvider, getRedirectResult, signInWithPopup, signInWithRedirect } from 'firebase/auth';
import { auth, authUser, identityOf } from './auth.ts';
import { throughGoogle, windowClosed } from './google-window.ts';

/** Signs in by the pop-up. If none can open, leaves for Google's page; {@link finishGoogleRedirect} is for the way back. */
export function signInWithGooglePopup(onLeaving: () => void = () => {}): Promise<AuthIdentity> {
  return throughGoogle(
    async () => {
      // Both at once, because a browser opens the window only right after the click.
      const [{ user }] = await Promise.all([signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver), authUser()]);
      return identityOf(user);
    },
    () => {
      onLeaving();
      return signInWithRedirect(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    },
  );
}

/** The account that Google's page signed in. Rejects if the user came back without signing in. */
export async function finishGoogleRedirect(): Promise<AuthIdentity> {
  const user = (await getRedirectResult(auth, browserPopupRedirectResolver))?.user ?? (await authUser());
  if (user === null) throw windowClosed();
  return identityOf(user);
}

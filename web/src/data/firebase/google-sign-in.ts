/** Google's pop-up, or its page where pop-ups fail. Loaded when /auth opens: if it were loaded at the click, iOS would block the window. */
import type { AuthIdentity } from '@tuckaway/domain';
import { browserPopupRedirectResolver, GoogleAuthProvider, getRedirectResult, signInWithPopup, signInWithRedirect } from 'firebase/auth';
import { isInstalled, isIos } from '../lib/platform.ts';
import { auth, authUser, identityOf } from './auth.ts';

const POPUP_FAILED = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

/** Signs in by the pop-up. Where none can open, leaves for Google's page; {@link finishGoogleRedirect} is for the way back. */
export async function signInWithGooglePopup(onLeaving: () => void = () => {}): Promise<AuthIdentity> {
  if (isIos() && isInstalled() && redirectsToOwnSite()) return leaveForGoogle(onLeaving);
  try {
    // Both at once, because a browser opens the window only right after the click.
    const [{ user }] = await Promise.all([signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver), authUser()]);
    return identityOf(user);
  } catch (error) {
    if (!POPUP_FAILED.includes(String((error as { code?: unknown }).code))) throw error;
    return leaveForGoogle(onLeaving);
  }
}

/** The account that Google's page signed in. Rejects where the user came back without signing in. */
export async function finishGoogleRedirect(): Promise<AuthIdentity> {
  const user = (await getRedirectResult(auth, browserPopupRedirectResolver))?.user ?? (await authUser());
  if (user === null) throw Object.assign(new Error('No sign-in.'), { code: 'auth/popup-closed-by-user' });
  return identityOf(user);
}

/** Safari gives a page the result only if the page of the redirect is on the same domain (docs/deploy.md). */
function redirectsToOwnSite(): boolean {
  return __FIREBASE_CONFIG__.authDomain === location.host;
}

/** Rejects if the page cannot be left, or comes back with the browser's Back button. */
async function leaveForGoogle(onLeaving: () => void): Promise<never> {
  onLeaving();
  const comesBack = new Promise<never>((_resolve, reject) =>
    window.addEventListener('pageshow', () => reject(Object.assign(new Error('Back.'), { code: 'auth/popup-closed-by-user' })), {
      once: true,
    }),
  );
  return Promise.race([comesBack, signInWithRedirect(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)]);
}

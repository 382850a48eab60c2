/**
 * Confirming the user on Google's page, where no window can open. By an Auth instance of its own: Firebase marks the stored user while the page is
 * away, and an instance without a resolver of pop-ups, as in other tabs and in the service worker, would sign a marked user out.
 */
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  GoogleAuthProvider,
  getRedirectResult,
  initializeAuth,
  reauthenticateWithRedirect,
  signOut,
  type User,
  updateCurrentUser,
} from 'firebase/auth';
import { auth, authUser } from './auth.ts';
import { windowClosed } from './google-window.ts';

let opened: Auth | null = null;

/** Its copy of the sign-in is in the tab's storage, until the user is back. */
function ownAuth(): Auth {
  if (opened !== null) return opened;
  const config = { persistence: browserSessionPersistence, popupRedirectResolver: browserPopupRedirectResolver };
  opened = initializeAuth(initializeApp(__FIREBASE_CONFIG__, 'confirm'), config);
  if (__EMULATORS__ !== null) connectAuthEmulator(opened, __EMULATORS__.auth, { disableWarnings: true });
  return opened;
}

/** Leaves for Google's page. Settles only if that fails. */
export async function leaveToConfirm(user: User): Promise<never> {
  const own = ownAuth();
  await updateCurrentUser(own, user);
  const provider = new GoogleAuthProvider();
  if (user.email !== null) provider.setCustomParameters({ login_hint: user.email });
  return reauthenticateWithRedirect(own.currentUser as User, provider);
}

/** @returns the uid that Google's page confirmed; the page's own sign-in is as fresh then. Rejects if the user came back without confirming. */
export async function confirmedOnPage(): Promise<string> {
  const own = ownAuth();
  try {
    const result = await getRedirectResult(own);
    if (result === null) throw windowClosed();
    const { uid } = result.user;
    if ((await authUser())?.uid !== uid) throw Object.assign(new Error('Another account.'), { code: 'auth/user-mismatch' });
    await updateCurrentUser(auth, result.user);
    return uid;
  } finally {
    await forgetCopy();
  }
}

/** Removes the copy of the sign-in, also after the browser's Back button. */
export async function forgetCopy(): Promise<void> {
  if (opened !== null) await signOut(opened).catch(() => undefined);
}

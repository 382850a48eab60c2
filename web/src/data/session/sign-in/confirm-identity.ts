/** Asks the user to sign in again before something final. Loaded when the dialog opens, because iOS blocks Google's window otherwise. */
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth';
import { NotSignedIn } from '../../device/errors.ts';
import { untilSilence } from '../../device/network/silence.ts';
import { watchLong } from '../../device/network/slow-network.ts';
import { authUser } from './auth.ts';
import { toAuthFailure } from './auth-failure.ts';
import { confirmedOnPage, forgetCopy, leaveToConfirm } from './confirm-on-page.ts';
import { throughGoogle } from './google-window.ts';

export type WayToConfirm = 'password' | 'google';

/** Milliseconds for which Google's page confirms the user; Firebase and our server accept a sign-in for five minutes. */
const CONFIRMED_MS = 240_000;

let onPage: { uid: string; until: number } | null = null;
let finishing: Promise<void> | null = null;

/** How this account signs in again. Throws {@link NotSignedIn}, `AuthFailure`. */
export async function wayToConfirm(): Promise<WayToConfirm> {
  const { providerData } = await signedIn();
  return providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID) ? 'password' : 'google';
}

/**
 * If Google's window cannot open, leaves for its page; {@link finishConfirming} is for the way back, after which this needs no window for a while.
 * @param password null for Google. Throws {@link AuthFailure}, {@link NotSignedIn}.
 */
export async function confirmIdentity(password: string | null, onLeaving: () => void = () => {}): Promise<void> {
  const user = await signedIn();
  try {
    if (password !== null) await confirmByPassword(user, password);
    else if (onPage?.uid !== user.uid || onPage.until < Date.now()) await confirmByGoogle(user, onLeaving);
  } catch (error) {
    throw toAuthFailure(error);
  }
}

/** Finishes on the way back from Google's page. Throws {@link AuthFailure} if the user was not confirmed. */
export function finishConfirming(): Promise<void> {
  // React's strict mode calls it twice, and Firebase tells the result once.
  finishing ??= confirmedOnPage().then(
    (uid) => {
      onPage = { uid, until: Date.now() + CONFIRMED_MS };
    },
    (error: unknown) => {
      throw toAuthFailure(error);
    },
  );
  return finishing;
}

async function confirmByPassword(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await untilSilence(() => watchLong(reauthenticateWithCredential)(user, credential));
}

async function confirmByGoogle(user: User, onLeaving: () => void): Promise<void> {
  await throughGoogle<unknown>(
    () => reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver),
    () => {
      onLeaving();
      return leaveToConfirm(user);
    },
  ).finally(forgetCopy);
}

async function signedIn(): Promise<User> {
  const user = await authUser();
  if (user === null) throw new NotSignedIn();
  return user;
}

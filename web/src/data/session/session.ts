/**
 * Who is signed in. Screens read it with {@link useSession}; Firebase Auth and the sign-in actions change it with {@link openSession}.
 *
 * - No account is remembered on this device: signed out at once, and Firebase Auth is not loaded (decision P8).
 * - An account is remembered: signed in at once but unconfirmed. Screens show its copies; every request waits for Firebase Auth's token.
 * - Firebase Auth confirms the account: its profile is read from the server (features/account).
 * - Firebase Auth reports another account or none: the data of the remembered one is removed from the screen and this device.
 * - Version 1 remembered a sign-in without its account: loading until Firebase Auth answers, for at most {@link AUTH_TIMEOUT_MS}.
 */
import { type AppUser, type AuthIdentity, appUser, type UserProfile } from '@tuckaway/domain';
import { NotSignedIn } from '../device/errors.ts';
import { createStore, useStore } from '../device/store.ts';
import { forgetAgreement } from './agreement-mark.ts';
import { handDraftsTo } from './drafts.ts';
import { forgetStoriesLeft } from './forget-stories-left.ts';
import { forgetSignIn, onSignInElsewhere, rememberedIdentity, rememberSignIn, remembersSignIn } from './remembered-sign-in.ts';
import { reportAccount, reportSessionEnd, reportSignIn } from './session-events.ts';

export type Session = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: AppUser };

const LOADING: Session = { status: 'loading' };
const SIGNED_OUT: Session = { status: 'signed-out' };

/** Milliseconds until the app goes on signed out if Firebase Auth does not answer. */
const AUTH_TIMEOUT_MS = 10_000;

const session = createStore<Session>(SIGNED_OUT);
/** Whether Firebase Auth has to be loaded. Once true, it stays true. */
export const authWanted = createStore<boolean>(false);
/** Whether Firebase Auth has confirmed the account of the session, and with which email address. */
let confirmed = false;
let confirmedEmail: string | null = null;

// The build renders pages for visitors.
if (!import.meta.env.SSR) restoreSession();

function restoreSession(): void {
  onSignInElsewhere(wantAuth);
  const identity = rememberedIdentity();
  if (identity !== null) {
    begin(identity);
  } else if (remembersSignIn()) {
    session.set(LOADING);
    setTimeout(authUnavailable, AUTH_TIMEOUT_MS);
  } else {
    // An interrupted sign-out may have left copies, and a sign-out in another tab may have left this tab's drafts.
    handOverTo(null);
    return;
  }
  wantAuth();
}

export function useSession(): Session {
  return useStore(session);
}

export function currentSession(): Session {
  return session.get();
}

export function currentUid(): string | null {
  const now = session.get();
  return now.status === 'signed-in' ? now.user.firebaseUid : null;
}

/** The signed-in user's uid. Throws {@link NotSignedIn}. */
export function requireUid(): string {
  const uid = currentUid();
  if (uid === null) throw new NotSignedIn();
  return uid;
}

export function useUid(): string | null {
  const now = useSession();
  return now.status === 'signed-in' ? now.user.firebaseUid : null;
}

export const onSession = session.subscribe;

export function wantAuth(): void {
  authWanted.set(true);
}

/** Firebase Auth reports a new account before the sign-up has given it its name, so reports wait for running sign-ins. */
let runningSignIns: Promise<unknown> = Promise.resolve();

/** Holds {@link followIdentity} back until the promise has settled. */
export function settleFirst(signIn: Promise<unknown>): void {
  runningSignIns = Promise.allSettled([runningSignIns, signIn]);
}

/** Follows a report of Firebase Auth. @param read the account that is signed in by then, or null. */
export async function followIdentity(read: () => AuthIdentity | null): Promise<void> {
  await runningSignIns;
  openSession(read());
}

/** Opens or confirms the session of an account that Firebase Auth has signed in; null ends the session. Repeated calls change nothing but a changed email. */
export function openSession(identity: AuthIdentity | null): void {
  if (identity === null) {
    endSession();
    return;
  }
  const before = currentUid();
  const isSameUser = before === identity.uid;
  if (isSameUser && confirmed && confirmedEmail === identity.email) return;
  if (before !== null && !isSameUser) reportSessionEnd();
  // While the first auth state is unknown, no user has signed in.
  if (!isSameUser && session.get() !== LOADING) reportSignIn();
  rememberSignIn(identity);
  if (isSameUser) handOverTo(identity, true);
  else begin(identity, true);
  confirmedEmail = identity.email;
}

/** Firebase Auth cannot be loaded or does not answer. A remembered account stays open with its copies, and stays remembered. */
export function authUnavailable(): void {
  if (session.get() === LOADING) session.set(SIGNED_OUT);
}

function begin(identity: AuthIdentity, isConfirmed = false): void {
  handOverTo(identity, isConfirmed);
  session.set({ status: 'signed-in', user: appUser(identity, null, Date.now()) });
}

function endSession(): void {
  forgetSignIn();
  forgetAgreement();
  forgetStoriesLeft();
  session.set(SIGNED_OUT);
  reportSessionEnd();
  handOverTo(null);
}

/** Ignores a profile that arrives after the account has changed. */
export function showProfile(identity: AuthIdentity, profile: UserProfile): void {
  if (currentUid() === identity.uid) session.set({ status: 'signed-in', user: appUser(identity, profile, Date.now()) });
}

/** Copies and drafts on this device belong to this account from now on, or to no account; those of others are removed. */
function handOverTo(identity: AuthIdentity | null, isConfirmed = false): void {
  confirmed = isConfirmed;
  reportAccount(identity, isConfirmed);
  handDraftsTo(identity?.uid ?? null);
}

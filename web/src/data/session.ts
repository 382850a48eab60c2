/** Who is signed in here. Fed by `firebase-react.tsx` and by the actions; read by every screen. */
import { type AppUser, type AuthIdentity, appUser } from '@tuckaway/domain';
import { discardAllDrafts } from './drafts.ts';
import { forgetPrivateData } from './query-client.ts';
import { forgetSignIn, onSignInElsewhere, rememberSignIn, remembersSignIn } from './remembered-sign-in.ts';
import { createStore, useStore } from './store.ts';

export type Session = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: AppUser };

const LOADING: Session = { status: 'loading' };
const SIGNED_OUT: Session = { status: 'signed-out' };

/** Milliseconds until a remembered sign-in that does not answer counts as signed out: IndexedDB can hang after a restart. */
const PATIENCE = 10_000;

const session = createStore<Session>(remembersSignIn() ? LOADING : SIGNED_OUT);
/** Whether the identity provider's code has to be there. Once true, it stays so. */
const authWanted = createStore<boolean>(remembersSignIn());

if (session.get() === LOADING) setTimeout(sessionUnavailable, PATIENCE);
onSignInElsewhere(wantAuth);

/** Loading until the first auth state is known; a browser that remembers no sign-in knows at once (decisions P8). */
export function useSession(): Session {
  return useStore(session);
}

/** The session at this moment, for code outside React. */
export function currentSession(): Session {
  return session.get();
}

/** The signed-in person's uid at this moment, or null. */
export function currentUid(): string | null {
  const now = session.get();
  return now.status === 'signed-in' ? now.user.firebaseUid : null;
}

export function useAuthWanted(): boolean {
  return useStore(authWanted);
}

export function wantAuth(): void {
  authWanted.set(true);
}

/** A sign-up is not over when the account exists but when it has its name: until then, what the provider reports has to wait. */
let settling: Promise<unknown> = Promise.resolve();

/** Holds {@link followIdentity} back until the promise has settled. */
export function settleFirst(work: Promise<unknown>): void {
  settling = Promise.allSettled([settling, work]);
}

/** What the identity provider reports: somebody, or nobody. May be told the same thing any number of times. */
export async function followIdentity(read: () => AuthIdentity | null): Promise<void> {
  await settling;
  openSession(read());
}

/** Opens the session of this person at once, or ends the one there is; the profile follows. */
export function openSession(identity: AuthIdentity | null): void {
  const before = currentUid();
  if (identity === null) {
    forgetSignIn();
    session.set(SIGNED_OUT);
    if (before !== null) leaveNoTrace();
    return;
  }
  if (before === identity.uid) return;
  if (before !== null) leaveNoTrace();
  rememberSignIn();
  session.set({ status: 'signed-in', user: appUser(identity, null, Date.now()) });
  void addProfile(identity);
}

/** Nothing can be known about who is signed in: the app goes on as for a visitor, and the memory of the sign-in stays. */
export function sessionUnavailable(): void {
  if (session.get() === LOADING) session.set(SIGNED_OUT);
}

/** The fallback of section 4 stands until the profile is there, and for good where it cannot be had. */
async function addProfile(identity: AuthIdentity): Promise<void> {
  try {
    const { readOrCreateProfile } = await import('./profile.ts');
    const profile = await readOrCreateProfile(identity);
    if (currentUid() === identity.uid) session.set({ status: 'signed-in', user: appUser(identity, profile, Date.now()) });
  } catch {
    // Section 4: a failed read or write of the profile leaves the fallback in place.
  }
}

function leaveNoTrace(): void {
  forgetPrivateData();
  discardAllDrafts();
}

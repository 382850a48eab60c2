/** Who is signed in here. Fed by `firebase-react.tsx` and by the actions; read by every screen. */
import { type AppUser, type AuthIdentity, appUser, type UserProfile } from '@tuckaway/domain';
import { handCopiesTo } from '../cache/cache-owner.ts';
import { handDraftsTo } from '../cache/drafts.ts';
import { createStore, useStore } from '../lib/store.ts';
import { forgetPrivateData } from '../queries/query-client.ts';
import { forgetAccountLists } from '../stories/hidden-lists.ts';
import { forgetSignIn, onSignInElsewhere, rememberedIdentity, rememberSignIn, remembersSignIn } from './remembered-sign-in.ts';
import { unconfirmed } from './unconfirmed.ts';

export type Session = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: AppUser };

const LOADING: Session = { status: 'loading' };
const SIGNED_OUT: Session = { status: 'signed-out' };

/** Milliseconds until a provider that does not answer is waited for no longer: IndexedDB can hang after a restart, and a network be silent. */
const PATIENCE = 10_000;
/** The same where it is remembered who it was, milliseconds: what is kept of theirs can be read meanwhile. */
const PATIENCE_WITH_NAME = 4000;

const session = createStore<Session>(remembersSignIn() ? LOADING : SIGNED_OUT);
/** Whether the identity provider's code has to be there. Once true, it stays so. */
export const authWanted = createStore<boolean>(false);

if (import.meta.env.SSR) {
  // The build renders for a visitor, and has no browser to look into.
} else if (session.get() === LOADING) {
  const known = rememberedIdentity();
  if (known && !navigator.onLine) sessionUnavailable();
  else setTimeout(sessionUnavailable, known ? PATIENCE_WITH_NAME : PATIENCE);
  if (known) void start(({ openFromDevice }) => openFromDevice(known, openFromMemory, showProfile)).finally(wantAuth);
  else wantAuth();
} else {
  // A sign-out that was cut short may have left something behind, and one in another tab this tab's drafts.
  handOver(null);
}
if (!import.meta.env.SSR) onSignInElsewhere(wantAuth);

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

/** Calls back after every change of the session. */
export function onSession(listener: () => void): () => void {
  return session.subscribe(listener);
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
  const confirming = identity !== null && unconfirmed.get() === identity.uid;
  unconfirmed.set(null);
  if (identity === null) {
    forgetSignIn();
    session.set(SIGNED_OUT);
    if (before !== null) leaveNoTrace();
    handOver(null);
    forgetAccountLists();
    return;
  }
  if (before === identity.uid && !confirming) return;
  if (before !== null && before !== identity.uid) leaveNoTrace();
  rememberSignIn(identity);
  if (before === identity.uid) void start(({ confirmProfile }) => confirmProfile(identity, showProfile));
  else {
    begin(identity);
    addProfile(identity);
  }
}

/**
 * Nothing can be known about who is signed in. Who is remembered goes on with what is kept of theirs, until the provider says otherwise;
 * without a name the app goes on as for a visitor, and the memory of the sign-in stays.
 */
export function sessionUnavailable(): void {
  const identity = openFromMemory();
  if (identity) addProfile(identity);
}

/** Opens the session of who is remembered, but for the profile. Answers with whom it was opened for, if for anybody and only now. */
function openFromMemory(): AuthIdentity | null {
  if (session.get() !== LOADING) return null;
  const identity = rememberedIdentity();
  if (identity === null) {
    session.set(SIGNED_OUT);
    return null;
  }
  unconfirmed.set(identity.uid);
  begin(identity);
  return identity;
}

function begin(identity: AuthIdentity): void {
  handOver(identity.uid);
  session.set({ status: 'signed-in', user: appUser(identity, null, Date.now()) });
}

function addProfile(identity: AuthIdentity): void {
  void start(({ addProfile }) => addProfile(identity, showProfile));
}

/** Where the code for it cannot be had, it goes without. */
async function start(what: (loaded: typeof import('./session-start.ts')) => Promise<void>): Promise<void> {
  await import('./session-start.ts').then(what).catch(() => undefined);
}

/** Only as long as the session is theirs. */
function showProfile(identity: AuthIdentity, profile: UserProfile): void {
  if (currentUid() === identity.uid) session.set({ status: 'signed-in', user: appUser(identity, profile, Date.now()) });
}

/** What is kept here is this account's from now on, or nobody's. */
function handOver(uid: string | null): void {
  handCopiesTo(uid);
  handDraftsTo(uid);
}

function leaveNoTrace(): void {
  forgetPrivateData();
  forgetAccountLists();
}

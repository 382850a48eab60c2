/** Firebase Auth of the page. Imported dynamically only, so that visitors load none of it. */
import type { AuthIdentity } from '@tuckaway/domain';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { withTimeout } from '../../device/with-timeout.ts';
import { firebaseApp } from './app.ts';
import { toAuthFailure } from './auth-failure.ts';
import { sendVerificationEmail } from './verification-email.ts';

/** Milliseconds for Firebase Auth to read the stored sign-in, because IndexedDB can hang after a browser restart. */
const READY_TIMEOUT_MS = 10_000;

// Without a pop-up resolver, which loads a script from Google that only /auth needs (google-sign-in.ts).
// IndexedDB first, because the service worker can read a sign-in only there; the others if IndexedDB is blocked.
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
});
if (__EMULATORS__ !== null) connectAuthEmulator(auth, __EMULATORS__.auth, { disableWarnings: true });

/**
 * The signed-in user, or null, once Firebase Auth knows. Rejects with `AuthFailure` after {@link READY_TIMEOUT_MS}: everything else of
 * Firebase Auth waits for the same start, without a limit.
 */
export async function authUser(): Promise<User | null> {
  try {
    await withTimeout(READY_TIMEOUT_MS, () => auth.authStateReady());
  } catch {
    throw toAuthFailure({ code: 'auth/timeout' });
  }
  return auth.currentUser;
}

export function identityOf(user: User): AuthIdentity {
  return { uid: user.uid, email: user.email, displayName: user.displayName, photoUrl: user.photoURL };
}

export async function signInWithPassword(email: string, password: string): Promise<AuthIdentity> {
  await authUser();
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return identityOf(user);
}

/** Creates the account, gives it its name (section 7), and sends the email that verifies its address. The account stays if that fails. */
export async function createAccount(name: string, email: string, password: string): Promise<AuthIdentity> {
  await authUser();
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await updateProfile(user, { displayName: name }).catch(() => undefined);
  // Not awaited: the banner can send it again.
  void sendVerificationEmail(user).catch(() => undefined);
  return { ...identityOf(user), displayName: name };
}

/** The sign-in that this page has ended, and when it began. */
let ended: { uid: string; at: number } | null = null;

export async function endSignIn(): Promise<void> {
  const user = await authUser();
  if (user !== null) ended = { uid: user.uid, at: signedInAt(user) };
  await signOut(auth);
}

/**
 * The account that is signed in now. A tab that copies a renewed sign-in while this page ends it stores it again, and Firebase Auth
 * reports it here as a new one: that sign-in is ended once more.
 */
export function reportedIdentity(): AuthIdentity | null {
  const user = auth.currentUser;
  if (user === null) return null;
  if (user.uid !== ended?.uid || signedInAt(user) > ended.at) return identityOf(user);
  void signOut(auth);
  return null;
}

/** Milliseconds since 1970. */
function signedInAt({ metadata }: User): number {
  return Date.parse(metadata.lastSignInTime ?? '') || 0;
}

export async function signedInUid(): Promise<string | null> {
  return (await authUser())?.uid ?? null;
}

/**
 * The ID token of exactly this account; null if another account or none is signed in. Rejects as {@link authUser} does.
 * @param fresh requests a new one from Firebase.
 */
export async function idTokenOf(uid: string, { fresh }: { fresh: boolean }): Promise<string | null> {
  const user = await authUser();
  const token = user?.uid === uid ? await user.getIdToken(fresh) : null;
  return auth.currentUser?.uid === uid ? token : null;
}

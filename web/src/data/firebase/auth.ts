/** The identity provider. Imported dynamically only, so that visitors load none of it. */
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
import { firebaseApp } from './app.ts';

// No pop-up resolver here: it loads a helper from Google, and only /auth needs it (google-sign-in.ts).
// IndexedDB first, because the service worker can read a sign-in nowhere else; the others where it is blocked.
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
});
if (__EMULATORS__ !== null) connectAuthEmulator(auth, __EMULATORS__.auth, { disableWarnings: true });

export function identityOf(user: User): AuthIdentity {
  return { uid: user.uid, email: user.email, displayName: user.displayName, photoUrl: user.photoURL };
}

export async function enterWithPassword(email: string, password: string): Promise<AuthIdentity> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return identityOf(user);
}

/** Creates the account, then gives it its name (section 7). A name that could not be kept must not undo the account. */
export async function createAccount(name: string, email: string, password: string): Promise<AuthIdentity> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await updateProfile(user, { displayName: name }).catch(() => undefined);
  return { ...identityOf(user), displayName: name };
}

export async function leave(): Promise<void> {
  await signOut(auth);
}

/** The signed-in person's ID token, or null; `fresh` asks the provider for a new one. */
export async function idToken({ fresh }: { fresh: boolean }): Promise<string | null> {
  await auth.authStateReady();
  return auth.currentUser ? auth.currentUser.getIdToken(fresh) : null;
}

/** The signed-in person's uid, or null, once it is known. */
export async function signedInUid(): Promise<string | null> {
  await auth.authStateReady();
  return auth.currentUser?.uid ?? null;
}

/** {@link idToken} of exactly this account; null where another one or nobody is signed in. */
export async function idTokenOf(uid: string, { fresh }: { fresh: boolean }): Promise<string | null> {
  if ((await signedInUid()) !== uid) return null;
  const token = await idToken({ fresh });
  return auth.currentUser?.uid === uid ? token : null;
}

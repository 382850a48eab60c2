/** Who is signed in, as the service worker knows it: read from where the pages keep it. */
import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import type { Identity } from '../firestore/post-authorized.ts';
import { deferred } from '../lib/deferred.ts';

/** Milliseconds for the sign-in to be read: IndexedDB can hang after a browser's restart. */
const PATIENCE = 5000;

let session: Promise<Auth> | null = null;
/** How many use it at the moment. */
let users = 0;

/** Rejects where the sign-in cannot be read. */
export const workerIdentity: Identity = {
  async userId() {
    return (await signIn()).currentUser?.uid ?? null;
  },
  async token(userId, { fresh }) {
    const { currentUser } = await signIn();
    return currentUser?.uid === userId ? currentUser.getIdToken(fresh) : null;
  },
};

/** Does what needs to know, and closes what was opened: a page may have signed out or in before the next time. */
export async function withSignIn<T>(work: () => Promise<T>): Promise<T> {
  users += 1;
  try {
    return await work();
  } finally {
    users -= 1;
    if (users === 0) await closeSignIn();
  }
}

async function closeSignIn(): Promise<void> {
  const opened = session;
  session = null;
  // What never opened cannot be closed; the worker is about to be stopped anyway.
  await opened?.then(({ app }) => deleteApp(app)).catch(() => undefined);
}

function signIn(): Promise<Auth> {
  session ??= open();
  return session;
}

async function open(): Promise<Auth> {
  const auth = initializeAuth(initializeApp(__FIREBASE_CONFIG__), { persistence: indexedDBLocalPersistence });
  if (__EMULATORS__ !== null) connectAuthEmulator(auth, __EMULATORS__.auth, { disableWarnings: true });
  const silence = deferred<never>();
  const timer = setTimeout(() => silence.reject(new Error('The sign-in could not be read.')), PATIENCE);
  try {
    await Promise.race([auth.authStateReady(), silence.promise]);
    return auth;
  } finally {
    clearTimeout(timer);
  }
}

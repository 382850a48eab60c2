/** Who is signed in, for the service worker: read from the IndexedDB database of the page's Firebase Auth. */
import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { withTimeout } from '../../device/with-timeout.ts';

/** Milliseconds for reading the sign-in, because IndexedDB can hang after a browser restart. */
const SIGN_IN_TIMEOUT_MS = 5000;

let session: Promise<Auth> | null = null;
let users = 0;

/** Rejects if the sign-in cannot be read in time. */
export const workerIdentity = {
  async userId(): Promise<string | null> {
    return (await signIn()).currentUser?.uid ?? null;
  },
  async token(userId: string, { fresh }: { fresh: boolean }): Promise<string | null> {
    const { currentUser } = await signIn();
    return currentUser?.uid === userId ? currentUser.getIdToken(fresh) : null;
  },
};

/** Runs work that needs the sign-in, and closes it afterwards, because a page may change the sign-in before the next time. */
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
  // A sign-in that could not be read has nothing to close.
  await opened?.then(({ app }) => deleteApp(app)).catch(() => undefined);
}

function signIn(): Promise<Auth> {
  session ??= open();
  return session;
}

async function open(): Promise<Auth> {
  const auth = initializeAuth(initializeApp(__FIREBASE_CONFIG__), { persistence: indexedDBLocalPersistence });
  if (__EMULATORS__ !== null) connectAuthEmulator(auth, __EMULATORS__.auth, { disableWarnings: true });
  await withTimeout(SIGN_IN_TIMEOUT_MS, () => auth.authStateReady());
  return auth;
}

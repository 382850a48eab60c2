/** Signs in without the screen, by storing what a browser remembers of a sign-in. The screen has its own tests. */
import type { Page } from '@playwright/test';
import { CURRENT_TERMS } from '../../../domain/src/index.ts';
import { DEMO_API_KEY } from '../../../tools/local/stacks.ts';

const AUTH = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;

/** The password of every test account and seeded account. */
export const PASSWORD = 'bedtime123';

interface SignedIn {
  localId: string;
  email: string;
  displayName: string;
  idToken: string;
  refreshToken: string;
  /** Seconds. */
  expiresIn: string;
}

/** What a token says about its account. */
export function claimsOf(token: string): { email_verified?: boolean } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/**
 * Stores a sign-in in the browser. Ends at a file of the site; the next page of the app opens signed in.
 * @param lasts milliseconds until the token expires; an hour by default.
 * @param agreed whether the browser knows that the user has agreed to the terms.
 */
export async function remember(
  page: Page,
  email: string,
  { lasts, agreed = true }: { lasts?: number; agreed?: boolean } = {},
): Promise<void> {
  const answer = await fetch(`${AUTH}/accounts:signInWithPassword?key=${DEMO_API_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  const { localId: uid, displayName, idToken, refreshToken, expiresIn } = (await answer.json()) as SignedIn;
  const named = displayName || null;
  const now = Date.now();
  // In the format of Firebase Auth’s SDK.
  const kept = {
    uid,
    email,
    emailVerified: claimsOf(idToken).email_verified === true,
    isAnonymous: false,
    ...(named === null ? {} : { displayName: named }),
    providerData: [{ providerId: 'password', uid: email, email, displayName: named, phoneNumber: null, photoURL: null }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + (lasts ?? Number(expiresIn) * 1000) },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: DEMO_API_KEY,
    appName: '[DEFAULT]',
  };
  await page.goto('/favicon.svg');
  await page.evaluate(
    async ({ key, kept, identity, terms }) => {
      // What the app remembers: web/src/data/session/remembered-sign-in.ts.
      localStorage.setItem('tuckaway:signed-in', JSON.stringify(identity));
      // web/src/data/session/agreement-mark.ts.
      if (terms !== null) localStorage.setItem('tuckaway:agreed', `${terms} ${identity.uid} stored`);
      // The SDK’s fallback storage.
      if (!indexedDB) return localStorage.setItem(key, JSON.stringify(kept));
      const finished = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const opening = indexedDB.open('firebaseLocalStorageDb');
      opening.onupgradeneeded = () => opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
      const database = await finished(opening);
      const transaction = database.transaction('firebaseLocalStorage', 'readwrite');
      transaction.objectStore('firebaseLocalStorage').put({ fbase_key: key, value: kept });
      // Leaving the page before the transaction has completed can undo it.
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      database.close();
    },
    {
      key: `firebase:authUser:${DEMO_API_KEY}:[DEFAULT]`,
      kept,
      identity: { uid, email, displayName: named, photoUrl: null },
      terms: agreed ? CURRENT_TERMS : null,
    },
  );
}

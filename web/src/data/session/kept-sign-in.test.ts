/** What is read of the provider's own store; that firebase/auth really keeps it so is shown in a browser (tests/browser/sessions.test.ts). */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptSignIn } from './kept-sign-in.ts';

const KEY = `firebase:authUser:${__FIREBASE_CONFIG__.apiKey}:[DEFAULT]`;
const HOUR = 3_600_000;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 20) });
  for (const { name } of await indexedDB.databases()) if (name) await finished(indexedDB.deleteDatabase(name));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function keep(value: unknown, key = KEY): Promise<void> {
  const opening = indexedDB.open('firebaseLocalStorageDb');
  opening.onupgradeneeded = () => opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
  const connection = await finished(opening);
  await finished(
    connection.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage').put({ fbase_key: key, value }),
  );
  connection.close();
}

const anna = (milliseconds: number) => ({
  uid: 'uid-anna',
  stsTokenManager: { refreshToken: 'again', accessToken: 'token', expirationTime: Date.now() + milliseconds },
});

it('tells who is signed in, with the token while it lasts', async () => {
  await keep(anna(HOUR));
  expect(await keptSignIn()).toEqual({ uid: 'uid-anna', token: 'token' });
});

it('has no token that ends within a minute, or that is none', async () => {
  await keep(anna(60_000));
  expect(await keptSignIn()).toEqual({ uid: 'uid-anna', token: null });
  await keep({ uid: 'uid-anna', stsTokenManager: { accessToken: 7, expirationTime: Date.now() + HOUR } });
  expect(await keptSignIn()).toEqual({ uid: 'uid-anna', token: null });
  await keep({ uid: 'uid-anna' });
  expect(await keptSignIn()).toEqual({ uid: 'uid-anna', token: null });
});

it('knows nobody where another app’s sign-in is kept, or something that it does not understand', async () => {
  await keep(anna(HOUR), 'firebase:authUser:another-key:[DEFAULT]');
  expect(await keptSignIn()).toBeNull();
  await keep({ user: 'anna' });
  expect(await keptSignIn()).toBeNull();
});

it('leaves no database behind where the provider has none, for that would look to the provider like one that is broken', async () => {
  expect(await keptSignIn()).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

it('knows nobody where the storage is blocked', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('no', 'SecurityError');
    },
  });
  expect(await keptSignIn()).toBeNull();
});

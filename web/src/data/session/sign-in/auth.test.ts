import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccount, endSignIn, idTokenOf, signedInUid, signInWithPassword } from './auth.ts';
import { signInWithGooglePopup } from './google-sign-in.ts';

const firebase = vi.hoisted(() => ({
  signInWithEmailAndPassword: vi.fn(),
  createUserWithEmailAndPassword: vi.fn(),
  updateProfile: vi.fn(),
  sendEmailVerification: vi.fn(),
  signInWithPopup: vi.fn(),
  signOut: vi.fn(),
}));
const AUTH = vi.hoisted(() => ({ currentUser: null as unknown, authStateReady: vi.fn<() => Promise<void>>() }));
const GoogleAuthProvider = vi.hoisted(() => class GoogleAuthProvider {});
vi.mock('firebase/auth', () => ({
  ...firebase,
  GoogleAuthProvider,
  initializeAuth: () => AUTH,
  connectAuthEmulator: () => undefined,
  browserLocalPersistence: 'local',
  indexedDBLocalPersistence: 'indexed',
  inMemoryPersistence: 'memory',
  browserPopupRedirectResolver: 'pop-up',
}));
vi.mock('./app.ts', () => ({ firebaseApp: {} }));

const USER = { uid: 'uid-anna', email: 'anna@example.com', displayName: null, photoURL: null };

beforeEach(() => {
  for (const action of Object.values(firebase)) action.mockReset().mockResolvedValue({ user: USER });
  AUTH.authStateReady.mockReset().mockResolvedValue();
  AUTH.currentUser = null;
});

it('names a new account and sends the email that verifies its address, and creates it also where both fail', async () => {
  firebase.updateProfile.mockRejectedValue(new Error('no network'));
  firebase.sendEmailVerification.mockRejectedValue(new Error('no network'));
  await expect(createAccount('Anna', 'anna@example.com', 'bedtime123')).resolves.toMatchObject({ uid: 'uid-anna', displayName: 'Anna' });
  expect(firebase.updateProfile).toHaveBeenCalledExactlyOnceWith(USER, { displayName: 'Anna' });
  expect(firebase.sendEmailVerification).toHaveBeenCalledExactlyOnceWith(USER);
});

it("signs in with Google's pop-up, which opens in the same task as the click [spec 1.8, 7.17]", async () => {
  const signingIn = signInWithGooglePopup();
  expect(firebase.signInWithPopup).toHaveBeenCalledExactlyOnceWith(AUTH, expect.any(GoogleAuthProvider), 'pop-up');
  await expect(signingIn).resolves.toMatchObject({ uid: 'uid-anna' });
});

it('gives the token of exactly the account that is asked for', async () => {
  AUTH.currentUser = { ...USER, getIdToken: async (fresh: boolean) => (fresh ? 'fresh-token' : 'token') };
  expect(await idTokenOf('uid-anna', { fresh: false })).toBe('token');
  expect(await idTokenOf('uid-anna', { fresh: true })).toBe('fresh-token');
  expect(await idTokenOf('uid-ben', { fresh: false })).toBeNull();
});

describe('a Firebase Auth that never starts because IndexedDB hangs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    AUTH.authStateReady.mockReturnValue(new Promise(() => undefined));
  });
  afterEach(() => vi.useRealTimers());

  it.each([
    ['a token', () => idTokenOf('uid-anna', { fresh: false })],
    ['the uid', signedInUid],
    ['a sign-in by password', () => signInWithPassword('anna@example.com', 'bedtime123')],
    ['a sign-out', endSignIn],
  ])('fails after ten seconds for %s, with a message for the user', async (_what, request: () => Promise<unknown>) => {
    const failure = request().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ name: 'AuthFailure', code: 'auth/timeout', message: expect.stringContaining('reload') });
    expect(firebase.signInWithEmailAndPassword).not.toHaveBeenCalled();
    expect(firebase.signOut).not.toHaveBeenCalled();
  });
});

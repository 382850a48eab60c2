// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AUTH,
  GoogleAuthProvider,
  resetFirebaseAuth,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  USER,
  updateProfile,
} from '../../../../testing/fake-firebase-auth.ts';
import { createAccount, endSignIn, idTokenOf, signedInUid, signInWithPassword } from './auth.ts';
import { signInWithGooglePopup } from './google-sign-in.ts';

beforeEach(() => resetFirebaseAuth());

it('names a new account and sends the email that verifies its address, and creates it also where both fail', async () => {
  updateProfile.mockRejectedValue(new Error('no network'));
  sendEmailVerification.mockRejectedValue(new Error('no network'));
  await expect(createAccount('Anna', 'anna@example.com', 'bedtime123')).resolves.toMatchObject({ uid: 'uid-anna', displayName: 'Anna' });
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith(USER, { displayName: 'Anna' });
  expect(sendEmailVerification).toHaveBeenCalledExactlyOnceWith(USER);
});

it("signs in with Google's pop-up, which opens in the same task as the click [spec 1.8, 7.17]", async () => {
  const signingIn = signInWithGooglePopup();
  expect(signInWithPopup).toHaveBeenCalledExactlyOnceWith(AUTH, expect.any(GoogleAuthProvider), 'pop-up');
  await expect(signingIn).resolves.toMatchObject({ uid: 'uid-anna' });
});

it('gives the token of exactly the account that is asked for', async () => {
  AUTH.currentUser = USER;
  expect(await idTokenOf('uid-anna', { fresh: false })).toBe('token');
  expect(await idTokenOf('uid-anna', { fresh: true })).toBe('fresh-token');
  expect(await idTokenOf('uid-ben', { fresh: false })).toBeNull();
});

describe('a Firebase Auth that never starts because IndexedDB hangs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    AUTH.authStateReady.mockReturnValue(new Promise(() => undefined));
  });
  it.each([
    ['a token', () => idTokenOf('uid-anna', { fresh: false })],
    ['the uid', signedInUid],
    ['a sign-in by password', () => signInWithPassword('anna@example.com', 'bedtime123')],
    ['a sign-out', endSignIn],
  ])('fails after ten seconds for %s, with a message for the user', async (_what, request: () => Promise<unknown>) => {
    const failure = request().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ name: 'AuthFailure', code: 'auth/timeout', message: expect.stringContaining('reload') });
    expect(signInWithEmailAndPassword).not.toHaveBeenCalled();
    expect(signOut).not.toHaveBeenCalled();
  });
});

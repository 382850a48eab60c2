// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { AuthFailure } from '../lib/errors.ts';
import { currentSession, currentUid, followIdentity, openSession } from './session.ts';
import { signIn, signInWithGoogle, signOut, signUp } from './session-actions.ts';

const provider = vi.hoisted(() => ({ enterWithPassword: vi.fn(), createAccount: vi.fn(), leave: vi.fn(), enterWithGoogle: vi.fn() }));
vi.mock('../firebase/auth.ts', () => provider);
vi.mock('../firebase/google-sign-in.ts', () => ({ enterWithGoogle: provider.enterWithGoogle }));
vi.mock('./profile.ts', () => ({ readOrCreateProfile: () => Promise.reject(new Error('none')) }));

const ANNA = { uid: 'uid-anna', email: 'anna@example.com', displayName: 'Anna' };

beforeEach(() => {
  openSession(null);
  for (const action of Object.values(provider)) action.mockReset().mockResolvedValue(ANNA);
});

it('has the session open as soon as signing in is done [spec 4.1]', async () => {
  await signIn('anna@example.com', 'bedtime123');
  expect(provider.enterWithPassword).toHaveBeenCalledWith('anna@example.com', 'bedtime123');
  expect(currentUid()).toBe('uid-anna');
  openSession(null);
  await signInWithGoogle();
  expect(currentUid()).toBe('uid-anna');
});

it('opens the session of a new account with its name, although the provider reports it earlier without [spec 4.1]', async () => {
  provider.createAccount.mockImplementation(async () => {
    void followIdentity(() => ({ ...ANNA, displayName: null }));
    return ANNA;
  });
  await signUp(' Anna ', 'anna@example.com', 'bedtime123');
  expect(provider.createAccount).toHaveBeenCalledWith('Anna', 'anna@example.com', 'bedtime123');
  expect(currentSession()).toMatchObject({ user: { displayName: 'Anna' } });
});

it("fails with the provider's message and stays signed out", async () => {
  provider.enterWithPassword.mockRejectedValue(
    Object.assign(new Error('Firebase: Error (auth/wrong-password).'), { code: 'auth/wrong-password' }),
  );
  const error = await signIn('anna@example.com', 'x').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AuthFailure);
  expect(error).toMatchObject({ code: 'auth/wrong-password', message: expect.stringContaining('password is not right') });
  expect(currentSession()).toEqual({ status: 'signed-out' });
});

it('ends the session everywhere here after the provider did [spec 4.1]', async () => {
  openSession(ANNA);
  await signOut();
  expect(provider.leave).toHaveBeenCalled();
  expect(currentSession()).toEqual({ status: 'signed-out' });
});

it('stays signed in where the provider cannot sign out', async () => {
  openSession(ANNA);
  provider.leave.mockRejectedValue(new TypeError('download failed'));
  await expect(signOut()).rejects.toBeInstanceOf(AuthFailure);
  expect(currentUid()).toBe('uid-anna');
});

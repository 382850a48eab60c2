import { beforeEach, expect, it, vi } from 'vitest';
import { AuthFailure } from '../lib/errors.ts';
import { requestPasswordReset } from './password-reset.ts';

const firebase = vi.hoisted(() => ({ sendPasswordResetEmail: vi.fn() }));
const authUser = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => firebase);
vi.mock('../firebase/auth.ts', () => ({ auth: 'the auth', authUser }));

const failWith = (code: string) => firebase.sendPasswordResetEmail.mockRejectedValue(Object.assign(new Error(code), { code }));

beforeEach(() => {
  authUser.mockReset().mockResolvedValue(null);
  firebase.sendPasswordResetEmail.mockReset().mockResolvedValue(undefined);
});

it('asks Firebase Auth for the email, without spaces around the address', async () => {
  await requestPasswordReset(' anna@example.com ');
  expect(firebase.sendPasswordResetEmail).toHaveBeenCalledExactlyOnceWith('the auth', 'anna@example.com');
});

it.each(['auth/user-not-found', 'auth/user-disabled'])('answers %s like an address with an account', async (code) => {
  failWith(code);
  await expect(requestPasswordReset('nobody@example.com')).resolves.toBeUndefined();
});

it.each([
  ['auth/network-request-failed', /check your connection/],
  ['auth/too-many-requests', /wait a few minutes/],
  ['auth/invalid-email', /doesn’t look right/],
])('says what is wrong for %s', async (code, words) => {
  failWith(code);
  const error = await requestPasswordReset('anna@example.com').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AuthFailure);
  expect(error).toMatchObject({ code, message: expect.stringMatching(words) });
});

it('says so where the stored sign-in cannot be read in time', async () => {
  authUser.mockRejectedValue(new AuthFailure('auth/timeout', 'Please reload.'));
  await expect(requestPasswordReset('anna@example.com')).rejects.toMatchObject({ code: 'auth/timeout' });
  expect(firebase.sendPasswordResetEmail).not.toHaveBeenCalled();
});

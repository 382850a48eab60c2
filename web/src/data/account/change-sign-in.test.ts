import { beforeEach, expect, it, vi } from 'vitest';
import { AuthFailure, NotSignedIn } from '../lib/errors.ts';
import { changeEmail, changePassword } from './change-sign-in.ts';

const firebase = vi.hoisted(() => ({ updatePassword: vi.fn(), verifyBeforeUpdateEmail: vi.fn() }));
const confirmIdentity = vi.hoisted(() => vi.fn());
const authUser = vi.hoisted(() => vi.fn());
const expectNewEmail = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => firebase);
vi.mock('../firebase/auth.ts', () => ({ authUser }));
vi.mock('../firebase/confirm-identity.ts', () => ({ confirmIdentity, wayToConfirm: vi.fn() }));
vi.mock('./email-verification.ts', () => ({ expectNewEmail }));

const USER = { uid: 'uid-anna' };
const failure = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => {
  for (const mock of [firebase.updatePassword, firebase.verifyBeforeUpdateEmail, confirmIdentity, expectNewEmail]) {
    mock.mockReset().mockResolvedValue(undefined);
  }
  authUser.mockReset().mockResolvedValue(USER);
});

it('sends a link to the new address after confirming the user', async () => {
  await changeEmail(' new@example.com ', 'bedtime123');
  expect(confirmIdentity).toHaveBeenCalledExactlyOnceWith('bedtime123', expect.any(Function));
  expect(firebase.verifyBeforeUpdateEmail).toHaveBeenCalledExactlyOnceWith(USER, 'new@example.com');
  expect(expectNewEmail).toHaveBeenCalledOnce();
});

it('changes the password after confirming the user', async () => {
  await changePassword('another-bedtime', 'bedtime123');
  expect(confirmIdentity).toHaveBeenCalledExactlyOnceWith('bedtime123', expect.any(Function));
  expect(firebase.updatePassword).toHaveBeenCalledExactlyOnceWith(USER, 'another-bedtime');
});

it('confirms an account without a password in Google’s window', async () => {
  await changePassword('another-bedtime', null);
  expect(confirmIdentity).toHaveBeenCalledExactlyOnceWith(null, expect.any(Function));
  expect(firebase.updatePassword).toHaveBeenCalledExactlyOnceWith(USER, 'another-bedtime');
});

it('changes nothing where the password is wrong', async () => {
  confirmIdentity.mockRejectedValue(new AuthFailure('auth/wrong-password', 'No.'));
  await expect(changeEmail('new@example.com', 'x')).rejects.toMatchObject({ code: 'auth/wrong-password' });
  await expect(changePassword('another-bedtime', 'x')).rejects.toMatchObject({ code: 'auth/wrong-password' });
  expect(firebase.verifyBeforeUpdateEmail).not.toHaveBeenCalled();
  expect(firebase.updatePassword).not.toHaveBeenCalled();
});

it('does not tell whether an address belongs to another account', async () => {
  firebase.verifyBeforeUpdateEmail.mockRejectedValue(failure('auth/email-already-in-use'));
  await expect(changeEmail('ben@example.com', 'bedtime123')).resolves.toBeUndefined();
});

it('says why a change failed', async () => {
  firebase.verifyBeforeUpdateEmail.mockRejectedValue(failure('auth/invalid-email'));
  await expect(changeEmail('new@x', 'bedtime123')).rejects.toMatchObject({ message: expect.stringMatching(/doesn’t look right/) });
  firebase.updatePassword.mockRejectedValue(failure('auth/weak-password'));
  await expect(changePassword('x', 'bedtime123')).rejects.toBeInstanceOf(AuthFailure);
  authUser.mockResolvedValue(null);
  await expect(changePassword('another-bedtime', 'bedtime123')).rejects.toBeInstanceOf(NotSignedIn);
});

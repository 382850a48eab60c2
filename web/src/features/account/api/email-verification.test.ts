// @vitest-environment jsdom
import type { User } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';

const AUTH = vi.hoisted(() => ({ currentUser: null as unknown }));
const resumeSync = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({ sendEmailVerification: vi.fn(), GoogleAuthProvider: { PROVIDER_ID: 'google.com' } }));
vi.mock('../../../data/session/sign-in/auth.ts', () => ({
  auth: AUTH,
  authUser: async () => AUTH.currentUser,
  identityOf: ({ uid, email }: User) => ({ uid, email }),
}));
vi.mock('../../../data/session/session.ts', () => ({ openSession: vi.fn() }));
vi.mock('../../../data/outbox/page/sync.ts', () => ({ resumeSync }));

function userWith({ verified = false, inToken = verified }: { verified?: boolean; inToken?: boolean } = {}) {
  const user = {
    uid: 'uid-anna',
    email: 'anna@example.com',
    emailVerified: verified,
    providerData: [{ providerId: 'password' }],
    reload: vi.fn<() => Promise<void>>(async () => undefined),
    getIdTokenResult: vi.fn(async () => ({ claims: { email_verified: inToken, email: 'anna@example.com' } })),
    getIdToken: vi.fn(async () => 'token'),
  };
  AUTH.currentUser = user;
  return user as typeof user & User;
}

let now = 0;
const comeBack = async () => {
  now += 60_000;
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  resumeSync.mockReset().mockResolvedValue(undefined);
  AUTH.currentUser = null;
});

it('renews a token that is older than the verification, which took place elsewhere', async () => {
  const { followVerification } = await import('./email-verification.ts');
  const user = userWith({ verified: true, inToken: false });
  followVerification(user);
  await vi.waitFor(() => expect(resumeSync).toHaveBeenCalledOnce());
  expect(user.getIdToken).toHaveBeenCalledWith(true);
});

it('sends what waited also where the token was renewed already', async () => {
  const { followVerification } = await import('./email-verification.ts');
  const user = userWith();
  followVerification(user);
  Object.assign(user, {
    emailVerified: true,
    getIdTokenResult: vi.fn(async () => ({ claims: { email_verified: true, email: user.email } })),
  });
  await comeBack();
  expect(user.getIdToken).not.toHaveBeenCalled();
  expect(resumeSync).toHaveBeenCalledOnce();
});

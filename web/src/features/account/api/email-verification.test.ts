// @vitest-environment jsdom
import type { User } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SyncEngine } from '../../../data/outbox/page/sync.ts';

const AUTH = vi.hoisted(() => ({ currentUser: null as unknown, authStateReady: async () => undefined }));
vi.mock('firebase/auth', () => ({
  ...{ browserLocalPersistence: 'local', indexedDBLocalPersistence: 'indexed', inMemoryPersistence: 'memory' },
  initializeAuth: () => AUTH,
  GoogleAuthProvider: { PROVIDER_ID: 'google.com' },
}));

const resume = vi.fn<() => Promise<void>>();

/** As on a page that has just loaded. */
async function loaded() {
  vi.resetModules();
  const { connectSyncEngine } = await import('../../../data/outbox/page/sync.ts');
  connectSyncEngine(async () => ({ resume }) as Partial<SyncEngine> as SyncEngine);
  return import('./email-verification.ts');
}

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
const comeBack = () => {
  now += 60_000;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  resume.mockReset().mockResolvedValue();
  AUTH.currentUser = null;
});

it('renews a token that is older than the verification, which took place elsewhere', async () => {
  const { followVerification } = await loaded();
  const user = userWith({ verified: true, inToken: false });
  followVerification(user);
  await vi.waitFor(() => expect(resume).toHaveBeenCalledOnce());
  expect(user.getIdToken).toHaveBeenCalledWith(true);
});

it('sends what waited also where the token was renewed already', async () => {
  const { followVerification } = await loaded();
  const user = userWith();
  followVerification(user);
  Object.assign(user, {
    emailVerified: true,
    getIdTokenResult: vi.fn(async () => ({ claims: { email_verified: true, email: user.email } })),
  });
  comeBack();
  await vi.waitFor(() => expect(resume).toHaveBeenCalledOnce());
  expect(user.getIdToken).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import type { User } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { AUTH, resetFirebaseAuth, USER } from '../../../../testing/fake-firebase-auth.ts';
import { connectSyncEngine, type SyncEngine } from '../../../data/outbox/page/sync.ts';
import { followVerification } from './email-verification.ts';

const resume = vi.fn(async () => undefined);
connectSyncEngine(async () => ({ resume }) as Partial<SyncEngine> as SyncEngine);

beforeEach(() => {
  resetFirebaseAuth();
  resume.mockClear();
});

/** Its token says that the address is not verified. */
function userWith(emailVerified: boolean) {
  const user = Object.assign(
    { ...USER },
    {
      emailVerified,
      reload: async () => undefined,
      getIdTokenResult: vi.fn(async () => ({ claims: { email_verified: false, email: USER.email } })),
      getIdToken: vi.fn(async () => 'token'),
    },
  );
  AUTH.currentUser = user;
  return user as typeof user & User;
}

it('renews a token that is older than the verification, which took place elsewhere', async () => {
  const user = userWith(true);
  followVerification(user);
  await vi.waitFor(() => expect(resume).toHaveBeenCalledOnce());
  expect(user.getIdToken).toHaveBeenCalledWith(true);
});

it('sends what waited also where the token was renewed already', async () => {
  const user = userWith(false);
  followVerification(user);
  Object.assign(user, { emailVerified: true });
  user.getIdTokenResult.mockResolvedValue({ claims: { email_verified: true, email: USER.email } });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(resume).toHaveBeenCalledOnce());
  expect(user.getIdToken).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import type { User } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';

const sendEmailVerification = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({ sendEmailVerification }));
const USER = {} as User;

beforeEach(() => {
  vi.resetModules();
  sendEmailVerification.mockReset().mockResolvedValue(undefined);
});

it('is sent once a minute, and can be tried again at once if it was not sent', async () => {
  const { resendWait, sendVerificationEmail } = await import('./verification-email.ts');
  sendEmailVerification.mockRejectedValueOnce(new Error('no network'));
  await expect(sendVerificationEmail(USER)).rejects.toThrow('no network');
  expect(resendWait()).toBe(0);
  await sendVerificationEmail(USER);
  expect(resendWait()).toBeGreaterThan(59_000);
  expect(resendWait(Date.now() + 60_000)).toBe(0);
  // The clock was set back.
  expect(resendWait(Date.now() - 60_000)).toBe(0);
});

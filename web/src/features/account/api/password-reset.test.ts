import { expect, it, vi } from 'vitest';
import { requestPasswordReset } from './password-reset.ts';

const sendPasswordResetEmail = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({ sendPasswordResetEmail }));
vi.mock('../../../data/session/sign-in/auth.ts', () => ({ auth: {}, authUser: async () => null }));

it.each(['auth/user-not-found', 'auth/user-disabled', 'auth/email-not-found'])(
  'a forgotten password’s link does not reveal %s',
  async (code) => {
    sendPasswordResetEmail.mockRejectedValue(Object.assign(new Error(code), { code }));
    await expect(requestPasswordReset('anna@example.com')).resolves.toBeUndefined();
  },
);

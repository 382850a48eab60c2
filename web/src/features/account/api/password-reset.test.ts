// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { authError, sendPasswordResetEmail } from '../../../../testing/fake-firebase-auth.ts';
import { requestPasswordReset } from './password-reset.ts';

it.each(['auth/user-not-found', 'auth/user-disabled', 'auth/email-not-found'])(
  'a forgotten password’s link does not reveal %s',
  async (code) => {
    sendPasswordResetEmail.mockRejectedValue(authError(code));
    await expect(requestPasswordReset('anna@example.com')).resolves.toBeUndefined();
  },
);

import { expect, it } from 'vitest';
import { toAuthFailure } from '../../../web/src/data/session/sign-in/auth-failure.ts';
import { MIN_PASSWORD_LENGTH } from '../../operations/sign-in.ts';

it.each(['auth/weak-password', 'auth/password-does-not-meet-requirements'])('%s asks for as many characters as the policy does', (code) => {
  expect(toAuthFailure({ code }).message).toContain(`at least ${MIN_PASSWORD_LENGTH} characters`);
});

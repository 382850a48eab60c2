import { expect, it, vi } from 'vitest';
import { toAuthFailure } from './auth-failure.ts';

function firebaseError(code: string, message: string) {
  return Object.assign(new Error(message), { code });
}

it.each([
  ['account-exists-with-different-credential', 'already an account .* sign in the way you did before'],
  ['cancelled-popup-request', 'Another sign-in window is open'],
  ['invalid-credential', 'email or password isn’t right'],
  ['invalid-email', 'email address doesn’t look right'],
  ['missing-password', 'enter your password'],
  ['operation-not-allowed', 'isn’t available right now'],
  ['operation-not-supported-in-this-environment', 'can’t open the Google window. .* email and a password'],
  ['password-does-not-meet-requirements', 'at least 8 characters'],
  ['popup-blocked', 'allow pop-ups'],
  ['timeout', 'reload the page'],
  ['too-many-requests', 'wait a few minutes'],
  ['user-disabled', 'account has been disabled'],
  ['user-mismatch', 'different Google account'],
  ['user-not-found', 'email or password isn’t right'],
  ['wrong-password', 'email or password isn’t right'],
])('says %s in our own words', (code, words) => {
  expect(toAuthFailure(firebaseError(`auth/${code}`, 'Firebase: The moon is out.')).message).toMatch(new RegExp(words));
});

it("keeps Firebase's message for other codes, without its prefix and code [spec 8.2]", () => {
  const failure = toAuthFailure(firebaseError('auth/strange', 'Firebase: The moon is out. (auth/strange).'));
  expect(failure.message).toBe('The moon is out.');
});

it('has no message where Firebase has none [spec 8.2]', () => {
  expect(toAuthFailure(firebaseError('auth/internal-thing', 'Firebase: Error (auth/internal-thing).')).message).toBe('');
  expect(toAuthFailure(new TypeError('Failed to fetch dynamically imported module')).message).toBe('');
  expect(toAuthFailure(undefined).message).toBe('');
});

it('of an address that may not sign in tells the user in plain words, and the operator which setting to change', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('location', { hostname: 'stories.example.org' });
  const failure = toAuthFailure(
    firebaseError('auth/unauthorized-domain', 'Firebase: This domain is not authorized (auth/unauthorized-domain).'),
  );
  expect(failure.message).toBe('Google sign-in isn’t available at this web address yet. Please use your email and a password.');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'Add stories.example.org in the Firebase console: Authentication, Settings, Authorized domains (docs/operations.md).',
  );
  vi.unstubAllGlobals();
});

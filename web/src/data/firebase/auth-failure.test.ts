import { expect, it } from 'vitest';
import { toAuthFailure } from './auth-failure.ts';

function provider(code: string, message: string) {
  return Object.assign(new Error(message), { code });
}

it('says the well-known refusals in kind words', () => {
  const failure = toAuthFailure(provider('auth/invalid-credential', 'Firebase: Error (auth/invalid-credential).'));
  expect(failure.message).toBe('The email or the password is not right. Please check both and try again.');
});

it("keeps the provider's own words for the others, without their wrapping [spec 8.2]", () => {
  const failure = toAuthFailure(provider('auth/strange', 'Firebase: The moon is out. (auth/strange).'));
  expect(failure.message).toBe('The moon is out.');
});

it('has no words where the provider has none [spec 8.2]', () => {
  expect(toAuthFailure(provider('auth/internal-thing', 'Firebase: Error (auth/internal-thing).')).message).toBe('');
  expect(toAuthFailure(new TypeError('Failed to fetch dynamically imported module')).message).toBe('');
  expect(toAuthFailure(undefined).message).toBe('');
});

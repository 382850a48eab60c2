import { expect, test } from 'vitest';
import { safetyIdOf } from './safety-id.ts';

test('an account always has the same id, without the account in it', () => {
  expect(safetyIdOf('uid-anna', 'key')).toBe(safetyIdOf('uid-anna', 'key'));
  expect(safetyIdOf('uid-anna', 'key')).toMatch(/^[0-9a-f]{64}$/);
});

test('other accounts, other keys and checks of the service have other ids', () => {
  expect(new Set([safetyIdOf('a', 'key'), safetyIdOf('b', 'key'), safetyIdOf('a', 'other'), safetyIdOf(null, 'key')]).size).toBe(4);
});

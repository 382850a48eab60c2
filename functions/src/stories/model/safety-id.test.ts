import { expect, test } from 'vitest';
import { safetyIdOf } from './safety-id.ts';

test('an account always has the same id, and other accounts, other keys and checks of the service have other ones', () => {
  const ids = [safetyIdOf('a', 'key'), safetyIdOf('b', 'key'), safetyIdOf('a', 'other'), safetyIdOf(null, 'key')];
  expect(new Set([...ids, safetyIdOf('a', 'key')]).size).toBe(4);
});

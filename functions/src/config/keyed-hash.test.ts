import { afterEach, expect, test, vi } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

const KEY = 'a key for the tests, long enough to be one';
const hashWith = (key: string, purpose = 'story', text = 'a') => {
  vi.stubEnv('HASH_KEY', key);
  return keyedHash(purpose, text);
};

afterEach(() => vi.unstubAllEnvs());

test('a hash is the same for the same key, purpose and text, and for nothing else [safety 4]', () => {
  const hash = hashWith(KEY);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hashWith(KEY)).toBe(hash);
  expect(new Set([hash, hashWith(`${KEY}!`), hashWith(KEY, 'text'), hashWith(KEY, 'story', 'b')]).size).toBe(4);
});

test.each(['', 'none'])('without a key (%j) there is no hash, which anybody could compute [safety 4]', (key) => {
  expect(() => hashWith(key)).toThrow(RangeError);
});

import { expect, test } from 'vitest';
import { tokenBucket } from './token-bucket.ts';

test('a bucket gives its rate at once, then refills over time', () => {
  let now = 0;
  const bucket = tokenBucket(6, () => now);
  expect(Array.from({ length: 6 }, () => bucket.take('one'))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(bucket.take('one')).toBe(10);
  now = 9_999;
  expect(bucket.take('one')).toBe(1);
  now = 10_001;
  expect(bucket.take('one')).toBe(0);
});

test('addresses do not share a bucket', () => {
  const bucket = tokenBucket(1, () => 0);
  expect([bucket.take('one'), bucket.take('one'), bucket.take('other')]).toEqual([0, 60, 0]);
});

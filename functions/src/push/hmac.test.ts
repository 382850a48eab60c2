import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hmac } from './hmac.ts';

test('is Node’s HMAC, for keys and messages of any size that is asked for', () => {
  for (const keyBytes of [0, 1, 16, 32, 63, 64]) {
    for (const messageBytes of [0, 1, 55, 56, 64, 145, 1000]) {
      const [key, message] = [randomBytes(keyBytes), randomBytes(messageBytes)];
      expect(hmac(key, message)).toEqual(createHmac('sha256', key).update(message).digest());
    }
  }
});

test('takes no key of more than a block', () => {
  expect(() => hmac(randomBytes(65), randomBytes(1))).toThrow(RangeError);
});

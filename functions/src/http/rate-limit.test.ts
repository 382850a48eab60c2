import { expect, test } from 'vitest';
import { addressesOf, addressRate, rateLimit, tokenBucket } from './rate-limit.ts';

const from = (forwarded: string | undefined, ip = '192.0.2.1') => addressesOf({ get: (() => forwarded) as never, ip });

test.each([
  ['203.0.113.9, 198.51.100.7', { address: '203.0.113.9', nearest: '198.51.100.7' }],
  ['anything,203.0.113.9 , 198.51.100.7', { address: 'anything', nearest: '198.51.100.7' }],
  ['203.0.113.9', { address: '203.0.113.9', nearest: '203.0.113.9' }],
  [' , ', { address: '192.0.2.1', nearest: '192.0.2.1' }],
  [undefined, { address: '192.0.2.1', nearest: '192.0.2.1' }],
])('%j is written first by the caller, last by the nearest proxy', (forwarded, addresses) => expect(from(forwarded)).toEqual(addresses));

test('a caller that forges addresses has at most eight times the rate', () => {
  const rate = addressRate(3, () => 0);
  const taken = Array.from({ length: 30 }, (_call, index) => rate(from(`10.0.0.${index}, 198.51.100.7`)));
  expect(taken.filter((seconds) => seconds === 0)).toHaveLength(24);
  expect(taken.at(-1)).toBeGreaterThan(0);
  expect(rate(from('10.0.0.1, 198.51.100.8'))).toBe(0);
});

test('a caller without calls left takes none from others behind the same proxy', () => {
  const rate = addressRate(3, () => 0);
  for (let call = 0; call < 100; call += 1) rate(from('203.0.113.9, 198.51.100.7'));
  expect(rate(from('203.0.113.10, 198.51.100.7'))).toBe(0);
});

test('an address that calls too often has to wait, another does not', () => {
  const limit = rateLimit({ value: () => 2 }, 'Please wait a moment.');
  const from = (address: string) => () => limit({ address, nearest: address });
  from('192.0.2.1')();
  from('192.0.2.1')();
  expect(from('192.0.2.1')).toThrow(expect.objectContaining({ status: 429, message: 'Please wait a moment.' }));
  expect(from('192.0.2.2')).not.toThrow();
});

test('a bucket gives its rate at once, then refills over time', () => {
  let now = 0;
  const bucket = tokenBucket(6, () => now);
  expect(Array.from({ length: 6 }, () => bucket('one'))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(bucket('one')).toBe(10);
  now = 9_999;
  expect(bucket('one')).toBe(1);
  now = 10_001;
  expect(bucket('one')).toBe(0);
});

test('addresses do not share a bucket', () => {
  const bucket = tokenBucket(1, () => 0);
  expect([bucket('one'), bucket('one'), bucket('other')]).toEqual([0, 60, 0]);
});

import { expect, test } from 'vitest';
import { addressOf, callerRate } from './rate-limit.ts';

const PROXIES = 2;
const from = (forwarded: string | undefined, ip = '192.0.2.1') => addressOf({ get: (() => forwarded) as never, ip }, PROXIES);

test.each([
  ['203.0.113.9, 198.51.100.7', '203.0.113.9 198.51.100.7'],
  ['anything,203.0.113.9 , 198.51.100.7', '203.0.113.9 198.51.100.7'],
  ['203.0.113.9', '203.0.113.9'],
  [' , ', '192.0.2.1'],
  [undefined, '192.0.2.1'],
])('of %j only what our proxies appended counts', (forwarded, address) => expect(from(forwarded)).toBe(address));

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::g', '2001:db8::g'],
])('the address %s counts as %s [safety 8]', (address, network) => {
  expect(from(`forged, ${address}, 198.51.100.7`)).toBe(`${network} 198.51.100.7`);
  expect(from(undefined, address)).toBe(network);
});

test('an account has one limit at all its addresses, and none of the others at its address', () => {
  const rate = callerRate(2, () => 0);
  expect([1, 2, 3].map((index) => rate({ address: `192.0.2.${index}`, uid: 'anna' }))).toEqual([0, 0, 30]);
  expect(rate({ address: '192.0.2.1', uid: 'ben' })).toBe(0);
  expect(rate({ address: '192.0.2.1' })).toBe(0);
});

test('of more than 10,000 callers the one that called longest ago is forgotten', () => {
  const rate = callerRate(1, () => 0);
  const call = (caller: number) => rate({ address: `${caller}` });
  for (let caller = 0; caller < 10_000; caller += 1) call(caller);
  expect([0, 10_000, 1, 0].map(call)).toEqual([60, 0, 0, 60]);
});

test('a limit allows its rate at once, then refills over time', () => {
  let now = 0;
  const rate = callerRate(6, () => now);
  const take = () => rate({ address: '192.0.2.1' });
  expect(Array.from({ length: 7 }, take)).toEqual([0, 0, 0, 0, 0, 0, 10]);
  now = 9_999;
  expect(take()).toBe(1);
  now = 10_001;
  expect(take()).toBe(0);
});

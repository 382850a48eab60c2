// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { rememberTimer, usualTimer } from './usual-timer.ts';

const at = (hour: number, minute = 0) => new Date(2026, 10, 30, hour, minute);

it('listening starts with the last timer from seven in the evening until six in the morning, and without one by day', () => {
  expect(usualTimer(at(20))).toBeNull();
  rememberTimer(15);
  expect([at(18, 59), at(19), at(23, 59), at(0), at(5, 59), at(6)].map(usualTimer)).toEqual([null, 15, 15, 15, 15, null]);
  rememberTimer('end');
  expect(usualTimer(at(22))).toBe('end');
  rememberTimer(null);
  expect(usualTimer(at(22))).toBeNull();
});

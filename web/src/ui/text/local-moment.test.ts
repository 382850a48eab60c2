// @vitest-environment node
import { expect, it } from 'vitest';
import { localMoment } from './local-moment.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The end of the UTC day. */
const endOfDay = (now: number) => (Math.floor(now / DAY_MS) + 1) * DAY_MS;

it.each([
  // Honolulu: the day ends at two in the afternoon.
  ['Pacific/Honolulu', '2026-01-15T07:30-10:00', 'this afternoon after 2'],
  ['Pacific/Honolulu', '2026-01-15T13:30-10:00', 'in less than an hour'],
  ['Pacific/Honolulu', '2026-01-15T20:00-10:00', 'tomorrow afternoon after 2'],
  // New York: at seven in the evening, and at eight in summer.
  ['America/New_York', '2026-01-15T12:00-05:00', 'this evening after 7'],
  ['America/New_York', '2026-07-15T12:00-04:00', 'this evening after 8'],
  ['America/New_York', '2026-07-15T20:30-04:00', 'tomorrow evening after 8'],
  // The clock goes forward in the night before, and the day ends at eight for the first time.
  ['America/New_York', '2026-03-08T00:30-05:00', 'this evening after 8'],
  // Berlin: at one in the morning, and at two in summer.
  ['Europe/Berlin', '2026-01-15T20:00+01:00', 'tomorrow morning'],
  ['Europe/Berlin', '2026-07-15T20:00+02:00', 'tomorrow morning'],
  ['Europe/Berlin', '2026-07-15T00:30+02:00', 'in the morning'],
  ['Europe/Berlin', '2026-07-15T02:30+02:00', 'tomorrow morning'],
  // Auckland: at noon, and at one in summer.
  ['Pacific/Auckland', '2026-07-15T08:00+12:00', 'at noon'],
  ['Pacific/Auckland', '2026-07-15T20:00+12:00', 'tomorrow at noon'],
  ['Pacific/Auckland', '2026-01-15T20:00+13:00', 'tomorrow afternoon after 1'],
  ['Asia/Kolkata', '2026-01-15T20:00+05:30', 'tomorrow morning'],
  ['Asia/Tokyo', '2026-01-15T20:00+09:00', 'tomorrow morning after 9'],
])('in %s at %s, the next day of quotas begins %s', (timeZone, now, words) => {
  const at = Date.parse(now);
  expect(localMoment(endOfDay(at), at, timeZone)).toBe(words);
  // The server's seconds, and a device whose clock is a little ahead.
  expect(localMoment(endOfDay(at) + 4 * 60_000, at, timeZone)).toBe(words);
});

it('is the device’s own time without a time zone', () => {
  const now = new Date(2026, 6, 15, 10, 0).getTime();
  expect(localMoment(new Date(2026, 6, 15, 20, 0).getTime(), now)).toBe('this evening after 8');
  expect(localMoment(new Date(2026, 6, 16, 5, 30).getTime(), now)).toBe('tomorrow morning');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone, nextReminder, type ReminderTime, WEEKDAYS } from './reminder-time.ts';

const DAILY = [...WEEKDAYS];
const HOUR = 60 * 60_000;
const daily = (time: string, zone: string): ReminderTime => ({ days: DAILY, time, zone });

/** The next reminders, one after the other, as the scheduler computes them. */
function following(reminder: ReminderTime, after: string, count: number): string[] {
  const taken: string[] = [];
  let [at, day] = [Date.parse(after), ''];
  while (taken.length < count) {
    ({ at, day } = nextReminder(reminder, at, day));
    taken.push(`${day} ${new Date(at).toISOString()}`);
  }
  return taken;
}

describe('a reminder at half past seven', () => {
  it('stays at 19:30 local time when daylight saving time begins and ends', () => {
    expect(following(daily('19:30', 'Europe/Berlin'), '2026-03-28T00:00:00Z', 3)).toEqual([
      '2026-03-28 2026-03-28T18:30:00.000Z',
      '2026-03-29 2026-03-29T17:30:00.000Z',
      '2026-03-30 2026-03-30T17:30:00.000Z',
    ]);
    expect(following(daily('19:30', 'America/New_York'), '2026-10-31T12:00:00Z', 3)).toEqual([
      '2026-10-31 2026-10-31T23:30:00.000Z',
      '2026-11-01 2026-11-02T00:30:00.000Z',
      '2026-11-02 2026-11-03T00:30:00.000Z',
    ]);
  });

  it('comes only on the chosen days', () => {
    expect(following({ days: ['sat', 'sun'], time: '19:30', zone: 'Asia/Tokyo' }, '2026-11-18T00:00:00Z', 3)).toEqual([
      '2026-11-21 2026-11-21T10:30:00.000Z',
      '2026-11-22 2026-11-22T10:30:00.000Z',
      '2026-11-28 2026-11-28T10:30:00.000Z',
    ]);
  });

  it('is due a second before its time, and not again at the moment it was sent', () => {
    const at = Date.parse('2026-11-21T10:30:00Z');
    expect(nextReminder(daily('19:30', 'Asia/Tokyo'), at - 1000).at).toBe(at);
    expect(nextReminder(daily('19:30', 'Asia/Tokyo'), at).at).toBe(at + 24 * HOUR);
  });
});

it.each([
  ['Europe/Berlin', '02:30', '2026-03-28T12:00:00Z', '2026-03-29 2026-03-29T01:00:00.000Z'],
  ['America/New_York', '02:00', '2026-03-07T12:00:00Z', '2026-03-08 2026-03-08T07:00:00.000Z'],
  // A change of half an hour.
  ['Australia/Lord_Howe', '02:15', '2026-10-03T00:00:00Z', '2026-10-04 2026-10-03T15:30:00.000Z'],
  // A change at midnight.
  ['America/Santiago', '00:20', '2026-09-05T12:00:00Z', '2026-09-06 2026-09-06T04:00:00.000Z'],
  // A day that Samoa skipped.
  ['Pacific/Apia', '19:30', '2011-12-30T06:00:00Z', '2011-12-30 2011-12-30T10:00:00.000Z'],
])('a skipped local time becomes the next existing one in %s at %s', (zone, time, after, expected) => {
  expect(following(daily(time, zone), after, 1)).toEqual([expected]);
});

it.each([
  ['Europe/Berlin', '02:30', '2026-10-24T12:00:00Z', ['2026-10-25 2026-10-25T00:30:00.000Z', '2026-10-26 2026-10-26T01:30:00.000Z']],
  ['America/New_York', '01:30', '2026-10-31T12:00:00Z', ['2026-11-01 2026-11-01T05:30:00.000Z', '2026-11-02 2026-11-02T06:30:00.000Z']],
  ['Australia/Lord_Howe', '01:45', '2026-04-04T00:00:00Z', ['2026-04-05 2026-04-04T14:45:00.000Z', '2026-04-06 2026-04-05T15:15:00.000Z']],
])('a repeated local time is its first occurrence in %s at %s', (zone, time, after, expected) => {
  expect(following(daily(time, zone), after, 2)).toEqual(expected);
});

describe('a device that travels', () => {
  it('west after its reminder is not reminded again that evening', () => {
    const berlin = nextReminder(daily('19:30', 'Europe/Berlin'), Date.parse('2026-11-21T12:00:00Z'));
    const next = nextReminder(daily('19:30', 'America/New_York'), berlin.at + HOUR, berlin.day);
    expect(next).toEqual({ at: Date.parse('2026-11-23T00:30:00Z'), day: '2026-11-22' });
  });

  it('east after its reminder is reminded the next evening there', () => {
    const berlin = nextReminder(daily('19:30', 'Europe/Berlin'), Date.parse('2026-11-21T12:00:00Z'));
    const next = nextReminder(daily('19:30', 'Asia/Tokyo'), berlin.at + HOUR, berlin.day);
    expect(next).toEqual({ at: Date.parse('2026-11-22T10:30:00Z'), day: '2026-11-22' });
  });
});

it('sends one reminder on every day of a year, in any zone, at any time', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
  const times = fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  fc.assert(
    fc.property(fc.constantFrom(...zones), times, (zone, time) => {
      let [at, day] = [Date.parse('2026-01-01T00:00:00Z'), '2026-01-01'];
      for (let evening = 2; evening < 365; evening += 1) {
        const next = nextReminder(daily(time, zone), at, day);
        expect(next.at - at).toBeLessThanOrEqual(evening === 2 ? 60 * HOUR : 25 * HOUR + 1);
        expect(Date.parse(next.day) - Date.parse(day)).toBe(24 * HOUR);
        ({ at, day } = next);
      }
    }),
    { numRuns: 20 },
  );
});

it.each(['', '+02:00', 'Mars/Olympus', 'Europe/Berlin\n', '../UTC', 'x'.repeat(100)])('"%s" is not a time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(false);
});

it.each(['UTC', 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince', 'Etc/GMT+5'])('%s is a time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(true);
});

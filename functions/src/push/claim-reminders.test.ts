import { nextReminder, type ReminderTime, WEEKDAYS } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { Killed, world } from '../../testing/push-world.ts';

const MINUTE = 60_000;
const ROUND = 5 * MINUTE;
const SHARDS = [...'0123456789abcdef'];
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'] as const;

const daily = (time: string, zone: string): ReminderTime => ({ days: [...WEEKDAYS], time, zone });

/** Sets the reminder of each device as `POST /api/push/reminder` does. */
function remind(place: ReturnType<typeof world>, choose: (index: number) => ReminderTime) {
  for (const [index, id] of [...place.devices.keys()].entries()) {
    const reminder = choose(index);
    place.reminders.set(id, { id, version: 1, reminder, ...nextReminder(reminder, place.clock.now) });
  }
}

const dueShards = ({ reminders, clock }: ReturnType<typeof world>) =>
  new Set([...reminders.values()].filter(({ at }) => at <= clock.now).map(({ id }) => id.slice(0, 1)));

/** So many schedulers tick every five minutes, each a little off; everything due is sent. */
async function live(place: ReturnType<typeof world>, until: number, schedulers = 1) {
  for (let round = Math.ceil(place.clock.now / ROUND); round * ROUND <= until; round += 1) {
    place.clock.now = Math.max(place.clock.now, round * ROUND);
    for (let scheduler = 0; scheduler < schedulers; scheduler += 1) {
      // The second one counts its rounds otherwise: names do not save us here, commits do.
      for (const shard of dueShards(place)) await place.schedule(shard, round * 10 + scheduler);
    }
    await place.work((length) => length - 1);
  }
}

describe('at bedtime', () => {
  test.each([
    ['summer time begins in Berlin', '2026-03-27T12:00:00Z', '2026-03-31T11:00:00Z', 4],
    ['summer time ends in Berlin', '2026-10-23T12:00:00Z', '2026-10-27T11:00:00Z', 4],
    ['the clocks of New York change', '2026-10-30T12:00:00Z', '2026-11-03T11:00:00Z', 4],
    ['the clocks of Lord Howe change by half an hour', '2026-10-02T12:00:00Z', '2026-10-06T11:00:00Z', 4],
  ])('each device is reminded once an evening when %s, by two schedulers at once', async (_what, from, until, evenings) => {
    const place = world({ devices: 60 });
    place.clock.now = Date.parse(from);
    remind(place, (index) => daily(['19:30', '02:30', '01:30', '02:15'][index % 4] as string, ZONES[index % 3] as string));
    await live(place, Date.parse(until), 2);
    const counts = [...place.devices.values()].map(({ got }) => got.length);
    expect(counts.every((count) => count === evenings)).toBe(true);
  });

  test('a reminder is sent with the first round after its time, and again a day later', async () => {
    const place = world({ devices: 1 });
    remind(place, () => daily('19:32', 'Europe/Berlin'));
    await live(place, Date.parse('2026-11-21T18:30:00Z'));
    expect(place.sent()).toBe(0);
    await live(place, Date.parse('2026-11-21T18:35:00Z'));
    expect(place.sent()).toBe(1);
    expect([...place.reminders.values()][0]).toMatchObject({ at: Date.parse('2026-11-22T18:32:00Z'), day: '2026-11-22' });
  });
});

test('reminders of two evenings at the same instant get the message of their evening', async () => {
  const place = world({ devices: 60 });
  // Half past seven on Saturday in Honolulu is half past six on Sunday in Auckland.
  place.clock.now = Date.parse('2026-11-22T00:00:00Z');
  remind(place, (index) => (index % 2 ? daily('19:30', 'Pacific/Honolulu') : daily('18:30', 'Pacific/Auckland')));
  await live(place, Date.parse('2026-11-22T05:30:00Z'));
  expect([...place.devices.values()].map(({ read }) => read)).toEqual(
    Array.from({ length: 60 }, (_, index) => [`for a story on ${index % 2 ? '2026-11-21' : '2026-11-22'}`]),
  );
});

describe('too late', () => {
  test.each([
    [30 * MINUTE, 1],
    [30 * MINUTE + 1, 0],
    [8 * 60 * MINUTE, 0],
  ])('%i ms after its time a reminder is sent %i times, and the next evening it is back', async (late, times) => {
    const place = world({ devices: 5 });
    remind(place, () => daily('19:30', 'Europe/Berlin'));
    place.clock.now = Date.parse('2026-11-21T18:30:00Z') + late;
    for (const shard of SHARDS) await place.schedule(shard, 1);
    await place.work();
    expect(place.sent()).toBe(5 * times);
    await live(place, Date.parse('2026-11-22T18:30:00Z'));
    expect(place.sent()).toBe(5 * times + 5);
  });

  test('a push service that fails for half an hour gets no reminder', async () => {
    const place = world({ devices: 5, answer: () => ({ kind: 'later', at: 0 }) });
    remind(place, () => daily('19:30', 'Europe/Berlin'));
    await live(place, Date.parse('2026-11-21T18:30:00Z'));
    expect(place.clock.now).toBeLessThan(Date.parse('2026-11-21T19:00:00Z'));
    expect([...place.runs.values()].reduce((sum, { state }) => sum + (state?.counts.dropped ?? 0), 0)).toBe(5);
  });
});

test('an unknown zone turns one reminder off and blocks no others', async () => {
  const place = world({ devices: 3 });
  remind(place, () => daily('19:30', 'Europe/Berlin'));
  const [first] = [...place.reminders.values()];
  if (first) place.reminders.set(first.id, { ...first, reminder: daily('19:30', 'Mars/Olympus') });
  await live(place, Date.parse('2026-11-22T18:30:00Z'));
  expect([...place.devices.values()].map(({ got }) => got.length).sort()).toEqual([1, 2, 2]);
});

test('a round whose commit responses are lost sends each reminder once', async () => {
  const place = world({ devices: 500, lost: () => true });
  remind(place, () => daily('19:30', 'Europe/Berlin'));
  await live(place, Date.parse('2026-11-21T18:35:00Z'), 2);
  expect([...place.devices.values()].every(({ got }) => got.length === 1)).toBe(true);
  expect([...place.reminders.values()].every(({ day }) => day === '2026-11-22')).toBe(true);
});

test('a round that is killed at any step loses no reminder and shows one per evening', async () => {
  for (let at = 1; at < 400; at += 9) {
    let steps = 0;
    const place = world({
      devices: 500,
      killed: () => {
        steps += 1;
        return steps === at;
      },
    });
    remind(place, () => daily('19:30', 'Europe/Berlin'));
    place.clock.now = Date.parse('2026-11-21T18:30:00Z');
    for (const shard of SHARDS) {
      await place.schedule(shard, 1).catch(async (error: unknown) => {
        if (!(error instanceof Killed)) throw error;
        await place.schedule(shard, 1);
      });
    }
    await place.work();
    expect([...place.devices.values()].every(({ got }) => got.length >= 1)).toBe(true);
    expect(place.sent() - 500).toBeLessThanOrEqual(500);
    expect([...place.reminders.values()].every(({ day }) => day === '2026-11-22')).toBe(true);
  }
});

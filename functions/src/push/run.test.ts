import { describe, expect, test } from 'vitest';
import { Killed, world } from '../../testing/push-world.ts';
import { type PushOutcome, storyMessage } from './message.ts';
import { PAGE_SIZE, type RunEnd } from './run.ts';
import type { PushTarget } from './subscription.ts';
import { idRanges, type SendTask } from './tasks.ts';

const MINUTE = 60_000;

/** The same dice in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

async function announced(place: ReturnType<typeof world>) {
  place.publish('doc', 12);
  await place.deliver('doc');
  await place.work();
}

const task = (place: ReturnType<typeof world>, range = { from: '000', to: 'g' }): SendTask => ({
  kind: 'send',
  key: 'one',
  range,
  message: storyMessage(12, 'A Story'),
  until: place.clock.now + 24 * 60 * MINUTE,
  storyId: 12,
});

describe('a new story', () => {
  test('removes 300 of 1,000 devices that are gone, and reaches the others once', async () => {
    const isGone = ({ endpoint }: PushTarget) => Number(endpoint.split('/').at(-1)) % 10 < 3;
    const place = world({ devices: 1000, answer: (target) => (isGone(target) ? { kind: 'gone' } : { kind: 'sent' }) });
    await announced(place);
    expect(place.devices.size).toBe(700);
    expect(place.sent()).toBe(700);
    expect(place.shown().every((tags) => tags.size === 1)).toBe(true);
  });

  test('notes each device that got a message for the first time, and no other [safety 8]', async () => {
    const isBroken = ({ endpoint }: PushTarget) => Number(endpoint.split('/').at(-1)) % 10 < 3;
    const place = world({ devices: 100, answer: (target) => (isBroken(target) ? { kind: 'refused', status: 400 } : { kind: 'sent' }) });
    await announced(place);
    expect(place.noted()).toHaveLength(70);
    place.publish('next', 13);
    await place.deliver('next');
    await place.work();
    expect(place.sent()).toBe(140);
    expect(place.noted()).toHaveLength(70);
  });

  test('is announced without reading a device', async () => {
    const place = world({ devices: 1000, ranges: 64 });
    place.publish('doc', 12);
    await place.deliver('doc');
    expect(place.queued()).toHaveLength(64);
    expect(place.pages()).toBe(0);
  });

  test('that was announced is not enqueued again, even if the queue forgot its names', async () => {
    const place = world({ devices: 10 });
    await announced(place);
    place.forgetNames();
    expect(await place.deliver('doc')).toBe(true);
    expect(place.queued()).toEqual([]);
  });

  test('that was withdrawn is no longer announced', async () => {
    const place = world({ devices: 100 });
    place.publish('doc', 12);
    await place.deliver('doc');
    place.unpublished.add(12);
    await place.work();
    expect(place.sent()).toBe(0);
  });

  test('2,000 events, repeated, out of order and interrupted, reach all devices and show one notification each', async () => {
    const roll = dice(7);
    const stories = 20;
    let risk = 0;
    const place = world({ devices: 600, killed: () => roll() < risk });
    const deliveries: string[] = [];
    for (let story = 1; story <= stories; story += 1) {
      place.publish(`doc-${story}`, story);
      for (let times = 0; times < 2000 / stories; times += 1) deliveries.push(`doc-${story}`);
    }
    deliveries.sort(() => roll() - 0.5);
    let interrupted = 0;
    for (const [index, docId] of deliveries.entries()) {
      risk = 0.05;
      if (!(await place.deliver(docId))) {
        interrupted += 1;
        deliveries.push(docId);
      }
      // Work goes on between the events, and the queue forgets what it did long ago.
      risk = 0.0005;
      if (index % 50 === 0) await place.work((length) => Math.floor(roll() * length));
      if (index === 1000) place.forgetNames();
    }
    risk = 0;
    await place.work();
    expect(interrupted).toBeGreaterThan(5);
    for (const tags of place.shown()) expect(tags.size).toBe(stories);
    // Twice is for pages that a kill interrupted, and no more.
    expect(place.sent()).toBeLessThan(600 * stories * 1.6);
    expect(place.sent()).toBeGreaterThan(600 * stories);
  });
});

describe('a killed task', () => {
  test('continues where it was: at most one page is sent twice', async () => {
    for (let at = 1; at < 5100; at += 97) {
      let steps = 0;
      const place = world({
        devices: 2500,
        killed: () => {
          steps += 1;
          return steps === at;
        },
      });
      const work = task(place);
      await place.perform(work).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      await place.perform(work);
      expect(place.shown().every((tags) => tags.size === 1)).toBe(true);
      expect(place.sent() - 2500).toBeLessThanOrEqual(PAGE_SIZE);
    }
  });

  test.each([false, true])(
    'that another delivery continues stops at the next page, whether commit responses are lost or not (%s)',
    async (lost) => {
      const place = world({ devices: 3500, lost: () => lost });
      const ends = (await Promise.all([place.perform(task(place)), place.perform(task(place))])) as RunEnd[];
      expect(ends.map(({ how }) => how).sort()).toEqual(['done', 'taken']);
      expect(place.shown().every((tags) => tags.size === 1)).toBe(true);
      expect(place.sent() - 3500).toBeLessThanOrEqual(PAGE_SIZE);
    },
  );

  test('between saving and enqueuing loses no retry', async () => {
    let failing = true;
    let killed = false;
    const place: ReturnType<typeof world> = world({
      devices: 10,
      answer: () => (failing ? { kind: 'later', at: 0 } : { kind: 'sent' }),
      // The first step after the run was saved.
      killed: () => {
        if (killed || !place?.runs.has('one')) return false;
        killed = true;
        return true;
      },
    });
    await expect(place.perform(task(place))).rejects.toThrow(Killed);
    expect(place.queued()).toHaveLength(0);
    failing = false;
    await place.perform(task(place));
    await place.work();
    expect(place.shown().every((tags) => tags.size === 1)).toBe(true);
  });
});

describe('a commit that was repeated because its response was lost', () => {
  test('is recognized as our own: each following page is sent once', async () => {
    const place = world({ devices: 3500, lost: () => true });
    expect(await place.perform(task(place))).toMatchObject({ how: 'done', sent: 3500 });
    expect([...place.devices.values()].every(({ got }) => got.length === 1)).toBe(true);
  });

  test('loses no retry', async () => {
    let failing = true;
    const place = world({ devices: 10, lost: () => true, answer: () => (failing ? { kind: 'later', at: 0 } : { kind: 'sent' }) });
    await place.perform(task(place));
    failing = false;
    await place.work();
    expect([...place.devices.values()].every(({ got }) => got.length === 1)).toBe(true);
  });
});

describe('a failed message', () => {
  test('does not make the run’s document grow', async () => {
    const place = world({ devices: 3500, answer: () => ({ kind: 'later', at: 0 }) });
    await place.perform(task(place));
    expect(place.queued()).toHaveLength(4);
    expect(place.runs.get('one')?.state?.retries).toHaveLength(1);
  });

  test('is retried alone, at the time that its push service asked for', async () => {
    const tries: { endpoint: string; after: number }[] = [];
    const place: ReturnType<typeof world> = world({
      devices: 300,
      answer: ({ endpoint }, now): PushOutcome => {
        const after = now - Date.parse('2026-11-21T18:00:00Z');
        tries.push({ endpoint, after });
        return endpoint.startsWith('https://push1.') && after < 5 * MINUTE
          ? { kind: 'later', at: now - after + 5 * MINUTE }
          : { kind: 'sent' };
      },
    });
    await announced(place);
    expect(place.sent()).toBe(300);
    const again = tries.filter(({ after }) => after > 0);
    expect(again).toHaveLength(100);
    for (const { endpoint, after } of again) {
      expect(endpoint).toMatch(/^https:\/\/push1\./);
      expect(after).toBe(5 * MINUTE);
    }
  });

  test('is retried neither before its host allows it nor more than twice as late', async () => {
    const start = Date.parse('2026-11-21T18:00:00Z');
    const waitOf = (endpoint: string) => Number(/x(\d+)/.exec(endpoint)?.[1]) * 10_000;
    const tried = new Map<string, number>();
    const place = world({
      devices: 900,
      endpoint: (index) => `https://x${index}.many.example/send/${index}`,
      answer: ({ endpoint }, now): PushOutcome => {
        if (now === start) return { kind: 'later', at: start + waitOf(endpoint) };
        tried.set(endpoint, now - start);
        return { kind: 'sent' };
      },
    });
    await place.perform(task(place));
    expect(place.queued().length).toBeLessThan(12);
    await place.work();
    expect(tried.size).toBe(900);
    for (const [endpoint, after] of tried) {
      expect(after).toBeGreaterThanOrEqual(waitOf(endpoint));
      expect(after).toBeLessThanOrEqual(Math.max(30_000, 2 * waitOf(endpoint)));
    }
  });

  test('waits longer each time, and is dropped when the message expires', async () => {
    const tries = new Set<number>();
    const place = world({
      devices: 1,
      answer: (_target, now) => {
        tries.add((now - Date.parse('2026-11-21T18:00:00Z')) / MINUTE);
        return { kind: 'later', at: 0 };
      },
    });
    await announced(place);
    const minutes = [...tries];
    expect(minutes.slice(0, 9)).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 63.5, 127.5]);
    expect(Math.max(...minutes)).toBeLessThan(24 * 60);
    expect([...place.runs.values()].at(-1)?.state?.counts).toMatchObject({ sent: 0, dropped: 1 });
  });

  test.each([{ kind: 'refused', status: 400 } as const, { kind: 'refused', status: 413 } as const])(
    'for good (%j) is not tried again',
    async (outcome) => {
      const place = world({ devices: 50, answer: () => outcome });
      await announced(place);
      expect(place.devices.size).toBe(50);
      expect(place.sent()).toBe(0);
      expect([...place.runs.values()].reduce((sum, { state }) => sum + (state?.counts.refused ?? 0), 0)).toBe(50);
    },
  );
});

describe('ranges', () => {
  test.each([1, 2, 64, 4096])('%i of them contain every id once', (count) => {
    const ranges = idRanges(count);
    expect(ranges).toHaveLength(count);
    for (const id of ['0'.repeat(64), '7ff', '800a', 'f'.repeat(64)]) {
      expect(ranges.filter(({ from, to }) => id >= from && id < to)).toHaveLength(1);
    }
  });

  test.each([0, 3, 8192])('%i of them are refused', (count) => {
    expect(() => idRanges(count)).toThrow(RangeError);
  });
});

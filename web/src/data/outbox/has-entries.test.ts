// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import { promisifyRequest } from 'idb-keyval';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { favoriteEntry, type Press, progressEntry, storyEntry } from '../../../../tests/outbox-simulation/entries.ts';
import { numbersFrom } from '../../../../tests/outbox-simulation/virtual-time.ts';
import { systemClock as clock } from '../lib/with-timeout.ts';
import { DATABASE, hasEntries, queueDatabase } from './queue-database.ts';

const press: Press = { userId: 'anna', now: 1000, random: numbersFrom(5) };

function device() {
  const factory = new IDBFactory() as unknown as globalThis.IDBFactory;
  return { factory, queue: queueDatabase(() => factory, clock), waits: () => hasEntries(() => factory, clock) };
}

afterEach(() => vi.useRealTimers());

describe('whether any entry is stored', () => {
  it('is found out without creating the database', async () => {
    const { factory, queue, waits } = device();
    expect(await waits()).toBe(false);
    expect(await factory.databases()).toEqual([]);
    const [told] = await Promise.all([waits(), queue.put(favoriteEntry(press, '1', 'add')), waits()]);
    expect(typeof told).toBe('boolean');
    expect(await queue.list('favorite')).toHaveLength(1);
    expect(await waits()).toBe(true);
  });

  it.each([
    ['a story', storyEntry(press)],
    ['a favorite', favoriteEntry(press, '1', 'add')],
    ['a page', progressEntry(press, '1', 2)],
  ])('is true with %s of any account until it is removed', async (_what, entry) => {
    const { queue, waits } = device();
    await queue.put(entry);
    expect(await waits()).toBe(true);
    await queue.remove(entry.type, [entry.id]);
    expect(await waits()).toBe(false);
  });

  it('leaves no connection open', async () => {
    const { factory, queue, waits } = device();
    await queue.put(favoriteEntry(press, '1', 'add'));
    await waits();
    // A connection left open would hold a deletion up for good.
    await promisifyRequest(factory.deleteDatabase(DATABASE));
    expect(await waits()).toBe(false);
  });

  it('is true where it cannot be found out', async () => {
    const blocked = () => {
      throw new Error('Storage is blocked.');
    };
    expect(await hasEntries(blocked, clock)).toBe(true);
    const strange = new IDBFactory() as unknown as globalThis.IDBFactory;
    (await promisifyRequest(strange.open(DATABASE, 1))).close();
    expect(await hasEntries(() => strange, clock)).toBe(true);
    vi.useFakeTimers();
    const silent = { open: () => ({}) } as unknown as globalThis.IDBFactory;
    const told = hasEntries(() => silent, clock);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await told).toBe(true);
  });
});

// @vitest-environment node

import { IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { promisifyRequest } from 'idb-keyval';
import { describe, expect, test } from 'vitest';
import { numbersFrom } from '../../../../tests/long.ts';
import { favoriteEntry, type Press, progressEntry, storyEntry } from '../../../../tests/outbox-simulation/entries.ts';
import { ANNA, oneTab } from '../../../../tests/outbox-simulation/one-tab.ts';
import { virtualTime } from '../../../../tests/outbox-simulation/virtual-time.ts';
import { createOutbox } from './create-outbox.ts';
import { OutboxUnavailable } from './outbox.ts';
import { DATABASE, queueDatabase } from './queue-database.ts';
import { storyIdOf } from './story-entry.ts';

type Factory = globalThis.IDBFactory;
const STORES = ['pendingStories', 'pendingFavorites', 'pendingProgress'];
const random = numbersFrom(3);
const press = (userId = 'anna'): Press => ({ userId, now: 1000, random });

describe('the queue’s database', () => {
  test('has version 1, three stores, and one key for each entry [spec 3.9, 9.8]', async () => {
    const { factory, queue } = open();
    const entries = [storyEntry(press()), favoriteEntry(press(), '1', 'add'), progressEntry(press(), '1', 2)];
    for (const entry of entries) await queue.put(entry);
    const database = await promisifyRequest(factory.open(DATABASE));
    expect(await factory.databases()).toEqual([{ name: 'tuckaway-queue', version: 1 }]);
    expect([...database.objectStoreNames].toSorted()).toEqual(STORES.toSorted());
    for (const [index, name] of STORES.entries()) {
      const store = database.transaction(name).objectStore(name);
      expect(await promisifyRequest(store.getAllKeys())).toEqual([entries[index]?.id]);
      expect(await promisifyRequest(database.transaction(name).objectStore(name).getAll())).toEqual([entries[index]]);
    }
  });

  test('does not bring back a removed entry by changing it', async () => {
    const { queue } = open();
    const entry = favoriteEntry(press(), '1', 'add');
    await queue.put(entry);
    await queue.remove('favorite', [entry.id]);
    expect(await queue.change('favorite', [entry.id], (kept) => ({ ...kept, retryCount: 1 }))).toEqual([]);
    expect(await queue.list('favorite')).toEqual([]);
  });

  test('keeps a favorite change that was added before the story was written', async () => {
    const { queue } = open();
    const story = storyEntry(press());
    const remove = favoriteEntry(press(), storyIdOf(story), 'remove');
    await queue.put(story);
    await queue.put(remove);
    expect(await queue.turnIntoFavorite(story, 'The Otter')).toBe(true);
    expect(await queue.list('favorite')).toEqual([remove]);
  });

  test('opens again after the browser has closed it', async () => {
    const { factory, queue, databases } = open();
    const entry = favoriteEntry(press(), '1', 'add');
    await queue.put(entry);
    for (const database of databases) database.close();
    expect(await queue.list('favorite')).toEqual([entry]);
    // As when another tab has a newer version or clears the site's data.
    await promisifyRequest(factory.deleteDatabase(DATABASE));
    expect(await queue.list('favorite')).toEqual([]);
  });

  test('reports OutboxUnavailable where it cannot be opened', async () => {
    const queue = queueDatabase(() => {
      throw new DOMException('Blocked.', 'SecurityError');
    }, virtualTime());
    await expect(queue.put(favoriteEntry(press(), '1', 'add'))).rejects.toBeInstanceOf(OutboxUnavailable);
  });

  test('reports OutboxUnavailable within five seconds where opening hangs', async () => {
    const time = virtualTime();
    const queue = queueDatabase(() => ({ open: () => ({}) }) as unknown as Factory, time);
    const put = expect(queue.put(favoriteEntry(press(), '1', 'add'))).rejects.toBeInstanceOf(OutboxUnavailable);
    await time.pass(5000);
    await put;
  });

  test('stores nothing of a transaction that does not fit', async () => {
    const { queue, databases } = open();
    const before = favoriteEntry(press(), '1', 'add');
    await queue.put(before);
    for (const database of databases) failNextTransaction(database);
    await expect(queue.put(favoriteEntry(press(), '1', 'remove'))).rejects.toBeInstanceOf(OutboxUnavailable);
    expect(await queue.list('favorite')).toEqual([before]);
  });

  test('delivers a story of an earlier version, and asks its family about progress that cannot be read [fault 8]', async () => {
    const { tab, outbox, keep, press: now, until, document, waiting } = oneTab();
    await keep(favoriteEntry(now(), '7', 'add'));
    const { coverImage: _cover, ...data } = storyEntry(now()).data;
    const story = { ...storyEntry(now()), id: 'story-1', data };
    const progress = { ...progressEntry(now(), '7', 2), data: { progress: 0.4 } };
    const database = await promisifyRequest((tab.indexedDB as unknown as Factory).open(DATABASE));
    for (const [name, entry] of [['pendingStories', story] as const, ['pendingProgress', progress] as const]) {
      const store = database.transaction(name, 'readwrite').objectStore(name);
      store.put(entry, entry.id);
      await promisifyRequest(store.transaction);
    }
    await until(outbox.drain('story'));
    expect(document(`stories/${storyIdOf(story)}`)).toBeDefined();
    expect(await waiting()).toContainEqual(expect.objectContaining({ id: progress.id, attention: { because: 'unreadable', message: '' } }));
  });

  test('delivers good entries beside records that are broken in any way', async () => {
    const text = fc.constantFrom('favorite', 'add', 'anna', '1', 'x-y', '');
    const broken = fc.record(
      {
        id: fc.oneof(text, fc.constant(undefined)),
        timestamp: fc.oneof(fc.constant(1000), fc.constant(Number.NaN), text),
        retryCount: fc.oneof(fc.constant(0), fc.constant(Number.NaN)),
        type: text,
        action: text,
        userId: fc.constant(ANNA),
        storyId: fc.oneof(text, fc.constant('a/b'), fc.anything()),
        data: fc.oneof(fc.record({ addedAt: fc.anything(), title: fc.anything() }), fc.anything()),
      },
      { requiredKeys: ['userId'] },
    );
    const record = fc.oneof(broken, fc.string(), fc.constant(null));
    await fc.assert(
      fc.asyncProperty(fc.array(record, { maxLength: 5 }), async (records) => {
        const { tab, keep, press: now, until, document } = oneTab();
        await keep(favoriteEntry(now(), '7', 'add'));
        const database = await promisifyRequest((tab.indexedDB as unknown as Factory).open(DATABASE));
        const store = database.transaction('pendingFavorites', 'readwrite').objectStore('pendingFavorites');
        for (const [index, value] of records.entries()) {
          try {
            store.put(value, `0-${index}`);
          } catch {
            // Values that cannot be cloned cannot be stored.
          }
        }
        await promisifyRequest(store.transaction);
        await until(createOutbox(tab.ports).drain('favorite'));
        expect(document(`users/${ANNA}/favorites/7`)).toBeDefined();
      }),
      { numRuns: 200, examples: [[[{ userId: ANNA, storyId: [{ toString: '' }] }]]] },
    );
  });
});

function open() {
  const factory = new IDBFactory() as unknown as Factory;
  const databases: IDBDatabase[] = [];
  const watched = {
    open(name: string, version: number) {
      const request = factory.open(name, version);
      request.addEventListener('success', () => databases.push(request.result));
      return request;
    },
  } as Factory;
  return { factory, databases, queue: queueDatabase(() => watched, virtualTime()) };
}

/** Simulates a full disk: the transaction is aborted after its write. */
function failNextTransaction(database: IDBDatabase): void {
  const transaction = database.transaction.bind(database);
  database.transaction = (...args) => {
    database.transaction = transaction;
    const failing = transaction(...args);
    const store = failing.objectStore.bind(failing);
    failing.objectStore = (name) => {
      const opened = store(name);
      const put = opened.put.bind(opened);
      opened.put = (...values) => {
        const request = put(...values);
        request.addEventListener('success', () => failing.abort());
        return request;
      };
      return opened;
    };
    return failing;
  };
}

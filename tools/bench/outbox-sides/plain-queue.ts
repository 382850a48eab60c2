/** The queue that one writes first: a list under one key, read, changed and written back. What it sends goes by our own transports. */
import { get, set, type UseStore } from 'idb-keyval';
import type { Process } from '../../../tests/outbox-simulation/device.ts';
import { type Entry, storyIdOf } from '../../../web/src/data/outbox/entry.ts';
import type { Outbox } from '../../../web/src/data/outbox/outbox.ts';
import type { OutboxPorts } from '../../../web/src/data/outbox/ports.ts';
import { sendBatch } from '../../../web/src/data/outbox/send-batch.ts';
import { sendStory } from '../../../web/src/data/outbox/send-story.ts';
import { sendUnkept } from '../../../web/src/data/outbox/send-unkept.ts';
import { serverTime } from '../../../web/src/data/outbox/server-time.ts';
import { favoriteOf } from '../../../web/src/data/outbox/story-favorite.ts';

const KEY = 'queue';

export function plainQueue(process: Process): Outbox {
  const { ports } = process;
  const useStore = storeOf(process.indexedDB as unknown as IDBFactory);
  const read = () => process.store(async () => (await get<Entry[]>(KEY, useStore)) ?? []);
  const write = (entries: Entry[]) => process.store(() => set(KEY, entries, useStore), { writes: true });
  const add = async (entry: Entry) => write([...(await read()), entry]);

  async function drain(lane: Entry['type']) {
    const none = { outcomes: [], nextDue: null };
    const userId = await ports.identity.userId();
    if (userId === null || !ports.online()) return none;
    const left: Entry[] = [];
    for (const entry of await read()) {
      const isOurs = entry.type === lane && entry.userId === userId;
      if (!isOurs || !(await send(ports, entry))) left.push(entry);
      else if (entry.type === 'story') left.push(favoriteOf(entry, 'A story'));
    }
    await write(left).catch(() => undefined);
    return none;
  }

  return {
    add,
    drain,
    async entries(userId) {
      return (await read()).filter((entry) => entry.userId === userId);
    },
    async deliverStory(entry) {
      await drain('story');
      return { kind: 'waiting', entry };
    },
    async sendUnkept(entry) {
      return entry.type === 'story' ? { kind: 'waiting', entry } : sendUnkept(ports, entry);
    },
    retry: async () => undefined,
    discard: async () => undefined,
    signedIn: async () => undefined,
  };
}

/** @returns whether it was delivered. */
async function send(ports: OutboxPorts, entry: Entry): Promise<boolean> {
  if (entry.type === 'story') {
    const sent = await sendStory(ports, { storyId: storyIdOf(entry), uid: entry.userId, data: entry.data });
    return sent.kind === 'there';
  }
  for await (const sent of sendBatch(ports, entry.userId, [entry], serverTime())) return sent.kind === 'delivered';
  return false;
}

function storeOf(factory: IDBFactory): UseStore {
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open('plain-queue', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('keyval');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return async (mode, callback) => callback((await opening).transaction('keyval', mode).objectStore('keyval'));
}

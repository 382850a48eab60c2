/**
 * workbox-background-sync's Queue, used as its documentation shows: requests are pushed, and replayed by its own `replayRequests`.
 * A story takes two requests, of which the second needs the first one's answer: for that the documented loop is written out.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { buildSync } from 'esbuild';
import 'fake-indexeddb/auto';
import type { Queue } from 'workbox-background-sync';
import type { Process } from '../../../tests/outbox-simulation/device.ts';
import { type Entry, type Lane, type StoryEntry, storyIdOf } from '../../../web/src/data/outbox/entry.ts';
import type { Outbox } from '../../../web/src/data/outbox/outbox.ts';
import type { OutboxPorts } from '../../../web/src/data/outbox/ports.ts';
import { sendBatch } from '../../../web/src/data/outbox/send-batch.ts';
import { sendUnkept } from '../../../web/src/data/outbox/send-unkept.ts';
import { serverTime } from '../../../web/src/data/outbox/server-time.ts';
import { favoriteOf } from '../../../web/src/data/outbox/story-favorite.ts';
import { storeStory, writeStory } from '../../../web/src/data/outbox/story-server.ts';
import { ROOT } from '../../local/paths.ts';

// What a service worker has and Node has not. There is no Background Sync here: replays are asked for.
const worker = globalThis as unknown as { self: unknown; registration: object };
worker.self = globalThis;
worker.registration = {};
// Its modules name each other without their endings, which bundlers understand and Node does not.
const { outputFiles } = buildSync({
  stdin: { contents: `export { Queue } from 'workbox-background-sync';`, resolveDir: ROOT },
  bundle: true,
  format: 'esm',
  write: false,
  define: { 'process.env.NODE_ENV': '"production"' },
});
const { Queue: WorkboxQueue } = (await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`
)) as {
  Queue: typeof Queue;
};

/** Whose turn it is: Workbox calls the global fetch. */
const turn = new AsyncLocalStorage<Process>();
globalThis.fetch = (async (request: Request) => {
  const running = turn.getStore();
  if (!running) throw new TypeError('Nobody fetches.');
  const body = await running.store(() => request.clone().text());
  const url = request.url.replace(ORIGIN, '');
  return running.ports.fetch(url, { method: 'POST', headers: Object.fromEntries(request.headers), body, signal: request.signal });
}) as typeof fetch;

const ORIGIN = 'https://app.test';
/** Minutes; its own default is a week. */
const KEPT_FOR = 60 * 24 * 60;

export function workboxQueue(running: Process): Outbox {
  const { ports } = running;
  // The names must not be taken twice; here every tab has its own module's worth of them.
  (WorkboxQueue as unknown as { _queueNames: Set<string> })._queueNames.clear();
  const queues: Record<Lane, Queue> = { story: queueOf('story'), favorite: queueOf('favorite'), progress: queueOf('progress') };

  function queueOf(lane: Lane): Queue {
    const queue = new WorkboxQueue(lane, { maxRetentionTime: KEPT_FOR, onSync: async () => undefined });
    for (const [method, writes] of [
      ['shiftRequest', false],
      ['unshiftRequest', true],
      ['pushRequest', true],
      ['getAll', false],
    ] as const) {
      const own = queue[method].bind(queue) as (...values: unknown[]) => Promise<unknown>;
      const used = (...values: unknown[]) =>
        running.store(
          () => {
            globalThis.indexedDB = running.indexedDB as unknown as IDBFactory;
            return own(...values);
          },
          { writes },
        );
      Object.assign(queue, { [method]: used });
    }
    return queue;
  }

  async function add(entry: Entry): Promise<void> {
    const { url, init } = await requestOf(ports, entry);
    const request = new Request(new URL(url, ORIGIN), { method: 'POST', headers: init.headers ?? {}, body: init.body ?? null });
    await queues[entry.type].pushRequest({ request, metadata: { entry }, timestamp: ports.clock.now() });
  }

  async function replayStories(): Promise<void> {
    for (let item = await queues.story.shiftRequest(); item; item = await queues.story.shiftRequest()) {
      const { entry } = item.metadata as { entry: StoryEntry };
      try {
        const response = await fetch(item.request.clone());
        // To Workbox, any answer means that the request was replayed.
        if (!response.ok) continue;
        const { title, content } = JSON.parse(await response.text()) as { title: string; content: string };
        const order = { storyId: storyIdOf(entry), uid: entry.userId, data: entry.data };
        const { url, init } = await captured((catching) => void storeStory(catching, order, { title, content }), ports);
        await ports.fetch(url, init);
        await add(favoriteOf(entry, title));
      } catch (error) {
        await queues.story.unshiftRequest(item);
        throw error;
      }
    }
  }

  async function drain(lane: Lane) {
    const replay = () => (lane === 'story' ? replayStories() : queues[lane].replayRequests());
    if (ports.online()) await turn.run(running, replay).catch(() => undefined);
    return { outcomes: [], nextDue: null };
  }

  return {
    add,
    drain,
    async entries(userId) {
      const items = (await Promise.all(Object.values(queues).map((queue) => queue.getAll()))).flat();
      return items.map(({ metadata }) => (metadata as { entry: Entry }).entry).filter((entry) => entry.userId === userId);
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

interface Captured {
  url: string;
  init: RequestInit;
}

/** The first request that our own transports make of an entry. */
function requestOf(ports: OutboxPorts, entry: Entry): Promise<Captured> {
  return captured((catching) => {
    if (entry.type === 'story') void writeStory(catching, { storyId: storyIdOf(entry), uid: entry.userId, data: entry.data });
    else void sendBatch(catching, entry.userId, [entry], serverTime()).next();
  }, ports);
}

function captured(start: (ports: OutboxPorts) => void, ports: OutboxPorts): Promise<Captured> {
  return new Promise((resolve) => {
    start({
      ...ports,
      fetch: (url, init) => {
        resolve({ url, init });
        return new Promise(() => undefined);
      },
    });
  });
}

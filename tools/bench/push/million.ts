/** A story for a million devices, in memory: the real announcement and the real runs, against a store, a queue and push services that count. */
import { announceStory } from '../../../functions/src/push/announce-story.ts';
import { performRun, type Retry, type RunPorts, type RunState, RunTaken } from '../../../functions/src/push/run.ts';
import type { Outcome } from '../../../functions/src/push/sender.ts';
import type { PushTarget } from '../../../functions/src/push/subscription.ts';
import type { Enqueued, SendTask } from '../../../functions/src/push/tasks.ts';

const RANGES = 64;
const SERVICES = 3;
const START = Date.parse('2026-11-21T18:00:00Z');
/** How long a function that was killed waits for the queue to bring its task again. */
const AGAIN_MS = 5000;

export class Killed extends Error {}

export interface MillionOptions {
  devices: number;
  /** Sent unless said. @param now milliseconds since 1970, by the simulation's clock */
  answer?: (device: number, now: number) => Outcome;
  /** Whether a task is killed at this send or commit. */
  killed?: () => boolean;
}

/** What it came to. */
export interface MillionFigures extends Record<string, number> {
  'devices reached': number;
  'devices removed': number;
  'devices missed': number;
  'messages sent again': number;
  'tasks run': number;
  'documents read': number;
  commits: number;
  'largest list, KB': number;
  'seconds by the clock until all was done': number;
  'MB in use, the simulated store among it': number;
}

/** Ids are even, as hashes are, and worked out from their place: a million of them are never held. */
const placesOf = (devices: number) => {
  const step = Math.floor(16 ** 8 / devices);
  return {
    id: (place: number) => (place * step).toString(16).padStart(8, '0').padEnd(64, '0'),
    /** The first place whose id is not below. */
    notBelow: (id: string) =>
      id >= 'g' ? devices : Math.min(devices, Math.ceil(Number.parseInt(id.slice(0, 8).padEnd(8, '0'), 16) / step)),
  };
};

export async function announceToMany({
  devices,
  answer = () => ({ kind: 'sent' }),
  killed = () => false,
}: MillionOptions): Promise<MillionFigures> {
  const { id, notBelow } = placesOf(devices);
  const got = new Uint8Array(devices);
  const removed = new Uint8Array(devices);
  const runs = new Map<string, { version: number; state?: RunState; list?: Omit<Retry, 'key'> }>();
  const names = new Set<string>();
  const queue: { task: SendTask; dueAt: number }[] = [];
  const figures = { sends: 0, tasks: 0, reads: 0, commits: 0, largest: 0, held: 0 };
  let now = START;

  const step = () => {
    if (killed()) throw new Killed();
  };
  const look = () => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    figures.held = Math.max(figures.held, heapUsed + external);
  };
  const targetAt = (place: number): PushTarget => ({
    id: id(place),
    endpoint: `https://push${place % SERVICES}.example/send/${place}`,
    p256dh: '',
    auth: '',
  });
  const enqueue = async ({ task, name, delayMs = 0 }: Enqueued) => {
    if (task.kind === 'send' && !names.has(name)) queue.push({ task, dueAt: now + delayMs });
    names.add(name);
  };

  const ports: RunPorts<number> = {
    async load(key) {
      figures.reads += 1;
      const run = runs.get(key);
      if (!run) return null;
      const untouched = { cursor: '', pages: 0, done: false, counts: { sent: 0, gone: 0, refused: 0, later: 0, dropped: 0 }, retries: [] };
      return { version: run.version, state: run.state ?? untouched, ...(run.list ? { list: run.list } : {}) };
    },
    async save(key, version, state, retries) {
      step();
      const run = runs.get(key);
      if ((run?.version ?? null) !== version) throw new RunTaken();
      figures.commits += 1;
      runs.set(key, { ...run, version: (version ?? 0) + 1, state });
      for (const { key: retryKey, ...list } of retries) {
        figures.largest = Math.max(figures.largest, JSON.stringify(list).length);
        runs.set(retryKey, { version: 1, list });
      }
      if (figures.commits % 100 === 0) look();
      return (version ?? 0) + 1;
    },
    async inRange({ from, to }, after, limit) {
      const page: PushTarget[] = [];
      const end = notBelow(to);
      for (let place = after === '' ? notBelow(from) : notBelow(after) + 1; place < end && page.length < limit; place += 1) {
        if (removed[place] === 0) page.push(targetAt(place));
      }
      figures.reads += page.length;
      return page;
    },
    async byIds(ids) {
      figures.reads += ids.length;
      return ids.flatMap((one) => (removed[notBelow(one)] === 0 ? targetAt(notBelow(one)) : []));
    },
    async remove(ids) {
      figures.commits += 1;
      for (const one of ids) removed[notBelow(one)] = 1;
    },
    async send(target) {
      step();
      const place = notBelow(target.id);
      const outcome = answer(place, now);
      if (outcome.kind === 'sent') {
        figures.sends += 1;
        got[place] = 1;
      }
      return outcome;
    },
    serviceOf: ({ endpoint }) => new URL(endpoint).host,
    isPublished: async () => true,
    enqueue,
    now: () => now,
    async pause(milliseconds) {
      now += milliseconds;
    },
    retryMs: 30_000,
  };

  await announceStory('doc', {
    due: async () => ({ storyId: 12, title: 'A Story', publishedAt: START }),
    settle: async () => undefined,
    enqueue,
    ranges: RANGES,
  });
  while (queue.length > 0) {
    const next = queue.reduce((first, one) => (one.dueAt < first.dueAt ? one : first));
    now = Math.max(now, next.dueAt);
    figures.tasks += 1;
    try {
      await performRun(next.task, ports);
      queue.splice(queue.indexOf(next), 1);
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      next.dueAt = now + AGAIN_MS;
    }
  }
  look();
  const reached = got.reduce((sum, one) => sum + one, 0);
  const gone = removed.reduce((sum, one) => sum + one, 0);
  return {
    'devices reached': reached,
    'devices removed': gone,
    'devices missed': devices - reached - gone,
    'messages sent again': figures.sends - reached,
    'tasks run': figures.tasks,
    'documents read': figures.reads,
    commits: figures.commits,
    'largest list, KB': figures.largest / 1024,
    'seconds by the clock until all was done': (now - START) / 1000,
    'MB in use, the simulated store among it': figures.held / 2 ** 20,
  };
}

/** A simulated device with tabs and a worker. They share database, locks, sign-in, network and clock; each can crash at any call to one of these. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Locks } from '../../web/src/data/device/locks.ts';
import { meaningOf } from '../../web/src/data/http/call.ts';
import { OutboxUnavailable } from '../../web/src/data/outbox/outbox.ts';
import type { OutboxPorts, Queue } from '../../web/src/data/outbox/ports.ts';
import { queueDatabase } from '../../web/src/data/outbox/queue-database.ts';
import { storedTakes, type TakeStore } from '../../web/src/features/voices/api/recording-lane.ts';
import { putWholeTake, removeOlderTakes, type Take } from '../../web/src/features/voices/api/takes.ts';
import { soundOf } from './entries.ts';
import { type Fault, statusWithoutEffect } from './faults.ts';
import type { ModelAnswer, ModelServer } from './model-server.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Before a call has its effect, after it, or (for requests) while the server handles it. */
export type CrashMoment = 'before' | 'during' | 'after';

/** A tab, or the worker. */
export interface Process {
  readonly ports: OutboxPorts;
  /** The recordings of the device, which all simulated devices share: they are removed before each schedule. */
  readonly takes: TakeStore & { put(take: Take): Promise<void>; removeOlder(take: Take): Promise<void> };
  readonly indexedDB: IDBFactory;
  readonly alive: boolean;
  /** How many calls to the ports it has made. */
  readonly calls: number;
  /** Crashes at a later call; 1 is the next one. */
  crashAt(call: number, moment: CrashMoment): void;
  kill(): void;
}

export interface Device {
  user: string | null;
  online: boolean;
  /** Milliseconds by which its clock is ahead. */
  clockAhead: number;
  storageFull: boolean;
  /** Requests sent, and how often each fault occurred. */
  readonly requests: number;
  readonly faultsMet: ReadonlyMap<Fault, number>;
  /** How many tabs and workers have crashed or closed. */
  readonly deaths: number;
  start(): Process;
}

export interface DeviceOptions {
  time: VirtualTime;
  random: () => number;
  server: ModelServer;
  /** The fault of the next request; null for none. */
  nextFault: () => Fault | null;
}

const DOCUMENTS = 'https://firestore.test/v1/projects/test/databases/(default)/documents';
/** The name of a story's document. */
export const storyName = (id: string) => `${DOCUMENTS.slice(DOCUMENTS.indexOf('projects/'))}/stories/${id}`;

const WRITES = { writes: true };
const NEVER = new Promise<never>(() => undefined);
/** Milliseconds that a slow answer takes. */
const SLOW_ANSWER_MS = 20_000;
/** Milliseconds after which browsers close a connection without an answer. */
const BROWSER_TIMEOUT_MS = 300_000;

export function createDevice({ time, random, server, nextFault }: DeviceOptions): Device {
  const indexedDB = new IDBFactory();
  const locks = lockTable();
  const faultsMet = new Map<Fault, number>();
  let requests = 0;
  let deaths = 0;

  const device: Device = {
    user: null,
    online: true,
    clockAhead: 0,
    storageFull: false,
    get requests() {
      return requests;
    },
    faultsMet,
    get deaths() {
      return deaths;
    },
    start,
  };
  return device;

  function start(): Process {
    let alive = true;
    let calls = 0;
    let crash: { at: number; moment: CrashMoment } | null = null;
    /** Called when the process dies. */
    const onDeath = new Set<() => void>();

    function kill(): void {
      if (!alive) return;
      alive = false;
      deaths += 1;
      for (const callback of onDeath) callback();
    }

    function momentOf(): CrashMoment | null {
      calls += 1;
      return crash && calls >= crash.at ? crash.moment : null;
    }

    /** Makes a call to a port. A crashed process makes no calls and gets no results. */
    async function call<T>(effect: () => Promise<T>): Promise<T> {
      if (!alive) return NEVER;
      const moment = momentOf();
      if (moment === 'before') kill();
      if (!alive) return NEVER;
      const settled = await effect().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      if (moment !== null) kill();
      if (!alive) return NEVER;
      if ('error' in settled) throw settled.error;
      return settled.value;
    }

    const clock: OutboxPorts['clock'] = {
      now: () => time.now() + device.clockAhead,
      after: (milliseconds, callback) => time.after(milliseconds, () => alive && callback()),
    };

    const ports: OutboxPorts = {
      clock,
      random,
      online: () => device.online,
      endpoints: { api: '', documents: DOCUMENTS },
      identity: {
        userId: () => call(async () => device.user),
        token: (userId, { fresh }) =>
          call(async () => {
            if (fresh) await time.sleep(Math.round(200 * random()));
            if (fresh && !device.online) throw new Error('There is no network.');
            return device.user === userId ? userId : null;
          }),
      },
      queue: queueOf(queueDatabase(() => indexedDB as unknown as globalThis.IDBFactory, clock)),
      locks: {
        request: (name, options, work) =>
          new Promise((resolve, reject) => {
            call(() => locks.acquire(name, options, onDeath))
              .then(async (release) => {
                try {
                  resolve(await work(release !== null));
                } catch (error) {
                  reject(error);
                } finally {
                  if (alive) release?.();
                }
              })
              .catch(reject);
          }),
      },
      fetch: (url, init) => send(url, init),
    };
    const takes: Process['takes'] = {
      put: (take) => store(() => putWholeTake(take, soundOf(take)), WRITES),
      removeOlder: (take) => store(() => removeOlderTakes(take)),
      read: () => store(storedTakes.read),
      upload: (take) => store(() => storedTakes.upload(take)),
      change: (id, change) => store(() => storedTakes.change(id, change), WRITES),
      remove: (id) => store(() => storedTakes.remove(id)),
      removeUndecided: () => store(async () => undefined),
      keepCopy: () => store(async () => undefined),
    };
    return {
      ports,
      takes,
      indexedDB,
      get alive() {
        return alive;
      },
      get calls() {
        return calls;
      },
      crashAt(at, moment) {
        crash = { at: calls + at, moment };
      },
      kill,
    };

    function store<T>(effect: () => Promise<T>, { writes } = { writes: false }): Promise<T> {
      return call(() => (writes && device.storageFull ? Promise.reject(new OutboxUnavailable()) : time.pauseFor(effect())));
    }

    function queueOf(queue: Queue): Queue {
      return {
        put: (entry) => store(() => queue.put(entry), WRITES),
        list: (lane) => store(() => queue.list(lane)),
        get: (lane, id) => store(() => queue.get(lane, id)),
        change: (lane, ids, change) => store(() => queue.change(lane, ids, change), WRITES),
        // Removing works even if storage is full.
        remove: (lane, ids) => store(() => queue.remove(lane, ids)),
        removeAbout: (entry) => store(() => queue.removeAbout(entry)),
        turnIntoFavorite: (entry, title) => store(() => queue.turnIntoFavorite(entry, title), WRITES),
      };
    }

    /** Sends a request. It has its effect only if it reaches the server before its process crashes or aborts it. */
    async function send(url: string, init: RequestInit): Promise<Response> {
      if (!alive) return NEVER;
      const moment = momentOf();
      if (moment === 'before') kill();
      if (!alive) return NEVER;
      const signal = init.signal ?? undefined;
      const answer = await new Promise<ModelAnswer>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        time.after(BROWSER_TIMEOUT_MS, () => reject(new TypeError('Failed to fetch')));
        travel(url, init, () => alive && !signal?.aborted, moment === 'during' ? kill : () => undefined).then(resolve, reject);
      }).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      if (moment !== null) kill();
      if (!alive) return NEVER;
      if ('error' in answer) throw answer.error;
      return responseOf(answer.value);
    }
  }

  async function travel(url: string, init: RequestInit, isAwaited: () => boolean, arrived: () => void): Promise<ModelAnswer> {
    if (!device.online) throw new TypeError('Failed to fetch');
    requests += 1;
    const fault = nextFault();
    if (fault) faultsMet.set(fault, (faultsMet.get(fault) ?? 0) + 1);
    await time.sleep(latency());
    if (!isAwaited()) return NEVER;
    if (fault === 'request-lost' || !device.online) throw new TypeError('Failed to fetch');
    if (fault === 'silence') return NEVER;
    arrived();
    const headers = init.headers as Record<string, string>;
    const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body));
    const answer = await answerTo(url, headers, body, fault);
    const story = headers['idempotency-key'];
    if (story !== undefined && answer.status >= 400 && meaningOf(answer.status) === 'refused') server.refused.add(story);
    await time.sleep(fault === 'slow' ? SLOW_ANSWER_MS : latency());
    if (fault === 'answer-lost' || fault?.startsWith('function-died') || !device.online) throw new TypeError('Failed to fetch');
    return fault === 'silence-after-effect' ? NEVER : answer;
  }

  async function answerTo(url: string, headers: Record<string, string>, body: unknown, fault: Fault | null): Promise<ModelAnswer> {
    const status = statusWithoutEffect(fault);
    // At the address of a curated story, 404 is an answer.
    if (status === 404 && url.includes('/api/stories/')) return rejection(503, fault, url);
    if (status !== undefined) return rejection(status, fault, url);
    if (fault === 'kept-refusal' && !url.endsWith('/api/generate-story')) return rejection(422, fault, url);
    if (fault === 'html') return PAGE;
    const answer = await server.handle(url, (headers.authorization ?? '').replace('Bearer ', ''), headers, body, fault);
    if (fault === 'status-500-after-effect') return rejection(500, fault, url);
    return fault === 'html-after-effect' ? PAGE : answer;
  }

  function latency(): number {
    return 5 + Math.round(60 * random());
  }
}

const PAGE: ModelAnswer = { status: 200, body: '<!doctype html><title>Welcome to the hotel</title>' };

/** Refusals of recordings that may end. */
const RECORDING_CODES: Record<number, string> = { 403: 'sharing-stopped', 409: 'story-full' };

function rejection(status: number, fault: Fault | null, url: string): ModelAnswer {
  const ofRecording = url.endsWith('/api/voices/recording') ? RECORDING_CODES[status] : undefined;
  const code = ofRecording ?? /^status-429-(verify-email|terms)$/.exec(fault ?? '')?.[1];
  return {
    status,
    body: { message: 'Not now.', ...(code && { code }) },
    ...(fault === 'status-429-retry-after' ? { headers: { 'retry-after': '90' } } : {}),
  };
}

function responseOf({ status, body, headers = {} }: ModelAnswer): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, ok: status < 300, headers: new Headers(headers), text: async () => text } as Response;
}

/** Web Locks: a process that crashes loses the locks that it holds or waits for. */
function lockTable() {
  const holders = new Map<string, object>();
  const waiting = new Map<string, (() => void)[]>();

  function acquire(name: string, { ifAvailable, signal }: Parameters<Locks['request']>[1], onDeath: Set<() => void>) {
    return new Promise<(() => void) | null>((resolve, reject) => {
      let open = true;
      const take = () => {
        if (!open) return pass(name);
        open = false;
        const holder = {};
        holders.set(name, holder);
        const release = () => {
          onDeath.delete(release);
          if (holders.get(name) === holder) pass(name);
        };
        onDeath.add(release);
        resolve(release);
      };
      if (signal?.aborted) reject(signal.reason);
      else if (!holders.has(name)) take();
      else if (ifAvailable) resolve(null);
      else {
        waiting.set(name, [...(waiting.get(name) ?? []), take]);
        onDeath.add(() => {
          open = false;
        });
        signal?.addEventListener('abort', () => {
          open = false;
          reject(signal.reason);
        });
      }
    });
  }

  function pass(name: string): void {
    holders.delete(name);
    const queue = waiting.get(name) ?? [];
    const next = queue.shift();
    next?.();
  }
  return { acquire };
}

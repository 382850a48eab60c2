/** One device with some tabs and a worker: they share database, locks, sign-in, network and clock, and each can die at any call to the outside. */
import { IDBFactory } from 'fake-indexeddb';
import { meaningOf } from '../../web/src/data/firestore/post-authorized.ts';
import type { Locks } from '../../web/src/data/lib/locks.ts';
import { OutboxUnavailable } from '../../web/src/data/outbox/outbox.ts';
import type { OutboxPorts, Queue } from '../../web/src/data/outbox/ports.ts';
import { queueDatabase } from '../../web/src/data/outbox/queue-database.ts';
import { type Fault, statusWithoutEffect } from './faults.ts';
import { type ModelAnswer, type ModelServer, storyOf } from './model-server.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Before a call has its effect, after it, or (a request) while the server is at it. */
export type CrashMoment = 'before' | 'during' | 'after';

/** A tab, or the worker. */
export interface Process {
  readonly ports: OutboxPorts;
  /** For other queues than ours: the device's IndexedDB, and one use of it, at which it dies like at any other call. */
  readonly indexedDB: IDBFactory;
  store<T>(effect: () => Promise<T>, use?: { writes: boolean }): Promise<T>;
  readonly alive: boolean;
  /** Calls to the outside so far. */
  readonly calls: number;
  /** It dies at the so-manieth call from now. */
  crashAt(call: number, moment: CrashMoment): void;
  kill(): void;
}

export interface Device {
  user: string | null;
  online: boolean;
  /** Milliseconds that its clock is ahead. */
  clockAhead: number;
  storageFull: boolean;
  /** Requests sent, and faults that met one. */
  readonly requests: number;
  readonly faultsMet: ReadonlyMap<Fault, number>;
  /** Tabs and workers that died. */
  readonly deaths: number;
  start(): Process;
}

export interface DeviceOptions {
  time: VirtualTime;
  random: () => number;
  server: ModelServer;
  /** What becomes of the next request; null is nothing bad. */
  nextFault: () => Fault | null;
}

const DOCUMENTS = 'https://firestore.test/v1/projects/test/databases/(default)/documents';
const WRITES = { writes: true };
const NEVER = new Promise<never>(() => undefined);
/** Milliseconds that the slow answer takes, and after which browsers give a silent connection up by themselves. */
const SLOW = 20_000;
const BROWSER_LIMIT = 300_000;

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

    /** A call to the outside. To a dead process nothing comes back, and from it nothing goes out. */
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
            if (fresh && !device.online) throw new Error('No network.');
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
    return {
      ports,
      indexedDB,
      store,
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
      return call(() => (writes && device.storageFull ? Promise.reject(new OutboxUnavailable()) : time.standStill(effect())));
    }

    function queueOf(queue: Queue): Queue {
      return {
        put: (entry) => store(() => queue.put(entry), WRITES),
        list: (lane) => store(() => queue.list(lane)),
        get: (lane, id) => store(() => queue.get(lane, id)),
        change: (lane, ids, change) => store(() => queue.change(lane, ids, change), WRITES),
        // There is always room for less.
        remove: (lane, ids) => store(() => queue.remove(lane, ids)),
        removeAbout: (entry) => store(() => queue.removeAbout(entry)),
        turnIntoFavorite: (entry, title) => store(() => queue.turnIntoFavorite(entry, title), WRITES),
      };
    }

    /** A request on its way: what has not arrived when its process dies or gives up never does; what has arrived has its effect. */
    async function send(url: string, init: RequestInit): Promise<Response> {
      if (!alive) return NEVER;
      const moment = momentOf();
      if (moment === 'before') kill();
      if (!alive) return NEVER;
      const signal = init.signal ?? undefined;
      const answer = await new Promise<ModelAnswer>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        time.after(BROWSER_LIMIT, () => reject(new TypeError('Failed to fetch')));
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

  async function travel(url: string, init: RequestInit, isWanted: () => boolean, arrived: () => void): Promise<ModelAnswer> {
    if (!device.online) throw new TypeError('Failed to fetch');
    requests += 1;
    const fault = nextFault();
    if (fault) faultsMet.set(fault, (faultsMet.get(fault) ?? 0) + 1);
    await time.sleep(latency());
    if (!isWanted()) return NEVER;
    if (fault === 'request-lost' || !device.online) throw new TypeError('Failed to fetch');
    if (fault === 'silence') return NEVER;
    arrived();
    const headers = init.headers as Record<string, string>;
    const body: unknown = JSON.parse(String(init.body));
    const answer = await answerTo(url, headers, body, fault);
    const story = storyOf(headers, body);
    if (story !== undefined && answer.status >= 400 && meaningOf(answer.status) === 'refused') server.refused.add(story);
    await time.sleep(fault === 'slow' ? SLOW : latency());
    if (fault === 'answer-lost' || fault === 'function-died' || !device.online) throw new TypeError('Failed to fetch');
    return fault === 'silence-after-effect' ? NEVER : answer;
  }

  async function answerTo(url: string, headers: Record<string, string>, body: unknown, fault: Fault | null): Promise<ModelAnswer> {
    const status = statusWithoutEffect(fault);
    if (status !== undefined) return rejection(status, fault);
    if (fault === 'kept-refusal' && !url.endsWith('/api/generate-story')) return rejection(422, fault);
    if (fault === 'html') return PAGE;
    const answer = await server.handle(url, (headers.authorization ?? '').replace('Bearer ', ''), headers, body, fault);
    if (fault === 'status-500-after-effect') return rejection(500, fault);
    return fault === 'html-after-effect' ? PAGE : answer;
  }

  function latency(): number {
    return 5 + Math.round(60 * random());
  }
}

const PAGE: ModelAnswer = { status: 200, body: '<!doctype html><title>Welcome to the hotel</title>' };

function rejection(status: number, fault: Fault | null): ModelAnswer {
  return { status, body: { message: 'Not now.' }, ...(fault === 'status-429-retry-after' ? { headers: { 'retry-after': '90' } } : {}) };
}

function responseOf({ status, body, headers = {} }: ModelAnswer): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, ok: status < 300, headers: new Headers(headers), text: async () => text } as Response;
}

/** Web Locks: whoever dies loses what it held and what it waited for. */
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

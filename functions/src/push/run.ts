/**
 * A run: one task's share of a message. It pages through its subscriptions, reads a page ahead, and after each page saves where it is together
 * with what has to be tried again. Killed at any moment it goes on from there: at most one page is sent a second time, under the same topic and
 * tag, and nobody is left out. Pure but for its ports.
 */
import { randomUUID } from 'node:crypto';
import { inBursts } from './in-bursts.ts';
import { type PreparedMessage, prepareMessage } from './message.ts';
import type { Outcome } from './sender.ts';
import type { PushTarget } from './subscription.ts';
import type { Enqueue, IdRange, SendTask } from './tasks.ts';

/** Also the most that is sent twice after a kill. Smaller ones would wait for their commits more often than they send. */
export const PAGE_SIZE = 1000;
/** Messages under way at once. */
const CONCURRENCY = 200;
/** Milliseconds after which a task hands over to the next: below the function's time limit by more than a page can take. */
const TASK_MS = 7 * 60_000;
/** Milliseconds for which a task that came too early waits; a longer wait is the queue's. */
const EARLY_MS = 60_000;
/** Doublings of the first wait between tries. */
const MOST_DOUBLINGS = 7;

export interface Counts {
  sent: number;
  gone: number;
  refused: number;
  /** Put into a retry's list. */
  later: number;
  /** Not reached before the message's time was over. */
  dropped: number;
}

/** A list of subscriptions to try again, which becomes a run of its own. */
export interface Retry {
  key: string;
  ids: string[];
  /** 1 for the first. */
  attempt: number;
  /** Milliseconds since 1970. */
  notBefore: number;
}

export interface RunState {
  /** The id of the last subscription that is done. */
  cursor: string;
  pages: number;
  done: boolean;
  counts: Counts;
  /** The last page's retries; `at` is their `notBefore`. Those of the pages before were enqueued before it began. */
  retries: { key: string; at: number }[];
  /** The delivery of the task that saved it last. */
  savedBy?: string;
}

export interface StoredRun<Version> {
  version: Version;
  state: RunState;
  /** A retry's own list. */
  list?: Omit<Retry, 'key'>;
}

/** The run was saved in between: the same task was delivered twice and the other one goes on, or our own commit arrived twice. */
export class RunTaken extends Error {}

/** The queue brings the task again. */
export class TooEarly extends Error {}

export interface RunPorts<Version = unknown> {
  /** Null where the run has not begun, and where it was removed long ago. */
  load(key: string): Promise<StoredRun<Version> | null>;
  /** Saves the state and creates the retries, at once or not at all. Throws {@link RunTaken}. @param version null where there is none yet */
  save(key: string, version: Version | null, state: RunState, retries: readonly Retry[]): Promise<Version>;
  inRange(range: IdRange, after: string, limit: number): Promise<PushTarget[]>;
  /** Those that are still there. */
  byIds(ids: readonly string[]): Promise<PushTarget[]>;
  remove(ids: readonly string[]): Promise<void>;
  send(target: PushTarget, message: PreparedMessage): Promise<Outcome>;
  /** The known push service that a device belongs to: few, whatever hosts people invent. */
  serviceOf(target: PushTarget): string;
  isPublished(storyId: number): Promise<boolean>;
  enqueue: Enqueue;
  now(): number;
  pause(milliseconds: number): Promise<void>;
  /** Milliseconds before the first retry; doubled for each that follows. */
  retryMs: number;
}

export type RunEnd = { how: 'done' | 'handed-over' | 'taken' | 'withdrawn' } & Counts;

const NOTHING: Counts = { sent: 0, gone: 0, refused: 0, later: 0, dropped: 0 };

/** Throws where the store or the queue does not answer, and {@link TooEarly}: the task is to come again. */
export async function performRun<Version>(task: SendTask, ports: RunPorts<Version>): Promise<RunEnd> {
  const stored = await ports.load(task.key);
  if (stored === null && task.range === undefined) return { how: 'done', ...NOTHING };
  let { version, state }: { version: Version | null; state: RunState } = stored ?? {
    version: null,
    state: { cursor: '', pages: 0, done: false, counts: NOTHING, retries: [] },
  };
  // A task killed between saving and enqueuing left retries that nobody knows of.
  for (const { key, at } of state.retries) await enqueueRetry(task, key, at, ports);
  if (state.done) return { how: 'done', ...state.counts };
  if (task.storyId !== undefined && !(await ports.isPublished(task.storyId))) return { how: 'withdrawn', ...state.counts };
  await waitFor(stored?.list?.notBefore ?? 0, ports);

  const message = prepareMessage(task.message);
  const savedBy = randomUUID();
  const startedAt = ports.now();
  let reading = readPage(task, stored, state.cursor, ports);
  for (;;) {
    const { targets, next } = await reading;
    if (next !== null) {
      reading = readPage(task, stored, next, ports);
      // Whoever awaits it hears of its failure; until then nobody has failed to.
      reading.catch(() => undefined);
    }
    const page = await sendPage(targets, message, task.until, ports);
    if (page.gone.length > 0) await ports.remove(page.gone);
    const { retries, dropped } = retriesOf(page.later, task, (stored?.list?.attempt ?? 0) + 1, state.pages, ports);
    state = {
      cursor: next ?? state.cursor,
      pages: state.pages + 1,
      done: next === null,
      counts: addUp(state.counts, { ...page.counts, later: page.counts.later - dropped, dropped: page.counts.dropped + dropped }),
      retries: retries.map(({ key, notBefore }) => ({ key, at: notBefore })),
      savedBy,
    };
    version = await save(task.key, version, state, retries, ports);
    if (version === null) return { how: 'taken', ...state.counts };
    for (const { key, notBefore } of retries) await enqueueRetry(task, key, notBefore, ports);
    if (state.done) return { how: 'done', ...state.counts };
    if (ports.now() - startedAt > TASK_MS) {
      await ports.enqueue({ task, name: `${task.key}_after-${state.pages}` });
      return { how: 'handed-over', ...state.counts };
    }
  }
}

/**
 * Null where somebody else goes on with the run. The store's client sends a commit again by itself when the answer was lost: what the second
 * sending then meets may be what the first one wrote.
 */
async function save<Version>(
  key: string,
  version: Version | null,
  state: RunState,
  retries: readonly Retry[],
  ports: RunPorts<Version>,
): Promise<Version | null> {
  try {
    return await ports.save(key, version, state, retries);
  } catch (error) {
    if (!(error instanceof RunTaken)) throw error;
    const stored = await ports.load(key);
    return stored?.state.savedBy === state.savedBy && stored?.state.pages === state.pages ? stored.version : null;
  }
}

async function readPage<Version>(
  task: SendTask,
  stored: StoredRun<Version> | null,
  after: string,
  ports: RunPorts<Version>,
): Promise<{ targets: PushTarget[]; next: string | null }> {
  if (stored?.list) return { targets: await ports.byIds(stored.list.ids), next: null };
  if (task.range === undefined) return { targets: [], next: null };
  const targets = await ports.inRange(task.range, after, PAGE_SIZE);
  return { targets, next: targets.length < PAGE_SIZE ? null : (targets.at(-1)?.id ?? null) };
}

interface Page {
  counts: Counts;
  gone: string[];
  later: { target: PushTarget; at: number }[];
}

async function sendPage<Version>(
  targets: readonly PushTarget[],
  message: PreparedMessage,
  until: number,
  ports: RunPorts<Version>,
): Promise<Page> {
  const page: Page = { counts: { ...NOTHING }, gone: [], later: [] };
  await inBursts(targets, CONCURRENCY, async (target) => {
    if (ports.now() > until) {
      page.counts.dropped += 1;
      return;
    }
    const outcome = await ports.send(target, message);
    page.counts[outcome.kind] += 1;
    if (outcome.kind === 'gone') page.gone.push(target.id);
    if (outcome.kind === 'later') page.later.push({ target, at: outcome.at });
  });
  return page;
}

/**
 * Retries for each push service and length of the pause that is asked for: one may want an hour, another a second. Pauses of up to twice the
 * length share a list, which waits for the longest. So nobody is asked too early, and the lists are few, also where a service has many hosts.
 */
function retriesOf<Version>(
  later: Page['later'],
  task: SendTask,
  attempt: number,
  page: number,
  ports: RunPorts<Version>,
): { retries: Retry[]; dropped: number } {
  const now = ports.now();
  const shortest = ports.retryMs * 2 ** Math.min(attempt - 1, MOST_DOUBLINGS);
  const lists = new Map<string, { ids: string[]; notBefore: number }>();
  let dropped = 0;
  for (const { target, at } of later) {
    const notBefore = Math.max(at, now + shortest);
    if (notBefore > task.until) {
      dropped += 1;
      continue;
    }
    const name = `${ports.serviceOf(target)} ${Math.ceil(Math.log2((notBefore - now) / shortest))}`;
    const list = lists.get(name) ?? { ids: [], notBefore };
    list.ids.push(target.id);
    list.notBefore = Math.max(list.notBefore, notBefore);
    lists.set(name, list);
  }
  const retries = [...lists.values()].map((list, index) => ({ key: `${task.key}_${page}-${index}`, attempt, ...list }));
  return { retries, dropped };
}

async function enqueueRetry<Version>(task: SendTask, key: string, at: number, ports: RunPorts<Version>): Promise<void> {
  const { range: _range, ...rest } = task;
  await ports.enqueue({ task: { ...rest, key }, name: key, delayMs: Math.max(0, at - ports.now()) });
}

async function waitFor<Version>(at: number, ports: RunPorts<Version>): Promise<void> {
  const early = at - ports.now();
  if (early > EARLY_MS) throw new TooEarly();
  if (early > 0) await ports.pause(early);
}

function addUp(one: Counts, other: Counts): Counts {
  return {
    sent: one.sent + other.sent,
    gone: one.gone + other.gone,
    refused: one.refused + other.refused,
    later: one.later + other.later,
    dropped: one.dropped + other.dropped,
  };
}

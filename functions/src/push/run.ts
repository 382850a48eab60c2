/**
 * A run sends one task's share of a message. It pages through its subscriptions and after each page saves its position together with the
 * lists to retry. A run that is killed continues from its last save: at most one page is sent twice (with the same topic and
 * tag, so devices show it once), and no subscription is skipped.
 */
import { randomUUID } from 'node:crypto';
import { ChangedMeanwhile, TaskTooEarlyError } from '../lib/retry.ts';
import { type PreparedMessage, type PushOutcome, prepareMessage } from './message.ts';
import type { PushTarget } from './subscription.ts';
import type { Enqueue, IdRange, SendTask } from './tasks.ts';

/** Also the most messages sent twice after a kill. With smaller pages a run waits longer for its commits than for sending. */
export const PAGE_SIZE = 1000;
const CONCURRENCY = 100;
/** Milliseconds after which a task hands over to a new one: the function's limit of nine minutes less more than one page can take. */
const TASK_MS = 7 * 60_000;
/** Milliseconds that a task waits itself if it was delivered early; the queue does longer waits. */
const MAX_WAIT_MS = 60_000;

const MAX_DOUBLINGS = 7;

export interface Counts {
  sent: number;
  gone: number;
  refused: number;
  /** Added to a list to retry. */
  later: number;
  /** Not sent before the message expired. */
  dropped: number;
}

/** The document of a run; its field names are stored. */
export interface RunState {
  /** The id of the last subscription that was processed. */
  cursor: string;
  pages: number;
  done: boolean;
  counts: Counts;
  /** Retries of the last page; `at` is their `notBefore`. Retries of earlier pages were enqueued before the last page began. */
  retries: { key: string; at: number }[];
  /** Identifies the task execution that saved the state last. */
  savedBy?: string;
}

/** A list of subscriptions to try again: a run of its own, with its own task. */
export interface Retry {
  key: string;
  ids: string[];
  /** 1 for the first. */
  attempt: number;
  /** Milliseconds since 1970. */
  notBefore: number;
}

export interface StoredRun<Version> {
  version: Version;
  /** Undefined for a retry that has not started. */
  state?: RunState | undefined;
  /** Only for retries. */
  list?: Omit<Retry, 'key'>;
}

export interface RunPorts<Version = unknown> {
  /** Null if the run has not started, or was deleted after a month. */
  load(key: string): Promise<StoredRun<Version> | null>;
  /** Saves the state and creates the retries in one commit. Throws {@link ChangedMeanwhile}. @param version null if there is no document yet */
  save(key: string, version: Version | null, state: RunState, retries: readonly Retry[]): Promise<Version>;
  inRange(range: IdRange, after: string, limit: number): Promise<PushTarget[]>;
  byIds(ids: readonly string[]): Promise<PushTarget[]>;
  remove(ids: readonly string[]): Promise<void>;
  /** The first messages that these devices got. Others would be dropped in time. */
  noteDelivered(ids: readonly string[]): Promise<void>;
  send(target: PushTarget, message: PreparedMessage): Promise<PushOutcome>;
  isPublished(storyId: number): Promise<boolean>;
  enqueue: Enqueue;
  now(): number;
  pause(milliseconds: number): Promise<void>;
  /** Milliseconds before the first retry; doubled for each further one. */
  retryMs: number;
}

export type RunEnd = { how: 'done' | 'handed-over' | 'taken' | 'withdrawn' } & Counts;

interface Deferred {
  target: PushTarget;
  /** When to try again, milliseconds since 1970. */
  at: number;
}

const NO_COUNTS: Counts = { sent: 0, gone: 0, refused: 0, later: 0, dropped: 0 };
const NEW_RUN: RunState = { cursor: '', pages: 0, done: false, counts: NO_COUNTS, retries: [] };

/** Throws if the database or the queue fails, and {@link TaskTooEarlyError}: the queue then delivers the task again. */
export async function performRun<Version>(task: SendTask, ports: RunPorts<Version>): Promise<RunEnd> {
  const stored = await ports.load(task.key);
  if (stored === null && task.range === undefined) return { how: 'done', ...NO_COUNTS };
  let version: Version | null = stored?.version ?? null;
  let state = stored?.state ?? NEW_RUN;
  // A task that was killed between saving and enqueuing left retries that are not in the queue.
  for (const { key, at } of state.retries) await enqueueRetry(task, key, at, ports);
  if (state.done) return { how: 'done', ...state.counts };
  if (task.storyId !== undefined && !(await ports.isPublished(task.storyId))) return { how: 'withdrawn', ...state.counts };
  const early = (stored?.list?.notBefore ?? 0) - ports.now();
  if (early > MAX_WAIT_MS) throw new TaskTooEarlyError();
  if (early > 0) await ports.pause(early);

  const message = prepareMessage(task.message);
  const savedBy = randomUUID();
  const startedAt = ports.now();
  for (;;) {
    const { targets, next } = await readPage(task, stored, state.cursor, ports);
    const page = await sendPage(targets, message, task.until, ports);
    if (page.gone.length > 0) await ports.remove(page.gone);
    if (page.reached.length > 0) await ports.noteDelivered(page.reached);
    const { retries, dropped } = retriesOf(page.later, task, { attempt: (stored?.list?.attempt ?? 0) + 1, page: state.pages }, ports);
    state = {
      cursor: next ?? state.cursor,
      pages: state.pages + 1,
      done: next === null,
      counts: sum(state.counts, { ...page.counts, later: page.counts.later - dropped, dropped: page.counts.dropped + dropped }),
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
 * Null if another delivery continues the run. The Firestore client repeats a commit whose response was lost, so a conflict may be with our own
 * first commit, which `savedBy` shows.
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
    if (!(error instanceof ChangedMeanwhile)) throw error;
    const stored = await ports.load(key);
    return stored?.state?.savedBy === state.savedBy && stored?.state?.pages === state.pages ? stored.version : null;
  }
}

/** @returns `next` null on the last page. */
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

async function sendPage<Version>(targets: readonly PushTarget[], message: PreparedMessage, until: number, ports: RunPorts<Version>) {
  const page = { counts: { ...NO_COUNTS }, gone: [] as string[], reached: [] as string[], later: [] as Deferred[] };
  const remaining = targets.values();
  // All workers take from the same iterator.
  const worker = async () => {
    for (const target of remaining) {
      if (ports.now() > until) {
        page.counts.dropped += 1;
        continue;
      }
      const outcome = await ports.send(target, message);
      page.counts[outcome.kind] += 1;
      if (outcome.kind === 'sent' && !target.isProven) page.reached.push(target.id);
      if (outcome.kind === 'gone') page.gone.push(target.id);
      if (outcome.kind === 'later') page.later.push({ target, at: outcome.at });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return page;
}

function sum(one: Counts, other: Counts): Counts {
  const added = Object.entries(one).map(([name, count]) => [name, count + other[name as keyof Counts]]);
  return Object.fromEntries(added) as Counts;
}

/**
 * One list for each length of the pause. Pauses that differ by less than a factor of two share a list, which waits for the longest: no service is
 * contacted too early, and there are few lists however many services there are.
 * @returns `dropped`: messages that expire before they could be tried again.
 */
function retriesOf(
  later: readonly Deferred[],
  task: SendTask,
  { attempt, page }: { attempt: number; page: number },
  { now, retryMs }: { now(): number; retryMs: number },
): { retries: Retry[]; dropped: number } {
  const time = now();
  const shortest = retryMs * 2 ** Math.min(attempt - 1, MAX_DOUBLINGS);
  const lists = new Map<number, { ids: string[]; notBefore: number }>();
  let dropped = 0;
  for (const { target, at } of later) {
    const notBefore = Math.max(at, time + shortest);
    if (notBefore > task.until) {
      dropped += 1;
      continue;
    }
    const doublings = Math.ceil(Math.log2((notBefore - time) / shortest));
    const list = lists.get(doublings) ?? { ids: [], notBefore };
    list.ids.push(target.id);
    list.notBefore = Math.max(list.notBefore, notBefore);
    lists.set(doublings, list);
  }
  return { retries: [...lists.values()].map((list, index) => ({ key: `${task.key}_${page}-${index}`, attempt, ...list })), dropped };
}

async function enqueueRetry(task: SendTask, key: string, at: number, { enqueue, now }: { enqueue: Enqueue; now(): number }): Promise<void> {
  const { range: _range, ...rest } = task;
  await enqueue({ task: { ...rest, key }, name: key, delayMs: Math.max(0, at - now()) });
}

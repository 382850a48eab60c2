/**
 * Deleting an account. First a mark is set, after which nothing new of this person is taken; then everything goes, the sign-in last. Each
 * step does what is left to do, so it may be cut off anywhere and done again: by the queue, which hears of it before the mark is set.
 */

import { TooEarly } from '../lib/too-early.ts';

/** The mark, kept for longer than any token of the account lives. */
export interface Departure {
  /** Milliseconds since 1970. */
  requestedAt: number;
  finished: boolean;
}

/** A task that looks after a departure. */
export interface LeaveTask {
  uid: string;
  /** Milliseconds since 1970: not to be done before. */
  at: number;
}

/** Everything the use case needs of the outside. */
export interface LeavePorts {
  /** Throws where the queue does not take it: then nothing has happened yet. */
  enqueue(task: LeaveTask): Promise<void>;
  /** Sets the mark; one that is set stays as it is. */
  mark(uid: string, now: number): Promise<void>;
  marked(uid: string): Promise<Departure | null>;
  /** Switches the sign-in off, and ends it everywhere. Fine where there is none any more. */
  lock(uid: string): Promise<void>;
  /** Removes every document of this person. @returns how many there were. */
  sweep(uid: string): Promise<number>;
  /** Removes the sign-in. Fine where there is none any more. */
  removeAccount(uid: string): Promise<void>;
  finish(uid: string): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds after which no token of the account is good any more, and no call that began before is still at work. */
  settleMs: number;
}

/** Milliseconds after which a departure that was cut off is gone on with. */
const RESUME_MS = 120_000;
/** Milliseconds by which a queue may be early. */
const EARLY_MS = 1000;

/** Everything before the first document goes. Once this is through, the account is deleted, whatever happens to this call. */
export async function beginLeaving(uid: string, ports: LeavePorts): Promise<void> {
  const now = ports.now();
  await ports.enqueue({ uid, at: now + Math.min(RESUME_MS, ports.settleMs) });
  // Comes last, when calls that were under way have ended and no token is left: what they wrote goes then.
  await ports.enqueue({ uid, at: now + ports.settleMs });
  await ports.mark(uid, now);
}

/** Removes everything. @returns how many documents went. */
export async function removeEverything(uid: string, ports: LeavePorts): Promise<number> {
  await ports.lock(uid);
  const removed = await ports.sweep(uid);
  await ports.removeAccount(uid);
  return removed;
}

/** What a task does; harmless where nobody has left. Throws {@link TooEarly}, and whatever a step throws: the task is to come again. */
export async function goOnLeaving(
  { uid, at }: LeaveTask,
  ports: LeavePorts,
): Promise<{ how: 'nobody' | 'swept' | 'finished'; removed: number }> {
  if (ports.now() < at - EARLY_MS) throw new TooEarly();
  const departure = await ports.marked(uid);
  if (departure === null || departure.finished) return { how: 'nobody', removed: 0 };
  const removed = await removeEverything(uid, ports);
  if (ports.now() < departure.requestedAt + ports.settleMs - EARLY_MS) return { how: 'swept', removed };
  await ports.finish(uid);
  return { how: 'finished', removed };
}

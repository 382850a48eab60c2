/**
 * Deleting an account. First a mark is set, after which nothing new is stored for this account; then everything is removed, the sign-in last.
 * Each step may be repeated, so a deletion that is interrupted anywhere is continued by the queue, whose tasks are created before the mark.
 */
import { TaskTooEarlyError } from '../lib/retry.ts';

/** The mark. It stays for longer than any token of the account is valid. */
export interface PendingDeletion {
  /** Milliseconds since 1970. */
  requestedAt: number;
  finished: boolean;
}

/** A task that continues a deletion. */
export interface DeletionTask {
  uid: string;
  /** Milliseconds since 1970: not to be done before. */
  at: number;
}

export interface DeletionPorts {
  /** Throws if the queue does not accept the task. */
  enqueue(task: DeletionTask): Promise<void>;
  /** Sets the mark; an existing one stays unchanged. */
  mark(uid: string, now: number): Promise<void>;
  readMark(uid: string): Promise<PendingDeletion | null>;
  /** Disables the sign-in and ends all sessions. No error if there is no sign-in. */
  lockSignIn(uid: string): Promise<void>;
  /** Removes every document of the account. @returns how many there were. */
  removeDocuments(uid: string): Promise<number>;
  removeSignIn(uid: string): Promise<void>;
  finish(uid: string): Promise<void>;
  /** Whether a legal hold forbids deleting the account's data. */
  isHeld(uid: string): Promise<boolean>;
  /** Ends the account's notifications. */
  removeDevices(uid: string): Promise<void>;
  /** Extends the mark while the deletion waits. */
  extendMark(uid: string): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds after which all tokens of the account have expired and all earlier calls have ended. */
  settleMs: number;
}

/** Milliseconds after which an interrupted deletion is continued. */
const RESUME_MS = 120_000;
/** Milliseconds between two checks whether a legal hold has ended. */
const HELD_MS = 24 * 60 * 60 * 1000;
/** Milliseconds by which a queue may be early. */
const TOLERANCE_MS = 1000;

/** Everything before the first document is removed. From then on the deletion completes, whatever happens to this call. */
export async function beginDeletion(uid: string, ports: DeletionPorts): Promise<void> {
  const now = ports.now();
  await ports.enqueue({ uid, at: now + Math.min(RESUME_MS, ports.settleMs) });
  // The last task runs when no token and no earlier call is left, and removes what they wrote.
  await ports.enqueue({ uid, at: now + ports.settleMs });
  await ports.mark(uid, now);
}

/** @returns how many documents there were; null if the account is only locked and silent, because of a legal hold. */
export async function removeEverything(uid: string, ports: DeletionPorts): Promise<number | null> {
  await ports.lockSignIn(uid);
  if (await ports.isHeld(uid)) {
    await ports.removeDevices(uid);
    return null;
  }
  const removed = await ports.removeDocuments(uid);
  await ports.removeSignIn(uid);
  return removed;
}

/** Runs a task; does nothing without a pending deletion. Throws {@link TaskTooEarlyError} and what the ports throw: the queue then repeats the task. */
export async function continueDeletion(
  { uid, at }: DeletionTask,
  ports: DeletionPorts,
): Promise<{ how: 'nothing-pending' | 'held' | 'swept' | 'finished'; removed: number }> {
  if (ports.now() < at - TOLERANCE_MS) throw new TaskTooEarlyError();
  const pending = await ports.readMark(uid);
  if (pending === null || pending.finished) return { how: 'nothing-pending', removed: 0 };
  const removed = await removeEverything(uid, ports);
  const isLast = ports.now() >= pending.requestedAt + ports.settleMs - TOLERANCE_MS;
  if (removed === null) {
    if (isLast) {
      await ports.extendMark(uid);
      await ports.enqueue({ uid, at: ports.now() + HELD_MS });
    }
    return { how: 'held', removed: 0 };
  }
  if (!isLast) return { how: 'swept', removed };
  await ports.finish(uid);
  return { how: 'finished', removed };
}

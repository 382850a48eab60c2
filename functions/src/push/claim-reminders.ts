/**
 * Claims the reminders that are due. One commit moves a page of them to their next evening and stores the list to send; it fails as a whole if
 * any of them changed meanwhile, so two schedulers never claim the same reminder. The lists are sent as runs.
 */
import { nextReminder, PUSH_LIMITS, type ReminderTime } from '@tuckaway/domain';
import { ChangedMeanwhile } from '../lib/retry.ts';
import type { PushMessage } from './message.ts';
import { type ClaimTask, claimKey, type Enqueue } from './tasks.ts';

const PAGE_SIZE = 200;
/** Every conflict means that another task has claimed a page. */
const MAX_CONFLICTS = 20;
const LATE_MS = PUSH_LIMITS.lateMinutes * 60_000;

export interface DueReminder<Version = unknown> {
  id: string;
  version: Version;
  reminder: ReminderTime;
  /** Milliseconds since 1970. */
  at: number;
  /** The evening it is for, `2026-11-21`. */
  day: string;
}

/** A list that was claimed, with reminders of one evening: each evening suggests its own story. */
export interface Claimed {
  key: string;
  ids: string[];
  until: number;
}

/** The document of a claim task; its field names are stored. */
export interface ClaimState {
  claimed: (Pick<Claimed, 'key' | 'until'> & { message: PushMessage })[];
}

export interface ClaimPorts<Version = unknown> {
  load(key: string): Promise<ClaimState | null>;
  due(shard: string, now: number, limit: number): Promise<DueReminder<Version>[]>;
  /** One commit: moves all reminders (null turns one off), creates the list, saves the state. Throws {@link ChangedMeanwhile}. */
  commit(
    key: string,
    state: ClaimState,
    moved: { reminder: DueReminder<Version>; next: { at: number; day: string } | null }[],
    list: Claimed | null,
  ): Promise<void>;
  message(day: string): Promise<PushMessage>;
  enqueue: Enqueue;
  now(): number;
}

/** @returns how many were claimed, and how many were too late to send. Throws if the database fails: the queue then repeats the task. */
export async function claimReminders<Version>(task: ClaimTask, ports: ClaimPorts<Version>): Promise<{ claimed: number; late: number }> {
  const key = claimKey(task);
  let state: ClaimState = (await ports.load(key)) ?? { claimed: [] };
  // A task that was killed between commit and enqueuing left lists that are not in the queue.
  for (const list of state.claimed) await enqueueList(list, ports);
  const counts = { claimed: 0, late: 0 };
  let conflicts = 0;
  for (;;) {
    const now = ports.now();
    const page = await ports.due(task.shard, now, PAGE_SIZE);
    const [first] = page;
    if (first === undefined) return counts;
    // Around the world it is evening on two, sometimes three, days of the calendar at once.
    const due = page.filter(({ day }) => day === first.day);
    const inTime = due.filter(({ at }) => now - at <= LATE_MS);
    const list =
      inTime.length === 0 ? null : { ...listOf(inTime, `${key}_${state.claimed.length}`), message: await ports.message(first.day) };
    const after: ClaimState = list ? { claimed: [...state.claimed, { key: list.key, until: list.until, message: list.message }] } : state;
    const moved = due.map((reminder) => ({ reminder, next: nextAfter(reminder, now) }));
    try {
      await ports.commit(key, after, moved, list);
    } catch (error) {
      conflicts += 1;
      if (!(error instanceof ChangedMeanwhile) || conflicts > MAX_CONFLICTS) throw error;
      const before = new Set(state.claimed.map((claimed) => claimed.key));
      state = (await ports.load(key)) ?? state;
      // The Firestore client repeats a commit whose response was lost, so a new list here may be our own.
      for (const claimed of state.claimed) if (!before.has(claimed.key)) await enqueueList(claimed, ports);
      continue;
    }
    state = after;
    counts.claimed += inTime.length;
    counts.late += due.length - inTime.length;
    if (list) await enqueueList(list, ports);
    if (page.length < PAGE_SIZE && due.length === page.length) return counts;
  }
}

function listOf(inTime: readonly DueReminder[], key: string): Claimed {
  const first = Math.min(...inTime.map(({ at }) => at));
  return { key, ids: inTime.map(({ id }) => id), until: first + LATE_MS };
}

/** Null if the server no longer knows the time zone: one such reminder must not block the others. */
function nextAfter({ reminder, day }: DueReminder, now: number): { at: number; day: string } | null {
  try {
    return nextReminder(reminder, now, day);
  } catch {
    return null;
  }
}

async function enqueueList({ key, until, message }: ClaimState['claimed'][number], { enqueue }: { enqueue: Enqueue }): Promise<void> {
  await enqueue({ task: { kind: 'send', key, message, until }, name: key });
}

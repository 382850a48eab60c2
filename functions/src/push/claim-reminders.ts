/**
 * Takes the reminders that are due. A page of them is moved on to their next evening and put into a list in one commit, which fails as a whole
 * if any of them was touched meanwhile: of two schedulers at once, one gets each reminder. The lists are sent by runs like all others.
 */
import { nextReminder, PUSH_LIMITS, type ReminderTime } from '@tuckaway/domain';
import type { PushMessage } from './message.ts';
import { type ClaimTask, claimKey, type Enqueue } from './tasks.ts';

/** Writes in one commit. */
const PAGE_SIZE = 200;
/** Others at the same reminders; each has taken a page by then. */
const MOST_CONFLICTS = 20;
const LATE_MS = PUSH_LIMITS.lateMinutes * 60_000;

export interface DueReminder<Version = unknown> {
  id: string;
  version: Version;
  reminder: ReminderTime;
  /** Milliseconds since 1970. */
  at: number;
  /** The evening it is for. */
  day: string;
}

/** A list that was taken, on its way to being sent: reminders of one evening, as the suggestion is an evening's. */
export interface Claimed {
  key: string;
  ids: string[];
  until: number;
}

export interface ClaimState {
  claimed: (Pick<Claimed, 'key' | 'until'> & { message: PushMessage })[];
}

/** One of the reminders, or the state, was changed meanwhile: by somebody else, or by this very commit, which arrived twice. */
export class ClaimConflict extends Error {}

export interface ClaimPorts<Version = unknown> {
  load(key: string): Promise<ClaimState | null>;
  due(shard: string, now: number, limit: number): Promise<DueReminder<Version>[]>;
  /** One commit: all reminders moved on (null: off), the list created, the state saved. Throws {@link ClaimConflict}. */
  commit(
    key: string,
    state: ClaimState,
    moved: { reminder: DueReminder<Version>; next: { at: number; day: string } | null }[],
    list: Claimed | null,
  ): Promise<void>;
  /** For an evening, `2026-11-21`. Made once a task, and only if anybody is to get it. */
  message(day: string): Promise<PushMessage>;
  enqueue: Enqueue;
  now(): number;
}

/** @returns how many are on their way, and how many were too late. Throws where the store does not answer: the task is to come again. */
export async function claimReminders<Version>(task: ClaimTask, ports: ClaimPorts<Version>): Promise<{ claimed: number; late: number }> {
  const key = claimKey(task);
  let state: ClaimState = (await ports.load(key)) ?? { claimed: [] };
  // A task killed between commit and enqueuing left lists that nobody knows of.
  for (const list of state.claimed) await enqueueList(list, ports);
  const messages = new Map<string, Promise<PushMessage>>();
  const messageFor = (day: string): Promise<PushMessage> => {
    const message = messages.get(day) ?? ports.message(day);
    messages.set(day, message);
    return message;
  };
  const counts = { claimed: 0, late: 0 };
  let conflicts = 0;
  for (;;) {
    const now = ports.now();
    const page = await ports.due(task.shard, now, PAGE_SIZE);
    const [first] = page;
    if (first === undefined) return counts;
    // At one instant it is evening on two days of the calendar, and sometimes on three.
    const due = page.filter(({ day }) => day === first.day);
    const inTime = due.filter(({ at }) => now - at <= LATE_MS);
    const list = inTime.length === 0 ? null : { ...listOf(inTime, `${key}_${state.claimed.length}`), message: await messageFor(first.day) };
    const after: ClaimState = list ? { claimed: [...state.claimed, { key: list.key, until: list.until, message: list.message }] } : state;
    try {
      await ports.commit(
        key,
        after,
        due.map((reminder) => ({ reminder, next: nextAfter(reminder, now) })),
        list,
      );
    } catch (error) {
      conflicts += 1;
      if (!(error instanceof ClaimConflict) || conflicts > MOST_CONFLICTS) throw error;
      const before = new Set(state.claimed.map((list) => list.key));
      state = (await ports.load(key)) ?? state;
      // The store's client sends a commit again by itself when the answer was lost: a list that is new here may be our own. The queue knows names.
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

/** Null where the zone is one that this machine does not know any more: nobody else is to wait for it. */
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

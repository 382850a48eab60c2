/** What sending and claiming need from the database and the queue. `store/push` implements it. */
import type { ReminderTime } from '@tuckaway/domain';
import type { PreparedMessage, PushMessage, PushOutcome } from './message.ts';
import type { PushTarget } from './subscription.ts';
import type { Enqueue, IdRange } from './tasks.ts';

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

/** A document changed since it was read: by another delivery of the same task, by another task, or by our own commit, which was applied twice. */
export class ChangedMeanwhile extends Error {}

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

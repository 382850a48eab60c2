/** What waits to be sent (specification section 3, decision S10): one record for each action of the user. */
import type { CoverImage, StoryRequest } from '@tuckaway/domain';
import type { LaterReason, WaitCode } from '../http/call.ts';

export { LANES, type Lane } from '../device/worker/worker-messages.ts';

export interface Wait {
  because: LaterReason;
  /** Milliseconds since 1970; not tried automatically before. */
  until: number;
  message?: string;
  /** What ends the wait besides time. Earlier versions ignore it and wait for the time. */
  code?: WaitCode;
  /** The day's stories are used up until then. Earlier versions stored none. */
  usedUp?: true;
  /** When this was decided, milliseconds since 1970: a clock that shows an earlier time was set back, so the wait is ignored. */
  since?: number;
  /** How many waits in a row this is, from 1; each one is longer. */
  tries?: number;
}

/** The entry is not tried automatically any more: the user decides whether to retry or discard it. */
export interface Attention {
  /** `unreadable`: an earlier version stored it in another shape. */
  because: 'refused' | 'gave-up' | 'too-old' | 'unreadable';
  /** The server's own message, or empty. */
  message: string;
  /** The wish of a refused story that the message is about; earlier versions stored none. */
  field?: string;
  /** The server's code for the refusal of a recording. */
  code?: string;
}

/** What a drain needs to know of an entry, wherever it is stored. */
export interface Waiting {
  id: string;
  /** When the user acted, milliseconds since 1970. */
  timestamp: number;
  /** How many requests ended with "later" or without an answer; a missing network does not count. Starts at 0. */
  retryCount: number;
  wait?: Wait;
  attention?: Attention;
  /** When the user last pressed "retry", or the story became this favorite, milliseconds since 1970: its age counts from here. */
  askedAt?: number;
}

interface EntryFields extends Waiting {
  /** Timestamp plus random text: `{timestamp}-{uuid}`; a story entry's UUID is the future story's id (decision S10). */
  id: string;
  /** The account it belongs to, and the only one it is sent as. */
  userId: string;
}

/** A story as a family orders it. */
export interface StoryOrder {
  /** The future story's UUID: also the key under which it is written and paid once (decision S1). */
  storyId: string;
  uid: string;
  request: StoryRequest & { coverImage: CoverImage };
}

/** Section 3's queued story request. */
export interface QueuedStoryRequest extends StoryRequest {
  coverImage: CoverImage;
  uid: string;
  /** ISO text. */
  createdAt: string;
}

export interface StoryEntry extends EntryFields {
  type: 'story';
  action: 'create';
  data: QueuedStoryRequest;
}

export interface FavoriteEntry extends EntryFields {
  type: 'favorite';
  action: 'add' | 'remove';
  /** A curated story's number in digits, or a UUID (decision P15). */
  storyId: string;
  data: { storyId: string; addedAt: number; title?: string };
}

export interface ProgressEntry extends EntryFields {
  type: 'progress';
  action: 'update';
  storyId: string;
  data: { page: number; pageCount: number; finished: boolean; updatedAt: number };
}

export type BatchEntry = FavoriteEntry | ProgressEntry;

export type Entry = StoryEntry | BatchEntry;

export interface EntryOf {
  story: StoryEntry;
  favorite: FavoriteEntry;
  progress: ProgressEntry;
}

/** What waits to be sent (specification section 3, decision S10): one record for each action of the user. */
import { type CoverImage, cutAtCharacter, LIMITS, type StoryRequest } from '@tuckaway/domain';
import type { Lane } from '../device/worker/worker-messages.ts';
import type { LaterReason, WaitCode } from '../http/call.ts';

export { LANES, type Lane } from '../device/worker/worker-messages.ts';

export interface Wait {
  because: LaterReason;
  /** Milliseconds since 1970; not tried automatically before. */
  until: number;
  message?: string;
  /** What ends the wait besides time. Earlier versions ignore it and wait for the time. */
  code?: WaitCode;
  /** When this was decided, milliseconds since 1970: a clock that shows an earlier time was set back, so the wait is ignored. */
  since?: number;
  /** How many waits in a row this is, from 1; each one is longer. */
  tries?: number;
}

/** The entry is not tried automatically any more: the user decides whether to retry or discard it. */
export interface Attention {
  because: 'refused' | 'gave-up' | 'too-old';
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

/** The future story's id: the random part of the entry's id. */
export function storyIdOf({ id }: Pick<StoryEntry, 'id'>): string {
  return id.slice(id.indexOf('-') + 1);
}

/** The favorite that a queued story becomes (decision P5); it counts as added when the story was requested. */
export function favoriteOf(story: StoryEntry, title: string): FavoriteEntry {
  const { id, timestamp, userId } = story;
  const storyId = storyIdOf(story);
  const shortTitle = cutAtCharacter(title, LIMITS.favoriteTitle);
  return {
    id,
    timestamp,
    retryCount: 0,
    userId,
    type: 'favorite',
    action: 'add',
    storyId,
    data: { storyId, addedAt: timestamp, ...(shortTitle === '' ? {} : { title: shortTitle }) },
  };
}

/** Whether a stored record has the types of an entry; the server checks what the values say. */
export function isEntryOf<L extends Lane>(lane: L, value: unknown): value is EntryOf[L] {
  if (!isRecord(value) || !isRecord(value.data)) return false;
  const { id, timestamp, retryCount, userId, type } = value;
  return (
    typeof id === 'string' &&
    isNumber(timestamp) &&
    isNumber(retryCount) &&
    typeof userId === 'string' &&
    type === lane &&
    FIELD_CHECKS[lane](value, value.data)
  );
}

type Fields = Record<string, unknown>;

const STORY_TEXTS = ['childName', 'favoriteAnimal', 'storySetting', 'storyLength', 'storyTone', 'coverImage'];

const FIELD_CHECKS: Record<Lane, (entry: Fields, data: Fields) => boolean> = {
  story: ({ id, action }, data) =>
    action === 'create' &&
    String(id).includes('-') &&
    STORY_TEXTS.every((field) => typeof data[field] === 'string') &&
    // Entries queued by versions before siblings, next episodes and topics to avoid lack these.
    (data.siblings === undefined || isTexts(data.siblings)) &&
    (data.notTonight === undefined || isTexts(data.notTonight)) &&
    (data.continues === undefined || (isRecord(data.continues) && isTexts(data.continues.cast))),
  favorite: ({ storyId, action }, { addedAt, title }) =>
    typeof storyId === 'string' &&
    (action === 'add' || action === 'remove') &&
    isNumber(addedAt) &&
    (title === undefined || typeof title === 'string'),
  progress: ({ storyId, action }, { page, pageCount, finished, updatedAt }) =>
    typeof storyId === 'string' && action === 'update' && [page, pageCount, updatedAt].every(isNumber) && typeof finished === 'boolean',
};

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isNumber(value: unknown): boolean {
  return Number.isFinite(value);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

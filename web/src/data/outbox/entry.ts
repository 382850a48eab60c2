/** What waits to be sent (specification section 3, decisions S10): one record a thing that somebody did. */
import type { CoverImage, StoryRequest } from '@tuckaway/domain';

/** The kinds of entries; each has a store, a tag (`story-sync`, ...) and a drain of its own. */
export const LANES = ['story', 'favorite', 'progress'] as const;
export type Lane = (typeof LANES)[number];

/** Why an entry is not sent yet. */
export type WaitReason =
  /** There is no way out at the moment. */
  | 'offline'
  /** Accepted by the network, and no answer. */
  | 'no-answer'
  /** 5xx, or an answer that could not be read. */
  | 'trouble'
  /** 429: a quota is used up; `message` is the server's own. */
  | 'quota'
  /** 401 with a fresh token too: it goes on after the next sign-in. */
  | 'sign-in';

export interface Wait {
  because: WaitReason;
  /** Milliseconds since 1970; not tried by itself before. */
  until: number;
  message?: string;
  /** When it was decided, milliseconds since 1970: a clock that stands before this was set back, and nothing is waited for. */
  since?: number;
  /** The how-manieth wait in a row this is, from 1; the next one is longer. */
  tries?: number;
}

/** Nothing is tried by itself any more: a person says whether again or never. */
export interface Attention {
  because: 'refused' | 'gave-up' | 'too-old';
  /** The server's own words, or empty. */
  message: string;
}

interface EntryFields {
  /** Timestamp plus random text: `{timestamp}-{uuid}`; a story entry's UUID is the future story's id (decisions S10). */
  id: string;
  /** The moment of the press, milliseconds since 1970. */
  timestamp: number;
  /** Answers that said "later", and silences; a network that is not there does not count. Starts at 0. */
  retryCount: number;
  /** The account it belongs to; it is sent as nobody else. */
  userId: string;
  wait?: Wait;
  attention?: Attention;
  /** When a person last said “again”, or a story became this favorite, milliseconds since 1970: its age counts from here. */
  askedAt?: number;
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
  /** A curated story's number in digits, or a UUID (decisions P15). */
  storyId: string;
  data: { storyId: string; addedAt: number; title?: string };
}

export interface ProgressEntry extends EntryFields {
  type: 'progress';
  action: 'update';
  storyId: string;
  data: { page: number; pageCount: number; finished: boolean; updatedAt: number };
}

export type Entry = StoryEntry | FavoriteEntry | ProgressEntry;

export interface EntryOf {
  story: StoryEntry;
  favorite: FavoriteEntry;
  progress: ProgressEntry;
}

/** The future story's id: the random part of the entry's. */
export function storyIdOf({ id }: Pick<StoryEntry, 'id'>): string {
  return id.slice(id.indexOf('-') + 1);
}

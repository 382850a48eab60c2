/** The outbox: the only way out for stories, favorites and progress (decisions P5 to P7). The same in the page and in the worker. */
import type { StoryContent } from '@tuckaway/domain';
import type { BatchEntry, Entry, Lane, StoryEntry, Wait } from './entry.ts';

/** Nothing can be stored on this device: storage is full or blocked. */
export class OutboxUnavailable extends Error {
  override readonly name = 'OutboxUnavailable';
  constructor() {
    super('Nothing can be stored on this device.');
  }
}

export type Outcome<E = Entry> =
  /** Or nothing is left to send, because what the entry is about is gone: `gone` is the server's message about a recording. */
  | { kind: 'delivered'; entry: E /** A story's. */; title?: string; gone?: string }
  /** `entry.wait` says why not yet. */
  | { kind: 'waiting'; entry: E }
  /** `entry.attention` says what is wrong. */
  | { kind: 'attention'; entry: E };

export interface DrainReport<E = Entry> {
  /** The entries that were tried. One that is neither here nor in the queue was delivered by another tab, or replaced by a newer one. */
  outcomes: Outcome<E>[];
  /** When the next waiting entry of this lane is due, milliseconds since 1970; null if none waits for a time. */
  nextDue: number | null;
}

export const EMPTY_REPORT: DrainReport<never> = { outcomes: [], nextDue: null };

/** The server writes and stores the story, then the browser opens it. */
export type DeliveryStep = 'writing' | 'saving';

export interface ReadyStory {
  kind: 'ready';
  storyId: string;
  title: string;
  /** As it was stored, if it was written just now: its reader needs no network. */
  written?: StoryContent;
}

export type WrittenStory = Required<ReadyStory>;

/** It will not work as it is. */
export interface RefusedStory {
  kind: 'refused';
  /** The server's own, or empty. */
  message: string;
  /** The wish that the message is about. */
  field?: string;
}

/** What becomes of a request for a story while the user waits. */
export type StoryOutcome =
  | ReadyStory
  /** It is not written yet. It waits in the outbox, or was lost if it could not be stored. */
  | { kind: 'waiting'; wait: Wait; stored: boolean }
  | RefusedStory
  | { kind: 'canceled' };

export interface StoryOptions {
  /** Canceling removes the entry. */
  signal?: AbortSignal;
  /** Aborts if the network answers nothing at all; a stored entry is then sent later. */
  silence?: AbortSignal;
  /** Called before anything is sent: whether the entry could be stored. */
  onStored?: (stored: boolean) => void;
  onStep?: (step: DeliveryStep) => void;
  /**
   * Opens the story's reader and returns whether it could. If it could not (the user has left), the story becomes a favorite
   * (decision P5). The entry is removed after this.
   */
  open: (story: ReadyStory) => boolean;
  /** Whether the user has left the form: a refused entry then stays as needing attention, and is removed otherwise. */
  hasLeft?: () => boolean;
  /** The entry could not be stored, and is sent all the same. */
  unstored?: boolean;
}

export interface Outbox {
  /**
   * Stores an entry. A favorite or progress entry replaces an older one of the same user about the same story, in one transaction.
   * Throws {@link OutboxUnavailable}.
   */
  add(entry: Entry): Promise<void>;
  /** The user's entries, oldest first; none if nothing can be stored. */
  entries(userId: string): Promise<Entry[]>;
  /**
   * Sends the signed-in user's entries that are due. Only one tab or worker drains a lane at a time; a call while this client drains
   * makes that drain look again. Stories delivered here become favorites, which are drained afterwards. Never throws.
   * @param retryNow the user asked for it: also sends entries that only wait for a time.
   */
  drain(lane: Lane, options?: { retryNow?: boolean }): Promise<DrainReport>;
  /** Delivers a story entry that was just added, while the user waits. Locks the entry, so that no drain sends it meanwhile. Never throws. */
  deliverStory(entry: StoryEntry, options: StoryOptions): Promise<StoryOutcome>;
  /** If nothing can be stored: sends an entry once, directly. Never throws. */
  sendUnstored(entry: BatchEntry): Promise<Outcome>;
  /** The user asks to try an entry again; its retries count from 0. Throws {@link OutboxUnavailable}. */
  retry(entry: Entry): Promise<void>;
  /** The user asks to remove an entry. Throws {@link OutboxUnavailable}. */
  discard(entry: Entry): Promise<void>;
  /** The account has signed in, or its email address was verified: entries that waited for either are due. Never throws. */
  signedIn(userId: string): Promise<void>;
}

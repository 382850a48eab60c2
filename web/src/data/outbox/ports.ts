/** What the outbox needs of the outside: the page and the worker bring the real things, tests bring their own. */
import type { Entry, EntryOf, Lane, StoryEntry } from './entry.ts';

export interface Identity {
  /** The signed-in person's uid, or null. */
  userId(): Promise<string | null>;
  /**
   * An ID token of exactly this account, or null where somebody else or nobody is signed in. Rejects where the provider cannot be asked.
   * @param fresh a new one from the provider.
   */
  token(userId: string, options: { fresh: boolean }): Promise<string | null>;
}

export interface Clock {
  /** The device's clock, milliseconds since 1970. It may be wrong, and may step. */
  now(): number;
  /** Calls back after so many milliseconds, whatever the clock does meanwhile. Answers with the way to call it off. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** Locks over all tabs and the worker, in the order of asking. Whoever goes away loses what it held. */
export interface Locks {
  /**
   * Does the work while holding the lock. Rejects where the signal aborts before it was had.
   * @param ifAvailable works without waiting: `held` says whether it was had.
   */
  request<T>(name: string, options: { ifAvailable?: boolean; signal?: AbortSignal }, work: (held: boolean) => Promise<T>): Promise<T>;
}

/** Where entries are kept. Each call is one transaction, whole or not at all; each throws `OutboxUnavailable`. */
export interface Queue {
  /** Keeps an entry; of the same person about the same story, a favourite's or progress entry takes the place of the older ones. */
  put(entry: Entry): Promise<void>;
  /** The readable entries of one lane, oldest first. */
  list<L extends Lane>(lane: L): Promise<EntryOf[L][]>;
  get<L extends Lane>(lane: L, id: string): Promise<EntryOf[L] | undefined>;
  /** Changes those of the entries that are still there, and answers with them. */
  change<L extends Lane>(lane: L, ids: readonly string[], change: (entry: EntryOf[L]) => EntryOf[L]): Promise<EntryOf[L][]>;
  remove(lane: Lane, ids: readonly string[]): Promise<void>;
  /** Removes what is kept of the same person about the same story. */
  removeAbout(entry: EntryOf['favorite' | 'progress']): Promise<void>;
  /**
   * A written story's entry becomes a favourite's (decisions P5), unless the person has pressed for that story meanwhile.
   * @returns false where the entry was gone: somebody did it before, or took it out.
   */
  turnIntoFavorite(entry: StoryEntry, title: string): Promise<boolean>;
}

export interface Endpoints {
  /** What stands before `/api/…`; empty in the page. */
  api: string;
  /** Firestore's REST address of the database's documents: `https://…/v1/projects/…/databases/(default)/documents`. */
  documents: string;
}

export interface OutboxPorts {
  identity: Identity;
  queue: Queue;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  clock: Clock;
  locks: Locks;
  /** From 0 to under 1. */
  random: () => number;
  /** Whether there may be a network at all. */
  online: () => boolean;
  endpoints: Endpoints;
}

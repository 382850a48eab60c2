/** What the outbox needs from outside: the page and the service worker pass the real things, tests pass their own. */
import type { StoriesLeft } from '@tuckaway/domain';
import type { FirestorePorts } from '../firestore/client.ts';
import type { BatchEntry, Entry, EntryOf, Lane, StoryEntry } from './entry.ts';
import type { DrainPorts } from './lane.ts';

/** Where entries are stored. Each call is one transaction, whole or not at all; each throws `OutboxUnavailable`. */
export interface Queue {
  /** Stores an entry; a favorite or progress entry replaces older ones of the same user about the same story. */
  put(entry: Entry): Promise<void>;
  /** The readable entries of one lane, oldest first. */
  list<L extends Lane>(lane: L): Promise<EntryOf[L][]>;
  get<L extends Lane>(lane: L, id: string): Promise<EntryOf[L] | undefined>;
  /** Changes those of the entries that still exist, and returns them. */
  change<L extends Lane>(lane: L, ids: readonly string[], change: (entry: EntryOf[L]) => EntryOf[L]): Promise<EntryOf[L][]>;
  remove(lane: Lane, ids: readonly string[]): Promise<void>;
  /** Removes the stored entries of the same user about the same story. */
  removeAbout(entry: BatchEntry): Promise<void>;
  /**
   * Replaces a written story's entry by a favorite's (decision P5), unless the user has changed that favorite meanwhile.
   * @returns false if the entry was gone: another client did it before, or the user removed it.
   */
  turnIntoFavorite(entry: StoryEntry, title: string): Promise<boolean>;
}

export interface StoryPorts extends FirestorePorts {
  /** Notes how many stories are left today. A service worker cannot, and leaves it to the wait of the next story. */
  noteLeft?: (uid: string, left: StoriesLeft) => void;
}

export interface OutboxPorts extends StoryPorts, DrainPorts {
  queue: Queue;
}

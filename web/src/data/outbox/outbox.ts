/** The outbox: the only way out for stories, favourites and progress (decisions P5 to P7). The same in the page and in the worker. */
import type { Entry, Lane, StoryEntry } from './entry.ts';
import type { WrittenStory } from './story-server.ts';

/** Nothing can be kept on this device: storage is full or blocked. */
export class OutboxUnavailable extends Error {
  override readonly name = 'OutboxUnavailable';
  constructor() {
    super('Nothing can be kept on this device.');
  }
}

/** What became of one entry. */
export type Outcome =
  | { kind: 'delivered'; entry: Entry /** A story's. */; title?: string }
  /** `entry.wait` says why not yet. */
  | { kind: 'waiting'; entry: Entry }
  /** `entry.attention` says what is wrong. */
  | { kind: 'attention'; entry: Entry };

export interface DrainReport {
  /** Of what was tried. An entry that is in none of them and not in the queue any more was delivered by another tab, or a newer one took its place. */
  outcomes: Outcome[];
  /** When the next waiting entry of this lane is due, milliseconds since 1970; null where none waits for a time. */
  nextDue: number | null;
}

export type DeliveryStep = 'writing' | 'saving';

/** How a story asked for at the form ended. */
export type StoryDelivery =
  | { kind: 'ready'; storyId: string; title: string }
  | { kind: 'waiting'; entry: StoryEntry }
  /** It will not work as it stands; the entry is taken out. `message` is the server's own, or empty. */
  | { kind: 'refused'; message: string }
  | { kind: 'cancelled' };

/** A story that is there. */
export interface ReadyStory {
  storyId: string;
  title: string;
  /** As it was stored, where it was written just now: its reader needs no network. */
  written?: WrittenStory;
}

export interface StoryDeliveryOptions {
  /** Cancelling takes the entry out. */
  signal?: AbortSignal;
  onStep?: (step: DeliveryStep) => void;
  /**
   * The story is there: opens its reader and says whether it could. Where it could not (the person has left), the story becomes a
   * favourite (decisions P5). The entry goes after this.
   */
  open: (story: ReadyStory) => boolean;
  /** `add` has failed, and the story is sent directly all the same: 'waiting' then means that nothing is kept of it. */
  unkept?: boolean;
}

export interface Outbox {
  /**
   * Keeps an entry. One of the same person about the same story takes an older favourite's or progress entry's place, in one transaction.
   * Throws {@link OutboxUnavailable}.
   */
  add(entry: Entry): Promise<void>;
  /** A person's entries, oldest first; where nothing can be kept, none. */
  entries(userId: string): Promise<Entry[]>;
  /**
   * Sends what is due of the signed-in person's. One drain of a lane at a time over all tabs and the worker; a call while one runs
   * makes that one look again, or waits for its turn. Stories that are delivered so become favorites, which are drained after them.
   * Never throws.
   * @param hurry a person asked: also what only waits for a time.
   */
  drain(lane: Lane, options?: { hurry?: boolean }): Promise<DrainReport>;
  /** A story entry that was just added, delivered while somebody waits. Holds the entry, so that no drain takes it meanwhile. Never throws. */
  deliverStory(entry: StoryEntry, options: StoryDeliveryOptions): Promise<StoryDelivery>;
  /** Where nothing can be kept: sends an entry once, directly, and keeps nothing whatever comes of it. Never throws. */
  sendUnkept(entry: Entry): Promise<Outcome>;
  /** A person says: again. Counts from 0. Throws {@link OutboxUnavailable}. */
  retry(entry: Entry): Promise<void>;
  /** A person says: never. Throws {@link OutboxUnavailable}. */
  discard(entry: Entry): Promise<void>;
  /** The account has signed in: what waited for that waits no longer. Never throws. */
  signedIn(userId: string): Promise<void>;
}

/** The messages between pages and the service worker. Both import this file, so nothing in it needs a window or a worker. */

/** The kinds of entries in the queue's database; each has its own object store and sync tag (`story-sync`, …). */
export const LANES = ['story', 'favorite', 'progress'] as const;
export type Lane = (typeof LANES)[number];

/**
 * The worker asks a page to send the entries of these lanes, because the page has the sign-in ready. The page answers with
 * {@link DrainAnswer}s on the event's port (`event.ports[0]`): TAKEN at once, DONE at the end. A page that cannot send does not answer; without
 * TAKEN within {@link TAKEN_TIMEOUT_MS} the worker asks the next page, or sends by itself.
 */
export interface DrainRequest {
  type: 'DRAIN';
  lanes: readonly Lane[];
}

/** A lane's entries were sent (specification section 4); pages read the counts again. */
export interface LaneSynced {
  type: 'STORY_SYNCED' | 'FAVORITE_SYNCED' | 'PROGRESS_SYNCED';
}

/** The list of curated stories, or one of them, differs from the copy that was answered with. */
export interface CuratedChanged {
  type: 'CURATED_CHANGED';
}

export type WorkerMessage = DrainRequest | LaneSynced | CuratedChanged;

export type DrainAnswer =
  | { type: 'TAKEN' }
  /** `left`: entries wait that may work later, so the browser should fire the event again. */
  | { type: 'DONE'; left: boolean };

/** From a page to the waiting worker: the user accepted the new version. Also sent by workbox-window. */
export interface SkipWaiting {
  type: 'SKIP_WAITING';
}

/** From a page to the active worker: end background requests, because a browser starts the waiting worker only when this one is idle. */
export interface StepAside {
  type: 'STEP_ASIDE';
}

/** Milliseconds within which a page answers that it sends the entries. */
export const TAKEN_TIMEOUT_MS = 2000;

export const SYNCED: Record<Lane, LaneSynced['type']> = {
  story: 'STORY_SYNCED',
  favorite: 'FAVORITE_SYNCED',
  progress: 'PROGRESS_SYNCED',
};

/** The tags of Background Sync (specification section 7) and the lanes of each. */
export const SYNC_TAGS = {
  'story-sync': ['story'],
  'favorite-sync': ['favorite'],
  'progress-sync': ['progress'],
  'user-actions-sync': LANES,
} as const satisfies Record<string, readonly Lane[]>;

export type SyncTag = keyof typeof SYNC_TAGS;

/** The tag to register after an entry of this lane was stored. */
export function syncTagOf(lane: Lane): SyncTag {
  return `${lane}-sync`;
}

/** The lanes of a tag; none for an unknown one. */
export function lanesOf(tag: string): readonly Lane[] {
  return Object.hasOwn(SYNC_TAGS, tag) ? SYNC_TAGS[tag as SyncTag] : [];
}

const WORKER_MESSAGES: ReadonlySet<unknown> = new Set<WorkerMessage['type']>(['DRAIN', 'CURATED_CHANGED', ...Object.values(SYNCED)]);

/** Whether `event.data` is one of the worker's messages. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  return typeof data === 'object' && data !== null && WORKER_MESSAGES.has((data as { type?: unknown }).type);
}

/** What the pages and the service worker say to each other. Both sides import this file; nothing in it needs a window or a worker. */
import { LANES, type Lane } from '../outbox/entry.ts';

/**
 * The worker asks a page to drain these lanes, because it has the sign-in at hand. The event carries a port (`event.ports[0]`), on which
 * the page answers with {@link DrainAnswer}s: TAKEN at once, DONE at its end. Without TAKEN within {@link TAKEN_LIMIT} the worker asks the
 * next page, or does it alone; a page that cannot (nobody is signed in yet) says nothing.
 */
export interface DrainRequest {
  type: 'DRAIN';
  lanes: readonly Lane[];
}

/** A lane was drained (specification section 4); the counts are to be read again. */
export interface LaneSynced {
  type: 'STORY_SYNCED' | 'FAVORITE_SYNCED' | 'PROGRESS_SYNCED';
}

/** The list of curated stories, or one of them, is another than the one answered from the copy. */
export interface CuratedChanged {
  type: 'CURATED_CHANGED';
}

export type WorkerMessage = DrainRequest | LaneSynced | CuratedChanged;

export type DrainAnswer =
  | { type: 'TAKEN' }
  /** `left`: something waits that time can heal, so that the browser should ask again. */
  | { type: 'DONE'; left: boolean };

/** A page to the waiting worker: somebody wants the new version now. */
export interface SkipWaiting {
  type: 'SKIP_WAITING';
}

/**
 * A page to the worker at work: another one waits to take its place. A browser lets it do so only when this one has nothing under way, so
 * what it looks up for later ends here.
 */
export interface StepAside {
  type: 'STEP_ASIDE';
}

/** Milliseconds in which a page says that it drains. */
export const TAKEN_LIMIT = 2000;

export const SYNCED: Record<Lane, LaneSynced['type']> = {
  story: 'STORY_SYNCED',
  favorite: 'FAVORITE_SYNCED',
  progress: 'PROGRESS_SYNCED',
};

/** Background Sync's tags (section 7) and the lanes that each one drains. */
export const SYNC_TAGS = {
  'story-sync': ['story'],
  'favorite-sync': ['favorite'],
  'progress-sync': ['progress'],
  'user-actions-sync': LANES,
} as const satisfies Record<string, readonly Lane[]>;

export type SyncTag = keyof typeof SYNC_TAGS;

/** The tag to register after an entry of this lane was kept. */
export function syncTagOf(lane: Lane): SyncTag {
  return `${lane}-sync`;
}

/** The lanes of a tag that the browser gave back; none for one that is not ours. */
export function lanesOf(tag: string): readonly Lane[] {
  return Object.hasOwn(SYNC_TAGS, tag) ? SYNC_TAGS[tag as SyncTag] : [];
}

const WORKER_MESSAGES: ReadonlySet<unknown> = new Set<WorkerMessage['type']>(['DRAIN', 'CURATED_CHANGED', ...Object.values(SYNCED)]);

/** Whether `event.data` is one of the worker's messages. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  return typeof data === 'object' && data !== null && WORKER_MESSAGES.has((data as { type?: unknown }).type);
}

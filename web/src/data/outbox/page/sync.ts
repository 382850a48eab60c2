/** What screens can do with entries that wait to be sent. The work is in sync-engine.ts, which the app connects at its start. */
import type { BatchEntry, Entry, StoryEntry } from '../entry.ts';
import type { StoryOptions, StoryOutcome } from '../outbox.ts';

export { type SyncState, useSyncState } from './sync-state.ts';

export interface Sent {
  kind: 'delivered' | 'waiting' | 'refused';
  /** Whether it could be stored on this device first. */
  stored: boolean;
}

export interface SyncEngine {
  /**
   * Stores an entry and sends it at once if there is a network; an entry that cannot be stored is sent directly. Resolves within
   * 12 seconds: without an answer by then, the entry waits. A refused entry is removed. Never rejects because of the network.
   */
  send(entry: BatchEntry): Promise<Sent>;
  /** Stores a story's entry and delivers it while the user waits. */
  deliver(entry: StoryEntry, options: StoryOptions): Promise<StoryOutcome>;
  /** Reads this account's entries again, and shows them. */
  refresh(): Promise<void>;
  /** Tries to send all waiting entries now, also those that wait for a time. Resolves when each was tried. */
  syncNow(): Promise<void>;
  /** Sends what waited for a sign-in or a verified email address. */
  resume(): Promise<void>;
  /** Tries an entry that needs attention again; its retries count from 0. Throws if nothing can be stored. */
  retry(entry: Entry): Promise<void>;
  /** Removes an entry without sending it. Throws if nothing can be stored. */
  discard(entry: Entry): Promise<void>;
}

let engine = (): Promise<SyncEngine> => Promise.reject(new Error('The sync engine is not connected.'));

/** @param load imports the engine, which then starts. It is called when the engine is first needed; visitors do not need it. */
export function connectSyncEngine(load: () => Promise<SyncEngine>): void {
  engine = load;
}

export const sendEntry: SyncEngine['send'] = async (entry) => (await engine()).send(entry);
export const deliverStoryEntry: SyncEngine['deliver'] = async (entry, options) => (await engine()).deliver(entry, options);
export const syncNow: SyncEngine['syncNow'] = async () => (await engine()).syncNow();
export const retryEntry: SyncEngine['retry'] = async (entry) => (await engine()).retry(entry);
export const discardEntry: SyncEngine['discard'] = async (entry) => (await engine()).discard(entry);

/** Never rejects: without the engine's code, entries stay stored and screens show the server's data only. */
async function ifLoaded(work: (loaded: SyncEngine) => Promise<void> | undefined): Promise<void> {
  await engine()
    .then(work)
    .catch(() => undefined);
}

/** Starts sending what waits, for the signed-in user. */
export const startSync = () => ifLoaded(() => undefined);
/** Resolves when this account's entries are known. */
export const entriesKnown = () => ifLoaded(({ refresh }) => refresh());
export const resumeSync = () => ifLoaded(({ resume }) => resume());

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
  send(entry: BatchEntry): Promise<Sent>;
  deliver(entry: StoryEntry, options: StoryOptions): Promise<StoryOutcome>;
  /** Reads this account's entries again, and shows them. */
  refresh(): Promise<void>;
  syncNow(): Promise<void>;
  resume(): Promise<void>;
  retry(entry: Entry): Promise<void>;
  discard(entry: Entry): Promise<void>;
}

let engine = (): Promise<SyncEngine> => Promise.reject(new Error('The sync engine is not connected.'));

/** @param load imports the engine, which then starts. It is called when the engine is first needed; visitors do not need it. */
export function connectSyncEngine(load: () => Promise<SyncEngine>): void {
  engine = load;
}

/** Starts sending what waits, for the signed-in user. Never rejects: without the engine's code, entries stay stored. */
export async function startSync(): Promise<void> {
  await engine().catch(() => undefined);
}

/**
 * Stores an entry and sends it at once if there is a network; an entry that cannot be stored is sent directly. Resolves within
 * 12 seconds: without an answer by then, the entry waits. A refused entry is removed. Never rejects because of the network.
 */
export async function sendEntry(entry: BatchEntry): Promise<Sent> {
  return (await engine()).send(entry);
}

/** Stores a story's entry and delivers it while the user waits. */
export async function deliverStoryEntry(entry: StoryEntry, options: StoryOptions): Promise<StoryOutcome> {
  return (await engine()).deliver(entry, options);
}

/** Resolves when this account's entries are known. Never rejects: without the engine's code, screens show the server's data only. */
export async function entriesKnown(): Promise<void> {
  await engine()
    .then(({ refresh }) => refresh())
    .catch(() => undefined);
}

/** Tries to send all waiting entries now, also those that wait for a time. Resolves when each was tried. */
export async function syncNow(): Promise<void> {
  await (await engine()).syncNow();
}

/** The account's email address was verified: sends what waited for that. Never rejects: without the engine's code, entries stay stored. */
export async function resumeSync(): Promise<void> {
  await engine()
    .then(({ resume }) => resume())
    .catch(() => undefined);
}

/** Tries an entry that needs attention again; its retries count from 0. Throws where nothing can be stored. */
export async function retryEntry(entry: Entry): Promise<void> {
  await (await engine()).retry(entry);
}

/** Removes an entry without sending it. Throws where nothing can be stored. */
export async function discardEntry(entry: Entry): Promise<void> {
  await (await engine()).discard(entry);
}

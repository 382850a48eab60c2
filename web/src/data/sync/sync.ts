/** What screens can do with entries that wait to be sent. The work is in sync-engine.ts, which is loaded when it is needed. */
import type { BatchEntry, Entry, StoryEntry } from '../outbox/entry.ts';
import type { StoryDelivery } from '../outbox/outbox.ts';
import type { DeliverOptions, Sent } from './sync-engine.ts';

export { type SyncState, useSyncState } from './sync-state.ts';
export type { DeliverOptions, Sent };

const engine = () => import('./sync-engine.ts');

/**
 * Stores an entry and sends it at once if there is a network; an entry that cannot be stored is sent directly. Resolves within
 * 12 seconds: without an answer by then, the entry waits. A refused entry is removed. Never rejects because of the network.
 */
export async function sendEntry(entry: BatchEntry): Promise<Sent> {
  return (await engine()).send(entry);
}

/** Stores a story's entry and delivers it while the user waits. */
export async function deliverStoryEntry(entry: StoryEntry, options: DeliverOptions): Promise<StoryDelivery> {
  return (await engine()).deliver(entry, options);
}

/** Resolves when this account's entries are known. Never rejects. */
export async function entriesKnown(): Promise<void> {
  try {
    await (await import('./sync-start.ts')).loadEntries();
  } catch {
    // Without the engine's code, screens show the server's data only.
  }
}

/** Tries to send all waiting entries now, also those that wait for a time. Resolves when each was tried. */
export async function syncNow(): Promise<void> {
  await (await engine()).syncNow();
}

/** Tries an entry that needs attention again; its retries count from 0. Throws where nothing can be stored. */
export async function retryEntry(entry: Entry): Promise<void> {
  await (await engine()).retry(entry);
}

/** Removes an entry without sending it. Throws where nothing can be stored. */
export async function discardEntry(entry: Entry): Promise<void> {
  await (await engine()).discard(entry);
}

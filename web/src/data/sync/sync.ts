/** What people can do with what waits to be sent. The work is in sync-engine.ts, which is loaded when it is needed. */
import type { Entry, FavoriteEntry, ProgressEntry, StoryEntry } from '../outbox/entry.ts';
import type { StoryDelivery } from '../outbox/outbox.ts';
import type { DeliverOptions, Sent } from './sync-types.ts';

export { type SyncState, useSyncState } from './sync-state.ts';

const engine = () => import('./sync-engine.ts');

/**
 * Writes an entry down and sends it at once where there is a way; where it cannot be written down, it is sent directly. Told within
 * 12 seconds: what has no answer by then waits. What is refused is taken out. Never rejects for what the network does.
 */
export async function sendEntry(entry: FavoriteEntry | ProgressEntry): Promise<Sent> {
  return (await engine()).send(entry);
}

/** Writes a story's entry down and has it delivered while somebody waits. */
export async function deliverStoryEntry(entry: StoryEntry, options: DeliverOptions): Promise<StoryDelivery> {
  return (await engine()).deliver(entry, options);
}

/** Resolves when this account's entries are known. Never rejects. */
export async function entriesKnown(): Promise<void> {
  try {
    await (await import('./sync-start.ts')).lookAtEntries();
  } catch {
    // Without the engine nothing is known of what waits, and the rest goes on.
  }
}

/** Sends everything that waits, now: also what only waits for its time. Resolves when it was tried. */
export async function syncNow(): Promise<void> {
  await (await engine()).syncNow();
}

/** Once more, counted from 0, for an entry that needs attention. Throws where nothing can be written. */
export async function retryEntry(entry: Entry): Promise<void> {
  await (await engine()).retry(entry);
}

/** Never: the entry is taken out. Throws where nothing can be written. */
export async function discardEntry(entry: Entry): Promise<void> {
  await (await engine()).discard(entry);
}

/** What waits to be sent, as the page knows it. Small, because every screen with a heart follows it. */

import { createStore, useStore } from '../lib/store.ts';
import type { Entry } from '../outbox/entry.ts';
import { createSyncLabels, type SyncLabel } from './sync-label.ts';

export interface SyncState {
  /** What the sync button says; null where it is hidden: online with nothing pending. */
  label: SyncLabel | null;
  online: boolean;
  /** How many of this account's entries are still here, those needing attention among them. */
  pending: number;
  /** How many of them need a person to decide. */
  attention: number;
  /** This account's entries, oldest first; the same array as long as nothing changed. */
  entries: readonly Entry[];
}

const NONE: readonly Entry[] = [];

const entries = createStore<readonly Entry[]>(NONE);
const online = createStore<boolean>(true);
const labels = createSyncLabels();

/** Whether the engine is here, and looks after the queue. */
export const engineAtWork = createStore<boolean>(false);

function followNetwork(): void {
  online.set(navigator.onLine);
  labels.online(navigator.onLine);
}
// The build renders as for somebody who is online, and follows nothing.
if (!import.meta.env.SSR) {
  window.addEventListener('online', followNetwork);
  window.addEventListener('offline', followNetwork);
  followNetwork();
}

/** The sync state as people see it. */
export function useSyncState(): SyncState {
  const waiting = useStore(entries);
  return {
    label: useStore(labels.shown),
    online: useStore(online),
    pending: waiting.length,
    attention: waiting.filter(({ attention }) => attention).length,
    entries: waiting,
  };
}

/** The signed-in person's entries, for what is shown of them elsewhere. */
export function useWaitingEntries(): readonly Entry[] {
  return useStore(entries);
}

/** The same at this moment, outside React. */
export function waitingEntries(): readonly Entry[] {
  return entries.get();
}

/** The engine tells what is there now; `quietly`: it was no sync that made them fewer. */
export function showEntries(next: readonly Entry[], options?: { quietly?: boolean }): void {
  if (JSON.stringify(next) !== JSON.stringify(entries.get())) entries.set(next.length === 0 ? NONE : next);
  labels.pending(next.length, options);
}

/** The engine begins to send; answers with the way to say that it ended. */
export const beginSyncing = labels.begin;

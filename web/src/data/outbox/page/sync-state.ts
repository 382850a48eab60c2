/** The waiting entries as the page knows them. Small, because every screen with a favorite button uses it. */
import { createStore, useStore } from '../../device/store.ts';
import type { Entry } from '../entry.ts';
import { createSyncLabels, type SyncLabel } from './sync-label.ts';

export interface SyncState {
  /** The sync button's label; null while it is hidden: online with nothing pending. */
  label: SyncLabel | null;
  online: boolean;
  /** How many entries of this account are stored, including those that need attention. */
  pending: number;
  /** How many of them need the user to decide. */
  attention: number;
  /** This account's entries, oldest first; the same array while nothing changes. */
  entries: readonly Entry[];
}

const NONE: readonly Entry[] = [];

const entries = createStore<readonly Entry[]>(NONE);
const online = createStore<boolean>(true);
const labels = createSyncLabels();

function followNetwork(): void {
  online.set(navigator.onLine);
  labels.online(navigator.onLine);
}
// The prerender renders as if online, and has no window.
if (!import.meta.env.SSR) {
  window.addEventListener('online', followNetwork);
  window.addEventListener('offline', followNetwork);
  followNetwork();
}

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

export function useWaitingEntries(): readonly Entry[] {
  return useStore(entries);
}

export function waitingEntries(): readonly Entry[] {
  return entries.get();
}

/** Called by the engine. @param options `quietly`: entries were removed, not synced. */
export function showEntries(next: readonly Entry[], options?: { quietly?: boolean }): void {
  if (JSON.stringify(next) !== JSON.stringify(entries.get())) entries.set(next.length === 0 ? NONE : next);
  labels.pending(next.length, options);
}

/** Called by the engine when it begins to send; returns the function to call at the end. */
export const beginSyncing = labels.begin;

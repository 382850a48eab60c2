/** Replaces the sync state: `vi.mock('../../data/outbox/page/sync.ts', () => import('../../../testing/fake-sync.ts'))`; tests set it with `setSync`. */
import { vi } from 'vitest';
import { createStore, useStore } from '../src/data/device/store.ts';
import type { Entry } from '../src/data/outbox/entry.ts';
import type { SyncState } from '../src/data/outbox/page/sync.ts';

const QUIET: SyncState = { label: null, online: true, pending: 0, attention: 0, entries: [] };
const state = createStore(QUIET);

export const useSyncState = (): SyncState => useStore(state);
export const connectSyncEngine = (): void => undefined;
export const startSync = async (): Promise<void> => undefined;
export const syncNow = vi.fn<() => Promise<void>>();
export const resumeSync = vi.fn<() => Promise<void>>();
export const retryEntry = vi.fn<(entry: Entry) => Promise<void>>();
export const discardEntry = vi.fn<(entry: Entry) => Promise<void>>();

/** Sets the state; the counts and the label follow from the entries unless given. */
export function setSync(change: Partial<SyncState> = {}): void {
  const { entries = [] } = change;
  const label = change.online === false ? 'offline' : entries.length > 0 ? 'pending' : null;
  state.set({ ...QUIET, label, pending: entries.length, attention: entries.filter(({ attention }) => attention).length, ...change });
}

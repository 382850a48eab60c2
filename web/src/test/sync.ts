/** Stands in for what waits to be sent: `vi.mock('../../data/sync.ts', () => import('../../test/sync.ts'))`. Tests say what there is. */
import { vi } from 'vitest';
import { createStore, useStore } from '../data/lib/store.ts';
import type { Entry } from '../data/outbox/entry.ts';
import type { SyncState } from '../data/sync/sync.ts';

const QUIET: SyncState = { label: null, online: true, pending: 0, attention: 0, entries: [] };
const state = createStore(QUIET);

export const useSyncState = (): SyncState => useStore(state);
export const syncNow = vi.fn<() => Promise<void>>();
export const retryEntry = vi.fn<(entry: Entry) => Promise<void>>();
export const discardEntry = vi.fn<(entry: Entry) => Promise<void>>();

/** Nothing waits and nothing is called, unless the change says so; what is counted follows from the entries. */
export function setSync(change: Partial<SyncState> = {}): void {
  const { entries = [] } = change;
  const label = change.online === false ? 'offline' : entries.length > 0 ? 'pending' : null;
  state.set({ ...QUIET, label, pending: entries.length, attention: entries.filter(({ attention }) => attention).length, ...change });
}

/** The queue without one of its entries, as it is after that was sent or taken out. */
export function takeOut({ id }: Entry): void {
  setSync({ entries: state.get().entries.filter((entry) => entry.id !== id) });
}

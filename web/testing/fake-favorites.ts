/** Replaces the favorites: `vi.mock('../reader/api/favorites/favorites.ts', () => import('../../../testing/fake-favorites.ts'))`. */
import { vi } from 'vitest';
import { createStore, useStore } from '../src/data/device/store.ts';
import type * as favorites from '../src/features/reader/api/favorites/favorites.ts';

type Shown = ReturnType<typeof favorites.useFavorites>;

const shown = createStore<Shown>({ heartOf: () => 'unknown', failed: false, retry: vi.fn() });
const busy = createStore<ReadonlySet<string>>(new Set());

export const useFavorites = vi.fn((_storyIds: readonly string[]): Shown => useStore(shown));
export const useBusyHearts = (): ReadonlySet<string> => useStore(busy);
export const changeFavorite = vi.fn<typeof favorites.changeFavorite>();

interface State {
  ids?: readonly string[];
  /** Whose change has no result yet. */
  changing?: readonly string[];
  failed?: boolean;
}

/** Sets which stories are favorites; every change succeeds. */
export function setFavorites({ ids = [], changing = [], failed = false }: State = {}): void {
  changeFavorite.mockReset().mockResolvedValue('done');
  shown.set({ heartOf: (storyId) => (failed ? 'unknown' : ids.includes(storyId) ? 'in' : 'out'), failed, retry: vi.fn() });
  busy.set(new Set(changing));
}

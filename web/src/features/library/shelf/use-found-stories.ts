import type { Story } from '@tuckaway/domain';
import { useDeferredValue, useMemo } from 'react';
import { useFavorites } from '../../reader/api/favorites/favorites.ts';
import { useHiddenStories } from '../../reader/api/hidden/hidden-stories.ts';
import { type Shelf, useShelf } from '../api/shelf.ts';
import { findStories, isFiltering, type ShelfFilter } from '../api/shelf-search.ts';

const NONE: readonly Story[] = [];
const NO_IDS: readonly string[] = [];

export interface FoundStories extends Shelf {
  /** All loaded stories that are not hidden. */
  known: readonly Story[];
  /** The matching stories, newest first. */
  found: readonly Story[];
  /** More matching stories may still load. */
  isLooking: boolean;
  /** The favorites were needed and could not be read. */
  favoritesFailed: boolean;
  retryFavorites: () => unknown;
}

/**
 * The shelf and the matching stories. A search loads the whole shelf.
 * @param expected the user is about to search.
 */
export function useFoundStories(wish: ShelfFilter, expected: boolean): FoundStories {
  const searching = isFiltering(wish);
  const shelf = useShelf(searching || expected);
  const hidden = useHiddenStories();
  const known = useMemo(() => shelf.stories?.filter(({ id }) => !hidden.has(id)) ?? NONE, [shelf.stories, hidden]);
  // Read once, when the whole shelf is loaded.
  const askFor = wish.favorites && shelf.stories !== undefined && !shelf.isLoadingMore;
  const { heartOf, failed, retry } = useFavorites(useMemo(() => (askFor ? known.map(({ id }) => id) : NO_IDS), [askFor, known]));
  // Deferred, so that typing stays fast with a thousand stories.
  const wanted = useDeferredValue(wish);
  const found = useMemo(() => findStories(known, wanted, (id) => heartOf(id) === 'in'), [known, wanted, heartOf]);
  const favoritesFailed = askFor && known.length > 0 && failed;
  const awaitsFavorites = wish.favorites && known.some(({ id }) => heartOf(id) === 'unknown') && !favoritesFailed;
  return {
    ...shelf,
    known,
    found,
    isLooking: searching && (shelf.isLoadingMore || awaitsFavorites || wanted !== wish),
    favoritesFailed,
    retryFavorites: retry,
  };
}

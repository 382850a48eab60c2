import type { Story } from '@tuckaway/domain';
import { useDeferredValue, useMemo } from 'react';
import { useFavoritesAmong } from '../../data/favorites/favorites.ts';
import { useHiddenStories } from '../../data/stories/hidden-stories.ts';
import { type Shelf, useShelf } from '../../data/stories/shelf/shelf.ts';
import { findStories, isWish, type ShelfWish } from '../../data/stories/shelf/shelf-search.ts';

const NONE: readonly Story[] = [];
const NO_IDS: readonly string[] = [];
const NO_FAVORITES: ReadonlySet<string> = new Set();

export interface FoundStories extends Shelf {
  /** All that are known and may be seen. */
  known: readonly Story[];
  /** Those that are looked for, newest first. */
  found: readonly Story[];
  /** Some that are looked for may still come. */
  isLooking: boolean;
  /** Which are favorites could not be had, and was asked for. */
  favoritesFailed: boolean;
  retryFavorites: () => unknown;
}

/**
 * The shelf, and on it what somebody looks for. The first page is enough to look at; who searches has all of it fetched.
 * @param expected somebody is about to search.
 */
export function useFoundStories(wish: ShelfWish, expected: boolean): FoundStories {
  const searching = isWish(wish);
  const shelf = useShelf(searching || expected);
  const hidden = useHiddenStories();
  const known = useMemo(() => shelf.stories?.filter(({ id }) => !hidden.has(id)) ?? NONE, [shelf.stories, hidden]);
  // Asked about once, when all are there that can be.
  const askFor = wish.favorites && shelf.stories !== undefined && !shelf.isLoadingMore;
  const favorites = useFavoritesAmong(useMemo(() => (askFor ? known.map(({ id }) => id) : NO_IDS), [askFor, known]));
  // Typing goes on while a thousand stories are looked through.
  const wanted = useDeferredValue(wish);
  const found = useMemo(() => findStories(known, wanted, favorites.ids ?? NO_FAVORITES), [known, wanted, favorites.ids]);
  const favoritesFailed = askFor && known.length > 0 && favorites.failed;
  const awaitsFavorites = wish.favorites && known.length > 0 && favorites.ids === undefined && !favoritesFailed;
  return {
    ...shelf,
    known,
    found,
    isLooking: searching && (shelf.isLoadingMore || awaitsFavorites || wanted !== wish),
    favoritesFailed,
    retryFavorites: favorites.retry,
  };
}

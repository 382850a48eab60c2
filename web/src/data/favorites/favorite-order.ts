/** The order of the favorites, and the user's waiting changes on top of the server's list. Pure. */
import type { Favorite } from '@tuckaway/domain';
import type { Entry, FavoriteEntry } from '../outbox/entry.ts';

/** Favorites in a page. With their stories, at most 36 documents are read before the first card shows (docs/data-model.md). */
export const FAVORITES_PAGE = 18;

/** The last favorite of a page, after which the next page begins. */
export type FavoriteCursor = Pick<Favorite, 'addedAt' | 'storyId'>;

/** Newest first; favorites of the same moment by id, as the server sorts them. */
export function newestFirst(one: FavoriteCursor, other: FavoriteCursor): number {
  if (one.addedAt !== other.addedAt) return other.addedAt - one.addedAt;
  if (one.storyId === other.storyId) return 0;
  return one.storyId < other.storyId ? 1 : -1;
}

/** Whether the favorite comes after the cursor; every favorite comes after null. */
export function isAfter(favorite: FavoriteCursor, cursor: FavoriteCursor | null): boolean {
  return cursor === null || newestFirst(cursor, favorite) < 0;
}

/** Where the next page begins; null after the last page. */
export function nextCursor(page: readonly Favorite[]): FavoriteCursor | null {
  const last = page.at(-1);
  return page.length === FAVORITES_PAGE && last ? { addedAt: last.addedAt, storyId: last.storyId } : null;
}

/** The favorite changes that wait to be sent; the server's state counts for those that need attention. */
export function waitingFavorites(entries: readonly Entry[]): FavoriteEntry[] {
  return entries.filter((entry) => entry.type === 'favorite').filter(({ attention }) => !attention);
}

/** The server's ids with the waiting changes. */
export function idsWith(ids: ReadonlySet<string>, changes: readonly FavoriteEntry[]): ReadonlySet<string> {
  if (changes.length === 0) return ids;
  const next = new Set(ids);
  for (const { action, storyId } of changes) {
    if (action === 'add') next.add(storyId);
    else next.delete(storyId);
  }
  return next;
}

/** The server's list with the waiting changes, newest first. */
export function favoritesWith(favorites: readonly Favorite[], changes: readonly FavoriteEntry[]): Favorite[] {
  const changed = new Set(changes.map(({ storyId }) => storyId));
  const added = changes.filter(({ action }) => action === 'add').map(({ data }): Favorite => data);
  return [...added, ...favorites.filter(({ storyId }) => !changed.has(storyId))].sort(newestFirst);
}

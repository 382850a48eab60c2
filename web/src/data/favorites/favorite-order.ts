/** How favourites are listed and where a page of them begins. Pure. */
import type { Favorite } from '@tuckaway/domain';

/** A page, and as many own stories at the most: 36 documents before the first card is shown (docs/data-model.md). */
export const FAVORITES_PAGE = 18;

/** The last favourite of the page before; null before the first one. */
export type FavoriteCursor = Pick<Favorite, 'addedAt' | 'storyId'>;

/** Newest first; of one moment, by the id, as the server sorts them. */
export function newestFirst(one: FavoriteCursor, other: FavoriteCursor): number {
  if (one.addedAt !== other.addedAt) return other.addedAt - one.addedAt;
  if (one.storyId === other.storyId) return 0;
  return one.storyId < other.storyId ? 1 : -1;
}

/** Whether it stands behind the cursor. */
export function isAfter(favorite: FavoriteCursor, cursor: FavoriteCursor | null): boolean {
  return cursor === null || newestFirst(cursor, favorite) < 0;
}

/** Where the next page begins; null after the last one. */
export function nextCursor(page: readonly Favorite[]): FavoriteCursor | null {
  const last = page.at(-1);
  return page.length === FAVORITES_PAGE && last ? { addedAt: last.addedAt, storyId: last.storyId } : null;
}

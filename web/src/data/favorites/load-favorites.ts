/** Favourites from the server, or as they were kept. Imported dynamically: a visitor has none. */
import type { Favorite } from '@tuckaway/domain';
import { withCopy } from '../cache/cached-copies.ts';
import { keptIds, keptPage } from './cached-favorites.ts';
import type { FavoriteCursor } from './favorite-order.ts';

/** A page of them, newest first. @param late called where the server answers after the copy was given. */
export function loadFavorites(uid: string, after: FavoriteCursor | null, late: (page: Favorite[]) => void): Promise<Favorite[]> {
  return withCopy(keptPage(uid, after), async () => (await import('./favorite-documents.ts')).readFavorites(uid, after), late);
}

/** Which of these stories are favourites. */
export function loadFavoriteIds(uid: string, storyIds: readonly string[], late: (ids: string[]) => void): Promise<string[]> {
  return withCopy(keptIds(uid, storyIds), async () => (await import('./favorite-ids.ts')).readFavoriteIds(uid, storyIds), late);
}

/** Favourites from the server, or as they were kept. Imported dynamically: a visitor has none. */
import type { Favorite } from '@tuckaway/domain';
import { withCopy } from './kept-copies.ts';
import { keptIds, keptList } from './kept-favorites.ts';

const documents = () => import('./favorite-documents.ts');

/** All of them, newest first. @param late called where the server answers after the copy was given. */
export function loadFavorites(uid: string, late: (favorites: Favorite[]) => void): Promise<Favorite[]> {
  return withCopy(keptList(uid), async () => (await documents()).readFavorites(uid), late);
}

/** Which of these stories are favourites; without a list, all that are. */
export function loadFavoriteIds(uid: string, storyIds: readonly string[] | undefined, late: (ids: string[]) => void): Promise<string[]> {
  return withCopy(keptIds(uid, storyIds), async () => (await documents()).readFavoriteIds(uid, storyIds), late);
}

/** The query keys of favorites. */
import { PRIVATE } from '../../../../data/query/keys.ts';

/** What this device knows of the favorites; the reads that it was made of have keys below this one. */
export function favoritesKey(uid: string) {
  return [PRIVATE, uid, 'favorites'] as const;
}

/** A page of the list; see favorites-list.ts. @param after its cursor, null for the first one */
export function favoritesPageKey(uid: string, after: unknown) {
  return [...favoritesKey(uid), 'page', after] as const;
}

/** A favorite that is a curated story. Not below {@link favoritesKey}, because a page of favorites reads its stories again itself. */
export function favoriteStoryKey(uid: string, storyId: string) {
  return [PRIVATE, uid, 'favorite-story', storyId] as const;
}

/** A page of favorites as the server or the device's record answered. */
export const favoritesAnswerKey = (uid: string, after: unknown) => [...favoritesKey(uid), 'list', after];

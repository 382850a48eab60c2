/** The query keys of what belongs to one person. */

/** The first part of each, followed by the uid. */
export const PRIVATE = 'private';

/** An own story. */
export function storyKey(uid: string, storyId: string) {
  return [PRIVATE, uid, 'story', storyId] as const;
}

/** Which stories are favourites; the stories asked about follow. */
export function favoriteIdsKey(uid: string) {
  return [PRIVATE, uid, 'favorite-ids'] as const;
}

/** The list of favourites. */
export function favoritesKey(uid: string) {
  return [PRIVATE, uid, 'favorites'] as const;
}

/** The children of the family. */
export function childrenKey(uid: string) {
  return [PRIVATE, uid, 'children'] as const;
}

/** How far a story is read; all stories where none is named. */
export function progressKey(uid: string, storyId?: string) {
  return [PRIVATE, uid, 'progress', ...(storyId === undefined ? [] : [storyId])] as const;
}

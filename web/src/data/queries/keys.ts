/** The query keys of private data: each begins with {@link PRIVATE} and the uid. Public data has its path as the key. */

export const PRIVATE = 'private';

export function storyKey(uid: string, storyId: string) {
  return [PRIVATE, uid, 'story', storyId] as const;
}

export function shelfKey(uid: string) {
  return [PRIVATE, uid, 'shelf'] as const;
}

/** The pages of the shelf; where each begins follows in the key. */
export function shelfPagesKey(uid: string) {
  return [...shelfKey(uid), 'pages'] as const;
}

/** The newest stories, as home shows them. Below {@link shelfKey}, so that both are invalidated together. */
export function newestStoriesKey(uid: string) {
  return [...shelfKey(uid), 'newest'] as const;
}

/** What this device knows of the favorites; the reads that it was made of have keys below this one. */
export function favoritesKey(uid: string) {
  return [PRIVATE, uid, 'favorites'] as const;
}

/** A favorite's story. Not below {@link favoritesKey}, because a page of favorites reads its stories again itself. */
export function favoriteStoryKey(uid: string, storyId: string) {
  return [PRIVATE, uid, 'favorite-story', storyId] as const;
}

export function childrenKey(uid: string) {
  return [PRIVATE, uid, 'children'] as const;
}

/** Whether a choice of the account holds. */
export function choiceKey(uid: string, choice: string) {
  return [PRIVATE, uid, 'choice', choice] as const;
}

/** What the stories of a remembered child remember. */
export function memoriesKey(uid: string, childId: string) {
  return [PRIVATE, uid, 'memories', childId] as const;
}

/** Who reads a story aloud. */
export function voicesKey(uid: string, storyId: string) {
  return [PRIVATE, uid, 'voices', storyId] as const;
}

/** How far a story is read; without a story id, the progress of all stories. */
export function progressKey(uid: string, storyId?: string) {
  return [PRIVATE, uid, 'progress', ...(storyId === undefined ? [] : [storyId])] as const;
}

/** What was read last. Below {@link progressKey}, so that both are invalidated together. */
export function readingLatelyKey(uid: string) {
  return progressKey(uid, 'lately');
}

/** The query keys of a family's stories. */
import { PRIVATE } from '../../../../data/query/keys.ts';

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

/** The story and the favorite that a queued request becomes. */
import { cutAtCharacter, hash32, isStoryId, LIMITS } from '@tuckaway/domain';
import type { FavoriteEntry, StoryEntry } from './entry.ts';

/** The future story's id: the random part of the entry's id. An earlier id without a UUID always gives the same one, so that nothing is written twice. */
export function storyIdOf({ id, userId }: Pick<StoryEntry, 'id' | 'userId'>): string {
  const random = id.slice(id.indexOf('-') + 1);
  if (isStoryId(random)) return random;
  const hex = [0, 1, 2, 3].map((part) => hash32(`${part}/${userId}/${id}`).toString(16).padStart(8, '0')).join('');
  // A UUID of version 8 (RFC 9562).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-a$4-$5');
}

/** The favorite that a queued story becomes (decision P5); it counts as added when the story was requested. */
export function favoriteOf(story: StoryEntry, title: string): FavoriteEntry {
  const { id, timestamp, userId } = story;
  const storyId = storyIdOf(story);
  const shortTitle = cutAtCharacter(title, LIMITS.favoriteTitle);
  return {
    id,
    timestamp,
    retryCount: 0,
    userId,
    type: 'favorite',
    action: 'add',
    storyId,
    data: { storyId, addedAt: timestamp, ...(shortTitle === '' ? {} : { title: shortTitle }) },
  };
}

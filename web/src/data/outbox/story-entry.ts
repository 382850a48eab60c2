/** The order, the lock, the story and the favorite of a queued request. */
import { cutAtCharacter, hash32, isStoryId, LIMITS } from '@tuckaway/domain';
import type { FavoriteEntry, StoryEntry, StoryOrder } from './entry.ts';

/** The future story's id: the random part of the entry's id. An earlier id without a UUID always gives the same one, so that nothing is written twice. */
export function storyIdOf({ id, userId }: Pick<StoryEntry, 'id' | 'userId'>): string {
  const random = id.slice(id.indexOf('-') + 1);
  if (isStoryId(random)) return random;
  const hex = [0, 1, 2, 3].map((part) => hash32(`${part}/${userId}/${id}`).toString(16).padStart(8, '0')).join('');
  // A UUID of version 8 (RFC 9562).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-a$4-$5');
}

/** Keeps the form and a drain from sending the same story at the same time. */
export function storyLock(entry: StoryEntry): string {
  return `tuckaway-story-${storyIdOf(entry)}`;
}

export function orderOf(entry: StoryEntry): StoryOrder {
  return { storyId: storyIdOf(entry), uid: entry.userId, request: entry.data };
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

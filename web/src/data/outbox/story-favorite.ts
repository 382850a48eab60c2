import { cutAtCharacter, LIMITS } from '@tuckaway/domain';
import { type FavoriteEntry, type StoryEntry, storyIdOf } from './entry.ts';

/** The favorite that a queued story becomes (decisions P5): the moment of its press is the one that ordered the story. */
export function favoriteOf(story: StoryEntry, title: string): FavoriteEntry {
  const { id, timestamp, userId } = story;
  const storyId = storyIdOf(story);
  const shown = cutAtCharacter(title, LIMITS.favoriteTitle);
  return {
    id,
    timestamp,
    retryCount: 0,
    userId,
    type: 'favorite',
    action: 'add',
    storyId,
    data: { storyId, addedAt: timestamp, ...(shown === '' ? {} : { title: shown }) },
  };
}

import { keptWishes, type Story, type StoryContent } from '@tuckaway/domain';
import type { StoryOrder } from '../../../../data/outbox/entry.ts';
import { copyOf } from '../../../../data/query/cached-copies.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { noteConfirmed } from './confirmed-stories.ts';
import { storyKey } from './keys.ts';

/** Caches a story that was just written, so that its reader opens at once and needs no network. */
export function primeStoryCache(order: StoryOrder, written: StoryContent): void {
  const { storyId, uid } = order;
  const story: Story = { ...orderedStory(order), ...written, createdAt: Date.now() };
  noteConfirmed(storyId);
  queryClient.setQueryData(storyKey(uid, storyId), story);
  void copyOf<Story>(uid, `story/${storyId}`).put(story);
}

/** What is known of a story before it is written. */
export function orderedStory({ storyId, uid, request }: StoryOrder): Omit<Story, keyof StoryContent | 'createdAt'> {
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings, continues } = request;
  return {
    ...{ id: storyId, uid, childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage },
    ...(siblings && { siblings }),
    ...(continues && { continues: continues.storyId }),
    ...keptWishes(request),
  };
}

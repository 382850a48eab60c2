import { keptWishes, type Story, type StoryContent } from '@tuckaway/domain';
import type { StoryToSend } from '../../../../data/outbox/delivery/story-lane.ts';
import { copyOf } from '../../../../data/query/cached-copies.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { noteConfirmed } from './confirmed-stories.ts';
import { storyKey } from './keys.ts';

/** Caches a story that was just written, so that its reader opens at once and needs no network. */
export function primeStoryCache({ storyId, uid, data }: StoryToSend, written: StoryContent): void {
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings, continues } = data;
  const wishes = { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage };
  const story: Story = {
    id: storyId,
    uid,
    ...wishes,
    ...(siblings && { siblings }),
    ...(continues && { continues: continues.storyId }),
    ...keptWishes(data),
    ...written,
    createdAt: Date.now(),
  };
  noteConfirmed(storyId);
  queryClient.setQueryData(storyKey(uid, storyId), story);
  void copyOf<Story>(uid, `story/${storyId}`).put(story);
}

import type { Story } from '@tuckaway/domain';
import { copyOf } from '../cache/cached-copies.ts';
import type { StoryOrder, WrittenStory } from '../outbox/story-server.ts';
import { storyKey } from '../queries/keys.ts';
import { queryClient } from '../queries/query-client.ts';

/** A story that was written just now needs no asking for: its reader opens at once, whatever the network does. */
export function haveAtHand({ storyId, uid, data }: StoryOrder, written: WrittenStory): void {
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings, continues } = data;
  const wishes = { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage };
  const story: Story = {
    id: storyId,
    uid,
    ...wishes,
    ...(siblings && { siblings }),
    ...(continues && { continues: continues.storyId }),
    ...written,
    createdAt: Date.now(),
  };
  queryClient.setQueryData(storyKey(uid, storyId), story);
  void copyOf<Story>(uid, `story/${storyId}`).put(story);
}

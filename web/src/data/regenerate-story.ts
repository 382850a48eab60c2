import { DEFAULT_REGENERATION, type Story } from '@tuckaway/domain';
import { deliverStory } from './deliver-story.ts';
import { GenerationFailed } from './errors.ts';
import { newStoryId } from './family-stories.ts';

/**
 * A different version of a story, stored as a new one: never queued, under a key of its own (decisions P7).
 * @returns the new story's id. Throws an error whose text is section 8's.
 */
export async function regenerateStory(story: Story): Promise<string> {
  const storyId = newStoryId();
  const { uid, childName, favoriteAnimal, storySetting, coverImage } = story;
  const request = {
    childName,
    favoriteAnimal,
    storySetting,
    storyLength: story.storyLength || DEFAULT_REGENERATION.storyLength,
    storyTone: story.storyTone || DEFAULT_REGENERATION.storyTone,
  };
  try {
    await deliverStory({ storyId, uid, request, coverImage });
  } catch (error) {
    throw error instanceof GenerationFailed ? new Error('Failed to generate new story', { cause: error }) : error;
  }
  return storyId;
}

/** `stories/{uuid}` as the function writes it (decision S8). */
import { DEFAULT_COVER, keptWishes, type Story, type StoryRequest, storyContent } from '@tuckaway/domain';
import type { FinishedStory } from '../story-template.ts';

/** All fields but `createdAt`, which is the server's time. */
export interface StoryDocument extends Omit<Story, 'id' | 'createdAt'> {
  /** Proves that this text passed moderation. Browsers, which wrote stories until version 2e92dfd, never could set it. */
  moderated: true;
}

export function storyDocument(uid: string, request: StoryRequest, story: FinishedStory): StoryDocument {
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage = DEFAULT_COVER, siblings, continues } = request;
  return {
    uid,
    ...storyContent(story),
    ...{ childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage },
    ...(siblings && { siblings }),
    ...(continues && { continues: continues.storyId }),
    ...keptWishes(request),
    moderated: true,
  };
}

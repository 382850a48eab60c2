/** `stories/{uuid}` as the function writes it (decision S8). */
import { childSeedOf, DEFAULT_COVER, keptWishes, type Story, storyContent } from '@tuckaway/domain';
import type { FinishedStory } from '../story-template.ts';
import type { Order } from './complete-request.ts';

/** All fields but `createdAt`, which is the server's time. */
export interface StoryDocument extends Omit<Story, 'id' | 'createdAt'> {
  /** Proves that this text passed moderation. Browsers, which wrote stories until version 2e92dfd, never could set it. */
  moderated: true;
}

/** @param key the story's id: a random number, from which its children's looks are taken unless an earlier story has them. */
export function storyDocument({ uid, key, request }: Order, story: FinishedStory): StoryDocument {
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage = DEFAULT_COVER, siblings, continues } = request;
  return {
    uid,
    ...storyContent(story),
    ...{ childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage },
    ...(siblings && { siblings }),
    ...(continues && { continues: continues.storyId }),
    ...keptWishes({ ...request, childSeed: childSeedOf({ id: key, childSeed: request.childSeed }) }),
    moderated: true,
  };
}

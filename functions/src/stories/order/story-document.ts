/** `stories/{uuid}` as the function writes it (decision S8). */
import { childSeedOf, DEFAULT_COVER, keptWishes, type Story, type StoryRequest, storyContent } from '@tuckaway/domain';
import type { FinishedStory } from '../story-template.ts';

/** All fields but `createdAt`, which is the server's time. */
export interface StoryDocument extends Omit<Story, 'id' | 'createdAt'> {
  /** Proves that this text passed moderation. Browsers, which wrote stories until version 2e92dfd, never could set it. */
  moderated: true;
}

/** What a story is stored for. */
interface StoredFor {
  uid: string;
  /** The story's id: random, so that its children look like those of no other story, unless the request names one. */
  key: string;
  request: StoryRequest;
}

export function storyDocument({ uid, key, request }: StoredFor, story: FinishedStory): StoryDocument {
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

/** A create form that is filled in as for the fox's story, and its order, for tests of sending it. */
import type { StoryOrder } from '../src/data/outbox/entry.ts';
import type { StoryForm } from '../src/features/create/flow/story-form.ts';
import { ANNA, FOX_STORY } from './fixtures.ts';

const { id: storyId, childName, favoriteAnimal, storySetting, storyLength, storyTone } = FOX_STORY;

export const COMPLETE: StoryForm = {
  ...{ storyId, childName, favoriteAnimal, storySetting, storyLength, storyTone },
  coverImage: 'moon',
  siblings: [],
  continues: null,
};

export const ORDER: StoryOrder = {
  ...{ storyId, uid: ANNA.firebaseUid },
  request: { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage: 'moon' },
};

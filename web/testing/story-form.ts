/** A create form that is filled in as for the fox's story, for tests of sending it. */
import type { StoryForm } from '../src/features/create/flow/story-form.ts';
import { FOX_STORY } from './fixtures.ts';

const { id: storyId, childName, favoriteAnimal, storySetting, storyLength, storyTone } = FOX_STORY;

export const COMPLETE: StoryForm = {
  ...{ storyId, childName, favoriteAnimal, storySetting, storyLength, storyTone },
  coverImage: 'moon',
  siblings: [],
  continues: null,
};

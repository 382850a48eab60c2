/** A create form that is filled in, for tests of sending it. */
import type { StoryForm } from '../src/features/create-story/story-form.ts';
import { FOX_STORY } from './fixtures.ts';

export const COMPLETE: StoryForm = {
  storyId: FOX_STORY.id,
  childName: 'Mia',
  favoriteAnimal: 'fox',
  storySetting: 'forest',
  storyLength: 'short',
  storyTone: 'cozy',
  coverImage: 'moon',
  siblings: [],
  continues: null,
};

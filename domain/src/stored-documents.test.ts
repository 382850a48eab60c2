import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Favorite, ReadingProgress, Story, UserProfile } from './entities.ts';
import { LIMITS } from './limits.ts';
import { type favoriteSchema, type newProfileSchema, newStorySchema, type progressSchema } from './stored-documents.ts';

const STORY = {
  uid: 'somebody',
  title: 'The Lamp in the Library',
  content: '<p>Mia found a lamp.</p>',
  childName: 'Mia',
  favoriteAnimal: 'owl',
  storySetting: 'library',
  storyLength: 'short',
  storyTone: 'sleepy',
  coverImage: 'moon',
  createdAt: 0,
};

describe('what a browser stores', () => {
  test('has the fields of the entities', () => {
    expectTypeOf<z.infer<typeof newStorySchema>>().toExtend<Omit<Story, 'id' | 'template'>>();
    expectTypeOf<keyof z.infer<typeof newStorySchema>>().toEqualTypeOf<Exclude<keyof Story, 'id'>>();
    expectTypeOf<keyof z.infer<typeof favoriteSchema>>().toEqualTypeOf<keyof Favorite>();
    expectTypeOf<z.infer<typeof progressSchema>>().toEqualTypeOf<ReadingProgress>();
    expectTypeOf<z.infer<typeof newProfileSchema>>().toExtend<UserProfile>();
    expect(Object.keys(newStorySchema.shape).sort()).toEqual([...Object.keys(STORY), 'template'].sort());
  });

  test('is a story with and without a template', () => {
    expect(newStorySchema.safeParse(STORY).success).toBe(true);
    expect(newStorySchema.safeParse({ ...STORY, template: '<p>{child} found a lamp.</p>' }).success).toBe(true);
  });

  test.each([
    ['a name with a digit', { childName: 'Mia2' }],
    ['a name over the limit', { childName: 'a'.repeat(LIMITS.childName + 1) }],
    ['a setting that nobody knows', { storySetting: 'volcano' }],
    ['a field of its own', { rating: 5 }],
  ])('is no story with %s', (_what, changes) => {
    expect(newStorySchema.safeParse({ ...STORY, ...changes }).success).toBe(false);
  });
});

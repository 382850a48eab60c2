import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Child, Favorite, ReadingProgress, Story, UserProfile } from './entities.ts';
import { LIMITS } from './limits.ts';
import { type favoriteSchema, newChildSchema, type newProfileSchema, newStorySchema, type progressSchema } from './stored-documents.ts';

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

const CHILD_ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const OPTIONAL = ['template', 'siblings', 'recap', 'cast', 'continues'] as const;

describe('what a browser stores', () => {
  test('has the fields of the entities', () => {
    expectTypeOf<z.infer<typeof newStorySchema>>().toExtend<Omit<Story, 'id' | (typeof OPTIONAL)[number]>>();
    expectTypeOf<keyof z.infer<typeof newStorySchema>>().toEqualTypeOf<Exclude<keyof Story, 'id'>>();
    expectTypeOf<keyof z.infer<typeof favoriteSchema>>().toEqualTypeOf<keyof Favorite>();
    expectTypeOf<z.infer<typeof progressSchema>>().toEqualTypeOf<ReadingProgress>();
    expectTypeOf<z.infer<typeof newProfileSchema>>().toExtend<UserProfile>();
    expectTypeOf<keyof z.infer<typeof newChildSchema>>().toEqualTypeOf<Exclude<keyof Child, 'id'>>();
    expect(Object.keys(newStorySchema.shape).sort()).toEqual([...Object.keys(STORY), ...OPTIONAL].sort());
  });

  test('is a story with and without a template', () => {
    expect(newStorySchema.safeParse(STORY).success).toBe(true);
    expect(newStorySchema.safeParse({ ...STORY, template: '<p>{child} found a lamp.</p>' }).success).toBe(true);
  });

  test('is a story of several children, which goes on from another one', () => {
    const more = { siblings: ['Leo', '李明'], recap: '{child} found a lamp.', cast: ['the owl'], continues: CHILD_ID };
    expect(newStorySchema.safeParse({ ...STORY, ...more }).success).toBe(true);
  });

  test.each([
    ['nobody in the list', []],
    ['too many', ['Ana', 'Bo', 'Cy', 'Di']],
    ['a name that is none', ['Leo', 'L3o']],
  ])('is no story of several children with %s', (_what, siblings) => {
    expect(newStorySchema.safeParse({ ...STORY, siblings }).success).toBe(false);
  });

  test('is a child with a bedtime or without one, and nothing else of it', () => {
    const child = { nickname: 'Mia', favoriteAnimal: 'owl', storyLength: 'short', storyTone: 'calm' };
    expect(newChildSchema.safeParse(child).success).toBe(true);
    expect(newChildSchema.safeParse({ ...child, bedtime: '19:30' }).success).toBe(true);
    for (const wrong of [{ bedtime: '7:30' }, { bedtime: '' }, { birthday: '2021-05-01' }, { nickname: 'M1a' }, { storyTone: 'loud' }]) {
      expect(newChildSchema.safeParse({ ...child, ...wrong }).success).toBe(false);
    }
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

import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Child, Favorite, ReadingProgress, Story, UserProfile } from './entities.ts';
import { LIMITS } from './limits.ts';
import { type favoriteSchema, newChildSchema, type newProfileSchema, newStorySchema, type progressSchema } from './stored-documents.ts';

const STORY = {
  uid: 'a-user',
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

const OPTIONAL = [
  'pages',
  'cover',
  'template',
  'siblings',
  'recap',
  'cast',
  'continues',
  'age',
  'pronouns',
  'notTonight',
  'childId',
] as const;

describe('the schemas of stored documents', () => {
  test('have the fields of the entities', () => {
    expectTypeOf<z.infer<typeof newStorySchema>>().toExtend<Omit<Story, 'id' | (typeof OPTIONAL)[number]>>();
    expectTypeOf<keyof z.infer<typeof newStorySchema>>().toEqualTypeOf<Exclude<keyof Story, 'id'>>();
    expectTypeOf<keyof z.infer<typeof favoriteSchema>>().toEqualTypeOf<keyof Favorite>();
    expectTypeOf<z.infer<typeof progressSchema>>().toEqualTypeOf<ReadingProgress>();
    expectTypeOf<z.infer<typeof newProfileSchema>>().toExtend<UserProfile>();
    expectTypeOf<keyof z.infer<typeof newChildSchema>>().toEqualTypeOf<Exclude<keyof Child, 'id'>>();
    expect(Object.keys(newStorySchema.shape).sort()).toEqual([...Object.keys(STORY), ...OPTIONAL].sort());
  });

  test('accept a child with or without a bedtime, and no other field', () => {
    const child = { nickname: 'Mia', favoriteAnimal: 'owl', storyLength: 'short', storyTone: 'calm' };
    expect(newChildSchema.safeParse(child).success).toBe(true);
    expect(newChildSchema.safeParse({ ...child, bedtime: '19:30' }).success).toBe(true);
    expect(newChildSchema.safeParse({ ...child, age: '6-8', pronouns: 'he', notTonight: ['thunder'] }).success).toBe(true);
    for (const wrong of [
      { notTonight: [] },
      { notTonight: ['dogs', 'dogs'] },
      { bedtime: '7:30' },
      { bedtime: '' },
      { birthday: '2021-05-01' },
      { nickname: 'M1a' },
      { storyTone: 'loud' },
    ]) {
      expect(newChildSchema.safeParse({ ...child, ...wrong }).success).toBe(false);
    }
  });

  test.each([
    ['a name with a digit', { childName: 'Mia2' }],
    ['a name over the limit', { childName: 'a'.repeat(LIMITS.childName + 1) }],
    ['an unknown setting', { storySetting: 'volcano' }],
    ['an unknown field', { rating: 5 }],
  ])('refuse a story with %s', (_what, changes) => {
    expect(newStorySchema.safeParse({ ...STORY, ...changes }).success).toBe(false);
  });
});

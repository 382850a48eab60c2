import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Child, Favorite, ReadingProgress, Story, UserProfile } from './entities.ts';
import {
  type favoriteSchema,
  type newChildSchema,
  type newProfileSchema,
  newStorySchema,
  type progressSchema,
} from './stored-documents.ts';

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
  'pictureCast',
  'template',
  'siblings',
  'recap',
  'cast',
  'continues',
  'age',
  'pronouns',
  'notTonight',
  'childId',
  'childSeed',
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
});

import { expect, it } from 'vitest';
import type { BegunStory } from './recently-read.ts';
import { begunOf } from './recently-read.ts';

const at = (storyId: string, updatedAt: number, more: Partial<BegunStory> = {}): BegunStory => ({
  storyId,
  page: 3,
  pageCount: 9,
  finished: false,
  updatedAt,
  ...more,
});

it('lists begun stories, curated and own, latest first, without finished ones and ones left at page 1', () => {
  const read = [
    at('3', 1),
    at('4', 5),
    at('5', 4, { finished: true }),
    at('6', 3, { page: 1 }),
    at('3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10', 9),
  ];
  expect(begunOf(read).map(({ storyId }) => storyId)).toEqual(['3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10', '4', '3']);
});

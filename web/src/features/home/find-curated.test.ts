import { expect, it } from 'vitest';
import { type CuratedFilter, categoriesOf, findCurated, NO_FILTER } from './find-curated.ts';

const story = (id: number, title: string, category: string, readingTime?: number) => ({
  ...{ id, slug: `story-${id}`, title, description: `About ${title}.`, category, rating: 5 },
  ...(readingTime === undefined ? {} : { readingTime }),
});
const STORIES = [
  story(3, 'A Very Polite Well', 'Nature', 7),
  story(4, 'Because of the Wren', 'Nature', 3),
  story(5, 'Café at the Pole', 'Cozy'),
  story(6, 'The Snail Express', 'Adventure', 4),
] as Parameters<typeof findCurated>[0];

it.each<[string, Partial<CuratedFilter>, number[]]>([
  ['words of the title, in any case and without accents', { words: 'CAFE' }, [5]],
  ['words of the description', { words: 'about wren' }, [4]],
  ['words of the kind', { words: 'adventure' }, [6]],
  ['a kind', { category: 'Nature' }, [3, 4]],
  ['a kind and a length', { category: 'Nature', time: 'short' }, [4]],
  ['a length, a story without one counting as five minutes', { time: 'medium' }, [5, 6]],
  ['the longest', { time: 'long' }, [3]],
  ['nothing', { words: 'giraffe' }, []],
])('finds %s', (_what, filter, ids) => {
  expect([...(findCurated(STORIES, { ...NO_FILTER, ...filter }) ?? [])]).toEqual(ids);
});

it('does not filter by spaces, and names each kind once, in order', () => {
  expect(findCurated(STORIES, { ...NO_FILTER, words: '  ' })).toBeNull();
  expect(categoriesOf(STORIES)).toEqual(['Adventure', 'Cozy', 'Nature']);
});

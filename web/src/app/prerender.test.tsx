import type { CuratedStorySummary } from '@tuckaway/domain';
import { expect, it } from 'vitest';
import { prerender } from './prerender.tsx';

it('a thousand published stories do not make the prerendered home larger than the build allows', async () => {
  const story = (id: number): CuratedStorySummary => ({
    id,
    slug: `story-${id}`,
    title: `The Well ${id}`,
    description: 'A well that only answers polite questions.',
    category: 'Nature',
    age: '4-5',
    imageUrl: '/art/covers/a-very-polite-well.svg',
    rating: 4.8,
    readingTime: 5,
  });
  const stories = Array.from({ length: 1000 }, (_, index) => story(index + 1));
  const { home } = await prerender(stories);
  expect(home.match(/<article/g)).toHaveLength(24);
  expect(home.length + JSON.stringify(stories).length).toBeLessThan(2_000_000);
});

import type { CuratedStorySummary } from '@tuckaway/domain';
import { expect, it } from 'vitest';
import { prerender } from './prerender.tsx';

it('a thousand published stories do not make the prerendered home larger than the build allows', async () => {
  const ages = [{ age: '2-3' }, { age: '4-5' }, { age: '6-8' }, {}] as const;
  const story = (id: number): CuratedStorySummary => ({
    id,
    slug: `story-${id}`,
    title: `The Well ${id}`,
    description: 'A well that only answers polite questions.',
    category: 'Nature',
    ...ages[id % 4],
    imageUrl: '/art/covers/a-very-polite-well.svg',
    rating: 4.8,
    readingTime: 5,
  });
  const stories = Array.from({ length: 1000 }, (_, index) => story(index + 1));
  const { home } = await prerender(stories);
  expect(home.match(/<article/g)).toHaveLength(4 * 24);
  expect(home.length + JSON.stringify(stories).length).toBeLessThan(2_000_000);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../test/people.ts';
import { NotYourStory } from './errors.ts';
import { listFavoriteItems } from './favorite-items.ts';

const sources = vi.hoisted(() => ({ readFavorites: vi.fn(), getStory: vi.fn(), fetchCuratedStory: vi.fn() }));
vi.mock('./favorite-documents.ts', () => ({ readFavorites: sources.readFavorites }));
vi.mock('./family-stories.ts', () => ({ getStory: sources.getStory }));
vi.mock('./curated-stories.ts', () => ({ fetchCuratedStory: sources.fetchCuratedStory }));

beforeEach(() => {
  sources.getStory.mockReset().mockResolvedValue(FOX_STORY);
  sources.fetchCuratedStory.mockReset().mockResolvedValue({
    id: 7,
    title: 'The Whale',
    category: 'Sea',
    imageUrl: '/art/curated/whale/cover.svg',
    pages: [{ content: 'One.' }, { content: 'Two.' }],
  });
});

it('fetches own stories by their id and curated ones by their number, and keeps the order', async () => {
  sources.readFavorites.mockResolvedValue([
    { storyId: '7', addedAt: 20 },
    { storyId: FOX_STORY.id, addedAt: 10 },
  ]);
  const items = await listFavoriteItems('uid-anna');
  expect(items).toEqual([
    {
      kind: 'curated',
      id: '7',
      title: 'The Whale',
      content: 'One.\n\nTwo.',
      category: 'Sea',
      imageUrl: '/art/curated/whale/cover.svg',
      favoritedAt: 20,
      favoriteDocId: '7',
    },
    {
      kind: 'own',
      id: FOX_STORY.id,
      title: FOX_STORY.title,
      content: FOX_STORY.content,
      childName: 'Mia',
      favoriteAnimal: 'fox',
      storySetting: 'forest',
      coverImage: 'moon',
      favoritedAt: 10,
      favoriteDocId: FOX_STORY.id,
    },
  ]);
});

it('skips silently what cannot be fetched', async () => {
  sources.readFavorites.mockResolvedValue([
    { storyId: '7', addedAt: 20 },
    { storyId: FOX_STORY.id, addedAt: 10 },
  ]);
  sources.getStory.mockRejectedValue(new NotYourStory());
  expect((await listFavoriteItems('uid-anna')).map(({ id }) => id)).toEqual(['7']);
  sources.fetchCuratedStory.mockRejectedValue(new Error('404: gone'));
  expect(await listFavoriteItems('uid-anna')).toEqual([]);
});

it('fails where the favorites themselves cannot be read', async () => {
  sources.readFavorites.mockRejectedValue(new Error('unavailable'));
  await expect(listFavoriteItems('uid-anna')).rejects.toThrow('unavailable');
});

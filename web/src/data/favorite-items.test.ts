import { beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../test/people.ts';
import { NotYourStory } from './errors.ts';
import { listFavoriteItems } from './favorite-items.ts';
import type { Entry, FavoriteEntry } from './outbox/entry.ts';

const sources = vi.hoisted(() => ({ loadFavorites: vi.fn(), getStory: vi.fn(), fetchCuratedStory: vi.fn() }));
const waiting = vi.hoisted(() => ({ entries: [] as unknown[] }));
vi.mock('./load-favorites.ts', () => ({ loadFavorites: sources.loadFavorites }));
vi.mock('./sync.ts', () => ({ entriesKnown: async () => undefined }));
vi.mock('./sync-state.ts', () => ({ waitingEntries: () => waiting.entries as Entry[] }));
vi.mock('./family-stories.ts', () => ({ getStory: sources.getStory }));
vi.mock('./curated-stories.ts', () => ({ fetchCuratedStory: sources.fetchCuratedStory }));

const late = vi.fn();

beforeEach(() => {
  waiting.entries = [];
  late.mockReset();
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
  sources.loadFavorites.mockResolvedValue([
    { storyId: '7', addedAt: 20 },
    { storyId: FOX_STORY.id, addedAt: 10 },
  ]);
  const items = await listFavoriteItems('uid-anna', late);
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
  sources.loadFavorites.mockResolvedValue([
    { storyId: '7', addedAt: 20 },
    { storyId: FOX_STORY.id, addedAt: 10 },
  ]);
  sources.getStory.mockRejectedValue(new NotYourStory());
  expect((await listFavoriteItems('uid-anna', late)).map(({ id }) => id)).toEqual(['7']);
  sources.fetchCuratedStory.mockRejectedValue(new Error('404: gone'));
  expect(await listFavoriteItems('uid-anna', late)).toEqual([]);
});

it('fails where the favorites themselves cannot be read', async () => {
  sources.loadFavorites.mockRejectedValue(new Error('unavailable'));
  await expect(listFavoriteItems('uid-anna', late)).rejects.toThrow('unavailable');
});

const press = (action: 'add' | 'remove', storyId: string, more: Partial<FavoriteEntry> = {}): FavoriteEntry => ({
  id: `30-${storyId}`,
  timestamp: 30,
  retryCount: 0,
  userId: 'uid-anna',
  type: 'favorite',
  action,
  storyId,
  data: { storyId, addedAt: 30 },
  ...more,
});

it('has what waits to be added among them, at its moment', async () => {
  sources.loadFavorites.mockResolvedValue([{ storyId: '7', addedAt: 20 }]);
  waiting.entries = [press('add', FOX_STORY.id)];
  expect((await listFavoriteItems('uid-anna', late)).map(({ id, favoritedAt }) => [id, favoritedAt])).toEqual([
    [FOX_STORY.id, 30],
    ['7', 20],
  ]);
});

it('has nothing of what was refused, and leaves what waits to be removed for the screen to hide', async () => {
  sources.loadFavorites.mockResolvedValue([{ storyId: '7', addedAt: 20 }]);
  waiting.entries = [press('add', FOX_STORY.id, { attention: { because: 'refused', message: '' } }), press('remove', '7')];
  expect((await listFavoriteItems('uid-anna', late)).map(({ id }) => id)).toEqual(['7']);
});

it('tells what the server says after the kept list was given', async () => {
  sources.loadFavorites.mockImplementation(async (_uid: string, tell: (favorites: unknown[]) => void) => {
    tell([]);
    return [{ storyId: '7', addedAt: 20 }];
  });
  expect(await listFavoriteItems('uid-anna', late)).toHaveLength(1);
  await vi.waitFor(() => expect(late).toHaveBeenCalledExactlyOnceWith([]));
});

import { coverPicture } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { favoriteEntry } from '../../../testing/entries.ts';
import { FOX_STORY } from '../../../testing/fixtures.ts';
import type { Entry, FavoriteEntry } from '../outbox/entry.ts';
import { listFavoriteItems } from './favorites-list.ts';
import type { FavoriteCursor } from './stored-favorites.ts';

const sources = vi.hoisted(() => ({ loadFavorites: vi.fn(), getStories: vi.fn(), fetchCuratedStory: vi.fn() }));
const waiting = vi.hoisted(() => ({ entries: [] as unknown[] }));
vi.mock('./stored-favorites.ts', async (original) => ({ ...(await original<object>()), loadFavorites: sources.loadFavorites }));
vi.mock('../sync/sync.ts', () => ({ entriesKnown: async () => undefined }));
vi.mock('../sync/sync-state.ts', () => ({ waitingEntries: () => waiting.entries as Entry[], useWaitingEntries: () => [] }));
vi.mock('../stories/family-stories.ts', () => ({ getStories: sources.getStories }));
vi.mock('../stories/curated-stories.ts', () => ({ fetchCuratedStory: sources.fetchCuratedStory }));

const late = vi.fn();
const list = async (after: FavoriteCursor | null = null) => (await listFavoriteItems('uid-anna', after, late)).items;

beforeEach(() => {
  waiting.entries = [];
  late.mockReset();
  sources.getStories.mockReset().mockImplementation(async (ids: string[]) => ids.map(() => FOX_STORY));
  sources.fetchCuratedStory.mockReset().mockResolvedValue({
    id: 7,
    title: 'The Whale',
    category: 'Sea',
    imageUrl: '/art/curated/whale/cover.svg',
    pages: [{ content: 'One.' }, { content: 'Two.' }],
  });
});

it('fetches own stories by their id and curated ones by their number, and keeps the order [spec 2.31, 5.11]', async () => {
  const story = { ...FOX_STORY, siblings: ['Leo', 'Ana'] };
  sources.getStories.mockResolvedValue([story]);
  sources.loadFavorites.mockResolvedValue([
    { storyId: '7', addedAt: 20 },
    { storyId: FOX_STORY.id, addedAt: 10 },
  ]);
  const items = await list();
  expect(items).toEqual([
    {
      kind: 'curated',
      id: '7',
      title: 'The Whale',
      content: 'One.\n\nTwo.',
      category: 'Sea',
      imageUrl: '/art/curated/whale/cover.svg',
      favoritedAt: 20,
    },
    {
      kind: 'own',
      id: FOX_STORY.id,
      title: FOX_STORY.title,
      content: FOX_STORY.content,
      children: 'Mia, Leo, and Ana',
      picture: coverPicture(story),
      favoritedAt: 10,
    },
  ]);
});

const press = (action: 'add' | 'remove', storyId: string, more: Partial<Omit<FavoriteEntry, 'data'>> = {}) =>
  favoriteEntry({ timestamp: 30, action, storyId, ...more });

it('has what waits to be added among them, at its moment', async () => {
  sources.loadFavorites.mockResolvedValue([{ storyId: '7', addedAt: 20 }]);
  waiting.entries = [press('add', FOX_STORY.id)];
  expect((await list()).map(({ id, favoritedAt }) => [id, favoritedAt])).toEqual([
    [FOX_STORY.id, 30],
    ['7', 20],
  ]);
});

it('has nothing of what was refused, and leaves what waits to be removed for the screen to hide', async () => {
  sources.loadFavorites.mockResolvedValue([{ storyId: '7', addedAt: 20 }]);
  waiting.entries = [press('add', FOX_STORY.id, { attention: { because: 'refused', message: '' } }), press('remove', '7')];
  expect((await list()).map(({ id }) => id)).toEqual(['7']);
});

it('shows own stories that came after the kept ones were given', async () => {
  sources.loadFavorites.mockResolvedValue([{ storyId: FOX_STORY.id, addedAt: 10 }]);
  sources.getStories.mockImplementation(async (_ids: string[], tell: (stories: unknown[]) => void) => {
    tell([{ ...FOX_STORY, title: 'The Newer Fox' }]);
    return [];
  });
  expect(await list()).toEqual([]);
  await vi.waitFor(() =>
    expect(late).toHaveBeenCalledExactlyOnceWith({ items: [expect.objectContaining({ title: 'The Newer Fox' })], next: null }),
  );
});

it('skips silently what cannot be fetched [spec 8.23]', async () => {
  sources.loadFavorites.mockResolvedValue([
    { storyId: '7', addedAt: 20 },
    { storyId: FOX_STORY.id, addedAt: 10 },
  ]);
  sources.getStories.mockResolvedValue([]);
  expect((await list()).map(({ id }) => id)).toEqual(['7']);
  sources.fetchCuratedStory.mockRejectedValue(new Error('404: gone'));
  expect(await list()).toEqual([]);
});

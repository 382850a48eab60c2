// @vitest-environment jsdom
import type { InfiniteData } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../../testing/fixtures.ts';
import { renderHook } from '../../../testing/render-hook.ts';
import type { FavoritesPage } from '../favorites/favorites-list.ts';
import { favoritesKey, shelfPagesKey } from '../queries/keys.ts';
import { queryClient } from '../queries/query-client.ts';
import { useKnownTitles } from './known-titles.ts';
import type { ShelfPage } from './shelf/shelf-order.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  queryClient.clear();
  vi.stubGlobal('fetch', answer.mockReset().mockResolvedValue(Response.json([{ id: 7, title: 'Please Send Some Dark' }])));
});

const titles = () => renderHook(useKnownTitles);

it('knows the titles on the shelf and among the favorites, which come page by page', () => {
  answer.mockRejectedValue(new TypeError('offline'));
  const favorite = {
    kind: 'curated',
    id: '9',
    title: 'The Whale',
    content: '',
    category: 'Sea',
    favoritedAt: 0,
  } as const;
  const favorites: InfiniteData<FavoritesPage> = { pages: [{ items: [favorite], next: null }], pageParams: [] };
  queryClient.setQueryData<ShelfPage>([...shelfPagesKey('uid-anna'), 'first'], { stories: [], next: null });
  queryClient.setQueryData<ShelfPage>([...shelfPagesKey('uid-anna'), 'second'], { stories: [FOX_STORY], next: null });
  queryClient.setQueryData(favoritesKey('uid-anna'), favorites);
  // A curated story has pages of its own, which are no list.
  queryClient.setQueryData(['/api/stories/8'], { id: 8, title: 'The Well', pages: [{ content: 'Deep down.' }] });
  const { result } = titles();
  expect(result.current(FOX_STORY.id)).toBe('The Fox & the Lamp');
  expect(result.current('9')).toBe('The Whale');
  expect(result.current('8')).toBe('The Well');
});

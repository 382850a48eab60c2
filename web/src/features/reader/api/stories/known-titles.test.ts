// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../../../../testing/fixtures.ts';
import { renderHook } from '../../../../../testing/render-hook.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { shelfPagesKey } from './keys.ts';
import { useKnownTitles } from './known-titles.ts';
import type { ShelfPage } from './shelf-order.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  queryClient.clear();
  vi.stubGlobal('fetch', answer.mockReset().mockResolvedValue(Response.json([{ id: 7, title: 'Please Send Some Dark' }])));
});

const titles = () => renderHook(useKnownTitles);

it('knows the titles on the shelf, which come page by page, and those of single stories', () => {
  answer.mockRejectedValue(new TypeError('offline'));
  queryClient.setQueryData<ShelfPage>([...shelfPagesKey('uid-anna'), 'first'], { stories: [], next: null });
  queryClient.setQueryData<ShelfPage>([...shelfPagesKey('uid-anna'), 'second'], { stories: [FOX_STORY], next: null });
  // A curated story has pages of its own, which are no list.
  queryClient.setQueryData(['/api/stories/8'], { id: 8, title: 'The Well', pages: [{ content: 'Deep down.' }] });
  const { result } = titles();
  expect(result.current(FOX_STORY.id)).toBe('The Fox & the Lamp');
  expect(result.current('8')).toBe('The Well');
});

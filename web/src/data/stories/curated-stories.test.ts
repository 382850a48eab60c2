// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from '../../../testing/render-hook.ts';
import { queryClient } from '../queries/query-client.ts';
import { fetchCuratedStory, useCuratedStory, useFeaturedStories } from './curated-stories.ts';

const asked = vi.fn<(path: string) => void>();

beforeEach(() => {
  queryClient.clear();
  asked.mockReset();
  vi.stubGlobal('fetch', async (path: string) => {
    asked(path);
    return Response.json(path.endsWith('featured') ? [{ id: 7, title: 'The Whale' }] : { id: 7, title: 'The Whale', pages: [] });
  });
});

function within<T>(hook: () => T) {
  return renderHook(hook).result;
}

it('fetches the featured list once for all readers [spec 7.3]', async () => {
  const first = within(useFeaturedStories);
  await waitFor(() => expect(first.current.data).toEqual([{ id: 7, title: 'The Whale' }]));
  expect(within(useFeaturedStories).current.data).toEqual(first.current.data);
  expect(asked.mock.calls).toEqual([['/api/stories/featured']]);
});

it('asks for one story by its number or key, through the same cache for screens and for lists [spec 2.6, 7.4]', async () => {
  const story = within(() => useCuratedStory('7'));
  await waitFor(() => expect(story.current.data).toMatchObject({ title: 'The Whale' }));
  await fetchCuratedStory('7');
  await fetchCuratedStory('the-whale');
  expect(asked.mock.calls).toEqual([['/api/stories/7'], ['/api/stories/the-whale']]);
});

it.each([undefined, ''])('asks nothing while the key is %j [spec 7.4]', (key) => {
  const story = within(() => useCuratedStory(key));
  expect(story.current).toMatchObject({ fetchStatus: 'idle', isPending: true });
  expect(asked).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../queries/query-client.ts';
import { fetchCuratedStory, useCuratedStory } from './curated-stories.ts';
import { useFeaturedStories } from './featured-stories.ts';

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

it('asks for the featured list once, whoever wants it again [spec 7.3]', async () => {
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

describe('a story that the page itself has asked for', () => {
  const WHALE = { id: 7, title: 'The Whale', pages: [{ content: 'Far out.' }] };
  const PATH = '/api/stories/7';

  async function freshPage(answer: Promise<Response>) {
    vi.resetModules();
    vi.stubGlobal('tuckawayAsked', { path: PATH, answer });
    const quiet = Promise.withResolvers<void>();
    vi.doMock('../lib/network-idle.ts', () => ({ lineQuiet: () => quiet.promise, SOON: 300 }));
    const [stories, library] = await Promise.all([import('./curated-stories.ts'), import('../queries/query-library.ts')]);
    return { ...stories, ...library, becomeQuiet: quiet.resolve };
  }

  afterEach(() => {
    vi.doUnmock('../lib/network-idle.ts');
    vi.unstubAllGlobals();
  });

  it('is shown as it comes, without the library, which takes it over when it is quiet', async () => {
    const coming = Promise.withResolvers<Response>();
    const page = await freshPage(coming.promise);
    const story = within(() => page.useCuratedStory('7'));
    expect(story.current).toMatchObject({ data: undefined, isPending: true, error: null });
    coming.resolve(Response.json(WHALE));
    await waitFor(() => expect(story.current).toMatchObject({ data: WHALE, isPending: false }));
    expect(page.queriesSoFar()).toBeUndefined();
    page.becomeQuiet();
    await waitFor(() => expect(page.queriesSoFar()?.getQueryData([PATH])).toEqual(WHALE));
    expect(story.current.data).toEqual(WHALE);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is the library’s own where that is there first', async () => {
    const coming = Promise.withResolvers<Response>();
    const page = await freshPage(coming.promise);
    const story = within(() => page.useCuratedStory('7'));
    await import('../queries/query-client.ts');
    coming.resolve(Response.json(WHALE));
    await waitFor(() => expect(story.current.data).toEqual(WHALE));
    expect(asked).not.toHaveBeenCalled();
  });

  it('is another one’s answer no longer, and asked for as any', async () => {
    const page = await freshPage(Promise.resolve(Response.json(WHALE)));
    const other = within(() => page.useCuratedStory('8'));
    await waitFor(() => expect(other.current.isPending).toBe(false));
    expect(asked.mock.calls).toEqual([['/api/stories/8']]);
  });

  it('says what the server said where that is no story, and asks again when it is asked to', async () => {
    const page = await freshPage(Promise.resolve(Response.json({ message: 'No such story.' }, { status: 404 })));
    const story = within(() => page.useCuratedStory('7'));
    await waitFor(() => expect(story.current.error).toMatchObject({ status: 404 }));
    expect(story.current).toMatchObject({ data: undefined, isPending: false });
    expect(asked).not.toHaveBeenCalled();
    void story.current.refetch();
    await waitFor(() => expect(story.current.data).toMatchObject({ title: 'The Whale' }));
    expect(asked.mock.calls).toEqual([[PATH]]);
  });

  it.each([
    ['was not answered', () => Promise.reject<Response>(new TypeError('Failed to fetch')), [[PATH]], 'The Whale'],
    ['is no JSON', () => Promise.resolve(new Response('<html>')), [], undefined],
  ])('is asked for as any where it %s', async (_how, answer, requests, title) => {
    const page = await freshPage(answer());
    const story = within(() => page.useCuratedStory('7'));
    await waitFor(() => expect(story.current.isPending).toBe(false));
    expect(story.current.data?.title).toBe(title);
    expect(story.current.error === null).toBe(title !== undefined);
    expect(asked.mock.calls).toEqual(requests);
  });
});

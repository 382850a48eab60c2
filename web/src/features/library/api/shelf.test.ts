// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderHook } from '../../../../testing/render-hook.ts';
import { handCopiesTo } from '../../../data/query/cached-copies.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { noteDeleted } from '../../reader/api/hidden/deleted-stories.ts';
import { shelfKey } from '../../reader/api/stories/keys.ts';
import { SHELF_PAGE } from '../../reader/api/stories/shelf-order.ts';
import { takeOffShelf, useShelf } from './shelf.ts';

const STORIES = 150;
let backend: FakeBackend;
/** Pages that were asked for. */
const reads = () => backend.requests.filter(({ method }) => method === 'runQuery').length;
const open = (all = false) => renderHook(({ all: whole }) => useShelf(whole), { initialProps: { all } });

beforeEach(async () => {
  backend = await fakeBackend();
  for (let index = 0; index < STORIES; index += 1) backend.storeStory({ ...FOX_STORY, id: `s${index}`, createdAt: 1000 - index });
  signIn();
  // Nothing is stored, so that every page comes from the server.
  handCopiesTo(null);
});

/** Lets requests for pages behind the first one wait. */
function holdPages() {
  const server = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = vi.fn();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (String(init.body).includes('"startAt"')) {
      held();
      await promise;
    }
    return server(url, init);
  });
  return { held, release: resolve };
}

it('a page that cannot be had ends the fetching, keeps what is there, and is tried again at a press', async () => {
  const { result, rerender } = open();
  await waitFor(() => expect(result.current.stories).toHaveLength(SHELF_PAGE));
  backend.intercept = () => new Response('', { status: 503 });
  rerender({ all: true });
  await waitFor(() => expect(result.current.moreFailed).toBe(true));
  expect(result.current).toMatchObject({ isLoadingMore: false, isError: false, hasMore: true });
  expect(result.current.stories).toHaveLength(SHELF_PAGE);
  expect(reads()).toBe(2);
  backend.intercept = () => undefined;
  await act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.stories).toHaveLength(STORIES));
});

it('does not become shorter while a new story moves its pages', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.stories).toHaveLength(SHELF_PAGE));
  await act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.stories).toHaveLength(2 * SHELF_PAGE));
  const { release } = holdPages();
  backend.storeStory({ ...FOX_STORY, id: 'new', createdAt: 2000 });
  void queryClient.invalidateQueries({ queryKey: shelfKey(ANNA.firebaseUid) });
  await waitFor(() => expect(result.current.isLoadingMore).toBe(true));
  expect(result.current.stories).toHaveLength(2 * SHELF_PAGE);
  release();
  await waitFor(() => expect(result.current.stories?.[0]?.id).toBe('new'));
  expect(result.current.stories).toHaveLength(2 * SHELF_PAGE);
});

it('lets a deleted story disappear at once, and keeps it away when pages that were requested before arrive', async () => {
  const { result, rerender } = open();
  const ids = () => result.current.stories?.map(({ id }) => id);
  await waitFor(() => expect(ids()).toHaveLength(SHELF_PAGE));
  const { held, release } = holdPages();
  rerender({ all: true });
  await waitFor(() => expect(held).toHaveBeenCalled());
  act(() => {
    noteDeleted('s4');
    noteDeleted('s30');
    takeOffShelf(ANNA.firebaseUid, 's4');
  });
  await waitFor(() => expect(ids()).not.toContain('s4'));
  release();
  await waitFor(() => expect(result.current.hasMore).toBe(false));
  expect(ids()).toHaveLength(STORIES - 2);
  expect(ids()).not.toContain('s30');
});

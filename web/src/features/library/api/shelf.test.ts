// @vitest-environment jsdom

import { act, waitFor } from '@testing-library/react';
import type { Story } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderHook } from '../../../../testing/render-hook.ts';
import { handCopiesTo } from '../../../data/query/cached-copies.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { openSession } from '../../../data/session/session.ts';
import { noteDeleted } from '../../reader/api/hidden/deleted-stories.ts';
import { shelfKey } from '../../reader/api/stories/keys.ts';
import { SHELF_PAGE, type ShelfPlace } from '../../reader/api/stories/shelf-order.ts';
import { takeOffShelf, useShelf } from './shelf.ts';

const readShelf = vi.hoisted(() => vi.fn());
vi.mock('../../reader/api/stories/shelf-documents.ts', () => ({ readShelf }));

const MANY = Array.from({ length: 150 }, (_, index): Story => ({ ...FOX_STORY, id: `s${index}`, createdAt: 1000 - index }));
let there = MANY;
const open = (all = false) => renderHook(({ all: whole }) => useShelf(whole), { initialProps: { all } });

beforeEach(() => {
  queryClient.clear();
  openSession({ uid: ANNA.firebaseUid, email: ANNA.email, displayName: ANNA.displayName });
  // Nothing is stored, so that every page comes from the server.
  handCopiesTo(null);
  there = MANY;
  readShelf.mockReset().mockImplementation(async (_uid, after: ShelfPlace | null, size: number) => {
    const start = after === null ? 0 : there.findIndex(({ id }) => id === after.id) + 1;
    return there.slice(start, start + size);
  });
});

it('a page that cannot be had ends the fetching, keeps what is there, and is tried again at a press', async () => {
  const { result, rerender } = open();
  await waitFor(() => expect(result.current.stories).toHaveLength(SHELF_PAGE));
  readShelf.mockRejectedValueOnce(new Error('silence'));
  rerender({ all: true });
  await waitFor(() => expect(result.current.moreFailed).toBe(true));
  expect(result.current).toMatchObject({ isLoadingMore: false, isError: false, hasMore: true });
  expect(result.current.stories).toHaveLength(SHELF_PAGE);
  expect(readShelf).toHaveBeenCalledTimes(2);
  await act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.stories).toHaveLength(MANY.length));
});

it('does not become shorter while a new story moves its pages', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.stories).toHaveLength(SHELF_PAGE));
  await act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.stories).toHaveLength(2 * SHELF_PAGE));
  const behind = Promise.withResolvers<void>();
  const answer = readShelf.getMockImplementation();
  readShelf.mockImplementation(async (uid, after, size) => {
    if (after !== null) await behind.promise;
    return answer?.(uid, after, size);
  });
  there = [{ ...FOX_STORY, id: 'new', createdAt: 2000 }, ...MANY];
  void queryClient.invalidateQueries({ queryKey: shelfKey(ANNA.firebaseUid) });
  await waitFor(() => expect(result.current.isLoadingMore).toBe(true));
  expect(result.current.stories).toHaveLength(2 * SHELF_PAGE);
  behind.resolve();
  await waitFor(() => expect(result.current.stories?.[0]?.id).toBe('new'));
  expect(result.current.stories).toHaveLength(2 * SHELF_PAGE);
});

it('keeps a deleted story away when pages that were requested before arrive', async () => {
  const { result, rerender } = open();
  await waitFor(() => expect(result.current.stories).toHaveLength(SHELF_PAGE));
  const page = Promise.withResolvers<void>();
  const answer = readShelf.getMockImplementation();
  readShelf.mockImplementationOnce(async (...wish) => {
    await page.promise;
    return answer?.(...wish);
  });
  rerender({ all: true });
  await waitFor(() => expect(readShelf).toHaveBeenCalledTimes(2));
  act(() => {
    noteDeleted('s4');
    noteDeleted('s30');
    takeOffShelf(ANNA.firebaseUid, 's4');
  });
  page.resolve();
  await waitFor(() => expect(result.current.hasMore).toBe(false));
  const ids = result.current.stories?.map(({ id }) => id);
  expect(ids).toHaveLength(MANY.length - 2);
  expect(ids).not.toContain('s4');
  expect(ids).not.toContain('s30');
});

it('lets a deleted story disappear at once', async () => {
  const { result } = open();
  const ids = () => result.current.stories?.map(({ id }) => id);
  await waitFor(() => expect(ids()).toContain('s6'));
  act(() => {
    noteDeleted('s6');
    takeOffShelf(ANNA.firebaseUid, 's6');
  });
  await waitFor(() => expect(ids()).not.toContain('s6'));
});

it('reports an error when nothing can be read, and requests nothing for a visitor', async () => {
  readShelf.mockRejectedValue(new Error('silence'));
  const { result } = open();
  await waitFor(() => expect(result.current.isError).toBe(true));
  openSession(null);
  readShelf.mockClear();
  queryClient.clear();
  open(true);
  expect(readShelf).not.toHaveBeenCalled();
});

// @vitest-environment jsdom

import { act, waitFor } from '@testing-library/react';
import type { Story } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderHook } from '../../../../testing/render-hook.ts';
import { queryClient } from '../../queries/query-client.ts';
import { openSession } from '../../session/session.ts';
import { noteDeleted } from '../removal/deleted-stories.ts';
import { takeOffShelf, useShelf } from './shelf.ts';
import { SHELF_PAGE, type ShelfPlace, shelfPage } from './shelf-order.ts';

const loadShelfPage = vi.hoisted(() => vi.fn());
vi.mock('./load-shelf.ts', () => ({ loadShelfPage }));
vi.mock('../../session/profile.ts', () => ({ readOrCreateProfile: () => Promise.reject(new Error('none')) }));

const MANY = Array.from({ length: 150 }, (_, index): Story => ({ ...FOX_STORY, id: `s${index}`, createdAt: 1000 - index }));
const open = (all = false) => renderHook(({ all: whole }) => useShelf(whole), { initialProps: { all } });

beforeEach(() => {
  queryClient.clear();
  openSession({ uid: ANNA.firebaseUid, email: ANNA.email, displayName: ANNA.displayName });
  loadShelfPage.mockReset().mockImplementation(async (_uid, after: ShelfPlace | null, size: number) => {
    const start = after === null ? 0 : MANY.findIndex(({ id }) => id === after.id) + 1;
    return shelfPage(MANY.slice(start, start + size), size);
  });
});

it('a page that cannot be had ends the fetching, keeps what is there, and is tried again at a press', async () => {
  const { result, rerender } = open();
  await waitFor(() => expect(result.current.stories).toHaveLength(SHELF_PAGE));
  loadShelfPage.mockRejectedValueOnce(new Error('silence'));
  rerender({ all: true });
  await waitFor(() => expect(result.current.moreFailed).toBe(true));
  expect(result.current).toMatchObject({ isLoadingMore: false, isError: false, hasMore: true });
  expect(result.current.stories).toHaveLength(SHELF_PAGE);
  expect(loadShelfPage).toHaveBeenCalledTimes(2);
  await act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.stories).toHaveLength(MANY.length));
});

it('keeps a deleted story away when pages that were requested before arrive', async () => {
  const { result, rerender } = open();
  await waitFor(() => expect(result.current.stories).toHaveLength(SHELF_PAGE));
  const page = Promise.withResolvers<void>();
  const answer = loadShelfPage.getMockImplementation();
  loadShelfPage.mockImplementationOnce(async (...wish) => {
    await page.promise;
    return answer?.(...wish);
  });
  rerender({ all: true });
  await waitFor(() => expect(loadShelfPage).toHaveBeenCalledTimes(2));
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

it('reports an error when nothing can be read, and requests nothing for a visitor', async () => {
  loadShelfPage.mockRejectedValue(new Error('silence'));
  const { result } = open();
  await waitFor(() => expect(result.current.isError).toBe(true));
  openSession(null);
  loadShelfPage.mockClear();
  queryClient.clear();
  open(true);
  expect(loadShelfPage).not.toHaveBeenCalled();
});

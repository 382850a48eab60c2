// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteEntry } from '../../../testing/entries.ts';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderHook } from '../../../testing/render-hook.ts';
import type { FavoriteEntry } from '../outbox/entry.ts';
import { queryClient } from '../queries/query-client.ts';
import { openSession } from '../session/session.ts';
import type { Sent } from '../sync/sync.ts';
import { showEntries } from '../sync/sync-state.ts';
import { addFavorite, removeFavorite, useFavoriteToggle, useIsFavorite } from './favorites.ts';
import { listFavorites, useFavorites } from './favorites-list.ts';
import { FAVORITES_PAGE } from './stored-favorites.ts';

const sync = vi.hoisted(() => ({ sendEntry: vi.fn(), entriesKnown: vi.fn(async () => undefined) }));
const server = vi.hoisted(() => ({ loadFavoriteIds: vi.fn(), loadFavorites: vi.fn() }));
vi.mock('../sync/sync.ts', () => sync);
vi.mock('./stored-favorites.ts', async (original) => ({ ...(await original<object>()), ...server }));
vi.mock('../stories/curated-stories.ts', () => ({
  fetchCuratedStory: async (id: string) => ({ id, title: `Story ${id}`, category: 'Sea', pages: [] }),
}));
vi.mock('../session/profile.ts', () => ({ readOrCreateProfile: () => Promise.reject(new Error('none')) }));

const IDENTITY = { uid: ANNA.firebaseUid, email: ANNA.email, displayName: ANNA.displayName };

beforeEach(() => {
  queryClient.clear();
  showEntries([], { quietly: true });
  openSession(null);
  sync.sendEntry.mockReset().mockResolvedValue({ kind: 'delivered', stored: true });
  server.loadFavoriteIds.mockReset().mockResolvedValue([]);
  server.loadFavorites.mockReset().mockResolvedValue([]);
});

it.each<[string, () => Promise<unknown>]>([
  ['adding', () => addFavorite({ storyId: '7' })],
  ['removing', () => removeFavorite('7')],
  ['listing', () => listFavorites()],
])('%s needs a signed-in user [spec 5.7]', async (_name, action) => {
  await expect(action()).rejects.toThrow('User not authenticated');
  expect(sync.sendEntry).not.toHaveBeenCalled();
});

describe('a press', () => {
  beforeEach(() => openSession(IDENTITY));

  it('goes through the outbox as an entry of the person, with its moment and a title that fits [spec 3.13, 3.14, 3.15, 3.16, 3.17]', async () => {
    const before = Date.now();
    await addFavorite({ storyId: '7', title: 'x'.repeat(250) });
    await removeFavorite('8');
    const [[added], [removed]] = sync.sendEntry.mock.calls as [[FavoriteEntry], [FavoriteEntry]];
    expect(added).toMatchObject({ type: 'favorite', action: 'add', storyId: '7', userId: ANNA.firebaseUid, retryCount: 0 });
    expect(added.data).toEqual({ storyId: '7', addedAt: added.timestamp, title: 'x'.repeat(200) });
    expect(added.id).toMatch(new RegExp(`^${added.timestamp}-[0-9a-f-]{36}$`));
    expect(added.timestamp).toBeGreaterThanOrEqual(before);
    expect(removed).toMatchObject({ action: 'remove', storyId: '8', data: { storyId: '8' } });
  });

  it.each<[string, Sent]>([
    ['is refused', { kind: 'refused', stored: true }],
    ['can neither be sent nor kept', { kind: 'waiting', stored: false }],
  ])('that %s is an error', async (_name, sent) => {
    sync.sendEntry.mockResolvedValue(sent);
    await expect(addFavorite({ storyId: '7' })).rejects.toThrow('The favorite was not changed.');
  });
});

describe('a heart', () => {
  const STORIES = ['1', '2'];

  it('takes two quick presses for one, and what can only wait for done', async () => {
    openSession(IDENTITY);
    server.loadFavoriteIds.mockResolvedValue(['2']);
    const { result } = renderHook(() => useFavoriteToggle(STORIES));
    await waitFor(() => expect(result.current.isFavorite('2')).toBe(true));
    sync.sendEntry.mockImplementation(async (entry: FavoriteEntry) => {
      showEntries([entry]);
      return { kind: 'waiting', stored: true };
    });
    const press = () => result.current.toggle({ storyId: '1' });
    await act(async () => expect(await Promise.all([press(), press()])).toEqual(['added', 'added']));
    expect(sync.sendEntry).toHaveBeenCalledTimes(1);
    expect(result.current.isFavorite('1')).toBe(true);
    await act(async () => expect(await press()).toBe('removed'));
    expect(result.current.isFavorite('1')).toBe(false);
  });
});

describe('what waits', () => {
  const press = (action: 'add' | 'remove', storyId: string) => favoriteEntry({ timestamp: 1, action, storyId });

  it('is laid over what the server says of one story', async () => {
    openSession(IDENTITY);
    server.loadFavoriteIds.mockResolvedValue(['7']);
    const { result } = renderHook(() => [useIsFavorite('7'), useIsFavorite('8')]);
    expect(result.current).toEqual([undefined, undefined]);
    await waitFor(() => expect(result.current[0]).toBe(true));
    act(() => showEntries([press('remove', '7'), press('add', '8')]));
    expect(result.current).toEqual([false, true]);
    act(() => showEntries([{ ...press('remove', '7'), attention: { because: 'refused', message: '' } }]));
    await waitFor(() => expect(result.current[0]).toBe(true));
  });

  it('loads page by page, shows a re-added favorite once, and starts at page 1 on the next visit', async () => {
    openSession(IDENTITY);
    const full = Array.from({ length: FAVORITES_PAGE }, (_, index) => ({ storyId: String(100 - index), addedAt: 100 - index }));
    server.loadFavorites.mockImplementation(async (_uid, after) => (after === null ? full : [{ storyId: '5', addedAt: 5 }, full[0]]));
    const { result, unmount } = renderHook(() => useFavorites());
    await waitFor(() => expect(result.current.data).toHaveLength(FAVORITES_PAGE));
    expect(result.current.hasNextPage).toBe(true);
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.data?.map(({ id }) => id)).toEqual([...full.map(({ storyId }) => storyId), '5']));
    expect(result.current.hasNextPage).toBe(false);
    const last = full.at(-1);
    expect(server.loadFavorites.mock.calls.map(([, after]) => after)).toEqual([null, last]);
    unmount();
    const again = renderHook(() => useFavorites());
    await waitFor(() => expect(server.loadFavorites).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(again.result.current.isFetching).toBe(false));
    expect(again.result.current.data).toHaveLength(FAVORITES_PAGE);
    expect(server.loadFavorites).toHaveBeenCalledTimes(3);
  });
});

// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderHook } from '../../../testing/render-hook.ts';
import type { FavoriteEntry } from '../outbox/entry.ts';
import { queryClient } from '../queries/query-client.ts';
import { applyQueueChange } from '../queries/synced-queries.ts';
import { openSession } from '../session/session.ts';
import type { Sent } from '../sync/sync.ts';
import { showEntries } from '../sync/sync-state.ts';
import { useFavoriteToggle } from './favorites.ts';

const sendEntry = vi.hoisted(() => vi.fn());
const loadFavoriteIds = vi.hoisted(() => vi.fn());
vi.mock('../sync/sync.ts', () => ({ sendEntry, entriesKnown: async () => undefined }));
vi.mock('./stored-favorites.ts', () => ({ loadFavoriteIds, cacheFavoriteChange: async () => undefined }));
vi.mock('../session/profile.ts', () => ({ readOrCreateProfile: () => Promise.reject(new Error('none')) }));

const STORIES = ['1', '2', '3'];
const IDENTITY = { uid: ANNA.firebaseUid, email: ANNA.email, displayName: ANNA.displayName };

/** The engine as far as hearts see it: while an entry waits it is among those shown, and one that was delivered changes the query. */
function sends(sent: Sent | Promise<Sent>) {
  sendEntry.mockImplementation(async (entry: FavoriteEntry) => {
    showEntries([entry]);
    const { kind, stored } = await sent;
    if (kind === 'delivered') applyQueueChange(ANNA.firebaseUid, [entry], []);
    if (kind !== 'waiting') showEntries([], { quietly: true });
    return { kind, stored };
  });
}

beforeEach(() => {
  queryClient.clear();
  showEntries([], { quietly: true });
  sendEntry.mockReset();
  sends({ kind: 'delivered', stored: true });
  loadFavoriteIds.mockReset().mockResolvedValue(['2']);
  openSession(null);
});

function hearts() {
  return renderHook(() => useFavoriteToggle(STORIES)).result;
}

async function heartsOfAnna() {
  openSession(IDENTITY);
  const result = hearts();
  await waitFor(() => expect(result.current.isFavorite('2')).toBe(true));
  return result;
}

it('adds a story with its title and the moment of the press, and is updating meanwhile [spec 4.6, 4.7]', async () => {
  const result = await heartsOfAnna();
  const { promise, resolve } = Promise.withResolvers<Sent>();
  sends(promise);
  const pressed = Date.now();
  let outcome: Promise<string> = Promise.resolve('');
  act(() => {
    outcome = result.current.toggle({ storyId: '1', title: 'The Whale' });
  });
  expect(result.current.isUpdating('1')).toBe(true);
  expect(result.current.isUpdating('2')).toBe(false);
  expect(result.current.isFavorite('1')).toBe(false);
  await act(async () => resolve({ kind: 'delivered', stored: true }));
  expect(await outcome).toBe('added');
  expect(result.current.isUpdating('1')).toBe(false);
  expect(result.current.isFavorite('1')).toBe(true);
  const [entry] = sendEntry.mock.calls[0] as [FavoriteEntry];
  expect(entry).toMatchObject({ userId: ANNA.firebaseUid, action: 'add', data: { storyId: '1', title: 'The Whale' } });
  expect(entry.data.addedAt).toBeGreaterThanOrEqual(pressed);
});

it('takes what can only wait for done, and keeps it on show', async () => {
  const result = await heartsOfAnna();
  sends({ kind: 'waiting', stored: true });
  await act(async () => expect(await result.current.toggle({ storyId: '1' })).toBe('added'));
  expect(result.current.isFavorite('1')).toBe(true);
  await act(async () => expect(await result.current.toggle({ storyId: '1' })).toBe('removed'));
  expect(result.current.isFavorite('1')).toBe(false);
});

it('takes two quick presses for one', async () => {
  const result = await heartsOfAnna();
  await act(async () => {
    await Promise.all([result.current.toggle({ storyId: '1' }), result.current.toggle({ storyId: '1' })]);
  });
  expect(sendEntry).toHaveBeenCalledTimes(1);
});

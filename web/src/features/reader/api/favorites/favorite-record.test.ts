// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { Favorite } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { favoriteEntry, storyEntry } from '../../../../../testing/entries.ts';
import { Timestamp } from '../../../../data/firestore/values.ts';
import { announceChange } from '../../../../data/outbox/page/sync-events.ts';
import { handCopiesTo } from '../../../../data/query/cached-copies.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { followFavorites, mergeDelivered, storedIds, storedPage } from './favorite-record.ts';
import { favoritesKey } from './keys.ts';
import { loadFavorites } from './stored-favorites.ts';

const { query } = vi.hoisted(() => ({ query: vi.fn() }));
vi.mock('../../../../data/firestore/read-client.ts', () => ({ readClient: { query }, referenceTo: () => '' }));

const ANNA = 'uid-anna';
const list = storedPage(ANNA, null);
const page = (after: Favorite) => storedPage(ANNA, after);
const ids = (only: string[]) => storedIds(ANNA, only);
const press = (action: 'add' | 'remove', storyId: string, addedAt: number) => favoriteEntry({ action, storyId, timestamp: addedAt });
/** The memory of a page that was just opened. */
const reopen = () => queryClient.clear();

beforeEach(async () => {
  handCopiesTo(ANNA);
  await list.drop();
  reopen();
});

it('is a list only once its first page was read, and is still there when the app is opened again', async () => {
  const LIST: Favorite[] = [
    { storyId: '8', addedAt: 20 },
    { storyId: '7', addedAt: 10 },
  ];
  expect(await ids(['7', '9']).get()).toBeUndefined();
  await ids(['7', '9']).put(['7']);
  expect(await ids(['7', '9']).get()).toEqual(['7']);
  expect(await list.get()).toBeUndefined();
  await list.put(LIST);
  reopen();
  expect(await list.get()).toEqual(LIST);
});

it('grows page by page, and a page that is read again replaces what it covers', async () => {
  const some = (from: number, to: number): Favorite[] =>
    Array.from({ length: from - to }, (_, index) => ({ storyId: String(from - index), addedAt: from - index }));
  await list.put(some(60, 42));
  await page({ storyId: '43', addedAt: 43 }).put(some(42, 24));
  await ids(['3']).put(['3']);
  expect(await list.get()).toEqual(some(60, 42));
  expect(await page({ storyId: '43', addedAt: 43 }).get()).toEqual(some(42, 24));
  expect(await page({ storyId: '25', addedAt: 25 }).get()).toEqual([{ storyId: '3', addedAt: 0 }]);
  // 50 is gone, so 42 has moved up to the first page; later pages stay.
  await list.put(some(60, 41).filter(({ storyId }) => storyId !== '50'));
  expect((await list.get())?.map(({ storyId }) => storyId)).not.toContain('50');
  expect(await page({ storyId: '43', addedAt: 43 }).get()).toEqual(some(42, 24));
  // A page that is not full is the last one.
  await page({ storyId: '43', addedAt: 43 }).put(some(42, 40));
  expect(await page({ storyId: '41', addedAt: 41 }).get()).toEqual([]);
});

it('follows each change that has reached the server, also while nothing shows it', async () => {
  await list.put([
    { storyId: '8', addedAt: 20 },
    { storyId: '7', addedAt: 10 },
  ]);
  reopen();
  await mergeDelivered(ANNA, press('add', '9', 30));
  await mergeDelivered(ANNA, press('remove', '8', 40));
  const merged = [expect.objectContaining({ storyId: '9', addedAt: 30 }), { storyId: '7', addedAt: 10 }];
  expect(await list.get()).toEqual(merged);
  reopen();
  expect(await list.get()).toEqual(merged);
});

it('is asked for again when a story was delivered, which may have become a favorite', async () => {
  followFavorites();
  await list.put([]);
  const isAskedFor = () => queryClient.getQueryState(favoritesKey(ANNA))?.isInvalidated;
  announceChange(ANNA, [press('add', '9', 30)], []);
  expect(isAskedFor()).toBe(false);
  expect(await list.get()).toMatchObject([{ storyId: '9' }]);
  announceChange(ANNA, [storyEntry()], []);
  expect(isAskedFor()).toBe(true);
});

it('does not get back a favorite whose removal reached the server while the list was read', async () => {
  const earlier = Promise.withResolvers<unknown[]>();
  query.mockReturnValueOnce(earlier.promise).mockResolvedValueOnce([]);
  const loading = loadFavorites(ANNA, null);
  await vi.waitFor(() => expect(query).toHaveBeenCalledOnce());
  await mergeDelivered(ANNA, press('remove', '3', 40));
  earlier.resolve([{ id: '3', fields: { addedAt: new Timestamp(1) } }]);
  expect(await loading).toEqual([]);
  expect(await list.get()).toEqual([]);
  expect(query).toHaveBeenCalledTimes(2);
});

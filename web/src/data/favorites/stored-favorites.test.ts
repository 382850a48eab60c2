// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { favoriteEntry } from '../../../testing/entries.ts';
import { Timestamp } from '../firestore/values.ts';
import { cacheFavoriteChange, loadFavorites } from './stored-favorites.ts';

const { query } = vi.hoisted(() => ({ query: vi.fn() }));
vi.mock('../firestore/read-client.ts', () => ({ readClient: { query }, referenceTo: () => '' }));

it('does not bring back a favorite whose removal reached the server while the list was read', async () => {
  const earlier = Promise.withResolvers<unknown[]>();
  query.mockReturnValueOnce(earlier.promise).mockResolvedValueOnce([]);
  const shown: string[][] = [];
  const loading = loadFavorites('uid-anna', null, (page) => shown.push(page.map(({ storyId }) => storyId)));
  await vi.waitFor(() => expect(query).toHaveBeenCalledOnce());
  await cacheFavoriteChange('uid-anna', favoriteEntry({ action: 'remove', storyId: '3' }));
  earlier.resolve([{ id: '3', fields: { addedAt: new Timestamp(1) } }]);
  expect([...(await loading).map(({ storyId }) => storyId), ...shown.flat()]).toEqual([]);
  expect(query).toHaveBeenCalledTimes(2);
});

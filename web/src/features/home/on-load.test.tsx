// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { openSession } from '../../data/session/session.ts';
import { HomeScreen } from './home-screen.tsx';

const loadFavoriteIds = vi.hoisted(() => vi.fn());
vi.mock('../../data/favorites/stored-favorites.ts', () => ({ loadFavoriteIds }));
vi.mock('../../data/session/profile.ts', () => ({ readOrCreateProfile: () => Promise.reject(new Error('none')) }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const STORIES = [
  { id: 3, slug: 'well', title: 'A Very Polite Well', description: 'A well.', category: 'Nature' },
  { id: 4, slug: 'wren', title: 'Because of the Wren', description: 'A wren.', category: 'Nature' },
];

function openAsAnna() {
  const asked = vi.fn(async (_path: string) => Response.json(STORIES));
  vi.stubGlobal('fetch', asked);
  openSession({ uid: ANNA.firebaseUid, email: ANNA.email, displayName: ANNA.displayName });
  renderScreen(<HomeScreen account={null} />);
  return asked;
}

it('home fetches the featured stories and the person’s favorites [spec 2.17]', async () => {
  loadFavoriteIds.mockReset().mockResolvedValue(['4']);
  const asked = openAsAnna();
  // The finder's code comes at the same time, and a test's has to be read first.
  const heart = await screen.findByRole('button', { name: 'Remove Because of the Wren from favorites' }, { timeout: 5000 });
  expect(heart).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Add A Very Polite Well to favorites' })).toBeEnabled();
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/stories/featured']);
  expect(loadFavoriteIds).toHaveBeenCalledExactlyOnceWith(ANNA.firebaseUid, ['3', '4'], expect.any(Function));
});

it('home says nothing of favorites that could not be loaded, and logs it [spec 8.24]', async () => {
  const before = shownToast();
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  loadFavoriteIds.mockReset().mockRejectedValue(Object.assign(new Error('no'), { code: 'unavailable' }));
  openAsAnna();
  await waitFor(() => expect(warning).toHaveBeenCalledTimes(1));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(shownToast()).toBe(before);
});

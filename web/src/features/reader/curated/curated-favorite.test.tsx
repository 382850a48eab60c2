// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import type { Session } from '../../../data/session/session.ts';
import { CuratedReader } from './curated-reader.tsx';

const data = vi.hoisted(() => ({
  useSession: vi.fn<() => Session>(),
  useChildMode: vi.fn<() => boolean>(),
  useIsFavorite: vi.fn<(storyId: string) => boolean>(),
  addFavorite: vi.fn<(story: { storyId: string; title: string }) => Promise<void>>(),
}));
vi.mock('../../../data/session/session.ts', () => ({ useSession: data.useSession }));
vi.mock('../../../data/parents/child-mode.ts', () => ({ useChildMode: data.useChildMode }));
vi.mock('../../../data/favorites/favorites.ts', () => ({ useIsFavorite: data.useIsFavorite, addFavorite: data.addFavorite }));
vi.mock('../../../data/reading/progress.ts', () => ({ useReadingProgress: () => null, saveProgress: () => Promise.resolve() }));
vi.mock('../../../ui/moments/celebrate.ts', () => ({ celebrateFavorite: () => undefined }));
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

beforeEach(() => {
  data.useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  data.useChildMode.mockReturnValue(false);
  data.useIsFavorite.mockReset().mockReturnValue(false);
  data.addFavorite.mockReset().mockResolvedValue(undefined);
  const story = {
    id: 3,
    slug: 'a-very-polite-well',
    title: 'A Very Polite Well',
    pages: [{ content: 'Good evening.' }, { content: 'Good night.' }],
  };
  vi.stubGlobal('fetch', async (address: string) => Response.json(address === '/api/stories/featured' ? [] : story));
});

const openLastPage = async () => {
  const { user } = renderScreen(<CuratedReader />, { at: '/story/3', route: '/story/:id' });
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  return user;
};

it('a story that was read becomes a favorite on its last page, for good', async () => {
  const user = await openLastPage();
  await user.click(await screen.findByRole('button', { name: 'Add to Favorites' }));
  await waitFor(() => expect(shownToast()).toBe('Added to Favorites! - "A Very Polite Well"'));
  expect(data.addFavorite).toHaveBeenCalledExactlyOnceWith({ storyId: '3', title: 'A Very Polite Well' });
});

it('a favorite says so', async () => {
  data.useIsFavorite.mockImplementation((storyId) => storyId === '3');
  await openLastPage();
  expect(await screen.findByRole('button', { name: 'Added to Favorites' })).toBeDisabled();
});

it.each([
  ['a visitor', () => data.useSession.mockReturnValue({ status: 'signed-out' })],
  ['child mode', () => data.useChildMode.mockReturnValue(true)],
])('%s has no favorites to add to', async (_, become) => {
  become();
  await openLastPage();
  expect(screen.getByText('The end. Sleep well.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /favorites/i })).toBeNull();
});

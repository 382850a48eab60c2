// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { coverPicture } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeFavorite, setFavorites } from '../../../../testing/fake-favorites.ts';
import { setSync } from '../../../../testing/fake-sync.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { createStore, useStore } from '../../../data/device/store.ts';
import { currentToasts } from '../../../ui/toaster/toast.ts';
import { forgetAccountLists, hideStory } from '../../reader/api/hidden/hidden-lists.ts';
import type { FavoriteItem } from '../api/favorites-list.ts';
import { FavoritesScreen } from './favorites-screen.tsx';

const useFavoriteList = vi.hoisted(() => vi.fn());
vi.mock('../../../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-in', user: ANNA }) }));
vi.mock('../../reader/api/favorites/favorites.ts', () => import('../../../../testing/fake-favorites.ts'));
vi.mock('../api/favorites-list.ts', () => ({ useFavoriteList }));
vi.mock('../../../data/outbox/page/sync-state.ts', () => import('../../../../testing/fake-sync.ts'));
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const OWN: FavoriteItem = {
  kind: 'own',
  id: 'abc',
  title: 'The Fox',
  content: `<p>Mia &amp; a fox.</p><p>${'la '.repeat(60)}</p>`,
  children: 'Mia',
  picture: coverPicture(FOX_STORY),
  favoritedAt: Date.UTC(2026, 2, 3, 12),
};
const CURATED: FavoriteItem = {
  kind: 'curated',
  id: '7',
  title: 'The Whale',
  content: 'A whale.',
  category: 'Sea',
  favoritedAt: Date.UTC(2026, 1, 3, 12),
};

beforeEach(() => {
  setSync();
  setFavorites();
  useFavoriteList.mockReset().mockReturnValue({ items: [OWN, CURATED] });
});

const open = () => renderScreen(<FavoritesScreen />, { at: '/favorites' });

describe('the favorites', () => {
  it('say that they are loading [spec 2.30, 4.15]', () => {
    useFavoriteList.mockReturnValue({});
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your favorites...');
  });

  it('say kindly that there are none [spec 2.30, 4.15]', () => {
    useFavoriteList.mockReturnValue({ items: [] });
    open();
    expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  });

  it('lead to own stories and to curated ones, each with how it was made and a preview without markup [spec 2.30, 2.32, 4.15, 5.11]', () => {
    open();
    expect(screen.getByRole('link', { name: 'The Fox' })).toHaveAttribute('href', '/read-story/abc');
    expect(screen.getByRole('link', { name: 'The Whale' })).toHaveAttribute('href', '/story/7');
    expect(within(screen.getByRole('article', { name: 'The Fox' })).getByText('AI-generated')).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'The Whale' })).getByText('AI-generated and reviewed for quality')).toBeVisible();
    const preview = screen.getByText(/^Mia & a fox\. la la/).textContent;
    expect(preview).toMatch(/…$/);
    expect(preview.length).toBeLessThanOrEqual(101);
  });

  it('leave out what this person reported, of both kinds', () => {
    hideStory(ANNA.firebaseUid, 'abc');
    open();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('article', { name: 'The Whale' })).toBeVisible();
    act(() => hideStory(ANNA.firebaseUid, '7'));
    expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
    act(forgetAccountLists);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('say if they could not be loaded; once they are there, the keyboard goes on from the heading [spec 8.21]', async () => {
    const shown = createStore<FavoriteItem[] | null>(null);
    const refetch = vi.fn(async () => act(() => shown.set([OWN])));
    useFavoriteList.mockImplementation(() => {
      const items = useStore(shown);
      return items === null ? { isError: true, refetch } : { items };
    });
    const { user } = open();
    expect(shownToast()).toBe('red: Error - Failed to load your favorite stories.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByRole('article', { name: 'The Fox' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('say without a network what to do, and raise no alarm, as it is no news', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    setSync({ online: false });
    useFavoriteList.mockReturnValue({ isError: true });
    const before = currentToasts();
    open();
    expect(currentToasts()).toEqual(before);
    expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    expect(screen.getByText(/Open them once while you’re online/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });
});

describe('more favorites than one page', () => {
  it('come at the press of a button, and the keyboard goes on with the first of them', async () => {
    const shown = createStore<FavoriteItem[]>([OWN]);
    const loadMore = vi.fn(async () => act(() => shown.set([OWN, CURATED])));
    useFavoriteList.mockImplementation(() => {
      const items = useStore(shown);
      return { items, hasMore: items.length < 2, loadMore, isLoadingMore: false };
    });
    const { user } = open();
    screen.getByRole('button', { name: 'Show more stories' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'The Whale' })).toHaveFocus());
    expect(loadMore).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Show more stories' })).toBeNull();
  });

  it('can be reached although all of the first page are hidden', () => {
    useFavoriteList.mockReturnValue({ items: [], hasMore: true, loadMore: vi.fn(), isLoadingMore: false });
    open();
    expect(screen.queryByRole('heading', { name: 'No favorites yet' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show more stories' })).toBeEnabled();
  });
});

describe('removing a favorite', () => {
  const removeButton = () => within(screen.getByRole('article', { name: 'The Fox' })).getByRole('button');

  it('disables its button while working, drops it from the list, and says so [spec 2.33, 4.15, 8.7]', async () => {
    const { promise, resolve } = Promise.withResolvers<'done'>();
    changeFavorite.mockReturnValue(promise);
    const items = createStore<FavoriteItem[]>([OWN, CURATED]);
    useFavoriteList.mockImplementation(() => ({ items: useStore(items) }));
    const { user } = open();
    await user.click(removeButton());
    expect(changeFavorite).toHaveBeenCalledExactlyOnceWith('abc', 'out');
    act(() => setFavorites({ changing: ['abc'] }));
    expect(removeButton()).toBeDisabled();
    act(() => items.set([CURATED]));
    resolve('done');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'The Fox' })).toBeNull());
    await waitFor(() => expect(shownToast()).toBe('Removed from Favorites - Story has been removed from your favorites.'));
    expect(screen.getByRole('link', { name: 'The Whale' })).toHaveFocus();
  });
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storyEntry } from '../../../testing/entries.ts';
import { setSync } from '../../../testing/fake-sync.ts';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FavoritesRoute } from './favorites-route.tsx';

vi.mock('../../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-in', user: ANNA }) }));
vi.mock('../../data/favorites/favorites-list.ts', () => ({ useFavorites: () => ({ data: [] }) }));
vi.mock('../../data/sync/sync.ts', () => import('../../../testing/fake-sync.ts'));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

beforeEach(() => setSync());

it('the favorites show the stories that are being written instead of the empty state', () => {
  setSync({ online: false, entries: [storyEntry()] });
  renderScreen(<FavoritesRoute />, { at: '/favorites' });
  expect(screen.getByRole('region', { name: 'On their way' })).toBeVisible();
  expect(screen.queryByText('No favorites yet')).toBeNull();
});

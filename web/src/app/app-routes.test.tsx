// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../data/session/session.ts';
import { AppRoutes, preloadScreen, SessionGate } from './app-routes.tsx';
import SOURCE from './app-routes.tsx?raw';
import { isAppPath, ROUTES } from './routes.ts';

const useSession = vi.hoisted(() => vi.fn<() => Session>());
vi.mock('../data/session/session.ts', () => ({ useSession }));
vi.mock('../art/index.ts', () => import('../../testing/plain-pictures.tsx'));
vi.mock('../features/home/home-screen.tsx', () => ({ HomeScreen: () => <h1>Home</h1> }));
vi.mock('../features/reader/family/family-reader.tsx', () => ({ FamilyReader: () => <h1>Own story</h1> }));
vi.mock('../features/reader/curated/curated-reader.tsx', () => ({ CuratedReader: () => <h1>Curated story</h1> }));
vi.mock('../features/account/sign-in/auth-screen.tsx', () => ({ AuthScreen: () => <h1>Sign-in</h1> }));
vi.mock('../features/create/create-story-screen.tsx', () => ({ CreateStoryScreen: () => <h1>Create</h1> }));
vi.mock('../features/library/favorites/favorites-screen.tsx', () => ({ FavoritesScreen: () => <h1>Favorites</h1> }));
vi.mock('../features/library/shelf/my-stories-screen.tsx', () => ({ MyStoriesScreen: () => <h1>My shelf</h1> }));
vi.mock('../features/shell/openai-check/openai-check-screen.tsx', () => ({ OpenaiCheckScreen: () => <h1>Check</h1> }));

beforeEach(() => useSession.mockReturnValue({ status: 'signed-out' }));

/** With the screen's code, because React keeps a fallback for at least 300 ms. */
async function openAt(path: string) {
  await preloadScreen(path);
  render(
    <MemoryRouter initialEntries={[path]}>
      <SessionGate>
        <AppRoutes />
      </SessionGate>
    </MemoryRouter>,
  );
}

it.each([
  ['/', 'Home'],
  ['/auth', 'Sign-in'],
  ['/create-story', 'Create'],
  ['/favorites', 'Favorites'],
  ['/my-stories', 'My shelf'],
  ['/story/7', 'Curated story'],
  ['/read-story/some/abc', 'Own story'],
  ['/read-story', 'Own story'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/test-openai', 'Check'],
  ['/admin/panel', '404 Page Not Found'],
])('%s shows %s [spec 2.1, 2.2, 2.3, 2.4, 2.6, 2.7, 2.8, 2.9, 2.48, 6.1, 6.6]', async (path, heading) => {
  await openAt(path);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

it('shows only the loading screen while the sign-in state is loading [spec 2.10, 4.2]', async () => {
  useSession.mockReturnValue({ status: 'loading' });
  await openAt('/favorites');
  expect(screen.getByRole('status')).toHaveTextContent('Loading magical stories...');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Loading magical stories...']);
});

describe('the route table', () => {
  it.each(Object.entries(ROUTES))('names the module that %s loads', (name, { module }) => {
    const imported = new RegExp(`screen\\(ROUTES\\.${name}, \\(\\) => import\\('([^']+)'\\)`).exec(SOURCE)?.[1] ?? '';
    expect(new URL(imported, 'file:///src/app/').pathname).toBe(`/${module}`);
  });

  it('has these paths as pages of the app, and no others', () => {
    const pages = ['/', '/auth', '/report', '/story/7', '/read-story', '/read-story/abc'];
    const others = ['/nothing', '/story', '/story/7/8', '/read-story/some/abc', '/authors'];
    expect([...pages, ...others].filter(isAppPath)).toEqual(pages);
  });
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setChildMode } from '../data/parents/device-settings.ts';
import type { Session } from '../data/session/session.ts';
import { AppRoutes, SessionGate } from './app-routes.tsx';
import SOURCE from './app-routes.tsx?raw';
import { isAppPath, ROUTES } from './routes.ts';

const useSession = vi.hoisted(() => vi.fn<() => Session>());
vi.mock('../data/session/session.ts', () => ({ useSession }));
vi.mock('../art/index.ts', () => import('../../testing/plain-pictures.tsx'));
vi.mock('../features/child-mode/child-shelf.tsx', () => ({ ChildShelf: () => <h1>Which story tonight?</h1> }));
vi.mock('./pages/home-route.tsx', () => ({ HomeRoute: () => <h1>Home</h1> }));
vi.mock('../features/reader/family/family-reader.tsx', () => ({ FamilyReader: () => <h1>Own story</h1> }));
vi.mock('../features/reader/curated/curated-reader.tsx', () => ({ CuratedReader: () => <h1>Curated story</h1> }));
vi.mock('../features/auth/auth-screen.tsx', () => ({ AuthScreen: () => <h1>Sign-in</h1> }));
vi.mock('../features/create-story/create-story-screen.tsx', () => ({ CreateStoryScreen: () => <h1>Create</h1> }));
vi.mock('./pages/favorites-route.tsx', () => ({ FavoritesRoute: () => <h1>Favorites</h1> }));
vi.mock('./pages/my-stories-route.tsx', () => ({ MyStoriesRoute: () => <h1>My shelf</h1> }));
vi.mock('../features/openai-check/openai-check-screen.tsx', () => ({ OpenaiCheckScreen: () => <h1>Check</h1> }));
vi.mock('../features/premium/premium-screen.tsx', () => ({
  PremiumScreen: () => {
    throw new Error('broken');
  },
}));

beforeEach(() => useSession.mockReturnValue({ status: 'signed-out' }));

function openAt(path: string) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <SessionGate>
        <AppRoutes />
      </SessionGate>
    </MemoryRouter>,
  );
}

describe('the routes', () => {
  it.each([
    ['/', 'Home'],
    ['/auth', 'Sign-in'],
    ['/create-story', 'Create'],
    ['/favorites', 'Favorites'],
    ['/my-stories', 'My shelf'],
    ['/story/7', 'Curated story'],
    ['/read-story/abc', 'Own story'],
    ['/read-story/some/abc', 'Own story'],
    ['/read-story', 'Own story'],
    ['/read-story/', 'Own story'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Service'],
    ['/test-openai', 'Check'],
  ])('%s shows %s [spec 2.1, 2.2, 2.3, 2.4, 2.6, 2.7, 2.8, 2.48, 6.1, 6.6]', async (path, heading) => {
    openAt(path);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  it.each(['/nothing', '/story', '/story/7/8', '/admin/panel'])('%s is a 404 [spec 2.9]', async (path) => {
    openAt(path);
    expect(await screen.findByText('404 Page Not Found')).toBeVisible();
  });
});

describe('child mode', () => {
  const user = { firebaseUid: 'a' } as Extract<Session, { status: 'signed-in' }>['user'];
  beforeEach(() => setChildMode(true));
  afterEach(() => setChildMode(false));

  it.each([
    ['/', 'Which story tonight?'],
    ['/story/7', 'Curated story'],
    ['/read-story/abc', 'Own story'],
    ['/create-story', 'Which story tonight?'],
    ['/favorites', 'Which story tonight?'],
    ['/my-stories', 'Which story tonight?'],
    ['/premium', 'Which story tonight?'],
    ['/test-openai', 'Which story tonight?'],
    ['/nothing', 'Which story tonight?'],
  ])('%s shows %s', async (path, heading) => {
    useSession.mockReturnValue({ status: 'signed-in', user });
    openAt(path);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });
});

it('shows only the loading screen while the sign-in state is loading [spec 2.10, 4.2]', () => {
  useSession.mockReturnValue({ status: 'loading' });
  openAt('/favorites');
  expect(screen.getByRole('status')).toHaveTextContent('Loading magical stories...');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Loading magical stories...']);
});

it('shows an error and a link home instead of a screen that throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openAt('/premium');
  expect(await screen.findByRole('alert')).toHaveTextContent('This page didn’t open');
  await userEvent.click(screen.getByRole('link', { name: 'Return Home' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

describe('the route table', () => {
  it.each(Object.entries(ROUTES))('names the module that %s loads', (name, { module }) => {
    const imported = new RegExp(`screen\\(ROUTES\\.${name}, \\(\\) => import\\('([^']+)'\\)`).exec(SOURCE)?.[1] ?? '';
    expect(new URL(imported, 'file:///src/app/').pathname).toBe(`/${module}`);
  });

  it.each(['/', '/auth', '/report', '/story/7', '/read-story', '/read-story/abc'])('has %s as a page of the app', (path) => {
    expect(isAppPath(path)).toBe(true);
  });

  it.each(['/nothing', '/story', '/story/7/8', '/read-story/some/abc', '/authors'])('does not have %s as a page of the app', (path) => {
    expect(isAppPath(path)).toBe(false);
  });
});

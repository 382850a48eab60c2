// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { fakeBackend, signIn } from '../../testing/fake-backend.ts';
import { FOX_STORY } from '../../testing/fixtures.ts';
import { queryClient } from '../data/query/query-client.ts';
import { AppRoutes, preloadScreen, SessionGate } from './app-routes.tsx';
import SOURCE from './app-routes.tsx?raw';
import { isAppPath, ROUTES } from './routes.ts';

// Version 1 remembered a sign-in without its account, so the session begins as loading.
vi.hoisted(() => localStorage.setItem('tuckaway:signed-in', 'true'));
vi.mock('../art/index.ts', () => import('../../testing/plain-pictures.tsx'));

/** With the screen's code, because React keeps a fallback for at least 300 ms. */
async function openAt(path: string) {
  // Once the page is complete, /auth loads the code for signing in.
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await preloadScreen(path);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <SessionGate>
          <AppRoutes />
        </SessionGate>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('shows only the loading screen while the sign-in state is loading [spec 2.10, 4.2]', async () => {
  await openAt('/favorites');
  expect(screen.getByRole('status')).toHaveTextContent('Loading magical stories...');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Loading magical stories...']);
});

it.each([
  ['/', 'Tuck the day away with a story'],
  ['/auth', 'Welcome Back'],
  ['/create-story', 'Create Your Story'],
  ['/favorites', 'Your Favorites'],
  ['/premium', 'Premium Family Plan'],
  ['/story/7', 'Story Not Found'],
  ['/read-story', 'Tuck the day away with a story'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/test-openai', 'AI service check'],
  ['/admin/panel', '404 Page Not Found'],
])('%s shows a visitor %s [spec 2.1, 2.2, 2.3, 2.4, 2.5, 2.8, 2.9, 2.48, 6.1, 6.6]', async (path, heading) => {
  await fakeBackend();
  await openAt(path);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

it.each([
  ['/my-stories', 'My Stories'],
  [`/read-story/some/${FOX_STORY.id}`, FOX_STORY.title],
])('%s shows a family %s [spec 2.6, 2.7]', async (path, heading) => {
  (await fakeBackend()).storeStory(FOX_STORY);
  signIn();
  await openAt(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
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

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AppRoutes, preloadScreen } from './app-routes.tsx';

vi.mock('../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-out' }) }));
vi.mock('../features/account/settings/account-menu.tsx', () => ({ AccountMenu: () => null }));
vi.mock('../art/index.ts', () => import('../../testing/plain-pictures.tsx'));

/** All sources except tests, without their comments. */
const sources = Object.entries(import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }))
  .filter(([path]) => !/\.test\.tsx?$|\/test\//.test(path))
  .map(([path, text]) => [path, text.replace(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm, '')] as const);
const filesWith = (words: RegExp) => sources.filter(([, text]) => words.test(text)).map(([path]) => path.replace(/^.*\//, ''));

it('/premium is open to a visitor [spec 2.5, 6.1]', async () => {
  await preloadScreen('/premium');
  render(
    <MemoryRouter initialEntries={['/premium']}>
      <AppRoutes />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { name: 'Premium Family Plan' })).toBeVisible();
});

it('/test-openai is hidden: nothing leads to it [spec 1.7]', () => {
  expect(filesWith(/['"`]\/test-openai/)).toEqual(['routes.ts']);
});

it('the plan shows on the badge and makes no other difference [spec 6.3]', () => {
  expect(filesWith(/\bisPremium\b/)).toEqual(['settings-dialog.tsx']);
});

// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { childModeFlag, setChildMode } from '../../parents/api/device-settings.ts';
import { behindGate } from '../../parents/api/gate.ts';
import { hideStory } from '../../reader/api/hidden/hidden-lists.ts';
import { ChildShelf } from './child-shelf.tsx';

const data = vi.hoisted(() => ({ useShelf: vi.fn(), useFeaturedStories: vi.fn(), useUid: vi.fn<() => string | null>() }));
vi.mock('../../../data/session/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ status: 'signed-in', user: ANNA }),
  useUid: data.useUid,
}));
vi.mock('../api/shelf.ts', () => ({ useShelf: data.useShelf }));
vi.mock('../../reader/api/stories/curated-stories.ts', () => ({ useFeaturedStories: data.useFeaturedStories }));
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const SHELF = { stories: [{ ...FOX_STORY, id: 'fox', title: 'The Fox' }], isError: false, hasMore: false, isLoadingMore: false };
const CURATED = [
  { id: 7, title: 'The Whale', imageUrl: '/art/whale.svg' },
  { id: 8, title: 'The Reported One', imageUrl: '/art/whale.svg' },
];

beforeEach(() => {
  setChildMode(true);
  behindGate.set(null);
  data.useUid.mockReturnValue(ANNA.firebaseUid);
  data.useShelf.mockReturnValue(SHELF);
  data.useFeaturedStories.mockReturnValue({ data: CURATED, isPending: false });
});

it('shows own and curated stories without reported ones; only a grown-up can leave', async () => {
  hideStory(ANNA.firebaseUid, '8');
  const { user } = renderScreen(<ChildShelf />);
  expect(screen.getByRole('heading', { level: 1, name: 'Which story tonight?' })).toBeVisible();
  const own = within(screen.getByRole('region', { name: 'Your stories' }));
  expect(own.getByRole('link', { name: 'The Fox' })).toHaveAttribute('href', '/read-story/fox');
  expect(screen.getByRole('link', { name: 'The Whale' })).toHaveAttribute('href', '/story/7');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Grown-ups']);
  await user.click(screen.getByRole('button', { name: /^Grown-ups/ }));
  expect(childModeFlag.get()).toBe(true);
  behindGate.get()?.();
  expect(childModeFlag.get()).toBe(false);
  expect(localStorage.getItem('tuckaway:child-mode')).toBeNull();
});

it('shows curated stories if the family’s are out of reach, and says so if there are none', () => {
  data.useShelf.mockReturnValue({ ...SHELF, stories: undefined, isError: true });
  const { unmount } = renderScreen(<ChildShelf />);
  expect(screen.getByRole('link', { name: 'The Whale' })).toBeVisible();
  unmount();
  data.useFeaturedStories.mockReturnValue({ data: undefined, isPending: false });
  renderScreen(<ChildShelf />);
  expect(screen.getByRole('heading', { name: 'No stories right now' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Grown-ups/ })).toBeEnabled();
});

it('shows curated stories only where nobody is signed in, and a grown-up leaves by signing in [safety 11]', async () => {
  data.useUid.mockReturnValue(null);
  const { user, currentPath } = renderScreen(<ChildShelf />);
  expect(screen.getByRole('link', { name: 'The Whale' })).toBeVisible();
  expect(screen.queryByText('The Fox')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Grown-ups/ }));
  expect(currentPath()).toBe('/');
  act(() => behindGate.get()?.());
  expect(currentPath()).toBe('/auth');
  expect(childModeFlag.get()).toBe(true);
});

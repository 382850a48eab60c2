// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import type { Story } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { childModeFlag, setChildMode } from '../../data/parents/device-settings.ts';
import { behindGate } from '../../data/parents/gate.ts';
import { hideStory } from '../../data/stories/removal/hidden-lists.ts';
import { ChildShelf } from './child-shelf.tsx';

const data = vi.hoisted(() => ({ useShelf: vi.fn(), useFeaturedStories: vi.fn() }));
vi.mock('../../data/session/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ status: 'signed-in', user: ANNA }),
  useUid: () => ANNA.firebaseUid,
}));
vi.mock('../../data/stories/shelf/shelf.ts', () => ({ useShelf: data.useShelf }));
vi.mock('../../data/stories/curated-stories.ts', () => ({ useFeaturedStories: data.useFeaturedStories }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const FOX: Story = { ...FOX_STORY, id: 'fox', title: 'The Fox' };
const shelfHas = (stories: Story[] | undefined, more: object = {}) =>
  data.useShelf.mockReturnValue({ stories, isError: false, hasMore: false, isLoadingMore: false, loadMore: vi.fn(), ...more });

beforeEach(() => {
  setChildMode(true);
  behindGate.set(null);
  shelfHas([FOX]);
  data.useFeaturedStories.mockReturnValue({ data: [{ id: 7, title: 'The Whale', imageUrl: '/art/whale.svg' }], isPending: false });
});

describe('the shelf in child mode', () => {
  it('has the family’s stories and ours, and no other way on than the one for grown-ups', async () => {
    renderScreen(<ChildShelf />);
    expect(screen.getByRole('heading', { level: 1, name: 'Which story tonight?' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Your stories' })).getByRole('link', { name: 'The Fox' })).toHaveAttribute(
      'href',
      '/read-story/fox',
    );
    expect(screen.getByRole('link', { name: 'The Whale' })).toHaveAttribute('href', '/story/7');
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Grown-ups']);
  });

  it('is left when a grown-up has answered, not before', async () => {
    const { user } = renderScreen(<ChildShelf />);
    await user.click(screen.getByRole('button', { name: /^Grown-ups/ }));
    expect(childModeFlag.get()).toBe(true);
    behindGate.get()?.();
    expect(childModeFlag.get()).toBe(false);
    expect(localStorage.getItem('tuckaway:child-mode')).toBeNull();
  });

  it('leaves out what was reported', () => {
    hideStory(ANNA.firebaseUid, '7');
    renderScreen(<ChildShelf />);
    expect(screen.queryByRole('link', { name: 'The Whale' })).toBeNull();
  });

  it('says so where no story can be opened', () => {
    shelfHas(undefined, { isError: true });
    data.useFeaturedStories.mockReturnValue({ data: undefined, isPending: false });
    renderScreen(<ChildShelf />);
    expect(screen.getByRole('heading', { name: 'No stories right now' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Grown-ups/ })).toBeEnabled();
  });
});

// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { storyForEvening } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { Session } from '../../data/session/session.ts';
import { hideStory, unhideStory } from '../../data/stories/removal/hidden-lists.ts';
import { HomeScreen } from './home-screen.tsx';
import { STORIES_TITLE } from './messages.ts';

const useSession = vi.hoisted(() => vi.fn<() => Session>());
vi.mock('../../data/session/session.ts', () => ({ useSession }));
vi.mock('../../data/favorites/favorites.ts', () => ({ useFavoriteToggle: () => ({ isFavorite: () => false, isUpdating: () => false }) }));
vi.mock('./family/family-home.tsx', () => ({ FamilyHome: () => null }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const story = (id: number, title: string, category: string, readingTime?: number) => ({
  id,
  slug: `story-${id}`,
  title,
  description: `About ${title}.`,
  category,
  ...(readingTime === undefined ? {} : { readingTime }),
});
const STORIES = [
  story(3, 'A Very Polite Well', 'Nature', 7),
  story(4, 'Because of the Wren', 'Nature', 3),
  story(5, 'Café at the Pole', 'Cozy'),
  story(6, 'The Snail Express', 'Adventure', 4),
];
const DAY = '2026-11-21';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(`${DAY}T20:00:00`) });
  useSession.mockReturnValue({ status: 'signed-out' });
  vi.stubGlobal('fetch', async () => Response.json(STORIES));
  return () => vi.useRealTimers();
});

async function open() {
  const shown = renderScreen(<HomeScreen account={null} />);
  await screen.findByRole('searchbox', { name: 'Find a story' });
  return shown;
}
const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const tonight = () => screen.getByRole('link', { name: /^Tonight’s story/ });

describe('tonight’s story', () => {
  it('is the one that the reminder names, and stays while the page is open', async () => {
    const expected = storyForEvening(STORIES, DAY);
    await open();
    expect(tonight()).toHaveTextContent(expected?.title ?? '');
    expect(tonight()).toHaveAttribute('href', `/story/${expected?.id}`);
    act(() => void vi.setSystemTime(new Date('2026-11-22T00:10:00')));
    act(() => hideStory(null, '99'));
    expect(tonight()).toHaveTextContent(expected?.title ?? '');
    act(() => unhideStory(null, '99'));
  });

  it('changes on the next day, but not before noon', async () => {
    const titleOf = (day: string) => storyForEvening(STORIES, day)?.title ?? '';
    const later = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].find((day) => titleOf(day) !== titleOf(DAY)) ?? '';
    await open();
    await act(() => vi.advanceTimersByTimeAsync(100));
    const comeBack = (when: string) => {
      act(() => void vi.setSystemTime(new Date(when)));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    comeBack('2026-11-22T00:30:00');
    comeBack('2026-11-22T11:59:00');
    expect(tonight()).toHaveTextContent(titleOf(DAY));
    comeBack(`${later}T12:00:00`);
    expect(tonight()).toHaveTextContent(titleOf(later));
    // After two nights the earlier evening has ended, at any hour.
    comeBack('2026-11-30T09:00:00');
    expect(tonight()).toHaveTextContent(titleOf('2026-11-30'));
  });

  it('is another one where that one was reported', async () => {
    const expected = storyForEvening(STORIES, DAY);
    await open();
    act(() => hideStory(null, String(expected?.id)));
    expect(tonight()).not.toHaveTextContent(expected?.title ?? '');
    act(() => unhideStory(null, String(expected?.id)));
  });
});

it('a family finds tonight’s story above instead', async () => {
  useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  await open();
  expect(screen.queryByRole('link', { name: /^Tonight’s story/ })).toBeNull();
  expect(screen.getByRole('searchbox', { name: 'Find a story' })).toBeVisible();
});

describe('looking for a story on home', () => {
  const search = () => screen.getByRole('searchbox', { name: 'Find a story' });

  it('finds words of title, description and kind, and shows all again', async () => {
    const { user } = await open();
    await user.type(search(), 'CAFE');
    expect(titles()).toEqual(['Café at the Pole']);
    expect(screen.getByText('1 story found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(titles()).toHaveLength(4);
    expect(search()).toHaveValue('');
    expect(screen.getByRole('heading', { level: 2, name: STORIES_TITLE })).toHaveFocus();
  });

  it('says what it found in a place that was there before, and empty', async () => {
    const { user, container } = await open();
    const region = container.querySelector<HTMLElement>('search ~ * [role=status]');
    expect(region).toBeEmptyDOMElement();
    await user.type(search(), 'snail');
    expect(region).toHaveTextContent(/^1 story found$/);
  });

  it('narrows by kind and by length, a story without one counting as five minutes', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Nature');
    expect(titles()).toEqual(['A Very Polite Well', 'Because of the Wren']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Length' }), 'Up to 3 minutes');
    expect(titles()).toEqual(['Because of the Wren']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Any kind');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Length' }), '4 to 5 minutes');
    expect(titles()).toEqual(['Café at the Pole', 'The Snail Express']);
  });

  it('says so where nothing is found', async () => {
    const { user } = await open();
    await user.type(search(), 'giraffe');
    expect(screen.queryAllByRole('article')).toEqual([]);
    await waitFor(() => expect(screen.getByText(/^No stories found/)).toBeVisible());
  });
});

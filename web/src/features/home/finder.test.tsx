// @vitest-environment jsdom
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { type StoryTone, storyForEvening } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend, signIn } from '../../../testing/fake-backend.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { hideStory, unhideStory } from '../reader/api/hidden/hidden-lists.ts';
import { HomeScreen } from './home-screen.tsx';
import { STORIES_TITLE } from './messages.ts';
import { useStoryForTonight } from './use-story-for-tonight.ts';

vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const story = (id: number, title: string, category: string, readingTime: number, tone?: StoryTone) => ({
  ...{ id, slug: `story-${id}`, title, description: `About ${title}.`, category, readingTime, rating: 5 },
  ...(tone && { tone }),
});
const STORIES = [
  story(3, 'A Very Polite Well', 'Nature', 7, 'funny'),
  story(4, 'Because of the Wren', 'Nature', 3, 'cozy'),
  story(5, 'Café at the Pole', 'Cozy', 5),
  story(6, 'The Snail Express', 'Adventure', 4),
];
const DAY = '2026-11-21';
const titleOf = (day: string) => storyForEvening(STORIES, day)?.title ?? '';

beforeEach(async () => {
  const backend = await fakeBackend();
  backend.api['GET /api/stories/featured'] = () => Response.json(STORIES);
});

async function open() {
  const shown = renderScreen(<HomeScreen />);
  await screen.findByRole('searchbox', { name: 'Find a story' });
  return shown;
}

describe('tonight’s story', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${DAY}T20:00:00`) });
  });

  it('is the one that the reminder names, or another one if that was reported', async () => {
    const expected = storyForEvening(STORIES, DAY);
    await open();
    const tonight = () => screen.getByRole('link', { name: /^Tonight’s story/ });
    expect(tonight()).toHaveTextContent(titleOf(DAY));
    expect(tonight()).toHaveAttribute('href', `/story/${expected?.id}`);
    act(() => hideStory(null, String(expected?.id)));
    expect(tonight()).not.toHaveTextContent(titleOf(DAY));
    act(() => unhideStory(null, String(expected?.id)));
  });

  it('changes on the next day, but not before noon, and after two nights at any hour', () => {
    const later = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].find((day) => titleOf(day) !== titleOf(DAY)) ?? '';
    const { result } = renderHook(() => useStoryForTonight(STORIES));
    const comeBack = (when: string) => {
      vi.setSystemTime(new Date(when));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      return result.current?.title;
    };
    expect(comeBack('2026-11-22T00:30:00')).toBe(titleOf(DAY));
    expect(comeBack('2026-11-22T11:59:00')).toBe(titleOf(DAY));
    expect(comeBack(`${later}T12:00:00`)).toBe(titleOf(later));
    expect(comeBack('2026-11-30T09:00:00')).toBe(titleOf('2026-11-30'));
  });
});

it('a family finds tonight’s story above instead', async () => {
  signIn();
  await open();
  expect(screen.queryByRole('link', { name: /^Tonight’s story/ })).toBeNull();
});

it('looking for a story narrows the list, says what it found in a place that was there before, and shows all again', async () => {
  const { container } = await open();
  const search = screen.getByRole('searchbox', { name: 'Find a story' });
  const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  const region = container.querySelector<HTMLElement>('search ~ * [role=status]');
  const choose = (name: string, option: string) => {
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name });
    const { value } = within(list).getByRole<HTMLOptionElement>('option', { name: option });
    fireEvent.change(list, { target: { value } });
  };
  expect(region).toBeEmptyDOMElement();
  fireEvent.change(search, { target: { value: 'snail' } });
  expect(titles()).toEqual(['The Snail Express']);
  expect(region).toHaveTextContent(/^1 story found$/);
  fireEvent.change(search, { target: { value: 'giraffe' } });
  await waitFor(() => expect(screen.getByText(/^No stories found/)).toBeVisible());
  expect(titles()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(titles()).toHaveLength(4);
  expect(search).toHaveValue('');
  expect(screen.getByRole('heading', { level: 2, name: STORIES_TITLE })).toHaveFocus();
  choose('Kind', 'Nature');
  choose('Length', 'Up to 3 minutes');
  expect(titles()).toEqual(['Because of the Wren']);
  fireEvent.click(screen.getByRole('button', { name: 'Funny' }));
  expect(titles()).toEqual([]);
  choose('Length', 'Any length');
  expect(titles()).toEqual(['A Very Polite Well']);
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sleepy' })).toBeNull();
});

// @vitest-environment jsdom
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { type StoryTone, storyForEvening } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../testing/fake-backend.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import type { Sent } from '../../data/outbox/page/sync.ts';
import { storedForm } from '../create/flow/story-form.ts';
import { hideStory, unhideStory } from '../reader/api/hidden/hidden-lists.ts';
import { HomeScreen } from './home-screen.tsx';
import { STORIES_TITLE } from './messages.ts';
import { useStoryForTonight } from './use-story-for-tonight.ts';

vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const WREN = {
  id: 4,
  slug: 'because-of-the-wren',
  title: 'Because of the Wren',
  description: 'A bird in the hammer drawer.',
  category: 'Nature',
};
const WELL = {
  ...WREN,
  id: 3,
  slug: 'a-very-polite-well',
  title: 'A Very Polite Well',
  imageUrl: '/art/well.svg',
  rating: 4.5,
  readingTime: 7,
};

let backend: FakeBackend;
const open = () => renderScreen(<HomeScreen />);

function serverHas(answer: () => Response | Promise<Response>) {
  backend.api['GET /api/stories/featured'] = answer;
}

beforeEach(async () => {
  backend = await fakeBackend();
  serverHas(() => Response.json([WELL, WREN]));
});

it('a visitor is offered to sign in, in the bar and from Explore Premium, and to browse the stories [spec 2.11, 2.12, 2.13, 2.16, 6.1, 9.13]', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  open();
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(bar.getByRole('link', { name: 'Tuckaway Tales' })).toHaveAttribute('href', '/');
  expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  expect(bar.queryByRole('link', { name: 'Favorites' })).toBeNull();
  expect(bar.queryByRole('button', { name: /^Open settings/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Explore Premium' })).toHaveAttribute('href', '/auth');
  for (const link of screen.getAllByRole('link', { name: 'Create Your Story' })) expect(link).toHaveAttribute('href', '/create-story');
  expect(screen.getByRole('heading', { name: 'Create Your Own Magical Story' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2025');
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  fireEvent.click(screen.getByRole('link', { name: 'Browse Free Stories' }));
  expect(scrolled.mock.contexts[0]).toHaveAttribute('id', 'stories');
  expect(screen.getByRole('heading', { name: STORIES_TITLE })).toHaveFocus();
});

it('a family has favorites and account in the bar, tonight’s book in the hero, and the three actions below [spec 2.11, 2.12]', async () => {
  signIn();
  open();
  expect(await screen.findByRole('link', { name: /^Read Tonight’s Story/ })).toBeVisible();
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(bar.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '/favorites');
  expect(bar.getByRole('button', { name: 'Open settings, A' })).toBeVisible();
  expect(bar.queryByRole('link', { name: 'Sign In' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Tuck the day away with a story' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse Free Stories' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore Premium' })).toHaveAttribute('href', '/premium');
  expect(screen.getAllByRole('link', { name: 'Create Your Story' }).length).toBeGreaterThan(0);
  // The finder has one for visitors.
  expect(await screen.findByRole('searchbox', { name: 'Find a story' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Tonight’s story/ })).toBeNull();
});

it('a name and an animal that a visitor types are in the form, also if they go on with “Enter”', async () => {
  const { user, currentPath, unmount } = open();
  await user.type(screen.getByRole('textbox', { name: "Child's Name" }), 'Mina');
  await user.type(screen.getByRole('textbox', { name: 'Favorite Animal' }), 'otter');
  await vi.waitFor(() => expect(storedForm().favoriteAnimal).toBe('otter'));
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe('/create-story');
  expect(storedForm()).toMatchObject({ childName: 'Mina', favoriteAnimal: 'otter', storySetting: null });
  const { storyId } = storedForm();
  unmount();
  open();
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: "Child's Name" })).toHaveValue('Mina'));
  expect(storedForm().storyId).toBe(storyId);
});

describe('the stories', () => {
  it('are three skeletons while they are loading [spec 2.13, 9.7]', () => {
    serverHas(() => new Promise(() => undefined));
    open();
    expect(screen.getAllByTestId('story-skeleton')).toHaveLength(3);
    expect(screen.getByText('Loading stories')).toBeInTheDocument();
  });

  it('are cards with everything a story says about itself, or else five stars and five minutes [spec 0.1, 1.1, 1.2, 2.13, 2.14, 9.3]', async () => {
    open();
    const card = within(await screen.findByRole('article', { name: 'A Very Polite Well' }));
    for (const words of ['Nature', 'A bird in the hammer drawer.', '7 min']) expect(card.getByText(words)).toBeVisible();
    expect(screen.getAllByText('AI-generated and reviewed for quality')).toHaveLength(1);
    expect(card.getByText('Rated 4.5 out of 5 stars')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Read Story: A Very Polite Well' })).toHaveAttribute('href', '/story/3');
    const without = screen.getByRole('article', { name: 'Because of the Wren' });
    expect(within(without).getByText('Rated 5 out of 5 stars')).toBeInTheDocument();
    expect(within(without).getByText('5 min')).toBeVisible();
    expect([...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'))).toEqual(['/art/well.svg']);
  });

  it('are grouped by age, each once, those without an age last, with the author where there is one', async () => {
    const named = { ...WELL, id: 9, slug: 'named', title: 'Told by Hand', age: '2-3', author: 'Ada Quill' };
    serverHas(() => Response.json([WELL, named, { ...WREN, age: '6-8' }]));
    open();
    const card = await screen.findByRole('article', { name: 'Told by Hand' });
    expect(within(card).getByText('By Ada Quill')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'For the smallest',
      'Six and up',
      'For any age',
    ]);
    expect(screen.getAllByRole('article').map((shown) => within(shown).getByRole('heading').textContent)).toEqual([
      'Told by Hand',
      'Because of the Wren',
      'A Very Polite Well',
    ]);
  });

  it('are coming soon where there are none [spec 2.15]', async () => {
    serverHas(() => Response.json([]));
    open();
    expect(await screen.findByRole('heading', { name: 'Stories Coming Soon!' })).toBeVisible();
    expect(screen.getByText(/^We’re writing the first ones\./)).toBeVisible();
  });

  it('leave out what was reported here, also if it was all', async () => {
    hideStory(null, '3');
    open();
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText('A Very Polite Well')).toBeNull();
    act(() => hideStory(null, '4'));
    expect(screen.getByRole('heading', { name: 'Stories Coming Soon!' })).toBeVisible();
    act(() => unhideStory(null, '3'));
    expect(screen.getByRole('article', { name: 'A Very Polite Well' })).toBeVisible();
    act(() => unhideStory(null, '4'));
  });
});

it('the stories without a network say what to do where they were never opened', async () => {
  setOnline(false);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offlineOur stories haven’t been opened on this device yet.');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

it('a heart adds a story, and is disabled while it does [spec 2.14, 4.7, 8.4, 8.8]', async () => {
  signIn();
  const heart = (name: string) => screen.findByRole('button', { name });
  const sending = Promise.withResolvers<Sent>();
  backend.engine.send.mockReturnValue(sending.promise);
  const { user } = open();
  await user.click(await heart('Add A Very Polite Well to favorites'));
  expect(await heart('Add A Very Polite Well to favorites')).toBeDisabled();
  expect(await heart('Add Because of the Wren to favorites')).toBeEnabled();
  sending.resolve({ kind: 'delivered', stored: true });
  await vi.waitFor(() => expect(shownToast()).toBe('Added to Favorites - Story has been saved to your favorites.'));
  expect(backend.engine.send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ action: 'add', data: expect.objectContaining({ storyId: '3', title: 'A Very Polite Well' }) }),
  );
  expect(await heart('Add A Very Polite Well to favorites')).toBeEnabled();
});

describe('the finder', () => {
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

  async function openFinder() {
    serverHas(() => Response.json(STORIES));
    const shown = open();
    await screen.findByRole('searchbox', { name: 'Find a story' });
    return shown;
  }

  describe('tonight’s story', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${DAY}T20:00:00`) });
    });

    it('is the one that the reminder names, or another one if that was reported', async () => {
      const expected = storyForEvening(STORIES, DAY);
      await openFinder();
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

  it('looking for a story narrows the list, says what it found in a place that was there before, and shows all again', async () => {
    const { container } = await openFinder();
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
});

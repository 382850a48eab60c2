// @vitest-environment jsdom

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Story } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setSync } from '../../../testing/fake-sync.ts';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { createStore, useStore } from '../../data/lib/store.ts';
import { behindGate } from '../../data/parents/gate.ts';
import type { Session } from '../../data/session/session.ts';
import { hideStory, unhideStory } from '../../data/stories/removal/hidden-lists.ts';
import { MyStoriesScreen } from './my-stories-screen.tsx';

type End = 'deleted' | 'kept' | 'failed';
const data = vi.hoisted(() => ({
  useSession: vi.fn<() => Session>(),
  useShelf: vi.fn(),
  useFavoritesAmong: vi.fn(),
  useFavoriteToggle: vi.fn(),
  celebrateFavorite: vi.fn(),
  toggle: vi.fn(),
  usePendingDeletions: vi.fn(),
  deleteStory: vi.fn<(id: string) => Promise<End>>(),
  keepStory: vi.fn(),
}));
vi.mock('../../data/session/session.ts', () => ({ useSession: data.useSession }));
vi.mock('../../data/stories/shelf/shelf.ts', () => ({ useShelf: data.useShelf }));
vi.mock('../../ui/moments/celebrate.ts', () => ({ celebrateFavorite: data.celebrateFavorite }));
vi.mock('../../data/favorites/favorites.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useFavoritesAmong: data.useFavoritesAmong,
  useFavoriteToggle: data.useFavoriteToggle,
}));
vi.mock('../../data/stories/removal/pending-deletions.ts', () => ({
  usePendingDeletions: data.usePendingDeletions,
  deleteStory: data.deleteStory,
  keepStory: data.keepStory,
}));
vi.mock('../../data/sync/sync.ts', () => import('../../../testing/fake-sync.ts'));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const storyOf = (id: string, more: Partial<Story> = {}): Story => ({ ...FOX_STORY, id, title: `The ${id}`, ...more });
const FOX = storyOf('fox', { content: '<p>A lamp in the wood.</p>', createdAt: Date.UTC(2026, 2, 3, 12) });
const OWL = storyOf('owl', { childName: 'Ben', storySetting: 'library', storyLength: 'long' });
const NOTHING_MORE = {
  isError: false,
  isFetching: false,
  refetch: vi.fn(),
  hasMore: false,
  isLoadingMore: false,
  moreFailed: false,
  loadMore: vi.fn(),
};
const shelfHas = (stories: Story[] | undefined, more: object = {}) => data.useShelf.mockReturnValue({ ...NOTHING_MORE, stories, ...more });
/** What the live regions say that were there from the beginning. */
let regions: HTMLElement[] = [];
const open = () => {
  const shown = renderScreen(<MyStoriesScreen />, { at: '/my-stories' });
  regions = screen.queryAllByRole('status');
  return shown;
};
const said = () => regions.map(({ textContent }) => textContent).join('');
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

beforeEach(() => {
  sessionStorage.clear();
  setSync();
  data.useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  shelfHas([FOX, OWL]);
  data.useFavoritesAmong.mockReset().mockReturnValue({ ids: new Set(['owl']), failed: false, retry: vi.fn() });
  data.toggle.mockReset().mockImplementation(async ({ storyId }) => (storyId === 'owl' ? 'removed' : 'added'));
  data.useFavoriteToggle
    .mockReset()
    .mockReturnValue({ isFavorite: (id: string) => id === 'owl', isUpdating: () => false, toggle: data.toggle });
  data.usePendingDeletions.mockReset().mockReturnValue(new Map());
  data.deleteStory.mockReset().mockResolvedValue('deleted');
  data.keepStory.mockReset();
});

describe('the shelf', () => {
  it('sends a visitor to sign in', async () => {
    data.useSession.mockReturnValue({ status: 'signed-out' });
    const { currentPath } = open();
    await waitFor(() => expect(currentPath()).toBe('/auth'));
    expect(shownToast()).toBe('red: Sign In Required - Please sign in to see your stories.');
  });

  it('shows each story with its child, its day, its length, how it was made, and the way to it', () => {
    open();
    const card = within(screen.getByRole('article', { name: 'The fox' }));
    expect(card.getByRole('link', { name: 'The fox' })).toHaveAttribute('href', '/read-story/fox');
    expect(card.getByText('Mia')).toBeVisible();
    expect(card.getByText(/^Mar [34], 2026$/)).toBeVisible();
    expect(card.getByText(/1 min/)).toHaveTextContent('AI-generated');
    expect(card.getByRole('button', { name: 'Add “The fox” to favorites' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: 'Remove “The owl” from favorites' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows all children of a story', () => {
    shelfHas([storyOf('fox', { siblings: ['Leo', 'Ana'] })]);
    open();
    expect(screen.getByText('Mia, Leo, and Ana')).toBeVisible();
    expect(screen.getByText('Mia, Leo, and Ana').parentElement).toHaveTextContent('For Mia, Leo, and Ana');
  });

  it('says that it is loading', () => {
    shelfHas(undefined, { isFetching: true });
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Opening your shelf...');
  });

  it('says kindly that it is empty, and not while stories are on their way', () => {
    shelfHas([]);
    const { unmount } = open();
    expect(screen.getByRole('heading', { name: 'Your shelf is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Your Story' })).toHaveAttribute('href', '/create-story');
    unmount();
    renderScreen(<MyStoriesScreen arriving={<p>On their way</p>} />, { at: '/my-stories' });
    expect(screen.queryByRole('heading', { name: 'Your shelf is empty' })).toBeNull();
    expect(screen.getByText('They’ll be here as soon as they’re written.')).toBeVisible();
  });

  it('says when it is out of reach, with a network and without', async () => {
    const there = createStore(false);
    const refetch = vi.fn(async () => act(() => there.set(true)));
    data.useShelf.mockImplementation(() =>
      useStore(there) ? { ...NOTHING_MORE, stories: [FOX] } : { ...NOTHING_MORE, isError: true, refetch },
    );
    const { user, unmount } = open();
    expect(screen.getByRole('alert')).toHaveTextContent('Your shelf didn’t openYour stories are safe. We just couldn’t reach them.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledOnce();
    expect(titles()).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    unmount();
    shelfHas(undefined, { isError: true });
    setSync({ online: false });
    open();
    expect(screen.getByRole('alert')).toHaveTextContent(/You’re offline.*Open it once while you’re online/);
  });

  it('says without a network that it is what this device has seen', () => {
    setSync({ online: false });
    open();
    expect(screen.getByText(/These are the stories saved on this device/)).toBeVisible();
    expect(titles()).toEqual(['The fox', 'The owl']);
  });

  it('leaves out what this person reported', () => {
    hideStory(ANNA.firebaseUid, 'fox');
    open();
    expect(titles()).toEqual(['The owl']);
    act(() => unhideStory(ANNA.firebaseUid, 'fox'));
    expect(titles()).toEqual(['The fox', 'The owl']);
  });
});

describe('a long shelf', () => {
  const MANY = Array.from({ length: 40 }, (_, index) => storyOf(`number ${index + 1}`));

  it('comes a page at a time, from what is known first, and the keyboard goes on with the first new story', async () => {
    const known = createStore(MANY.slice(0, 20));
    const loadMore = vi.fn(async () => act(() => known.set(MANY)));
    data.useShelf.mockImplementation(() => ({ ...NOTHING_MORE, stories: useStore(known), hasMore: useStore(known).length < 40, loadMore }));
    const { user } = open();
    expect(titles()).toHaveLength(18);
    screen.getByRole('button', { name: 'Show more stories' }).focus();
    await user.keyboard('{Enter}');
    expect(titles()).toHaveLength(20);
    expect(loadMore).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'The number 19' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show more stories' }));
    expect(loadMore).toHaveBeenCalledOnce();
    await waitFor(() => expect(titles()).toHaveLength(40));
    expect(screen.queryByRole('button', { name: 'Show more stories' })).toBeNull();
  });

  it('asks for hearts a page at a time, each page once', async () => {
    shelfHas(MANY);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Show more stories' }));
    const asked = new Set(data.useFavoriteToggle.mock.calls.map(([ids]) => (ids as string[]).join()));
    expect([...asked].map((ids) => ids.split(',').length)).toEqual([18, 18]);
  });

  it('says when the rest is out of reach', () => {
    shelfHas(MANY.slice(0, 18), { hasMore: true, moreFailed: true });
    open();
    expect(screen.getByText('We couldn’t load your shelf. Your stories are safe.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show more stories' })).toBeEnabled();
  });
});

describe('looking for a story', () => {
  const search = () => screen.getByRole('searchbox', { name: 'Search your stories' });

  it('loads the whole shelf only when the user searches or is about to', async () => {
    const { user } = open();
    expect(data.useShelf).toHaveBeenLastCalledWith(false);
    await user.click(screen.getByRole('combobox', { name: 'Child' }));
    expect(data.useShelf).toHaveBeenLastCalledWith(true);
  });

  it('finds words of the text, and says how many', async () => {
    const { user } = open();
    await user.type(search(), 'WOOD lamp');
    expect(titles()).toEqual(['The fox']);
    expect(said()).toBe('1 story found');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(titles()).toEqual(['The fox', 'The owl']);
    expect(search()).toHaveValue('');
  });

  it('narrows by child, place, length and heart', async () => {
    const { user } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Child' }), 'Ben');
    expect(titles()).toEqual(['The owl']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'Forest');
    expect(titles()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'No stories found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Length' }), 'Long, 3 min');
    expect(titles()).toEqual(['The owl']);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    const favorites = screen.getByRole('button', { name: 'Favorites' });
    await user.click(favorites);
    expect(favorites).toHaveAttribute('aria-pressed', 'true');
    expect(titles()).toEqual(['The owl']);
  });

  it('says how far it has looked while more comes, and that nothing is there only when all is known', async () => {
    shelfHas([FOX, OWL], { hasMore: true, isLoadingMore: true });
    const { user } = open();
    await user.type(search(), 'nowhere');
    expect(said()).toContain('Looking through your stories...');
    expect(screen.getByText('0 found so far, in your newest 2')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No stories found' })).toBeNull();
  });

  it('says what it could not look through, and goes on at a press', async () => {
    const loadMore = vi.fn();
    shelfHas([FOX, OWL], { hasMore: true, moreFailed: true, loadMore });
    const { user } = open();
    await user.type(search(), 'lamp');
    expect(said()).toBe('1 story found in your newest 2. We couldn’t search the rest right now.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(loadMore).toHaveBeenCalledOnce();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says when the hearts are out of reach', async () => {
    data.useFavoritesAmong.mockReturnValue({ ids: undefined, failed: true, retry: vi.fn() });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Favorites' }));
    expect(said()).toBe('We couldn’t load your favorites right now.');
  });

  it('keeps the search while the tab lives', async () => {
    const { user, unmount } = open();
    await user.type(search(), 'wood');
    unmount();
    open();
    expect(search()).toHaveValue('wood');
    expect(titles()).toEqual(['The fox']);
  });
});

describe('the heart', () => {
  it('adds and removes, and says so', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add “The fox” to favorites' }));
    expect(data.toggle).toHaveBeenCalledExactlyOnceWith({ storyId: 'fox', title: 'The fox' });
    await waitFor(() => expect(shownToast()).toBe('Added to Favorites - Story has been saved to your favorites.'));
    await user.click(screen.getByRole('button', { name: 'Remove “The owl” from favorites' }));
    await waitFor(() => expect(shownToast()).toBe('Removed from Favorites - Story has been removed from your favorites.'));
    expect(data.celebrateFavorite).toHaveBeenCalledExactlyOnceWith(screen.getByRole('button', { name: 'Add “The fox” to favorites' }));
  });
});

describe('deleting a story', () => {
  const deletions = createStore<ReadonlyMap<string, string>>(new Map());

  beforeEach(() => {
    deletions.set(new Map());
    behindGate.set(null);
    data.usePendingDeletions.mockImplementation(() => useStore(deletions));
  });

  async function ask(user: UserEvent): Promise<void> {
    await user.click(screen.getByRole('button', { name: 'Delete “The fox”' }));
    act(() => behindGate.get()?.());
  }

  async function askAndDelete(user: UserEvent): Promise<void> {
    await ask(user);
    await user.click(within(screen.getByRole('alertdialog', { name: 'Delete this story?' })).getByRole('button', { name: 'Delete Story' }));
  }

  it('is behind the gate for grown-ups', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Delete “The fox”' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    act(() => behindGate.get()?.());
    expect(screen.getByRole('alertdialog', { name: 'Delete this story?' })).toBeVisible();
    expect(data.deleteStory).not.toHaveBeenCalled();
  });

  it('asks first, beginning with the answer that keeps it', async () => {
    const { user } = open();
    await ask(user);
    expect(screen.getByRole('alertdialog', { name: 'Delete this story?' })).toHaveAccessibleDescription(/“The fox” will leave your shelf/);
    expect(screen.getByRole('button', { name: 'Keep It' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(data.deleteStory).not.toHaveBeenCalled();
    expect(titles()).toEqual(['The fox', 'The owl']);
    expect(screen.getByRole('button', { name: 'Delete “The fox”' })).toHaveFocus();
  });

  it('leaves a slip in its place that can take it back, with the focus on it', async () => {
    data.deleteStory.mockImplementation(async (id) => {
      act(() => deletions.set(new Map([[id, 'undoable']])));
      return new Promise(() => undefined);
    });
    data.keepStory.mockImplementation(() => deletions.set(new Map()));
    const { user } = open();
    expect(said()).toBe('');
    await askAndDelete(user);
    expect(titles()).toEqual(['The owl']);
    expect(said()).toBe('“The fox” will be deleted in ten seconds.');
    const undo = screen.getByRole('button', { name: 'Undo: keep “The fox”' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(titles()).toEqual(['The fox', 'The owl']);
    expect(screen.getByRole('link', { name: 'The fox' })).toHaveFocus();
  });

  it('cannot be taken back while the server is being told, and the focus goes on to a neighbor', async () => {
    deletions.set(new Map([['fox', 'deleting']]));
    const known = createStore([FOX, OWL]);
    data.useShelf.mockImplementation(() => ({ ...NOTHING_MORE, stories: useStore(known) }));
    open();
    const undo = screen.getByRole('button', { name: 'Undo: keep “The fox”' });
    expect(undo).toBeDisabled();
    undo.focus();
    act(() => known.set([OWL]));
    expect(screen.getByRole('link', { name: 'The owl' })).toHaveFocus();
  });

  it.each<[End, string]>([
    ['deleted', 'Story Deleted - “The fox” is gone from your shelf.'],
    ['failed', 'red: Not deleted - “The fox” is still on your shelf. Please try again later.'],
  ])('says in the end that it is %s', async (end, words) => {
    data.deleteStory.mockResolvedValue(end);
    const { user } = open();
    await askAndDelete(user);
    await waitFor(() => expect(shownToast()).toBe(words));
  });

  it('says without a network that it needs one, and begins nothing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Delete “The fox”' }));
    expect(behindGate.get()).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(data.deleteStory).not.toHaveBeenCalled();
    expect(shownToast()).toBe('You’re offline - You can delete stories when you’re back online.');
  });
});

it('typing asks the database about no hearts until it rests', () => {
  vi.useFakeTimers();
  const letters = ['w', 'wo', 'woo', 'wood'];
  shelfHas(letters.map((_, index) => storyOf(`story ${index}`, { content: `<p>${letters.slice(0, index + 1).join(' ')}</p>` })));
  open();
  const asked = () => new Set(data.useFavoriteToggle.mock.calls.map(([ids]) => (ids as string[]).join())).size;
  for (const value of letters) fireEvent.change(screen.getByRole('searchbox', { name: 'Search your stories' }), { target: { value } });
  expect(titles()).toEqual(['The story 3']);
  expect(asked()).toBe(1);
  act(() => vi.advanceTimersByTime(1000));
  expect(asked()).toBe(2);
  vi.useRealTimers();
});

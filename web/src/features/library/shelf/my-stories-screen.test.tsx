// @vitest-environment jsdom
/** The shelf's states and messages. Browsing, searching and deleting is walked through in tests/browser/stories/my-stories.test.ts. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Story } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerGate } from '../../../../testing/answer-gate.ts';
import { storyEntry } from '../../../../testing/entries.ts';
import { changeFavorite, setFavorites, useFavorites } from '../../../../testing/fake-favorites.ts';
import { setSync } from '../../../../testing/fake-sync.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { createStore, useStore } from '../../../data/device/store.ts';
import type { Session } from '../../../data/session/session.ts';
import { behindGate } from '../../parents/api/gate.ts';
import { hideStory, unhideStory } from '../../reader/api/hidden/hidden-lists.ts';
import { MyStoriesScreen } from './my-stories-screen.tsx';

type End = 'deleted' | 'kept' | 'failed';
const data = vi.hoisted(() => ({
  useSession: vi.fn<() => Session>(),
  useShelf: vi.fn(),
  celebrateFavorite: vi.fn(),
  usePendingDeletions: vi.fn(),
  deleteStory: vi.fn<(id: string) => Promise<End>>(),
}));
vi.mock('../../../data/session/session.ts', () => ({ useSession: data.useSession }));
vi.mock('../api/shelf.ts', () => ({ useShelf: data.useShelf }));
vi.mock('../../../ui/moments/celebrate.ts', () => ({ celebrateFavorite: data.celebrateFavorite }));
vi.mock('../../reader/api/favorites/favorites.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...(await import('../../../../testing/fake-favorites.ts')),
}));
vi.mock('../api/pending-deletions.ts', () => ({
  usePendingDeletions: data.usePendingDeletions,
  deleteStory: data.deleteStory,
  keepStory: vi.fn(),
}));
vi.mock('../../../data/outbox/page/sync.ts', () => import('../../../../testing/fake-sync.ts'));
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const storyOf = (id: string, more: Partial<Story> = {}): Story => ({ ...FOX_STORY, id, title: `The ${id}`, ...more });
const FOX = storyOf('fox', { content: '<p>A lamp in the wood.</p>', createdAt: Date.UTC(2026, 2, 3, 12) });
const OWL = storyOf('owl', { childName: 'Ben', siblings: ['Leo', 'Ana'] });
const NOTHING_MORE = { isError: false, isFetching: false, refetch: vi.fn(), hasMore: false, isLoadingMore: false, moreFailed: false };
const shelfHas = (stories: Story[] | undefined, more: object = {}) =>
  data.useShelf.mockReturnValue({ ...NOTHING_MORE, loadMore: vi.fn(), stories, ...more });
/** What the live regions say that were there from the beginning. */
let regions: HTMLElement[] = [];
const open = () => {
  const shown = renderScreen(<MyStoriesScreen />, { at: '/my-stories' });
  regions = screen.queryAllByRole('status');
  return shown;
};
const said = () => regions.map(({ textContent }) => textContent).join('');
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const search = (value: string) => fireEvent.change(screen.getByRole('searchbox', { name: 'Search your stories' }), { target: { value } });

beforeEach(() => {
  setSync();
  data.useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  shelfHas([FOX, OWL]);
  setFavorites({ ids: ['owl'] });
  useFavorites.mockClear();
  data.usePendingDeletions.mockReset().mockReturnValue(new Map());
  data.deleteStory.mockReset().mockResolvedValue('deleted');
});

describe('the shelf', () => {
  it('sends a visitor to sign in', async () => {
    data.useSession.mockReturnValue({ status: 'signed-out' });
    const { currentPath } = open();
    await waitFor(() => expect(currentPath()).toBe('/auth'));
    expect(shownToast()).toBe('red: Sign In Required - Please sign in to see your stories.');
  });

  it('shows each story with its children, its day, its length, how it was made, and the way to it', () => {
    open();
    const card = within(screen.getByRole('article', { name: 'The fox' }));
    expect(card.getByRole('link', { name: 'The fox' })).toHaveAttribute('href', '/read-story/fox');
    expect(card.getByText('Mia')).toBeVisible();
    expect(card.getByText(/^Mar [34], 2026$/)).toBeVisible();
    expect(card.getByText(/1 min/)).toHaveTextContent('AI-generated');
    expect(card.getByRole('button', { name: 'Add “The fox” to favorites' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: 'Remove “The owl” from favorites' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Ben, Leo, and Ana').parentElement).toHaveTextContent('For Ben, Leo, and Ana');
  });

  it('says kindly that it is empty, and not while stories are on their way', () => {
    shelfHas([]);
    const { unmount } = open();
    expect(screen.getByRole('heading', { name: 'Your shelf is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Your Story' })).toHaveAttribute('href', '/create-story');
    unmount();
    setSync({ entries: [storyEntry()] });
    open();
    expect(screen.queryByRole('heading', { name: 'Your shelf is empty' })).toBeNull();
    expect(screen.getByText('They’ll be here as soon as they’re written.')).toBeVisible();
  });

  it('says without a network that it is what this device has seen', () => {
    setSync({ online: false });
    open();
    expect(screen.getByText('You’re offline. These are the stories saved on this device.')).toBeVisible();
    expect(titles()).toHaveLength(2);
  });

  it('says if it is out of reach, with a network and without', async () => {
    const there = createStore(false);
    data.useShelf.mockImplementation(() => ({
      ...NOTHING_MORE,
      ...(useStore(there) ? { stories: [FOX] } : { isError: true, refetch: async () => act(() => there.set(true)) }),
    }));
    const { user, unmount } = open();
    expect(screen.getByRole('alert')).toHaveTextContent('Your shelf didn’t openYour stories are safe. We just couldn’t reach them.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(titles()).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    unmount();
    shelfHas(undefined, { isError: true });
    setSync({ online: false });
    open();
    expect(screen.getByRole('alert')).toHaveTextContent(/You’re offline.*Open it once while you’re online/);
  });

  it('says if the rest of it is out of reach, and can be asked for it again', () => {
    shelfHas([FOX], { hasMore: true, moreFailed: true });
    open();
    expect(screen.getByText('We couldn’t load your shelf. Your stories are safe.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show more stories' })).toBeEnabled();
  });

  it('leaves out what this person reported', () => {
    hideStory(ANNA.firebaseUid, 'fox');
    open();
    expect(titles()).toEqual(['The owl']);
    act(() => unhideStory(ANNA.firebaseUid, 'fox'));
    expect(titles()).toEqual(['The fox', 'The owl']);
  });

  it('asks for hearts a page at a time, each page once, and for none while the user types', () => {
    vi.useFakeTimers();
    const letters = ['w', 'wo', 'woo', 'wood'];
    const content = (index: number) => `<p>${letters.slice(0, index + 1).join(' ')}</p>`;
    shelfHas(Array.from({ length: 20 }, (_, index) => storyOf(`number ${index}`, { content: content(index) })));
    open();
    const asked = () => new Set(useFavorites.mock.calls.map(([ids]) => ids.join()).filter((ids) => ids !== ''));
    press('Show more stories');
    expect([...asked()].map((ids) => ids.split(',').length)).toEqual([18, 2]);
    for (const letter of letters) search(letter);
    expect(asked().size).toBe(2);
    act(() => vi.advanceTimersByTime(1000));
    expect(asked().size).toBe(3);
    vi.useRealTimers();
  });

  it('reports the result of a heart', async () => {
    open();
    press('Add “The fox” to favorites');
    expect(changeFavorite).toHaveBeenLastCalledWith('fox', 'in', 'The fox');
    await waitFor(() => expect(shownToast()).toBe('Added to Favorites - Story has been saved to your favorites.'));
    press('Remove “The owl” from favorites');
    expect(changeFavorite).toHaveBeenLastCalledWith('owl', 'out', 'The owl');
    await waitFor(() => expect(shownToast()).toBe('Removed from Favorites - Story has been removed from your favorites.'));
    expect(data.celebrateFavorite).toHaveBeenCalledExactlyOnceWith(screen.getByRole('button', { name: 'Add “The fox” to favorites' }));
  });
});

describe('looking for a story', () => {
  it('says how far it has looked while more comes, and that nothing is there only when all is known', () => {
    shelfHas([FOX, OWL], { hasMore: true, isLoadingMore: true });
    open();
    search('nowhere');
    expect(said()).toContain('Looking through your stories...');
    expect(screen.getByText('0 found so far, in your newest 2')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No stories found' })).toBeNull();
  });

  it('says what it could not look through, and goes on at a press', () => {
    const loadMore = vi.fn();
    shelfHas([FOX, OWL], { hasMore: true, moreFailed: true, loadMore });
    open();
    search('lamp');
    expect(said()).toBe('1 story found in your newest 2. We couldn’t search the rest right now.');
    press('Try Again');
    expect(loadMore).toHaveBeenCalledOnce();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says if the hearts are out of reach', () => {
    setFavorites({ failed: true });
    open();
    press('Favorites');
    expect(said()).toBe('We couldn’t load your favorites right now.');
  });
});

describe('deleting a story', () => {
  beforeEach(() => behindGate.set(null));

  it.each<[End, string]>([
    ['deleted', 'Story Deleted - “The fox” is gone from your shelf.'],
    ['failed', 'red: Not deleted - “The fox” is still on your shelf. Please try again later.'],
  ])('asks a grown-up first, and says in the end that it is %s', async (end, words) => {
    data.deleteStory.mockResolvedValue(end);
    open();
    press('Delete “The fox”');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answerGate();
    const question = screen.getByRole('alertdialog', { name: 'Delete this story?' });
    expect(question).toHaveAccessibleDescription(/“The fox” will leave your shelf/);
    expect(data.deleteStory).not.toHaveBeenCalled();
    press('Delete Story');
    await waitFor(() => expect(shownToast()).toBe(words));
  });

  it('says how long it can be taken back', () => {
    const deletions = createStore<ReadonlyMap<string, string>>(new Map());
    data.usePendingDeletions.mockImplementation(() => useStore(deletions));
    open();
    expect(said()).toBe('');
    act(() => deletions.set(new Map([['fox', 'undoable']])));
    expect(said()).toBe('“The fox” will be deleted in ten seconds.');
    expect(titles()).toEqual(['The owl']);
  });

  it('cannot be taken back while the server is being told, and the focus goes on to a neighbor', () => {
    data.usePendingDeletions.mockReturnValue(new Map([['fox', 'deleting']]));
    const known = createStore([FOX, OWL]);
    data.useShelf.mockImplementation(() => ({ ...NOTHING_MORE, stories: useStore(known) }));
    open();
    const undo = screen.getByRole('button', { name: 'Undo: keep “The fox”' });
    expect(undo).toBeDisabled();
    undo.focus();
    act(() => known.set([OWL]));
    expect(screen.getByRole('link', { name: 'The owl' })).toHaveFocus();
  });
});

// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Child, DEFAULT_SCENE, type ReadingProgress, type Story, type StoryPicture } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeFavorite, setFavorites } from '../../../../testing/fake-favorites.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { OfflineError, RegenerationFailure } from '../../../data/device/errors.ts';
import { readDraft } from '../../../data/session/drafts.ts';
import { setChildMode } from '../../parents/api/device-settings.ts';
import { FamilyReader } from './family-reader.tsx';

const data = vi.hoisted(() => ({
  useFamilyStory: vi.fn(),
  readChildren: vi.fn<() => Promise<Child[]>>(),
  celebrateFavorite: vi.fn(),
  regenerateStory: vi.fn(),
  useReadingProgress: vi.fn<() => ReadingProgress | null>(),
  saveProgress: vi.fn(),
  downloadFile: vi.fn(),
}));
vi.mock('../../../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-in', user: ANNA }) }));
vi.mock('../api/stories/family-stories.ts', () => ({ useFamilyStory: data.useFamilyStory }));
vi.mock('../../parents/api/children/child-documents.ts', () => ({ readChildren: data.readChildren }));
vi.mock('../api/favorites/favorites.ts', () => import('../../../../testing/fake-favorites.ts'));
vi.mock('../../../ui/download-file.ts', () => ({ downloadFile: data.downloadFile }));
vi.mock('../../../ui/moments/celebrate.ts', () => ({ celebrateFavorite: data.celebrateFavorite }));
vi.mock('../api/stories/first-story.ts', () => ({ isFirstStory: async () => false }));
vi.mock('../api/stories/regenerate-story.ts', () => ({ regenerateStory: data.regenerateStory }));
vi.mock('../api/reading/progress.ts', () => ({ useReadingProgress: data.useReadingProgress, saveProgress: data.saveProgress }));
vi.mock('../../../art/index.ts', async () => ({
  ...(await import('../../../../testing/plain-pictures.tsx')),
  StoryImage: ({ picture: { page, scene, looks = [] } }: { picture: StoryPicture }) => (
    <img alt={[`${page ?? 'cover'}: ${scene.place} at ${scene.time}`, ...looks.map((look) => look?.hair)].join(', ')} />
  ),
}));

beforeEach(() => {
  for (const mock of Object.values(data)) mock.mockReset();
  data.useFamilyStory.mockImplementation((id: string | null) => ({ data: id === null ? undefined : { ...FOX_STORY, id } }));
  data.readChildren.mockResolvedValue([]);
  setFavorites();
  data.useReadingProgress.mockReturnValue(null);
  data.saveProgress.mockResolvedValue(undefined);
});

const TEXTS = ['Mia met a fox.\n\n“Good evening,”\nsaid the fox.', 'They carried a lamp.', 'Mia slept.'];
const PAGES = TEXTS.map((text, index) => ({
  text,
  scene: { ...DEFAULT_SCENE, place: 'bakery' as const, time: index === 2 ? ('night' as const) : ('evening' as const) },
}));
/** Of three pages, each with its scene. */
const PAGED: Story = { ...FOX_STORY, pages: PAGES };
const show = (story: Story) => data.useFamilyStory.mockImplementation((id: string) => ({ data: { ...story, id } }));
const next = () => fireEvent.click(button('Next'));
const pictures = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));

const open = (at = `/read-story/${FOX_STORY.id}`) => renderScreen(<FamilyReader />, { at, route: '/read-story/*' });
const button = (name: string) => screen.getByRole('button', { name });

describe('a story about remembered children', () => {
  const wishes = { favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' } as const;
  const MIA: Child = { id: '0', nickname: 'Mia', ...wishes, appearance: { skin: 'dark', hair: 'locs' } };
  const LEO: Child = { id: '1', nickname: 'Leo', ...wishes, appearance: { hair: 'cropped' } };

  it('shows them on its pages as the family describes them, and not on the cover', async () => {
    data.readChildren.mockResolvedValue([LEO, MIA]);
    show({ ...PAGED, siblings: ['Ana', 'Leo'], childId: '0' });
    open();
    await waitFor(() => expect(data.readChildren).toHaveBeenCalledOnce());
    expect(pictures()).toEqual(['cover: forest at night']);
    next();
    await waitFor(() => expect(pictures()).toEqual(['1: bakery at evening, locs, , cropped']));
  });
});

describe('a story that was read while it was written', () => {
  const openAt = (state: unknown) => renderScreen(<FamilyReader />, { at: `/read-story/${FOX_STORY.id}`, route: '/read-story/*', state });

  it('opens on the page that was being read, forgets it for a later visit, and counts as read so far', () => {
    vi.useFakeTimers();
    try {
      show(PAGED);
      const { currentState } = openAt({ page: 1 });
      expect(screen.getByText('Page 2 of 3')).toBeVisible();
      expect(currentState()).toBeNull();
      act(() => void vi.advanceTimersByTime(2500));
      expect(data.saveProgress).toHaveBeenCalledExactlyOnceWith(FOX_STORY.id, { page: 2, pageCount: 3 });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    [null, 1],
    [{ page: -1 }, 1],
    [{ page: 'two' }, 1],
    [{ page: 7 }, 3],
  ])('with the state %j opens at page %i of three', (state, page) => {
    show(PAGED);
    openAt(state);
    expect(screen.getByText(`Page ${page} of 3`)).toBeVisible();
  });
});

describe('a story of the family', () => {
  it('shows title, line, body as text, its label, the sign-off and five ways on [spec 1.1, 2.40, 2.41, 2.42, 4.8]', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'The Fox & the Lamp' })).toBeVisible();
    expect(screen.getByText('A magical adventure for Mia featuring fox')).toBeVisible();
    for (const paragraph of ['Mia met a fox.', 'It was <quite> late.']) expect(screen.getByText(paragraph)).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('AI-generated')).toBeVisible();
    expect(screen.getByText('Sweet dreams, Mia!')).toBeVisible();
    for (const name of ['Add to Favorites', 'Download Story', 'Try a Different Version']) expect(button(name)).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Create Another Story' })).toHaveAttribute('href', '/create-story');
    expect(screen.getByRole('link', { name: 'Browse Stories' })).toHaveAttribute('href', '/');
  });

  it('has nothing but its pages in child mode', () => {
    setChildMode(true);
    open();
    expect(screen.getByText('Mia met a fox.')).toBeVisible();
    for (const name of ['Add to Favorites', 'Download Story', 'Try a Different Version'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Close']);
    act(() => setChildMode(false));
    expect(button('Add to Favorites')).toBeVisible();
  });

  it('names all of its children in the file that is downloaded', () => {
    show({ ...FOX_STORY, siblings: ['Leo', 'Ana'] });
    open();
    fireEvent.click(button('Download Story'));
    const [name, , text] = data.downloadFile.mock.lastCall ?? [];
    expect(name).toBe('the_fox___the_lamp.txt');
    expect(text).toMatch(/A magical adventure for Mia, Leo, and Ana featuring fox[\s\S]*Sweet dreams, Mia, Leo, and Ana!$/);
  });

  it('is the one that the last path segment names [spec 2.7]', () => {
    open('/read-story/some/thing/abc/');
    expect(data.useFamilyStory).toHaveBeenLastCalledWith('abc');
  });

  it('says that it is loading [spec 4.8]', () => {
    data.useFamilyStory.mockReturnValue({});
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your story...');
  });
});

describe('one that is not kept here, without a network', () => {
  it('is no story that is gone: it says so, stays, and asks again at a press', async () => {
    const refetch = vi.fn();
    data.useFamilyStory.mockReturnValue({ error: new OfflineError(), isFetching: false, refetch });
    const { user, currentPath } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Not on this device yet' })).toBeVisible();
    await user.click(button('Try Again'));
    expect(refetch).toHaveBeenCalledOnce();
    expect(currentPath()).toBe(`/read-story/${FOX_STORY.id}`);
  });
});

describe('adding it to the favorites', () => {
  it('is Adding..., then Added to Favorites for good [spec 1.3, 3.4, 4.9, 4.10, 8.11]', async () => {
    const { promise, resolve } = Promise.withResolvers<'done'>();
    changeFavorite.mockReturnValue(promise);
    const { user } = open();
    await user.click(button('Add to Favorites'));
    expect(changeFavorite).toHaveBeenCalledExactlyOnceWith(FOX_STORY.id, 'in', FOX_STORY.title);
    act(() => setFavorites({ changing: [FOX_STORY.id] }));
    expect(button('Adding...')).toBeDisabled();
    act(() => setFavorites({ ids: [FOX_STORY.id] }));
    resolve('done');
    await waitFor(() => expect(shownToast()).toBe('Added to Favorites! - "The Fox & the Lamp"'));
    expect(button('Added to Favorites')).toBeDisabled();
    expect(data.celebrateFavorite).toHaveBeenCalledExactlyOnceWith(button('Added to Favorites'));
  });
});

describe('the next episode', () => {
  it.each([
    ['is written with one press', 'Continue this adventure', true],
    ['waits in the form if details are to be changed first', 'Change details first', false],
  ])('%s', async (_what, name, start) => {
    show({ ...FOX_STORY, recap: '{child} met a fox.', cast: ['the fox'] });
    const { user, currentPath, currentState } = open();
    await user.click(button(name));
    await waitFor(() => expect(currentPath()).toBe('/create-story'));
    expect(currentState()).toEqual({ start });
    expect(readDraft('create-story')).toMatchObject({
      childName: 'Mia',
      continues: { storyId: FOX_STORY.id, recap: '{child} met a fox.' },
    });
  });

  it('is not offered if nothing is known of the story but the name', () => {
    open();
    for (const name of ['Continue this adventure', 'Change details first']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('a different version', () => {
  const page = () => screen.getByTestId('story-text');

  it('fades the text, takes its place in the address, and fades in again at its first page after 100 ms [spec 4.11, 8.15, 9.6]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    try {
      const { promise, resolve } = Promise.withResolvers<string>();
      data.regenerateStory.mockReturnValue(promise);
      show(PAGED);
      const { currentPath } = open();
      next();
      expect(page()).not.toHaveClass('opacity-30');
      fireEvent.click(button('Try a Different Version'));
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect(button('Creating New Story...')).toBeDisabled();
      expect(page()).toHaveClass('opacity-30', 'duration-500');
      await act(async () => resolve('new-id'));
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect(currentPath()).toBe('/read-story/new-id');
      expect(screen.getByText('Page 1 of 3')).toBeVisible();
      expect(shownToast()).toBe('New Adventure Generated! - A fresh story has been created with the same magical elements.');
      act(() => void vi.advanceTimersByTime(99));
      expect(page()).toHaveClass('opacity-30');
      act(() => void vi.advanceTimersByTime(1));
      expect(page()).not.toHaveClass('opacity-30');
    } finally {
      vi.useRealTimers();
    }
  });

  it('undoes the fade if it failed, and says what the server said [spec 4.11, 8.14]', async () => {
    data.regenerateStory.mockRejectedValue(new RegenerationFailure('Failed to generate new story', 'Another name, please.'));
    const { user, currentPath } = open();
    await user.click(button('Try a Different Version'));
    await waitFor(() => expect(shownToast()).toBe('red: Error - Failed to create a new story. Please try again. Another name, please.'));
    expect(page()).not.toHaveClass('opacity-30');
    expect(button('Try a Different Version')).toBeEnabled();
    expect(currentPath()).toBe(`/read-story/${FOX_STORY.id}`);
  });
});

// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_SCENE, type Story, type StoryPicture } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../testing/fake-backend.ts';
import { ROOT } from '../../../../testing/fake-firestore.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { decodeFields } from '../../../data/firestore/values.ts';
import type { Sent } from '../../../data/outbox/page/sync.ts';
import { showEntries } from '../../../data/outbox/page/sync-state.ts';
import { readDraft } from '../../../data/session/drafts.ts';
import { setChildMode } from '../../parents/api/device-settings.ts';
import { chooseComfort } from '../api/reading/reading-comfort.ts';
import { FamilyReader } from './family-reader.tsx';
import { UnfinishedReader, type UnfinishedStory } from './unfinished-reader.tsx';

vi.mock('../../../art/index.ts', async () => ({
  ...(await import('../../../../testing/plain-pictures.tsx')),
  StoryImage: ({ picture: { page, scene, looks = [] } }: { picture: StoryPicture }) => (
    <img alt={[`${page ?? 'cover'}: ${scene.place} at ${scene.time}`, ...looks.map((look) => look?.hair)].join(', ')} />
  ),
}));

let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  setChildMode(false);
  signIn();
});

const PAGES = ['Mia met a fox.', 'They carried a lamp.', 'Mia slept.'].map((text) => ({
  text,
  scene: { ...DEFAULT_SCENE, place: 'bakery', time: 'evening' } as const,
}));
/** Of three pages, each with its scene. */
const PAGED: Story = { ...FOX_STORY, pages: PAGES };
const button = (name: string) => screen.getByRole('button', { name });
const page = () => screen.getByTestId('story-text');

/** Only media queries with this word match. */
const matchOnly = (word: string) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: media.includes(word) }) as unknown as MediaQueryList);

const render = (at = `/read-story/${FOX_STORY.id}`, state?: unknown) =>
  renderScreen(<FamilyReader />, { at, route: '/read-story/*', state });

async function open(story: Story = FOX_STORY, state?: unknown) {
  backend.storeStory(story);
  const view = render(undefined, state);
  await screen.findByTestId('story-text');
  // The bars follow the text.
  await screen.findByRole('link', { name: 'Close' });
  return view;
}

describe('a story of the family', () => {
  it('is loaded, and shows title, line, body as text, its label, the sign-off and five ways on [spec 1.1, 2.40, 2.41, 2.42, 4.8]', async () => {
    const opening = open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your story...');
    await opening;
    expect(screen.getByRole('heading', { level: 1, name: 'The Fox & the Lamp' })).toBeVisible();
    expect(screen.getByText('A magical adventure for Mia featuring fox')).toBeVisible();
    for (const paragraph of ['Mia met a fox.', 'It was <quite> late.']) expect(screen.getByText(paragraph)).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('AI-generated')).toBeVisible();
    expect(screen.getByText('Sweet dreams, Mia!')).toBeVisible();
    for (const name of ['Add to Favorites', 'Download Story', 'Try a Different Version']) expect(button(name)).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Create Another Story' })).toHaveAttribute('href', '/create-story');
    expect(screen.getByRole('link', { name: 'Browse Stories' })).toHaveAttribute('href', '/');
    // Nothing is known of it but the name, so it cannot go on.
    for (const name of ['Continue this adventure', 'Change details first']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('shows remembered children on its pages as the family describes them', async () => {
    const wishes = { favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' };
    const [mia, leo] = [`users/${ANNA.firebaseUid}/children/0`, `users/${ANNA.firebaseUid}/children/1`] as const;
    backend.store(mia, { ...wishes, nickname: 'Mia', appearance: { hair: 'locs' } });
    backend.store(leo, { ...wishes, nickname: 'Leo', appearance: { hair: 'cropped' } });
    await open({ ...PAGED, siblings: ['Ana', 'Leo'], childId: '0' });
    const pictures = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
    await waitFor(() => expect(pictures()).toEqual(['0: bakery at evening, locs, , cropped']));
    fireEvent.click(button('Next'));
    await waitFor(() => expect(pictures()).toEqual(['1: bakery at evening, locs, , cropped']));
  });

  it('opens the looks of an undescribed child with one press, asks for the consent there, and draws it so at once', async () => {
    const { user } = await open({ ...PAGED, siblings: ['Leo'] });
    await user.click(button('More'));
    await user.click(await screen.findByRole('button', { name: 'How does Mia look?' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'How does Mia look?' }));
    expect(sheet.getByText('Mia joins “Your children” for this.')).toBeVisible();
    expect(await sheet.findByRole('button', { name: 'I Agree' })).toBeVisible();
    await user.click(await sheet.findByRole('radio', { name: 'Curls' }));
    act(() => setOnline(false));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByText(/^You’re offline right now/)).toBeVisible();
    act(() => setOnline(true));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'How does Mia look?' })).toBeNull());
    expect(screen.getAllByAltText('0: bakery at evening, curly,')).not.toEqual([]);
    const { favoriteAnimal, storyLength, storyTone } = FOX_STORY;
    const stored = decodeFields(backend.documents.get(`${ROOT}/users/${ANNA.firebaseUid}/children/0`) ?? {});
    expect(stored).toMatchObject({ nickname: 'Mia', favoriteAnimal, storyLength, storyTone, appearance: { hair: 'curly' } });
    // Its brother is next.
    expect(button('How does Leo look?')).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.queryByRole('button', { name: 'How does Mia look?' })).toBeNull();
  });

  it('does not ask how a child looks that is described, or that there is no room to remember', async () => {
    const wishes = { favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' };
    for (const [slot, nickname] of ['Mia', 'Ana', 'Ben', 'Cem', 'Dua', 'Eva', 'Finn', 'Gus'].entries()) {
      const appearance = nickname === 'Mia' && { appearance: { clothes: 'red' } };
      backend.store(`users/${ANNA.firebaseUid}/children/${slot}`, { ...wishes, nickname, ...appearance });
    }
    await open({ ...PAGED, siblings: ['Leo', 'Ana'] });
    fireEvent.click(button('More'));
    expect(await screen.findByRole('button', { name: 'How does Ana look?' })).toBeVisible();
    for (const name of ['Mia', 'Leo']) expect(screen.queryByRole('button', { name: `How does ${name} look?` })).toBeNull();
  });

  it('has nothing but its pages in child mode', async () => {
    setChildMode(true);
    await open();
    expect(screen.getByText('Mia met a fox.')).toBeVisible();
    for (const name of ['Add to Favorites', 'Download Story', 'Try a Different Version', 'More'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Close']);
    act(() => setChildMode(false));
    expect(button('Add to Favorites')).toBeVisible();
  });

  it('names all of its children in the file that is downloaded', async () => {
    const made = vi.fn<(file: Blob) => string>(() => '');
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: made }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open({ ...FOX_STORY, siblings: ['Leo', 'Ana'] });
    // Otherwise the file would be taken back a minute later.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fireEvent.click(button('Download Story'));
    vi.useRealTimers();
    const text = await made.mock.lastCall?.[0].text();
    expect(text).toMatch(/A magical adventure for Mia, Leo, and Ana featuring fox[\s\S]*Sweet dreams, Mia, Leo, and Ana!$/);
  });

  it('waits in the form of its next episode if details are to be changed first', async () => {
    const { user, currentPath, currentState } = await open({ ...FOX_STORY, recap: '{child} met a fox.', cast: ['the fox'] });
    await user.click(button('More'));
    await user.click(button('Change details first'));
    await waitFor(() => expect(currentPath()).toBe('/create-story'));
    expect(currentState()).toEqual({ start: false });
    const continues = { storyId: FOX_STORY.id, recap: '{child} met a fox.' };
    expect(readDraft('create-story')).toMatchObject({ childName: 'Mia', continues });
  });
});

describe('a story that was read while it was written', () => {
  it('opens on the page that was being read, forgets it for a later visit, and counts as read so far', async () => {
    const { currentState, unmount } = await open(PAGED, { page: 1 });
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    await waitFor(() => expect(currentState()).toBeNull());
    unmount();
    const entry = { type: 'progress', storyId: FOX_STORY.id, data: { page: 2, pageCount: 3 } };
    await waitFor(() => expect(backend.engine.send.mock.calls).toMatchObject([[entry]]));
  });

  it.each([
    [null, 1],
    [{ page: -1 }, 1],
    [{ page: 'two' }, 1],
    [{ page: 7 }, 3],
  ])('with the state %j opens at page %i of three', async (state, number) => {
    await open(PAGED, state);
    expect(screen.getByText(`Page ${number} of 3`)).toBeVisible();
  });
});

it('on a phone, what else there is opens from the first page, too', async () => {
  matchOnly('width');
  const { user } = await open(PAGED);
  await user.click(within(page()).getByRole('button', { name: 'More' }));
  expect(screen.getByRole('dialog', { name: 'More' })).toBeVisible();
  await user.click(button('Close'));
  await user.click(button('Next'));
  expect(page()).not.toContainElement(button('More'));
});

it('adding it to the favorites is Adding..., then Added to Favorites for good, with stars [spec 1.3, 3.4, 4.9, 4.10, 8.11]', async () => {
  // The stars are a still picture then, as jsdom has no animations.
  matchOnly('reduce');
  const { promise, resolve } = Promise.withResolvers<Sent>();
  backend.engine.send.mockImplementation((entry) => {
    showEntries([entry]);
    return promise;
  });
  const { user } = await open();
  // They rise from where the heart is; jsdom lays nothing out.
  vi.spyOn(button('Add to Favorites'), 'getBoundingClientRect').mockReturnValue({ left: 300, top: 500, width: 44, height: 44 } as DOMRect);
  await user.click(button('Add to Favorites'));
  expect(button('Adding...')).toBeDisabled();
  await act(async () => resolve({ kind: 'waiting', stored: true }));
  await waitFor(() => expect(shownToast()).toBe('Added to Favorites! - "The Fox & the Lamp"'));
  expect(button('Added to Favorites')).toBeDisabled();
  const entry = { action: 'add', storyId: FOX_STORY.id, data: { title: FOX_STORY.title } };
  expect(backend.engine.send.mock.calls).toMatchObject([[entry]]);
  await waitFor(() => expect(document.querySelector('[data-moment="stars"]')).not.toBeNull());
});

describe('a different version', () => {
  /** Lets everything happen that waits for no time. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) {
      await act(() => vi.dynamicImportSettled());
      await act(() => vi.advanceTimersByTimeAsync(0));
    }
  }

  it('fades the text, takes its place in the address, and fades in again at its first page after 100 ms [spec 4.11, 8.15, 9.6]', async () => {
    const written = Promise.withResolvers<Response>();
    backend.api['POST /api/generate-story'] = () => written.promise;
    const { currentPath } = await open(PAGED);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    fireEvent.click(button('Next'));
    expect(page()).not.toHaveClass('opacity-30');
    fireEvent.click(button('Try a Different Version'));
    await settle();
    expect(button('Creating New Story...')).toBeDisabled();
    expect(page()).toHaveClass('opacity-30', 'duration-500');
    written.resolve(Response.json({ title: 'Another', content: '<p>One.</p>', pages: PAGES }));
    await settle();
    expect(currentPath()).toMatch(/^\/read-story\/[0-9a-f-]{36}$/);
    expect(currentPath()).not.toContain(FOX_STORY.id);
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(shownToast()).toBe('New Adventure Generated! - A fresh story has been created with the same magical elements.');
    act(() => void vi.advanceTimersByTime(99));
    expect(page()).toHaveClass('opacity-30');
    act(() => void vi.advanceTimersByTime(1));
    expect(page()).not.toHaveClass('opacity-30');
  });

  it('that fails undoes the fade, and says what the server said [spec 4.11, 8.14]', async () => {
    backend.api['POST /api/generate-story'] = () => Response.json({ message: 'Another name, please.' }, { status: 422 });
    const { user, currentPath } = await open();
    await user.click(button('Try a Different Version'));
    await waitFor(() => expect(shownToast()).toBe('red: Error - Failed to create a new story. Please try again. Another name, please.'));
    expect(page()).not.toHaveClass('opacity-30');
    expect(button('Try a Different Version')).toBeEnabled();
    expect(currentPath()).toBe(`/read-story/${FOX_STORY.id}`);
  });
});

describe('a story that is being written', () => {
  const onPage = vi.fn();

  beforeEach(() => {
    onPage.mockReset();
    chooseComfort({ longPage: false });
  });

  /** The story on the create form's route. */
  function openUnfinished(...texts: string[]) {
    const story: UnfinishedStory = { ...FOX_STORY, content: '', pages: texts.map((text) => ({ text, scene: DEFAULT_SCENE })) };
    return renderScreen(<UnfinishedReader story={story} onPage={onPage} />, { at: '/create-story' });
  }

  it('reports the open page, and stores no progress, as the number of pages is not known', async () => {
    const { unmount } = openUnfinished('One.', 'Two.', 'Three.');
    fireEvent.click(button('Next'));
    fireEvent.click(button('Next'));
    // A finished book stores its place when it is closed.
    unmount();
    await new Promise((resolve) => setTimeout(resolve));
    expect(onPage.mock.calls.flat()).toEqual([0, 1, 2]);
    expect(backend.engine.send).not.toHaveBeenCalled();
  });

  it('as one long page has the status below the pages', () => {
    act(() => chooseComfort({ longPage: true }));
    openUnfinished('One.', 'Two.');
    expect(screen.getByText('One.')).toBeVisible();
    expect(screen.getByText('Two.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The next page is being written...');
    expect(screen.queryByRole('navigation', { name: 'Turn the page' })).toBeNull();
  });
});

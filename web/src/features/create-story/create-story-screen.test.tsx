// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { saveDraft } from '../../data/cache/drafts.ts';
import type { Session } from '../../data/session/session.ts';
import { CREATE_STORY_DRAFT } from '../../data/stories/episodes.ts';
import type { SubmitOptions, SubmitOutcome } from '../../data/stories/submit-story-request.ts';
import { CreateStoryScreen } from './create-story-screen.tsx';
import { type StoryForm, storedForm, storeForm } from './story-form.ts';

const useSession = vi.hoisted(() => vi.fn<() => Session>());
const submitStoryRequest = vi.hoisted(() => vi.fn());
const discardReplacedRequest = vi.hoisted(() => vi.fn());
vi.mock('../../data/session/session.ts', () => ({ useSession }));
vi.mock('../../data/stories/submit-story-request.ts', () => ({ submitStoryRequest }));
vi.mock('../../data/stories/changed-request.ts', () => ({ discardReplacedRequest }));
let createdIds = 0;
vi.mock('../../data/account/children.ts', () => ({ useChildren: () => [], hasRoom: () => true }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

beforeEach(() => {
  useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => `story-${++createdIds}` as ReturnType<typeof crypto.randomUUID>);
  submitStoryRequest.mockReset();
  discardReplacedRequest.mockReset();
});

const open = () => renderScreen(<CreateStoryScreen />, { at: '/create-story' });
type User = ReturnType<typeof open>['user'];
const submitButton = () => screen.getByText('Create My Story!', { selector: 'button' });

async function chooseEverything(user: User) {
  await user.type(screen.getByLabelText("Child's Name"), 'Mia');
  await user.type(screen.getByLabelText('Favorite Animal'), ' small  fox');
  await user.click(screen.getByRole('radio', { name: /^Forest/ }));
  await user.click(screen.getByRole('radio', { name: /^Short/ }));
  await user.click(screen.getByRole('radio', { name: /^Cozy/ }));
}

const COMPLETE: StoryForm = {
  storyId: FOX_STORY.id,
  childName: 'Mia',
  favoriteAnimal: ' small  fox',
  storySetting: 'forest',
  storyLength: 'short',
  storyTone: 'cozy',
  coverImage: 'moon',
  siblings: [],
  continues: null,
};

/** Opens the form with a stored draft, which is quicker than typing in each test. */
function openFilledIn(wishes: { childName?: string; replaces?: string; siblings?: string[] } = {}) {
  storeForm({ ...COMPLETE, ...wishes });
  return open();
}

function ends(outcome: SubmitOutcome) {
  submitStoryRequest.mockImplementation(async (_order, { onStored, open: openReader }: SubmitOptions) => {
    onStored?.();
    if (outcome.kind === 'ready') openReader(outcome);
    return outcome;
  });
}

/** A request that is still under way: the test says what becomes of it. */
function underWay() {
  const { promise, resolve } = Promise.withResolvers<SubmitOutcome>();
  const given: { options?: SubmitOptions } = {};
  submitStoryRequest.mockImplementation((_order, options: SubmitOptions) => {
    given.options = options;
    options.signal?.addEventListener('abort', () => resolve({ kind: 'canceled' }));
    return promise;
  });
  const options = (): SubmitOptions => given.options as SubmitOptions;
  return { options, end: (outcome: SubmitOutcome) => act(async () => resolve(outcome)) };
}

describe('the create form', () => {
  it('offers 20 settings, 3 lengths, 5 moods and 6 covers, with the moon chosen [spec 2.26, 3.21, 9.3, 9.7]', () => {
    open();
    const radios = (name: string) => screen.getAllByRole('radio').filter((radio) => radio.getAttribute('name') === name);
    expect(radios('storySetting')).toHaveLength(20);
    expect(radios('storyLength')).toHaveLength(3);
    expect(radios('storyTone')).toHaveLength(5);
    expect(radios('coverImage')).toHaveLength(6);
    expect(screen.getByRole('radio', { name: 'Moonlit Night' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /200 words, about 1 min read/ })).not.toBeChecked();
  });

  it('takes the place of the order that it changes once it is written down, and not before', async () => {
    const { user } = openFilledIn({ replaces: 'refused-entry' });
    ends({ kind: 'refused', message: 'Please choose another animal.' });
    await user.click(submitButton());
    await waitFor(() => expect(shownToast()).toContain('Please choose another animal.'));
    expect(discardReplacedRequest).not.toHaveBeenCalled();
    ends({ kind: 'queued', because: 'offline' });
    await user.click(submitButton());
    await waitFor(() => expect(discardReplacedRequest).toHaveBeenCalledExactlyOnceWith('refused-entry'));
    const [order] = submitStoryRequest.mock.lastCall ?? [];
    expect(order.request).not.toHaveProperty('replaces');
  });

  it('cannot be sent until everything is filled in, and says what is missing [spec 2.25, 2.29, 5.2]', async () => {
    const { user } = open();
    expect(submitButton()).toBeDisabled();
    await chooseEverything(user);
    expect(submitButton()).toBeEnabled();
    await user.clear(screen.getByLabelText("Child's Name"));
    expect(submitButton()).toBeDisabled();
    expect(screen.getByText("Still to choose: the child's name.")).toBeVisible();
  });

  it('says what is missing when it is sent incomplete all the same [spec 5.2]', () => {
    open();
    fireEvent.submit(submitButton().closest('form') as HTMLFormElement);
    expect(shownToast()).toBe(
      'red: Missing Information - Please fill in all fields, select a cover image, choose story length and tone to create your magical story!',
    );
    expect(submitStoryRequest).not.toHaveBeenCalled();
  });

  it('keeps what was chosen over a visit elsewhere', async () => {
    const { user, unmount } = open();
    await chooseEverything(user);
    unmount();
    open();
    expect(screen.getByLabelText("Child's Name")).toHaveValue('Mia');
    expect(submitButton()).toBeEnabled();
  });

  it('says what is wrong with a name, at the name', async () => {
    const { user } = openFilledIn({ childName: 'Mia <3' });
    await user.click(submitButton());
    expect(screen.getByLabelText("Child's Name")).toBeInvalid();
    expect(screen.getByLabelText("Child's Name")).toHaveFocus();
    expect(screen.getByLabelText("Child's Name")).toHaveAccessibleDescription(/can only have letters/);
    expect(submitStoryRequest).not.toHaveBeenCalled();
  });
});

describe('the settings', () => {
  it('fold away 150 ms after a pick into a banner with a way to change it [spec 2.26, 2.27, 9.6]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      open();
      fireEvent.click(screen.getByRole('radio', { name: /^Bakery/ }));
      vi.advanceTimersByTime(149);
      expect(screen.queryByText('Selected Theme')).toBeNull();
      await vi.advanceTimersByTimeAsync(1);
    } finally {
      vi.useRealTimers();
    }
    expect(await screen.findByText('Selected Theme')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^Bakery/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Change/ }));
    expect(screen.getByRole('radio', { name: /^Bakery/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Bakery/ })).toHaveFocus();
  });

  it('put the chosen one on a badge [spec 2.27]', async () => {
    const { user } = open();
    expect(screen.queryByText(/Chosen setting/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Pirate Ship/ }));
    expect(screen.getByText(/Chosen setting/).parentElement).toHaveTextContent('Pirate Ship');
  });

  it('stay open while the arrow keys move through them, and close at Enter', () => {
    open();
    const grid = screen.getByRole('group', { name: 'Story setting' });
    fireEvent.keyDown(grid, { key: 'ArrowDown' });
    fireEvent.click(screen.getByRole('radio', { name: /^Jungle/ }));
    expect(screen.queryByText('Selected Theme')).toBeNull();
    fireEvent.keyDown(grid, { key: 'Enter' });
    expect(screen.getByText('Selected Theme')).toBeVisible();
  });
});

describe('who may create', () => {
  it('tells a visitor that signing in is needed, and sends them there at the press [spec 2.29, 5.3, 6.1]', async () => {
    useSession.mockReturnValue({ status: 'signed-out' });
    const { user, currentPath } = openFilledIn();
    expect(screen.getByText(/need to sign in/)).toBeVisible();
    await user.click(submitButton());
    expect(shownToast()).toBe('red: Login Required - Please log in to create and save your personalized stories.');
    expect(currentPath()).toBe('/auth');
  });

  it('sends a person without an id to sign in again [spec 5.4]', async () => {
    useSession.mockReturnValue({ status: 'signed-in', user: { ...ANNA, firebaseUid: '' } });
    const { user, currentPath } = openFilledIn();
    await user.click(submitButton());
    expect(shownToast()).toBe('red: Authentication Error - Please refresh the page and try logging in again.');
    expect(currentPath()).toBe('/auth');
  });
});

describe('a sent request', () => {
  it('asks for the normalized wishes under one id [spec 1.3]', async () => {
    ends({ kind: 'refused', message: '' });
    const { user } = openFilledIn();
    await user.click(submitButton());
    expect(submitStoryRequest).toHaveBeenCalledExactlyOnceWith(
      {
        storyId: FOX_STORY.id,
        uid: ANNA.firebaseUid,
        request: {
          ...{ childName: 'Mia', favoriteAnimal: 'small fox', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy' },
          age: '4-5',
        },
        coverImage: 'moon',
      },
      expect.anything(),
    );
  });

  it('keeps its id when it is sent again unchanged, and gets another when the wishes change', async () => {
    ends({ kind: 'failed', message: '' });
    const { user } = openFilledIn();
    await user.click(submitButton());
    await user.click(submitButton());
    await user.click(screen.getByRole('radio', { name: /^Long/ }));
    await user.click(submitButton());
    const [first, second, third] = submitStoryRequest.mock.calls.map(([order]) => (order as { storyId: string }).storyId);
    expect(first).toBe(FOX_STORY.id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('has the id that the form opened with, also after a visit elsewhere, and the next form another', async () => {
    storeForm({ ...COMPLETE, storyId: FOX_STORY.id });
    const { storyId: _none, ...earlier } = COMPLETE;
    expect(storedForm().storyId).toBe(FOX_STORY.id);
    saveDraft(CREATE_STORY_DRAFT, earlier);
    expect(storedForm()).toMatchObject({ ...earlier, storyId: expect.stringMatching(/^story-/) });
    ends({ kind: 'queued', because: 'offline' });
    const { user } = openFilledIn();
    await user.click(submitButton());
    await waitFor(() => expect(submitStoryRequest.mock.calls[0]?.[0]).toMatchObject({ storyId: FOX_STORY.id }));
    await waitFor(() => expect(storedForm().childName).toBe(''));
    expect(storedForm().storyId).not.toBe(FOX_STORY.id);
  });

  it('shows what is going on, can be canceled, and loses nothing [spec 5.2]', async () => {
    const { options } = underWay();
    const { user } = openFilledIn();
    await user.click(submitButton());
    expect(submitButton()).toBeDisabled();
    expect(await screen.findByText(/^Writing the story/, { selector: 'li' })).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText(/^Writing the story/, { selector: '[role=status]' })).toBeVisible();
    act(() => options().onStep?.('saving'));
    await waitFor(() => expect(screen.getByText('Putting it on your shelf', { selector: 'li' })).toHaveAttribute('aria-current', 'step'));
    expect(screen.getByText('Putting it on your shelf', { selector: '[role=status]' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(shownToast()).toBe('Stopped - Everything you chose is still here.');
    expect(screen.getByLabelText("Child's Name")).toHaveValue('Mia');
  });

  it.each<[string, SubmitOutcome, string, string]>([
    ['ready', { kind: 'ready', storyId: 'abc', title: 'The Fox' }, 'Story Created! - "The Fox" is ready to read!', '/read-story/abc'],
    [
      'queued while offline',
      { kind: 'queued', because: 'offline' },
      "Story Queued for Creation - Your story will be generated when you're back online. You can check your favorites to see it once it's ready.",
      '/favorites',
    ],
    [
      'queued after a failure',
      { kind: 'queued', because: 'failure' },
      'Story Queued - Story generation failed but has been queued for when connection improves.',
      '/favorites',
    ],
    [
      'queued until the address is verified',
      { kind: 'queued', because: 'verify-email' },
      'Please verify your email address - Your story is saved here. It will be written as soon as you verify your email: open the link we sent you.',
      '/favorites',
    ],
    ['queued for a quota', { kind: 'queued', because: 'quota', message: 'Ten a day.' }, 'Story Queued - Ten a day.', '/favorites'],
    [
      'refused',
      { kind: 'refused', message: 'Another name, please.' },
      'red: Story Creation Failed - Another name, please.',
      '/create-story',
    ],
    [
      'refused without words',
      { kind: 'refused', message: '' },
      'red: Story Creation Failed - Something went wrong while creating your story. Please try again!',
      '/create-story',
    ],
    [
      'neither created nor queued',
      { kind: 'failed', message: '' },
      'red: Story Creation Failed - Unable to create or queue story. Please try again.',
      '/create-story',
    ],
  ])('that is %s says so and leads on [spec 4.12, 4.13, 4.14, 8.16, 8.17, 8.18, 8.19, 8.20]', async (_name, outcome, words, place) => {
    ends(outcome);
    const { user, currentPath } = openFilledIn();
    await user.click(submitButton());
    await waitFor(() => expect(shownToast()).toBe(words));
    await waitFor(() => expect(currentPath()).toBe(place));
  });

  it('that the server refuses for a name says so at the name, and keeps every wish', async () => {
    const message = "We can't use this name in a bedtime story.";
    const { user } = openFilledIn({ siblings: ['Leo'] });
    ends({ kind: 'refused', message, field: 'childName' });
    await user.click(submitButton());
    const name = screen.getByLabelText("Child's Name");
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription(message);
    expect(name).toHaveValue('Mia');
    expect(screen.getByRole('radio', { name: /^Cozy/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Leo', pressed: true })).toBeVisible();
    await user.type(name, 'e');
    expect(name).toHaveAccessibleDescription('');
  });

  it.each([1, 3])('that is refused for one of %i other names says so where they are', async (count) => {
    const { user } = openFilledIn({ siblings: ['Leo', 'Ana', 'Zoe'].slice(0, count) });
    ends({ kind: 'refused', message: 'One of the names does not fit.', field: 'siblings' });
    await user.click(submitButton());
    expect(await screen.findByText('One of the names does not fit.')).toBeVisible();
    expect(document.activeElement?.closest('[data-field="siblings"]')).not.toBeNull();
  });

  it('that came through leaves an empty form for the next one', async () => {
    ends({ kind: 'ready', storyId: 'abc', title: 'The Fox' });
    const { user, currentPath, unmount } = openFilledIn();
    await user.click(submitButton());
    await waitFor(() => expect(currentPath()).toBe('/read-story/abc'));
    unmount();
    open();
    expect(screen.getByLabelText("Child's Name")).toHaveValue('');
  });
});

describe('a story that takes its time', () => {
  const FAVORITES = { name: 'Go to Favorites' };

  /** Sent, written down, and twelve seconds later. */
  async function waitLong({ kept = true } = {}) {
    const request = underWay();
    const view = openFilledIn();
    // The waiting dialog's code.
    await act(() => vi.dynamicImportSettled());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(submitButton());
      if (kept) act(() => request.options().onStored?.());
      act(() => void vi.advanceTimersByTime(11_999));
      expect(screen.queryByText(/still being written/)).toBeNull();
      act(() => void vi.advanceTimersByTime(1));
    } finally {
      vi.useRealTimers();
    }
    return { ...request, ...view };
  }

  it('says after twelve seconds that the story is still being written and that the user may leave', async () => {
    const { user, currentPath, options } = await waitLong();
    expect(screen.getByText(/still writing, and you don’t have to wait here/)).toBeVisible();
    await user.click(screen.getByRole('button', FAVORITES));
    expect(currentPath()).toBe('/favorites');
    expect(options().signal?.aborted).toBe(false);
  });

  it('goes on when its person has left: it does not call them back, and says when it is ready', async () => {
    const { user, currentPath, options, end } = await waitLong();
    await user.click(screen.getByRole('button', FAVORITES));
    expect(options().hasLeft()).toBe(true);
    expect(options().open({ storyId: 'abc', title: 'The Fox' })).toBe(false);
    await end({ kind: 'ready', storyId: 'abc', title: 'The Fox' });
    expect(currentPath()).toBe('/favorites');
    expect(shownToast()).toBe('Story Created! - "The Fox" is ready to read!');
  });

  it('leaves an empty form, as its wishes are written down', async () => {
    const { unmount } = await waitLong();
    unmount();
    open();
    expect(screen.getByLabelText("Child's Name")).toHaveValue('');
  });

  it('asks to stay where it could not be written down, and keeps the form', async () => {
    const { unmount } = await waitLong({ kept: false });
    expect(screen.getByText(/Please stay here/)).toBeVisible();
    expect(screen.queryByRole('button', FAVORITES)).toBeNull();
    unmount();
    open();
    expect(screen.getByLabelText("Child's Name")).toHaveValue('Mia');
  });
});

describe('a story that was asked for elsewhere', () => {
  it('is requested at once, and once', async () => {
    storeForm(COMPLETE);
    ends({ kind: 'canceled' });
    const { currentState } = renderScreen(<CreateStoryScreen />, { at: '/create-story', state: { start: true } });
    await waitFor(() => expect(submitStoryRequest).toHaveBeenCalledOnce());
    // A reload or a way back finds no wish to start.
    expect(currentState()).toBeNull();
    // Canceling leads to the form, filled in.
    expect(await screen.findByLabelText("Child's Name")).toHaveValue('Mia');
    await act(async () => undefined);
    expect(submitStoryRequest).toHaveBeenCalledOnce();
  });

  it('waits for a press where something is missing', async () => {
    storeForm({ ...COMPLETE, storySetting: null });
    renderScreen(<CreateStoryScreen />, { at: '/create-story', state: { start: true } });
    await act(async () => undefined);
    expect(submitStoryRequest).not.toHaveBeenCalled();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the next episode', () => {
  const EPISODE: StoryForm = { ...COMPLETE, continues: { storyId: FOX_STORY.id, title: 'The Fox', recap: '{child} met a fox.', cast: [] } };

  it('is named on its form until the user leaves the page: the next form starts empty', () => {
    storeForm(EPISODE);
    const { unmount } = open();
    expect(screen.getByText('The next episode of')).toHaveTextContent('The next episode of The Fox');
    unmount();
    open();
    expect(screen.queryByText('The next episode of')).toBeNull();
    expect(screen.getByLabelText("Child's Name")).toHaveValue('');
  });

  it('can become a story of its own, which stays on the form', async () => {
    storeForm(EPISODE);
    const { user, unmount } = open();
    await user.click(screen.getByRole('button', { name: 'Start a new story instead' }));
    unmount();
    open();
    expect(screen.queryByText('The next episode of')).toBeNull();
    expect(screen.getByLabelText("Child's Name")).toHaveValue('Mia');
  });
});

describe('“Surprise Me”', () => {
  it('chooses everything but the name, and keeps what was chosen', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText("Child's Name"), 'Mia');
    await user.type(screen.getByLabelText('Favorite Animal'), 'otter');
    await user.click(screen.getByRole('radio', { name: /^Short/ }));
    await user.click(screen.getByRole('button', { name: 'Surprise Me' }));
    expect(storedForm()).toMatchObject({ childName: 'Mia', favoriteAnimal: 'otter', storyLength: 'short' });
    expect(submitButton()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps a place and a cover of the family’s, and replaces its own', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Surprise Me' }));
    const { storySetting, coverImage } = storedForm();
    random.mockReturnValue(0.99);
    await user.click(screen.getByRole('button', { name: 'Surprise Me' }));
    expect(storedForm().storySetting).not.toBe(storySetting);
    expect(storedForm().coverImage).not.toBe(coverImage);
    await user.click(screen.getByRole('button', { name: /^Change the setting/ }));
    await user.click(screen.getByRole('radio', { name: /^Meadow/ }));
    await user.click(screen.getByRole('radio', { name: /^Secret Garden/ }));
    await user.click(screen.getByRole('button', { name: 'Surprise Me' }));
    expect(storedForm()).toMatchObject({ storySetting: 'meadow', coverImage: 'garden' });
    random.mockRestore();
  });

  it('folds the settings away, so that the chosen one need not be looked for', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Surprise Me' }));
    expect(await screen.findByText('Selected Theme')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^Forest/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Change the setting/ }));
    expect(screen.getByRole('radio', { name: /^Forest/ })).toBeVisible();
  });
});

// @vitest-environment jsdom
/** What becomes of a story after “Create My Story!”. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { COMPLETE } from '../../../testing/story-form.ts';
import { shownToast } from '../../../testing/toasts.ts';
import type { SubmitOptions, SubmitOutcome } from '../../data/stories/submit-story-request.ts';
import { CreateStoryScreen } from './create-story-screen.tsx';
import { type StoryForm, storedForm, storeForm } from './story-form.ts';

const submitStoryRequest = vi.hoisted(() => vi.fn());
const discardReplacedRequest = vi.hoisted(() => vi.fn());
vi.mock('../../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-in', user: ANNA }) }));
vi.mock('../../data/stories/submit-story-request.ts', () => ({ submitStoryRequest }));
vi.mock('../../data/stories/changed-request.ts', () => ({ discardReplacedRequest }));
vi.mock('../../data/account/children/children.ts', () => ({ useChildren: () => [], hasRoom: () => true }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

beforeEach(() => {
  submitStoryRequest.mockReset();
  discardReplacedRequest.mockReset();
});

const open = () => renderScreen(<CreateStoryScreen />, { at: '/create-story' });
/** Opens the form with a stored draft, which is quicker than typing in each test. */
function openFilledIn(wishes: Partial<StoryForm> = {}) {
  storeForm({ ...COMPLETE, ...wishes });
  return open();
}
const submitButton = () => screen.getByText('Create My Story!', { selector: 'button' });
const childName = () => screen.getByLabelText("Child's Name");

function ends(outcome: SubmitOutcome) {
  submitStoryRequest.mockImplementation(async (_order, { onStored, open: openReader }: SubmitOptions) => {
    onStored?.();
    if (outcome.kind === 'ready') openReader(outcome);
    return outcome;
  });
}

/** A request that is still under way: the test decides how it ends. */
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

describe('a sent request', () => {
  it('has the normalized wishes under the id of its form, also again; changed wishes get another [spec 1.3]', async () => {
    ends({ kind: 'failed', message: '' });
    const { user } = openFilledIn({ favoriteAnimal: ' small  fox' });
    await user.click(submitButton());
    await user.click(submitButton());
    await user.click(screen.getByRole('radio', { name: /^Long/ }));
    await user.click(submitButton());
    const [first, second, third] = submitStoryRequest.mock.calls.map(([order]) => order);
    const { storyId, coverImage, siblings: _none, continues: _nothing, ...wishes } = COMPLETE;
    expect(first).toEqual({
      ...{ storyId, coverImage, uid: ANNA.firebaseUid },
      request: { ...wishes, favoriteAnimal: 'small fox', age: '4-5' },
    });
    expect(second.storyId).toBe(storyId);
    expect(third.storyId).not.toBe(storyId);
  });

  it('takes the place of the request that it changes once it is stored, and not before', async () => {
    const { user } = openFilledIn({ replaces: 'refused-entry' });
    ends({ kind: 'refused', message: 'Please choose another animal.' });
    await user.click(submitButton());
    await waitFor(() => expect(shownToast()).toContain('Please choose another animal.'));
    expect(discardReplacedRequest).not.toHaveBeenCalled();
    ends({ kind: 'queued', because: 'offline' });
    await user.click(submitButton());
    await waitFor(() => expect(discardReplacedRequest).toHaveBeenCalledExactlyOnceWith('refused-entry'));
    expect(submitStoryRequest.mock.lastCall?.[0].request).not.toHaveProperty('replaces');
  });

  it('shows its steps, can be canceled, and loses nothing [spec 5.2]', async () => {
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
    expect(childName()).toHaveValue('Mia');
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
      'queued until the user agrees to the terms',
      { kind: 'queued', because: 'terms' },
      'Please agree to our terms - Your story is saved here. Please agree to the terms at the bottom of the page, and we’ll write it.',
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
  ])(
    'that is %s says so, leads on, and empties the form if nothing is left to do [spec 4.12, 4.13, 4.14, 8.16, 8.17, 8.18, 8.19, 8.20]',
    async (_name, outcome, words, place) => {
      ends(outcome);
      const { user, currentPath } = openFilledIn();
      await user.click(submitButton());
      await waitFor(() => expect(shownToast()).toBe(words));
      await waitFor(() => expect(currentPath()).toBe(place));
      const stays = place === '/create-story';
      await waitFor(() => expect(storedForm()).toMatchObject(stays ? COMPLETE : { childName: '' }));
      if (!stays) expect(storedForm().storyId).not.toBe(FOX_STORY.id);
    },
  );

  it('that the server refuses for a name says so at the name, and keeps every wish', async () => {
    const message = "We can't use this name in a bedtime story.";
    const { user } = openFilledIn({ siblings: ['Leo'] });
    ends({ kind: 'refused', message, field: 'childName' });
    await user.click(submitButton());
    await waitFor(() => expect(childName()).toHaveFocus());
    expect(childName()).toHaveAccessibleDescription(message);
    expect(storedForm()).toMatchObject({ childName: 'Mia', storyTone: 'cozy', siblings: ['Leo'] });
    await user.type(childName(), 'e');
    expect(childName()).toHaveAccessibleDescription('');
  });

  it.each([1, 3])('that is refused for one of %i other names says so where they are', async (count) => {
    const { user } = openFilledIn({ siblings: ['Leo', 'Ana', 'Zoe'].slice(0, count) });
    ends({ kind: 'refused', message: 'One of the names does not fit.', field: 'siblings' });
    await user.click(submitButton());
    expect(await screen.findByText('One of the names does not fit.')).toBeVisible();
    expect(document.activeElement?.closest('[data-field="siblings"]')).not.toBeNull();
  });
});

describe('a story that takes its time', () => {
  const FAVORITES = { name: 'Go to Favorites' };

  /** Sent twelve seconds ago. @param stored whether the request is stored on the device */
  async function waitLong({ stored }: { stored: boolean }) {
    const request = underWay();
    const view = openFilledIn();
    // The waiting dialog's code.
    await act(() => vi.dynamicImportSettled());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(submitButton());
      if (stored) act(() => request.options().onStored?.());
      act(() => void vi.advanceTimersByTime(11_999));
      expect(screen.queryByText(/still being written/)).toBeNull();
      act(() => void vi.advanceTimersByTime(1));
    } finally {
      vi.useRealTimers();
    }
    return { ...request, ...view };
  }

  it.each([
    ['leaves an empty form behind', true, ''],
    ['asks to stay and keeps the form', false, 'Mia'],
  ])('%s (request stored: %s)', async (_what, stored, name) => {
    const { unmount } = await waitLong({ stored });
    expect(screen.queryAllByText(/Please stay here/)).toHaveLength(stored ? 0 : 1);
    expect(screen.queryAllByRole('button', FAVORITES)).toHaveLength(stored ? 1 : 0);
    unmount();
    expect(storedForm().childName).toBe(name);
  });
});

describe('a story that was asked for elsewhere', () => {
  const openStarted = () => renderScreen(<CreateStoryScreen />, { at: '/create-story', state: { start: true } });

  it('is requested at once, and once', async () => {
    storeForm(COMPLETE);
    ends({ kind: 'canceled' });
    const { currentState } = openStarted();
    await waitFor(() => expect(submitStoryRequest).toHaveBeenCalledOnce());
    // A reload or a way back finds no wish to start.
    expect(currentState()).toBeNull();
    // Canceling leads to the form, filled in.
    await waitFor(() => expect(childName()).toHaveValue('Mia'));
    await act(async () => undefined);
    expect(submitStoryRequest).toHaveBeenCalledOnce();
  });

  it('waits for a press if something is missing', async () => {
    storeForm({ ...COMPLETE, storySetting: null });
    openStarted();
    await act(async () => undefined);
    expect(submitStoryRequest).not.toHaveBeenCalled();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  });
});

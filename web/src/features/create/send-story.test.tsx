// @vitest-environment jsdom
/** What a user sees after “Create My Story!”. create-outcomes.test.ts says what becomes of the request. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DEFAULT_SCENE } from '@tuckaway/domain';
import { lazy, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../../testing/fixtures.ts';
import { openCreateStory } from '../../../testing/open-create-story.tsx';
import { COMPLETE } from '../../../testing/story-form.ts';
import type { StoryOutcome } from '../../data/outbox/outbox.ts';
import type { UnfinishedReaderProps } from '../reader/family/unfinished-reader.tsx';
import type { SignUpSheet } from './create-story-screen.tsx';
import type { FirstPages } from './waiting/first-pages.ts';

vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const submitButton = () => screen.getByText('Create My Story!', { selector: 'button' });
const childName = () => screen.getByLabelText("Child's Name");

/** Opens the form with a draft, which is quicker than typing in each test, and presses the button. */
async function send(opening: Parameters<typeof openCreateStory>[0] = {}) {
  const world = openCreateStory(opening);
  await world.user.click(submitButton());
  return Object.assign(world, { ended: (outcome: StoryOutcome) => act(() => world.end(outcome)) });
}

describe('a story that is being written', () => {
  it('shows its steps, can be canceled, and loses nothing [spec 5.2]', async () => {
    const world = await send();
    expect(submitButton()).toBeDisabled();
    expect(await screen.findByText(/^Writing the story/, { selector: 'li' })).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText(/^Writing the story/, { selector: '[role=status]' })).toBeVisible();
    act(() => world.options.onStep?.('saving'));
    expect(screen.getByText('Putting it on your shelf', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('Putting it on your shelf', { selector: '[role=status]' })).toBeVisible();
    await world.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(world.toasts).toEqual(['Stopped - Everything you chose is still here.']);
    expect(world.draft).toMatchObject(COMPLETE);
  });

  it.each([true, false])('offers to leave after twelve seconds if it is stored, and otherwise asks to stay (%s)', async (storable) => {
    const world = openCreateStory();
    world.storable = storable;
    await act(() => vi.dynamicImportSettled());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(submitButton());
    act(() => void vi.advanceTimersByTime(12_000));
    vi.useRealTimers();
    expect(screen.queryAllByText(/Please stay here/)).toHaveLength(storable ? 0 : 1);
    expect(screen.queryAllByRole('button', { name: 'Go to Favorites' })).toHaveLength(storable ? 1 : 0);
  });
});

describe('a story that the server refuses', () => {
  it('for a name says so at the name, until it is changed', async () => {
    const message = "We can't use this name in a bedtime story.";
    const { user, ended } = await send();
    await ended({ kind: 'refused', message, field: 'childName' });
    expect(childName()).toHaveFocus();
    expect(childName()).toHaveAccessibleDescription(message);
    await user.type(childName(), 'e');
    expect(childName()).toHaveAccessibleDescription('');
  });

  it.each([1, 3])('for one of %i other names says so where they are', async (count) => {
    const { ended } = await send({ draft: { siblings: ['Leo', 'Ana', 'Zoe'].slice(0, count) } });
    await ended({ kind: 'refused', message: 'One of the names does not fit.', field: 'siblings' });
    expect(screen.getByText('One of the names does not fit.')).toBeVisible();
    expect(document.activeElement?.closest('[data-field="siblings"]')).not.toBeNull();
  });
});

describe('the sheet for signing up', () => {
  const Sheet: SignUpSheet = ({ onSignedIn }) => (
    <button type="button" onClick={onSignedIn}>
      Create Account
    </button>
  );

  it('opens on top of a visitor’s form, which waits for the children after it', async () => {
    const { user } = await send({ uid: null, SignUpSheet: Sheet });
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull();
    expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  });

  it('leads to the sign-in page if it cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { currentPath } = await send({ uid: null, SignUpSheet: lazy(() => Promise.reject(new Error('no network'))) });
    await waitFor(() => expect(currentPath()).toBe('/auth'));
  });
});

describe('the first pages of a story', () => {
  /** The reader that the route passes. */
  function PlainReader({ story, onPage }: UnfinishedReaderProps) {
    useEffect(() => onPage(0), [onPage]);
    return <h1>{story.title}</h1>;
  }
  const PAGES: FirstPages = {
    Reader: PlainReader,
    story: { ...FOX_STORY, title: 'The Fox', pages: [{ text: 'Mia met a fox.', scene: DEFAULT_SCENE }] },
  };

  it('take the form’s place, and give way to it, with every wish, if the request could not be stored', async () => {
    const late = await import('./waiting/late.ts');
    const { ended } = await send({
      loadReader: async () => PlainReader,
      ports: { loadWaiting: async () => ({ ...late, followFirstPages: async (_order, _reader, show) => show(PAGES) }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'The Fox' })).toBeVisible();
    await ended({ kind: 'waiting', wait: { because: 'no-answer', until: 0 }, stored: false });
    expect(screen.queryByRole('heading', { name: 'The Fox' })).toBeNull();
    expect(childName()).toHaveValue('Mia');
    expect(submitButton()).toBeEnabled();
  });
});

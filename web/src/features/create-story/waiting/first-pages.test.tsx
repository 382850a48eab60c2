// @vitest-environment jsdom
/** The first pages of a story, which are read while the rest is written (decision S14): when they are not. tests/browser/stories/first-pages.test.ts reads them. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DEFAULT_SCENE } from '@tuckaway/domain';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { COMPLETE } from '../../../../testing/story-form.ts';
import { shownToast } from '../../../../testing/toasts.ts';
import type { UnfinishedReaderProps } from '../../../data/reading/reader-parts.ts';
import type { StoryDraft } from '../../../data/stories/story-draft.ts';
import type { SubmitOptions, SubmitOutcome, SubmittedStory } from '../../../data/stories/submit-story-request.ts';
import { CreateStoryScreen } from '../create-story-screen.tsx';
import { storeForm } from '../story-form.ts';
import type { LoadReader } from './first-pages.ts';

vi.mock('../../../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-in', user: ANNA }) }));
const submitStoryRequest = vi.hoisted(() => vi.fn());
vi.mock('../../../data/stories/submit-story-request.ts', () => ({ submitStoryRequest }));
const followStoryDraft = vi.hoisted(() => vi.fn());
vi.mock('../../../data/stories/story-draft.ts', () => ({ followStoryDraft }));
vi.mock('../../../data/account/children/children.ts', () => ({ useChildren: () => [], hasRoom: () => true }));
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const PAGES = [{ text: 'Mia met a fox.', scene: DEFAULT_SCENE }];
const DRAFT: StoryDraft = { title: 'The Fox', pages: PAGES };
const READY = { storyId: FOX_STORY.id, title: 'The Fox' };
const stopped = vi.fn();

beforeEach(() => {
  submitStoryRequest.mockReset();
  followStoryDraft.mockReset().mockReturnValue(stopped);
  stopped.mockReset();
  storeForm({ ...COMPLETE, coverImage: 'castle' });
});

/** The reader that the route passes. */
function PlainReader({ story, onPage }: UnfinishedReaderProps) {
  useEffect(() => onPage(0), [onPage]);
  return <h1>{story.title}</h1>;
}

/** Presses “Create My Story!”. `end` decides how the request ends, and `write` shows pages. */
async function send(loadReader: LoadReader = async () => PlainReader) {
  const { promise, resolve } = Promise.withResolvers<SubmitOutcome>();
  let options: SubmitOptions | undefined;
  submitStoryRequest.mockImplementation((_order: SubmittedStory, given: SubmitOptions) => {
    options = given;
    given.onStored?.();
    return promise;
  });
  const view = renderScreen(<CreateStoryScreen loadReader={loadReader} />, { at: '/create-story' });
  fireEvent.click(screen.getByRole('button', { name: /brother, sister or friend/ }));
  fireEvent.change(screen.getByLabelText('Another name'), { target: { value: 'Leo' } });
  await view.user.click(screen.getByText('Create My Story!', { selector: 'button' }));
  return {
    ...view,
    options: () => options as SubmitOptions,
    end: (outcome: SubmitOutcome) => act(async () => resolve(outcome)),
    write: async () => {
      await waitFor(() => expect(followStoryDraft).toHaveBeenCalled());
      act(() => followStoryDraft.mock.lastCall?.[1](DRAFT));
    },
  };
}
const waiting = () => screen.queryByRole('dialog', { name: 'We’re making your story' });
const title = () => screen.queryByRole('heading', { level: 1, name: 'The Fox' });

describe('the first pages of a story', () => {
  it('are not looked for if their reader cannot be loaded: the user waits as before', async () => {
    const loadReader = vi.fn(() => Promise.reject(new Error('The code could not be loaded.')));
    const { end } = await send(loadReader);
    await waitFor(() => expect(loadReader).toHaveBeenCalled());
    await waitFor(() => expect(waiting()).toBeVisible());
    expect(followStoryDraft).not.toHaveBeenCalled();
    await end({ kind: 'queued', because: 'failure' });
    expect(shownToast()).toBe('Story Queued - Story generation failed but has been queued for when connection improves.');
  });

  it('give way to the form, with every wish, if the request could not be stored', async () => {
    const { write, end } = await send();
    await write();
    await end({ kind: 'failed', message: '' });
    expect(shownToast()).toBe('red: Story Creation Failed - Unable to create or queue story. Please try again.');
    expect(title()).toBeNull();
    expect(screen.getByLabelText("Child's Name")).toHaveValue('Mia');
    expect(await screen.findByRole('button', { name: 'Leo', pressed: true })).toBeVisible();
    expect(screen.getByText('Create My Story!', { selector: 'button' })).toBeEnabled();
  });

  it('may be left: the story goes on without them', async () => {
    const { write, options, unmount } = await send();
    await write();
    unmount();
    expect(stopped).toHaveBeenCalled();
    expect(options().signal?.aborted).toBe(false);
    expect(options().hasLeft()).toBe(true);
    expect(options().open(READY)).toBe(false);
  });
});

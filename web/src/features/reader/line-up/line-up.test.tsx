// @vitest-environment jsdom
/** tests/browser/listening/line-up.test.ts reads and hears a line-up. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../testing/fake-backend.ts';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { stubSpeech } from '../../../../testing/stub-speech.ts';
import { shownToast } from '../../../../testing/toasts.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { unhideStory } from '../api/hidden/hidden-lists.ts';
import { reportStory } from '../api/hidden/report-story.ts';
import { addToLineUp, linedUp, markDone } from '../api/reading/line-up.ts';
import { listening, NOT_LISTENING } from '../api/reading/listening.ts';
import { forgetLineUp } from '../api/reading/stored-line-up.ts';
import { LineUpBar } from './line-up-bar.tsx';
import { LineUpButton } from './line-up-button.tsx';
import { LineUpEnd } from './line-up-end.tsx';

vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const FOX = { storyId: FOX_STORY.id, title: FOX_STORY.title };
const WHALE = { storyId: '7', title: 'The Whale' };
const OWL = { storyId: '8', title: 'The Owl' };
const speak = vi.fn();
let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  backend.storeStory(FOX_STORY);
  for (const { storyId, title } of [WHALE, OWL])
    backend.api[`GET /api/stories/${storyId}`] = () => Response.json({ id: Number(storyId), title, pages: [{ content: 'Good night.' }] });
  stubSpeech({ speak });
  signIn();
  forgetLineUp();
  listening.set(NOT_LISTENING);
});

const ids = () => linedUp().map(({ storyId }) => storyId);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('one press on a card puts its story into the line-up, another one takes it out', async () => {
  const { user } = renderScreen(
    <>
      {[FOX, WHALE].map((story) => (
        <LineUpButton key={story.storyId} {...story} />
      ))}
      <LineUpBar />
    </>,
  );
  expect(screen.queryByRole('region')).toBeNull();
  await user.click(button('Add “The Whale” to tonight’s line-up'));
  await user.click(button(/^Add “The Fox/));
  expect(screen.getByRole('status')).toHaveTextContent('2 stories');
  expect(screen.getByRole('status').closest('button')).toBeNull();
  expect(ids()).toEqual(['7', FOX.storyId]);
  await user.click(button('Take “The Whale” out of tonight’s line-up'));
  expect(button('Add “The Whale” to tonight’s line-up')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('status')).toHaveTextContent('1 story');
});

it('begins with the first story that can be opened, without deleted and reported stories', async () => {
  const gone = { storyId: '9', title: 'Gone' };
  backend.api['GET /api/stories/9'] = () => new Response('{}', { status: 404 });
  backend.api['POST /api/report-story'] = () => Response.json({});
  for (const story of [OWL, gone, FOX]) addToLineUp(story);
  await act(() => reportStory({ storyId: OWL.storyId, reason: 'too-scary' }));
  expect(ids()).toEqual(['9', FOX.storyId]);
  const { user, currentPath } = renderScreen(<LineUpBar />);
  await user.click(button('Read'));
  await waitFor(() => expect(currentPath()).toBe(`/read-story/${FOX.storyId}`));
  expect(ids()).toEqual([FOX.storyId]);
  expect(listening.get().open).toBe(false);
  act(() => unhideStory(FOX_STORY.uid, OWL.storyId));
});

it('is heard from the press on, because iOS lets a page speak only then', async () => {
  addToLineUp(WHALE);
  const { user, currentPath, unmount } = renderScreen(<LineUpBar />);
  await user.click(button('Listen'));
  expect(speak).toHaveBeenCalledOnce();
  await waitFor(() => expect(currentPath()).toBe('/story/7'));
  expect(listening.get()).toEqual({ ...NOT_LISTENING, open: true, next: '7' });
  // The user goes back before its reader is there.
  unmount();
  await renderScreen(<LineUpBar />).user.click(button('Read'));
  await waitFor(() => expect(listening.get()).toEqual(NOT_LISTENING));
});

it('begins once however often it is pressed, and not at all if the user goes elsewhere meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const story = vi.fn(async () => {
    await promise;
    return Response.json({ id: 7, title: 'The Whale', pages: [{ content: 'Good night.' }] });
  });
  backend.api['GET /api/stories/7'] = story;
  addToLineUp(WHALE);
  const { user, currentPath } = renderScreen(
    <>
      <LineUpBar />
      <Link to="/favorites">Favorites</Link>
    </>,
    { route: '/*' },
  );
  await user.click(button('Read'));
  await user.click(button('Listen'));
  await user.click(button('Read'));
  expect(speak).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Favorites' }));
  resolve();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(() => new Promise((settle) => setTimeout(settle)));
  expect(story).toHaveBeenCalledOnce();
  expect(currentPath()).toBe('/favorites');
  expect(listening.get().open).toBe(false);
});

it('says so if none of its stories is on the device, and stays as it is', async () => {
  setOnline(false);
  backend.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
  addToLineUp(FOX);
  const { user, currentPath } = renderScreen(<LineUpBar />);
  await user.click(button('Read'));
  await waitFor(() => expect(shownToast()).toMatch(/^Not on this device yet/));
  expect(currentPath()).toBe('/');
  expect(ids()).toEqual([FOX.storyId]);
});

it('says so if its stories were deleted', async () => {
  backend.api['GET /api/stories/7'] = () => new Response('{}', { status: 404 });
  addToLineUp(WHALE);
  const { user, currentPath } = renderScreen(<LineUpBar />);
  await user.click(button('Read'));
  await waitFor(() => expect(shownToast()).toMatch(/^Not there any more/));
  expect(currentPath()).toBe('/');
  expect(ids()).toEqual([]);
});

it('is shown as a list, in which stories are moved and taken out until it is empty, with nothing to begin once all was read', async () => {
  for (const story of [FOX, WHALE, OWL]) addToLineUp(story);
  const { user } = renderScreen(<LineUpBar />);
  await user.click(button(/^Tonight/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Tonight’s line-up' }));
  const titles = () => sheet.getAllByRole('listitem').map((row) => within(row).getByText(/^The/).textContent);
  expect(titles()).toEqual([FOX.title, 'The Whale', 'The Owl']);
  await user.click(sheet.getByRole('button', { name: 'Move “The Owl” up' }));
  expect(titles()).toEqual([FOX.title, 'The Owl', 'The Whale']);
  expect(sheet.getByRole('status')).toHaveTextContent('“The Owl” is number 2 now.');
  await user.click(sheet.getByRole('button', { name: 'Take “The Whale” out of tonight’s line-up' }));
  expect(titles()).toEqual([FOX.title, 'The Owl']);
  expect(sheet.getByRole('button', { name: 'Read' })).toBeVisible();
  act(() => ids().forEach(markDone));
  expect(sheet.getAllByText('Finished')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Read' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Empty the list' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(ids()).toEqual([]);
});

it('has finished a story once the end of its open last page is on the screen, also of the last one', () => {
  let notify: IntersectionObserverCallback | undefined;
  class Watch {
    observe = vi.fn();
    disconnect = vi.fn();
    constructor(callback: IntersectionObserverCallback) {
      notify = callback;
    }
  }
  vi.stubGlobal('IntersectionObserver', Watch);
  const see = (isIntersecting: boolean) =>
    act(() => notify?.([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
  addToLineUp(WHALE);
  const { unmount } = renderScreen(<LineUpEnd storyId={WHALE.storyId} atEnd={false} />);
  expect(notify).toBeUndefined();
  unmount();
  renderScreen(<LineUpEnd storyId={WHALE.storyId} atEnd />);
  see(false);
  expect(linedUp()[0]).toMatchObject({ done: false });
  see(true);
  expect(linedUp()[0]).toMatchObject({ done: true });
  vi.unstubAllGlobals();
});

it('stays with its story if the next one is opened in another tab', async () => {
  for (const story of [FOX, WHALE]) addToLineUp(story);
  listening.set({ ...NOT_LISTENING, open: true });
  renderScreen(<LineUpEnd storyId={FOX.storyId} atEnd={false} />);
  fireEvent.click(await screen.findByRole('link', { name: /^Next tonight/ }), { ctrlKey: true });
  expect(listening.get().next).toBeNull();
  expect(linedUp()[0]).toMatchObject({ done: false });
});

it('says at the end of a story if the next one is not on the device, and shows it when the network is back', async () => {
  setOnline(false);
  backend.api['GET /api/stories/8'] = () => Promise.reject(new TypeError('Failed to fetch'));
  for (const story of [WHALE, OWL]) addToLineUp(story);
  renderScreen(<LineUpEnd storyId={WHALE.storyId} atEnd={false} />);
  expect(await screen.findByText(/^The next story isn’t on this device yet/)).toBeVisible();
  backend.api['GET /api/stories/8'] = () => Response.json({ id: 8, title: 'The Owl', pages: [] });
  act(() => setOnline(true));
  expect(await screen.findByRole('link', { name: /^Next tonight: ?The Owl$/ })).toBeVisible();
});

// @vitest-environment jsdom
/** tests/browser/stories: catalogue reads and removes favorites, favorites-budget goes through their pages, report-story hides some. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storyEntry } from '../../../../testing/entries.ts';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../testing/fake-backend.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { Timestamp } from '../../../data/firestore/values.ts';
import type { Sent } from '../../../data/outbox/page/sync.ts';
import { showEntries } from '../../../data/outbox/page/sync-state.ts';
import { currentToasts } from '../../../ui/toaster/toast.ts';
import { FavoritesScreen } from './favorites-screen.tsx';

vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

let backend: FakeBackend;
const favorite = (storyId: string, at: number) =>
  backend.store(`users/${ANNA.firebaseUid}/favorites/${storyId}`, { storyId, addedAt: new Timestamp(at) });

beforeEach(async () => {
  backend = await fakeBackend();
  const content = `<p>Mia &amp; a fox.</p><p>${'la '.repeat(60)}</p>`;
  backend.storeStory({ ...FOX_STORY, title: 'The Fox', content });
  backend.api['GET /api/stories/7'] = () => Response.json({ id: 7, title: 'The Whale', category: 'Sea', pages: [{ content: 'A whale.' }] });
  favorite(FOX_STORY.id, 20);
  favorite('7', 10);
  signIn();
});

const open = () => renderScreen(<FavoritesScreen />, { at: '/favorites' });

it('the favorites are loaded, and lead to own and curated stories, each with how it was made and a preview without markup [spec 2.30, 2.32, 4.15, 5.11]', async () => {
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading your favorites...');
  const own = within(await screen.findByRole('article', { name: 'The Fox' }));
  const curated = within(await screen.findByRole('article', { name: 'The Whale' }));
  expect(own.getByRole('link', { name: 'The Fox' })).toHaveAttribute('href', `/read-story/${FOX_STORY.id}`);
  expect(curated.getByRole('link', { name: 'The Whale' })).toHaveAttribute('href', '/story/7');
  expect(own.getByText('AI-generated')).toBeVisible();
  expect(curated.getByText('AI-generated and reviewed for quality')).toBeVisible();
  const preview = own.getByText(/^Mia & a fox\. la la/).textContent;
  expect(preview).toMatch(/…$/);
  expect(preview.length).toBeLessThanOrEqual(101);
});

it('begin with something to read tonight while a story waits to be written', async () => {
  backend.api['GET /api/stories/featured'] = () => Response.json([{ id: 7, title: 'The Whale', category: 'Sea' }]);
  open();
  await screen.findByRole('article', { name: 'The Fox' });
  expect(screen.queryByRole('heading', { name: 'To read tonight' })).toBeNull();
  act(() => showEntries([storyEntry()]));
  const tonight = within(await screen.findByRole('region', { name: 'To read tonight' }));
  expect(await tonight.findByRole('link', { name: 'The Whale' })).toHaveAttribute('href', '/story/7');
  expect(tonight.getByRole('link', { name: 'The Fox' })).toHaveAttribute('href', `/read-story/${FOX_STORY.id}`);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['To read tonight', 'On their way']);
});

it('says if they could not be loaded; once they are there, the keyboard goes on from the heading [spec 8.21]', async () => {
  backend.intercept = (method) => (method === 'runQuery' ? new Response('', { status: 503 }) : undefined);
  const { user } = open();
  await waitFor(() => expect(shownToast()).toBe('red: Error - Failed to load your favorite stories.'));
  backend.intercept = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'The Fox' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('says without a network what to do, and raises no alarm, as it is no news', async () => {
  setOnline(false);
  const before = currentToasts();
  open();
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(screen.getByText(/Open them once while you’re online/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  expect(currentToasts()).toEqual(before);
});

it('more of them can be reached although the first page has none to show', async () => {
  for (let index = 0; index < 18; index += 1) favorite(String(100 + index), 100 + index);
  open();
  expect(await screen.findByRole('button', { name: 'Show more stories' })).toBeEnabled();
  expect(screen.queryByRole('heading', { name: 'No favorites yet' })).toBeNull();
});

it('the first new one has the focus after “Show more stories”, also one that comes late', async () => {
  const late = Promise.withResolvers<Response>();
  const tale = (id: number) => Response.json({ id, title: `Tale ${id}`, category: 'Sea', pages: [{ content: 'A whale.' }] });
  for (let id = 100; id < 122; id += 1) {
    favorite(String(id), 200 - id);
    backend.api[`GET /api/stories/${id}`] = () => (id === 118 ? late.promise : tale(id));
  }
  const { user } = open();
  await screen.findByRole('article', { name: 'Tale 117' });
  await user.click(screen.getByRole('button', { name: 'Show more stories' }));
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
  // The page shows without a story that takes longer than 1.5 seconds.
  await waitFor(() => expect(screen.getByRole('link', { name: 'Tale 119' })).toHaveFocus(), { timeout: 5000 });
  late.resolve(tale(118));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Tale 118' })).toHaveFocus());
});

it('one that is removed has a disabled button meanwhile, leaves the list, and it is said [spec 2.33, 4.15, 8.7]', async () => {
  const sent = Promise.withResolvers<Sent>();
  backend.engine.send.mockImplementation((entry) => {
    showEntries([entry]);
    return sent.promise;
  });
  const { user } = open();
  const remove = await screen.findByRole('button', { name: 'Remove “The Fox” from favorites' });
  await user.click(remove);
  expect(remove).toBeDisabled();
  expect(backend.engine.send.mock.calls).toMatchObject([[{ action: 'remove', storyId: FOX_STORY.id }]]);
  await act(async () => sent.resolve({ kind: 'waiting', stored: true }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'The Fox' })).toBeNull());
  await waitFor(() => expect(shownToast()).toBe('Removed from Favorites - Story has been removed from your favorites.'));
});

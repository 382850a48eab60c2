// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../testing/fake-backend.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { queryClient } from '../../data/query/query-client.ts';
import { openSession } from '../../data/session/session.ts';
import { setChildMode } from '../parents/api/device-settings.ts';
import { CuratedReader } from './curated/curated-reader.tsx';

/** The last two have two pages. */
const LIST = [2, 3, 5].map((id) => ({
  ...{ id, slug: `story-${id}`, title: `Story ${id}` },
  pages: [...(id === 2 ? [] : [{ content: 'Good evening.' }]), { content: 'Good night.' }],
}));
let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  backend.api['GET /api/stories/featured'] = () => Response.json(LIST);
  for (const story of LIST) backend.api[`GET /api/stories/${story.id}`] = () => Response.json(story);
  setChildMode(false);
  signIn();
});

const open = (at: string) =>
  renderScreen(<CuratedReader more={() => ({ keep: <button type="button">Print as a Booklet</button> })} />, { at, route: '/story/:id' });
const link = (name: string) => screen.findByRole('link', { name });

it('the end offers the next story as one more, which opens at its first page, and after the last the first; the rest is in one sheet [spec 2.39]', async () => {
  const { user } = open('/story/3');
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  expect(await link('One More Story')).toHaveAttribute('href', '/story/5');
  expect(screen.queryByText('Print as a Booklet')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const sheet = within(screen.getByRole('dialog', { name: 'More' }));
  expect(within(sheet.getByRole('region', { name: 'Keep it' })).getByText('Print as a Booklet')).toBeVisible();
  expect(within(sheet.getByRole('region', { name: 'Is something wrong?' })).getByText('Report this story')).toBeVisible();
  expect(sheet.queryByRole('region', { name: 'Share it' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  // On the device already, so that nothing is loaded in between.
  queryClient.setQueryData(['/api/stories/5'], LIST[2]);
  await user.click(await link('One More Story'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Story 5' })).toBeVisible();
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await link('One More Story')).toHaveAttribute('href', '/story/2');
});

it('the end opens a story of a single page again at its top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user } = open('/story/2');
  await user.click(await screen.findByRole('button', { name: 'Again' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

it('the end leads back if the list of stories is missing', async () => {
  delete backend.api['GET /api/stories/featured'];
  open('/story/2');
  expect(await link('Back to the stories')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'One More Story' })).toBeNull();
});

it('a story that was read becomes a favorite on its last page, for good', async () => {
  const { user } = open('/story/2');
  await user.click(await screen.findByRole('button', { name: 'Add to Favorites' }));
  await waitFor(() => expect(shownToast()).toBe('Added to Favorites! - "Story 2"'));
  const entry = { action: 'add', storyId: '2', data: { title: 'Story 2' } };
  expect(backend.engine.send.mock.calls).toMatchObject([[entry]]);
});

it('the end leads a child back to its shelf, and offers nothing more; neither a child nor a visitor has favorites to add to', async () => {
  setChildMode(true);
  const { unmount } = open('/story/2');
  expect(await link('Back to the stories')).toBeVisible();
  expect(screen.queryByText('More')).toBeNull();
  expect(screen.queryByRole('button', { name: /favorites/i })).toBeNull();
  unmount();
  setChildMode(false);
  openSession(null);
  open('/story/2');
  expect(await link('One More Story')).toBeVisible();
  expect(screen.queryByRole('button', { name: /favorites/i })).toBeNull();
});

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeFavorite, setFavorites } from '../../../../testing/fake-favorites.ts';
import { ANNA } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import type { Session } from '../../../data/session/session.ts';
import { CuratedReader } from './curated-reader.tsx';

const data = vi.hoisted(() => ({
  useSession: vi.fn<() => Session>(),
  useChildMode: vi.fn<() => boolean>(),
}));
vi.mock('../../../data/session/session.ts', () => ({ useSession: data.useSession }));
vi.mock('../../parents/api/child-mode.ts', () => ({ useChildMode: data.useChildMode }));
vi.mock('../api/favorites/favorites.ts', () => import('../../../../testing/fake-favorites.ts'));
vi.mock('../api/reading/progress.ts', () => ({ useReadingProgress: () => null, saveProgress: () => Promise.resolve() }));
vi.mock('../../../ui/moments/celebrate.ts', () => ({ celebrateFavorite: () => undefined }));
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const story = (id: number) => ({ id, slug: `story-${id}`, title: `Story ${id}`, pages: [{ content: 'Good night.' }] });
const LIST = [story(2), story(3), story(5)];

let list: () => Response;

beforeEach(() => {
  data.useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  data.useChildMode.mockReturnValue(false);
  setFavorites();
  list = () => Response.json(LIST);
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/stories/featured' ? list() : Response.json(story(Number(address.split('/').at(-1)))),
  );
});

const open = (at: string) =>
  renderScreen(<CuratedReader keep={() => <button type="button">Print as a Booklet</button>} />, { at, route: '/story/:id' });
const link = (name: string) => screen.findByRole('link', { name });

it('the end offers the next story as one more, which opens at its first page, and after the last the first', async () => {
  const { user } = open('/story/3');
  expect(await link('One More Story')).toHaveAttribute('href', '/story/5');
  await user.click(await link('One More Story'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Story 5' })).toBeVisible();
  await waitFor(async () => expect(await link('One More Story')).toHaveAttribute('href', '/story/2'));
});

it('the end folds printing, the e-book and the way back', async () => {
  const { user } = open('/story/2');
  await link('One More Story');
  const folded = [screen.getByText('Print as a Booklet'), screen.getByText('Back to the stories')];
  for (const each of folded) expect(each).not.toBeVisible();
  await user.click(screen.getByText('More'));
  for (const each of folded) expect(each).toBeVisible();
});

it('the end leads back if the list of stories is missing', async () => {
  list = () => new Response('', { status: 503 });
  open('/story/2');
  expect(await link('Back to the stories')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'One More Story' })).toBeNull();
});

it('the end leads a child back to its shelf, and folds nothing', async () => {
  data.useChildMode.mockReturnValue(true);
  open('/story/2');
  expect(await link('Back to the stories')).toBeVisible();
  expect(screen.queryByText('More')).toBeNull();
});

it('a story that was read becomes a favorite on its last page, for good', async () => {
  const { user } = open('/story/3');
  await user.click(await screen.findByRole('button', { name: 'Add to Favorites' }));
  await waitFor(() => expect(shownToast()).toBe('Added to Favorites! - "Story 3"'));
  expect(changeFavorite).toHaveBeenCalledExactlyOnceWith('3', 'in', 'Story 3');
});

it.each([
  ['a visitor', () => data.useSession.mockReturnValue({ status: 'signed-out' })],
  ['child mode', () => data.useChildMode.mockReturnValue(true)],
])('%s has no favorites to add to', async (_, become) => {
  become();
  open('/story/3');
  expect(await screen.findByText('The end. Sleep well.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /favorites/i })).toBeNull();
});

// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { setChildMode } from '../../../data/parents/device-settings.ts';
import { CuratedReader } from './curated-reader.tsx';

vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const story = (id: number) => ({ id, slug: `story-${id}`, title: `Story ${id}`, pages: [{ content: 'Good night.' }] });
const LIST = [story(2), story(3), story(5)];

let list: () => Response;

beforeEach(() => {
  list = () => Response.json(LIST);
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/stories/featured' ? list() : Response.json(story(Number(address.split('/').at(-1)))),
  );
});
afterEach(() => act(() => setChildMode(false)));

const open = (at: string) =>
  renderScreen(<CuratedReader keep={() => <button type="button">Print as a Booklet</button>} />, { at, route: '/story/:id' });

it.each([
  ['/story/2', '/story/3'],
  ['/story/5', '/story/2'],
])('the end of %s offers %s as one more', async (at, next) => {
  open(at);
  expect(await screen.findByRole('link', { name: 'One More Story' })).toHaveAttribute('href', next);
});

it('one more opens at its first page', async () => {
  const { user } = open('/story/2');
  await user.click(await screen.findByRole('link', { name: 'One More Story' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Story 3' })).toBeVisible();
});

it('printing, the e-book and the way back are folded', async () => {
  const { user } = open('/story/2');
  await screen.findByRole('link', { name: 'One More Story' });
  const folded = [screen.getByText('Print as a Booklet'), screen.getByText('Back to the stories')];
  for (const each of folded) expect(each).not.toBeVisible();
  await user.click(screen.getByText('More'));
  for (const each of folded) expect(each).toBeVisible();
});

it('leads back where the list of stories is not there', async () => {
  list = () => new Response('', { status: 503 });
  open('/story/2');
  expect(await screen.findByRole('link', { name: 'Back to the stories' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'One More Story' })).toBeNull();
});

it('leads a child back to its shelf, and folds nothing for it', async () => {
  act(() => setChildMode(true));
  open('/story/2');
  expect(await screen.findByRole('link', { name: 'Back to the stories' })).toBeVisible();
  expect(screen.queryByText('More')).toBeNull();
});

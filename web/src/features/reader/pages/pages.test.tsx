// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { queryClient } from '../../../data/queries/query-client.ts';
import { CuratedReader } from '../curated/curated-reader.tsx';

vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

beforeEach(() => {
  const pages = [{ content: 'One.', imageUrl: '/art/1.svg', imageAlt: 'A gate' }, { content: 'Two.' }, { content: 'Three.' }];
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === '/api/stories/featured' ? [] : { id: 5, slug: 'the-gate', title: 'The Gate', pages }),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function open() {
  const view = renderScreen(<CuratedReader />, { at: '/story/5', route: '/story/:id' });
  await screen.findByText('Page 1 of 3');
  // The bars follow the text.
  await screen.findByRole('link', { name: 'Close' });
  return view;
}

it('a page shows its picture, and one without a picture shows none [spec 2.36, 3.6]', async () => {
  const { user } = await open();
  expect(screen.getByRole('img', { name: 'A gate' })).toHaveAttribute('src', '/art/1.svg');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Two.')).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('img')).toBeNull();
  expect(screen.getByRole('article').querySelector('img')).toBeNull();
});

it('a picture that does not load leaves a sheet that says what it shows', async () => {
  await open();
  fireEvent.error(screen.getByRole('img', { name: 'A gate' }));
  expect(screen.getByRole('img', { name: 'A gate' })).toHaveTextContent('A gate');
  expect(screen.getByText('One.')).toBeVisible();
});

const pagesThere = () => [...document.querySelectorAll('article')].map((leaf) => leaf.querySelector('.story-text')?.textContent);

it('lays out the pages on either side, inert, while one is read', async () => {
  const { user } = await open();
  await waitFor(() => expect(pagesThere()).toEqual(['One.', 'Two.']));
  const waiting = document.querySelectorAll('article')[1];
  expect(waiting?.closest('[inert][aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent('One.');

  await user.click(screen.getByRole('button', { name: 'Next' }));
  // What was laid out is what is opened.
  expect(screen.getByRole('article')).toBe(waiting);
  await waitFor(() => expect(pagesThere()).toEqual(['One.', 'Two.', 'Three.']));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(pagesThere()).toEqual(['Two.', 'Three.']));
});

it('a page that is turned away stays until it has turned, and nothing turns with reduced motion', async () => {
  const { user } = await open();
  const turns = () =>
    [...document.querySelectorAll('[data-turn]')].map((page) => [
      page.getAttribute('data-turn'),
      page.querySelector('.story-text')?.textContent,
    ]);
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(turns()).toEqual([
    ['next-old', 'One.'],
    ['next-new', 'Three.'],
  ]);
  await waitFor(() => expect(turns()).toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(turns().map(([turn]) => turn)).toEqual(['back-new', 'back-old']);
  await waitFor(() => expect(turns()).toEqual([]));
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }) as unknown as MediaQueryList,
  );
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(turns()).toEqual([]);
});

it('the focus goes on with the page when it was on the one that is turned away', async () => {
  const { user } = await open();
  const link = screen.getByRole('article').appendChild(document.createElement('a'));
  link.tabIndex = 0;
  link.focus();
  await user.keyboard('{ArrowRight}');
  expect(within(screen.getByRole('article')).getByRole('heading', { level: 1 })).toHaveFocus();
});

it('stays in the book when it is published again with fewer pages', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  const published = { id: 5, slug: 'the-gate', title: 'The Gate', pages: [{ content: 'One.' }, { content: 'New.' }] };
  act(() => queryClient.setQueryData(['/api/stories/5'], published));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('New.');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
});

it('each page has a dot that leads to it [spec 2.38]', async () => {
  const { user } = await open();
  const dots = within(screen.getByRole('list', { name: 'Pages' })).getAllByRole('button');
  expect(dots).toHaveLength(3);
  for (const [index, dot] of [...dots.entries()].reverse()) {
    await user.click(dot);
    expect(screen.getByText(`Page ${index + 1} of 3`)).toBeVisible();
  }
});

it('Close leads home [spec 2.36]', async () => {
  const { user, currentPath } = await open();
  await user.click(screen.getByRole('link', { name: 'Close' }));
  expect(currentPath()).toBe('/');
});

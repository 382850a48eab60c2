// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CuratedReaderScreen } from './curated-reader-screen.tsx';

vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

beforeEach(() => {
  const pages = [{ content: 'One.', imageUrl: '/art/1.svg', imageAlt: 'A gate' }, { content: 'Two.' }, { content: 'Three.' }];
  vi.stubGlobal('fetch', async () => Response.json({ id: 5, slug: 'the-gate', title: 'The Gate', pages }));
});

afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const view = renderScreen(<CuratedReaderScreen />, { at: '/story/5', route: '/story/:id' });
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

const pagesThere = () => [...document.querySelectorAll('article')].map((leaf) => leaf.querySelector('.story-text')?.textContent);

it('lays out the pages on either side, inert, while one is read', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const { user } = await open();
  expect(pagesThere()).toEqual(['One.']);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(pagesThere()).toEqual(['One.', 'Two.']);
  const waiting = document.querySelectorAll('article')[1];
  expect(waiting?.closest('[inert][aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByRole('article')).toHaveTextContent('One.');

  await user.click(screen.getByRole('button', { name: 'Next' }));
  // What was laid out is what is opened.
  expect(screen.getByRole('article')).toBe(waiting);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(pagesThere()).toEqual(['One.', 'Two.', 'Three.']);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(pagesThere()).toEqual(['Two.', 'Three.']);
});

it('does not lay out the neighbors of pages that are passed quickly', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(screen.getByRole('article')).toHaveTextContent('Three.');
  expect(pagesThere()).toEqual(['One.', 'Three.']);
});

it('the focus goes on with the page when it was on the one that is turned away', async () => {
  const { user } = await open();
  const link = screen.getByRole('article').appendChild(document.createElement('a'));
  link.tabIndex = 0;
  link.focus();
  await user.keyboard('{ArrowRight}');
  expect(within(screen.getByRole('article')).getByRole('heading', { level: 1 })).toHaveFocus();
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

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../test/show.tsx';
import { CuratedReaderScreen } from './curated-reader-screen.tsx';

vi.mock('../../art/picture.tsx', () => import('../../test/plain-pictures.tsx'));

beforeEach(() => {
  const pages = [{ content: 'One.', imageUrl: '/art/1.svg', imageAlt: 'A gate' }, { content: 'Two.' }, { content: 'Three.' }];
  vi.stubGlobal('fetch', async () => Response.json({ id: 5, slug: 'the-gate', title: 'The Gate', pages }));
});

async function open() {
  const view = show(<CuratedReaderScreen />, { at: '/story/5', route: '/story/:id' });
  await screen.findByText('Page 1 of 3');
  return view;
}

it('a page shows its picture, and one without a picture shows none', async () => {
  const { user } = await open();
  expect(screen.getByRole('img', { name: 'A gate' })).toHaveAttribute('src', '/art/1.svg');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Two.')).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('img')).toBeNull();
  expect(screen.getByRole('main').querySelector('img')).toBeNull();
});

it('each page has a dot that leads to it', async () => {
  const { user } = await open();
  const dots = within(screen.getByRole('list', { name: 'Pages' })).getAllByRole('button');
  expect(dots).toHaveLength(3);
  for (const [index, dot] of [...dots.entries()].reverse()) {
    await user.click(dot);
    expect(screen.getByText(`Page ${index + 1} of 3`)).toBeVisible();
  }
});

it('Close leads home', async () => {
  const { user, whereabouts } = await open();
  await user.click(screen.getByRole('link', { name: 'Close' }));
  expect(whereabouts()).toBe('/');
});

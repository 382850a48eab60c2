// @vitest-environment jsdom
/** The pages of a book while they turn. `curated-reader.test.tsx` says what turns them. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { CuratedReader } from '../curated/curated-reader.tsx';

vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

beforeEach(() => {
  const pages = [{ content: 'One.', imageUrl: '/art/1.svg', imageAlt: 'A gate' }, { content: 'Two.' }, { content: 'Three.' }];
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === '/api/stories/featured' ? [] : { id: 5, slug: 'the-gate', title: 'The Gate', pages }),
  );
});

async function open() {
  const view = renderScreen(<CuratedReader />, { at: '/story/5', route: '/story/:id' });
  // The bars follow the text.
  await screen.findByRole('link', { name: 'Close' });
  return view;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const textOf = (page: Element) => page.querySelector('.story-text')?.textContent;

it('lays out the pages on either side, inert, and opens what was laid out', async () => {
  await open();
  const pagesThere = () => [...document.querySelectorAll('article')].map(textOf);
  await waitFor(() => expect(pagesThere()).toEqual(['One.', 'Two.']));
  const waiting = document.querySelectorAll('article')[1];
  expect(waiting?.closest('[inert][aria-hidden="true"]')).not.toBeNull();
  press('Next');
  expect(screen.getByRole('article')).toBe(waiting);
  await waitFor(() => expect(pagesThere()).toEqual(['One.', 'Two.', 'Three.']));
  press('Next');
  await waitFor(() => expect(pagesThere()).toEqual(['Two.', 'Three.']));
});

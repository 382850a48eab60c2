// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { listening, NOT_LISTENING } from '../api/reading/listening.ts';
import { CuratedReader } from '../curated/curated-reader.tsx';

/** There is no layout here: a phone has room for two lines, each with one sentence. tests/browser/stories/phone-pages.test.ts turns the parts. */
const room = {
  only: 2,
  first: 2,
  middle: 2,
  last: 2,
  gap: 0,
  lineStarts: (text: string) => [...text.matchAll(/(?<=^|\. )\S/g)].map(({ index }) => index),
};
const roomy = { roomOf: () => room, type: 1 };
vi.mock('./page-room.ts', () => ({
  usePageRoom: (_stack: unknown, _pages: unknown, shown: unknown) => (shown === 'narrow' ? roomy : null),
}));

const fell = (who: string) => `${who} fell asleep beneath the old apple tree.`;
const FIRST = `${fell('One fox')} ${fell('Two foxes')}`;
const SECOND = `${fell('Three foxes')} ${fell('Four foxes')}`;

beforeEach(() => {
  const story = { id: 5, slug: 'the-gate', title: 'The Gate', pages: [{ content: `${FIRST} ${SECOND}` }] };
  vi.stubGlobal('fetch', async (address: string) => Response.json(address === '/api/stories/featured' ? [] : story));
});

afterEach(() => listening.set(NOT_LISTENING));

async function open(width: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('width < 36rem') && width < 576 }) as unknown as MediaQueryList,
  );
  renderScreen(<CuratedReader />, { at: '/story/5', route: '/story/:id' });
  await screen.findByText('Page 1 of 1');
}
const shown = () => screen.getByRole('article').querySelector('.story-text')?.textContent;

it('a wide screen shows the whole page until it is measured', async () => {
  await open(1280);
  expect(shown()).toBe(`${FIRST} ${SECOND}`);
  expect(screen.queryByText(/^Part/)).toBeNull();
});

it('a phone shows the part that is read aloud', async () => {
  await open(360);
  expect(shown()).toBe(FIRST);
  act(() =>
    listening.set({
      ...NOT_LISTENING,
      open: true,
      reading: true,
      mark: { page: 0, place: 0, start: FIRST.length + 1, end: FIRST.length + 1 + fell('Three foxes').length, word: null },
    }),
  );
  expect(shown()).toBe(SECOND);
  expect(document.querySelector('mark')).toHaveTextContent(fell('Three foxes'));
});

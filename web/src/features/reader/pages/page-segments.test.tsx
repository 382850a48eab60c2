// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { listening, NOT_LISTENING } from '../api/reading/listening.ts';
import { CuratedReader } from '../curated/curated-reader.tsx';

/** There is no layout here: a phone has room for two lines, each with one sentence. */
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
const PAGES = [`${FIRST} ${SECOND}`, 'The end came softly.'];
let width = 360;

beforeEach(() => {
  width = 360;
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address === '/api/stories/featured'
        ? []
        : { id: 5, slug: 'the-gate', title: 'The Gate', pages: PAGES.map((content) => ({ content })) },
    ),
  );
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('width < 36rem') && width < 576 }) as unknown as MediaQueryList,
  );
});

afterEach(() => {
  listening.set(NOT_LISTENING);
  vi.restoreAllMocks();
});

async function open() {
  const view = renderScreen(<CuratedReader />, { at: '/story/5', route: '/story/:id' });
  await screen.findByText('Page 1 of 2');
  return view;
}
const shown = () => screen.getByRole('article').querySelector('.story-text')?.textContent;
const press = (name: string) => screen.getByRole('button', { name });

it('a phone shows a long page in parts, which Next and Previous lead through; a dot leads to the beginning of its page', async () => {
  const { user } = await open();
  expect(shown()).toBe(FIRST);
  expect(screen.getByText('Part 1 of 2 of this page')).toBeInTheDocument();
  expect(press('Previous')).toBeDisabled();
  await user.click(press('Next'));
  expect(shown()).toBe(SECOND);
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  await user.click(press('Next'));
  expect(shown()).toBe('The end came softly.');
  expect(press('Next')).toBeDisabled();
  await user.click(press('Previous'));
  expect(shown()).toBe(SECOND);
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe(FIRST);
  await user.click(press('Page 2'));
  await user.click(press('Page 1'));
  expect(shown()).toBe(FIRST);
});

it('a wide screen shows the whole page until it is measured', async () => {
  width = 1280;
  await open();
  expect(shown()).toBe(PAGES[0]);
  expect(screen.queryByText(/^Part/)).toBeNull();
});

it('shows the part that is read aloud', async () => {
  await open();
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

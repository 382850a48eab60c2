import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BookletPage, bookletPages, imposed, type SheetSide, typeOf } from './imposition.ts';
import type { KeptPart } from './kept-book.ts';

const part = (...paragraphs: string[]): KeptPart => ({ paragraphs, picture: { source: { url: '/p.svg' }, alt: 'A lamp' } });
const parts = (count: number) => Array.from({ length: count }, (_, index) => part(`Page ${index}.`));
const kinds = (pages: readonly BookletPage[]) => pages.map(({ kind }) => kind);

/** Folds the sheets, as a reader would: the order in which the pages lie. */
function folded(sides: readonly SheetSide[], direction: 'ltr' | 'rtl'): BookletPage[] {
  const sheets = Array.from({ length: sides.length / 2 }, (_, sheet) => [sides[2 * sheet], sides[2 * sheet + 1]] as [SheetSide, SheetSide]);
  const [outer, inner] = direction === 'ltr' ? ([0, 1] as const) : ([1, 0] as const);
  const front = sheets.flatMap(([front, back]) => [front[inner], back[outer]]);
  const behind = sheets.toReversed().flatMap(([front, back]) => [back[inner], front[outer]]);
  return [...front, ...behind] as BookletPage[];
}

it.each(['ltr', 'rtl'] as const)('folded sheets have the pages in order (%s)', (direction) => {
  for (let count = 1; count <= 24; count += 1) {
    const pages = bookletPages({ language: 'en', parts: parts(count) });
    expect(pages.length % 4).toBe(0);
    expect(folded(imposed(pages, direction), direction)).toEqual(pages);
  }
});

it('fills whole sheets with pages to draw on, and leaves none empty', () => {
  expect(kinds(bookletPages({ language: 'en', parts: parts(2) }))).toEqual([
    'cover',
    'owner',
    'title',
    'story',
    'story',
    'favorite',
    'next',
    'ending',
  ]);
  const story = (count: number) => Array(count).fill('story');
  expect(kinds(bookletPages({ language: 'en', parts: parts(1) }))).toEqual(['cover', 'title', 'story', 'ending']);
  expect(kinds(bookletPages({ language: 'en', parts: parts(4) }))).toEqual(['cover', 'owner', 'title', ...story(4), 'ending']);
  expect(kinds(bookletPages({ language: 'en', parts: parts(3) }))).toEqual(['cover', 'owner', 'title', ...story(3), 'favorite', 'ending']);
});

it('numbers the pages of the story, sets short ones in large type, and leaves none half empty for the rest of a long one', () => {
  const sentence = 'The lamp was kind to everyone. ';
  const long = Array.from({ length: 7 }, () => sentence.repeat(4).trim());
  const pages = bookletPages({ language: 'en', parts: [part('Shh.'), part(...long), part(sentence.repeat(10).trim())] });
  const story = pages.filter((page) => page.kind === 'story');
  expect(story.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(story.map(({ paragraphs }) => paragraphs.length)).toEqual([1, 2, 5, 1]);
  expect(story.map(typeOf)).toEqual(['large', 'medium', 'medium', 'medium']);
});

it('loses no word of a story, however long its pages and paragraphs are, and overfills no page', () => {
  const word = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }).map((text) => text.replace(/\s/g, 'x'));
  const paragraph = fc.array(word, { minLength: 1, maxLength: 400 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(fc.array(paragraph, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 }), (texts) => {
      const pages = bookletPages({ language: 'en', parts: texts.map((paragraphs) => part(...paragraphs)) });
      const printed = pages.flatMap((page) => (page.kind === 'story' ? page.paragraphs : []));
      const wordsOf = (lines: readonly string[]) => lines.join(' ').split(' ').filter(Boolean);
      expect(wordsOf(printed)).toEqual(wordsOf(texts.flat()));
      for (const page of pages) {
        if (page.kind !== 'story') continue;
        expect(page.paragraphs.join('').length).toBeLessThanOrEqual(page.picture === null ? 1250 : 620);
      }
    }),
    { numRuns: 60, seed: 26 },
  );
});

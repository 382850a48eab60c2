import { describe, expect, test } from 'vitest';
import { markIn, segmentsOf, segmentWith } from './segments.ts';

const sentence = (words: number, last = '.') => `${'Owl '.repeat(words).trim()}${last}`;
const shown = (paragraphs: string[]) =>
  segmentsOf(paragraphs, 'en', 'small').map((segment) => segment.map(({ place, start, end }) => paragraphs[place]?.slice(start, end)));
const counts = (paragraphs: string[]) =>
  segmentsOf(paragraphs, 'en', 'small').map((segment) =>
    segment.reduce((sum, { place, start, end }) => sum + (paragraphs[place]?.slice(start, end).match(/[.!?]/gu)?.length ?? 0), 0),
  );

describe('segments of a page', () => {
  test('are one for a page that fits, of however many sentences', () => {
    expect(shown([Array.from({ length: 9 }, () => sentence(3)).join(' ')])).toHaveLength(1);
  });

  test('are one for up to three sentences, however long', () => {
    expect(shown([`${sentence(40)} ${sentence(40)} ${sentence(40)}`])).toHaveLength(1);
    expect(shown(['Good night.'])).toEqual([['Good night.']]);
  });

  test.each([4, 5, 6, 7, 8, 9, 11, 13])('of %i sentences have two or three each, whatever their length', (count) => {
    for (const words of [12, 40]) {
      const found = counts([Array.from({ length: count }, () => sentence(words)).join(' ')]);
      expect(found.every((each) => each === 2 || each === 3)).toBe(true);
      expect(found.reduce((sum, each) => sum + each, 0)).toBe(count);
    }
  });

  test('are more where the sentences are longer', () => {
    const page = (words: number) => [Array.from({ length: 6 }, () => sentence(words)).join(' ')];
    expect(counts(page(8))).toEqual([3, 3]);
    expect(counts(page(20))).toEqual([2, 2, 2]);
  });

  test('are fewer on a tall phone', () => {
    const page = [Array.from({ length: 6 }, () => sentence(18)).join(' ')];
    expect(segmentsOf(page, 'en', 'small')).toHaveLength(3);
    expect(segmentsOf(page, 'en', 'tall')).toHaveLength(2);
  });

  test('keep paragraphs apart, and lose no word', () => {
    const long = sentence(12);
    expect(shown([`${long} ${long}`, `${long} ${long}`])).toEqual([[`${long} ${long}`], [`${long} ${long}`]]);
    expect(shown([long, long, `${long} ${long} ${long}`])).toEqual([[long, long], [`${long} ${long} ${long}`]]);
  });
});

describe('segments of the page on which a story ends', () => {
  const atEnd = (page: string, phone: 'small' | 'tall' = 'small') =>
    segmentsOf([page], 'en', phone, true).map(([slice]) => page.slice(slice?.start, slice?.end));

  test('leave room beside the last one', () => {
    const [long, short] = [sentence(12), sentence(8)];
    expect(atEnd(`${long} ${long} ${short} ${short}`)).toEqual([`${long} ${long}`, `${short} ${short}`]);
    expect(atEnd(`${long} ${long} ${short} ${short}`, 'tall')).toEqual([`${long} ${long} ${short} ${short}`]);
    expect(atEnd(`${long} ${sentence(40)}`)).toEqual([long, sentence(40)]);
  });

  test('count the lines of a signature', () => {
    expect(atEnd(`${sentence(12)} Asleep,\nOwl\nand owl.`)).toEqual([sentence(12), 'Asleep,\nOwl\nand owl.']);
  });

  test('are one for a short page', () => {
    expect(atEnd(`${sentence(4)} ${sentence(4)}`)).toEqual([`${sentence(4)} ${sentence(4)}`]);
    expect(atEnd('')).toHaveLength(1);
  });
});

describe('a mark', () => {
  const long = sentence(12);
  const page = [`${long} ${long} ${long}`, `${long} Five foxes.`];
  const segments = segmentsOf(page, 'en', 'small');
  const start = long.length + 1;
  const mark = { page: 0, place: 1, start, end: start + 11, word: { start: start + 5, end: start + 10 } };

  test('is in the segment that has its sentence', () => {
    expect(segmentWith(segments, mark)).toBe(1);
    expect(segmentWith(segments, { ...mark, place: 'title' })).toBeNull();
  });

  test('moves with the segment, and is none in another', () => {
    const second = segments[1] ?? [];
    const moved = markIn(second, mark);
    const slice = second[Number(moved?.place)];
    const text = page[slice?.place ?? 0]?.slice(slice?.start, slice?.end) ?? '';
    expect(text.slice(moved?.start, moved?.end)).toBe('Five foxes.');
    expect(text.slice(moved?.word?.start, moved?.word?.end)).toBe('foxes');
    expect(markIn(segments[0] ?? [], mark)).toBeNull();
  });

  test('at the title stays there', () => {
    const atTitle = { ...mark, place: 'title' } as const;
    expect(markIn(segments[0] ?? [], atTitle)).toBe(atTitle);
  });
});

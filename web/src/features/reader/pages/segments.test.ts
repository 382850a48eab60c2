import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineStarts } from './line-starts.ts';
import { markIn, type Room, segmentsOf, segmentWith } from './segments.ts';

/** A column of so many letters, all equally wide. */
const LETTERS_PER_LINE = 30;
const COLUMN = { width: LETTERS_PER_LINE, lineHeight: 1, letters: '' };
const starts = (text: string) => lineStarts(text, COLUMN, ({ length }) => length);
const room = (part: Partial<Room> = {}): Room => {
  const all = { first: 6, middle: 6, last: 6, gap: 0.5, lineStarts: starts, ...part };
  return { only: Math.min(all.first, all.last), ...all };
};

/** A sentence that takes so many lines. */
const sentence = (lines: number) => `${Array.from({ length: lines }, () => 'owl owl owl owl owl owl owls').join(' ')}.`;
const textsOf = (paragraphs: string[], part?: Partial<Room>) =>
  segmentsOf(paragraphs, 'en', room(part)).map((segment) =>
    segment.map(({ place, start, end }) => paragraphs[place]?.slice(start, end) ?? ''),
  );
const linesOf = (segments: string[][]) =>
  segments.map((texts) => texts.reduce((sum, text) => sum + starts(text).length, (texts.length - 1) * 0.5));

describe('segments of a page', () => {
  test('are one for a page that fits, of however many sentences', () => {
    expect(textsOf([Array.from({ length: 6 }, () => 'Owls rest.').join(' ')])).toHaveLength(1);
    expect(textsOf(['Good night.'])).toEqual([['Good night.']]);
  });

  test('are as few as there is room for, and as equal as the ends of sentences allow', () => {
    const page = [Array.from({ length: 7 }, () => sentence(2)).join(' ')];
    expect(linesOf(textsOf(page))).toEqual([6, 4, 4]);
    expect(linesOf(textsOf(page, { middle: 8, first: 8, last: 8 }))).toEqual([8, 6]);
    expect(linesOf(textsOf([`${sentence(3)} ${sentence(1)} ${sentence(1)} ${sentence(3)}`]))).toEqual([4, 4]);
  });

  test('leave room for the title and for the end of the story', () => {
    const page = [Array.from({ length: 5 }, () => sentence(2)).join(' ')];
    expect(linesOf(textsOf(page, { first: 4 }))).toEqual([4, 6]);
    expect(linesOf(textsOf(page, { last: 2 }))).toEqual([4, 4, 2]);
    expect(linesOf(textsOf([sentence(2)], { last: 1 }))).toEqual([2]);
  });

  test('part a sentence that is too long between its lines, and count the distance of paragraphs', () => {
    expect(linesOf(textsOf([sentence(10)]))).toEqual([6, 4]);
    expect(linesOf(textsOf([sentence(3), sentence(3)]))).toEqual([3, 3]);
    expect(linesOf(textsOf([sentence(3), sentence(2)]))).toEqual([5.5]);
  });

  test('end in verse with a line', () => {
    const verse = ['Owl on the left,\nowl on the right,\nowl in the middle,\nsaying good night.'];
    expect(textsOf(verse, { middle: 2, first: 2, last: 2 })).toEqual([
      ['Owl on the left,\nowl on the right,'],
      ['owl in the middle,\nsaying good night.'],
    ]);
  });

  test('are none for an empty page', () => {
    expect(textsOf([''])).toEqual([]);
    expect(textsOf([])).toEqual([]);
  });

  test('lose no word, and have more lines than fit only for the title and the end', () => {
    const words = fc.array(fc.constantFrom('owl', 'asleep.', 'Mia?', '“Who,”', '\n', 'lantern'), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 9 }), (texts, middle) => {
        const page = texts.map((text) => text.join(' ').trim());
        const segments = textsOf(page, { middle, first: middle, last: middle });
        expect(segments.flat().join(' ').match(/\S+/g)).toEqual(page.join(' ').match(/\S+/g));
        for (const lines of linesOf(segments)) expect(lines).toBeLessThanOrEqual(middle);
      }),
    );
  });
});

describe('a mark', () => {
  const page = [`${sentence(2)} ${sentence(2)}`, `${sentence(2)} Five foxes.`];
  const segments = segmentsOf(page, 'en', room({ first: 4, middle: 4, last: 4 }));
  const start = sentence(2).length + 1;
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

  test('in a parted sentence follows its word', () => {
    const long = [sentence(10)];
    const parts = segmentsOf(long, 'en', room());
    const cut = parts[1]?.[0]?.start ?? 0;
    const word = { start: cut + 4, end: cut + 7 };
    const spoken = { page: 0, place: 0, start: 0, end: long[0]?.length ?? 0, word };
    expect(segmentWith(parts, spoken)).toBe(1);
    expect(markIn(parts[1] ?? [], spoken)).toMatchObject({ start: 0, word: { start: 4, end: 7 } });
    expect(markIn(parts[0] ?? [], spoken)).toMatchObject({ start: 0, end: cut, word: null });
  });

  test('at the title stays there', () => {
    const atTitle = { ...mark, place: 'title' } as const;
    expect(markIn(segments[0] ?? [], atTitle)).toBe(atTitle);
  });
});

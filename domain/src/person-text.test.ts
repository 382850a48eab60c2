import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizePersonText, personTextProblem } from './person-text.ts';
import { REAL_NAMES } from './testing.ts';

describe('a name', () => {
  test(`of ${REAL_NAMES.length} real ones in ${new Set(REAL_NAMES.map(({ script }) => script)).size} kinds of writing is refused to nobody`, () => {
    expect(REAL_NAMES.length).toBeGreaterThanOrEqual(200);
    const refused = REAL_NAMES.filter(({ name }) => personTextProblem(normalizePersonText(name)) !== null);
    expect(refused).toEqual([]);
  });

  test('is the same, however it was put together', () => {
    for (const { name } of REAL_NAMES) expect(normalizePersonText(name.normalize('NFD'))).toBe(normalizePersonText(name));
  });

  test.each([
    ['  Zoe\u0308 \n Ann ', 'Zoë Ann'],
    ['രാമന്\u200D', 'രാമൻ'],
    ['O‘Brien', 'O’Brien'],
    ["O'Brien", "O'Brien"],
    ['‘Alohi', 'ʼAlohi'],
    ['Anne\u2011Sophie', 'Anne-Sophie'],
    ['マリア・ルイサ', 'マリア·ルイサ'],
    ['ג׳ורג׳', 'ג’ורג’'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(normalizePersonText(typed)).toBe(kept);
  });

  test('that was normalized is normal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normalizePersonText(text);
        expect(normalizePersonText(once)).toBe(once);
      }),
    );
  });
});

test.each([
  '<b>Tom</b>',
  '{child}',
  'Tom2',
  'Tom\u0000',
  'Tom😀',
  '-Tom',
  '"Tom"',
  'Tom\u202Eevil',
  '\u200DTom',
  'a\u200D b',
  'http://x',
  '’',
  "''Tom",
])('%j is no name', (text) => {
  expect(personTextProblem(normalizePersonText(text))).toBe('characters');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REAL_NAMES } from '../../../tests/fixtures/real-names.ts';
import { normalizePersonText, personTextProblem } from './person-text.ts';

describe('a name', () => {
  test('is the same for composed and decomposed input', () => {
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
  ])('%j is stored as %j', (typed, kept) => {
    expect(normalizePersonText(typed)).toBe(kept);
  });

  test('does not change when normalized again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normalizePersonText(text);
        expect(normalizePersonText(once)).toBe(once);
      }),
    );
  });
});

test.each(['-Tom', '"Tom"', 'Tom\u202Eevil', '\u200DTom', 'a\u200D b', '’', "''Tom"])('%j is not a name', (text) => {
  expect(personTextProblem(normalizePersonText(text))).toBe('characters');
});

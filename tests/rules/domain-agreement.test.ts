/** The rules' own patterns and lists accept what form and function accept, which share the domain's parser. */
import { CHOICES, isCuratedId, LIMITS, personTextProblem, TERMS_VERSIONS } from '@tuckaway/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULES } from './emulator.ts';
import { ASTRAL_LETTER } from './schema-cases.ts';

/** The pattern's only match in the rules; its first group. */
function only(pattern: RegExp): string {
  const found = [...RULES.matchAll(new RegExp(pattern, 'g'))];
  expect(found, `${pattern} in firestore.rules`).toHaveLength(1);
  return found[0]?.[1] as string;
}

/** Converts a pattern of the rules, which matches whole texts, has doubled backslashes and writes \x{B7}. */
function asJavaScript(text: string): RegExp {
  return new RegExp(`^(?:${text.replaceAll('\\\\', '\\').replace(/\\x\{/g, '\\u{')})$`, 'u');
}

/** Every kind of character that the name pattern distinguishes, often enough for all neighbors to occur. */
const LETTERS = ['a', 'Z', 'é', 'ß', '李', ASTRAL_LETTER, 'م', '\u0301', ' ', "'", '’', '-', '.', ',', '·', '\u200C', '\u200D'];
const OTHERS = ['\u200B', '‘', '_', '0', '٣', '\n', '\u00A0', '😀', '\\', '<', '—', '{', '\u202E', '\u0000'];
const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
const often = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...LETTERS) }, { weight: 1, arbitrary: fc.constantFrom(...OTHERS) });
const character = fc.oneof({ weight: 9, arbitrary: often }, { weight: 1, arbitrary: anything });
describe('the patterns', () => {
  test('the rules and the domain accept the same names', () => {
    const pattern = asJavaScript(only(/value\.matches\("([^"]*)"\)/));
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 8 }), (text) => {
        expect(pattern.test(text)).toBe(personTextProblem(text) === null);
      }),
      { numRuns: 20_000 },
    );
  });

  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 17 });
  const uuids = fc.uuid();
  const nearlyUuids = fc
    .tuple(uuids, fc.nat(35), fc.constantFrom('g', '-', 'A', '', '00'))
    .map(([id, at, put]) => id.slice(0, at) + put + id.slice(at + 1));

  test('the rules and the domain accept the same curated story ids', () => {
    const pattern = asJavaScript(only(/function isCuratedId\(id\) \{\s*return id\.matches\('([^']*)'\)/));
    fc.assert(
      fc.property(fc.oneof(digits, uuids, nearlyUuids, fc.string()), (id) => {
        expect(pattern.test(id)).toBe(isCuratedId(id));
      }),
      { numRuns: 5_000 },
    );
  });
});

test('the rules have as many ids for new children as the app stores', () => {
  const pattern = asJavaScript(only(/function isSlot\(id\) \{\s*return id\.matches\('([^']*)'\)/));
  const ids = Array.from({ length: 100 }, (_, slot) => String(slot));
  expect(ids.filter((id) => pattern.test(id))).toEqual(ids.slice(0, LIMITS.children));
});

test('the rules and the domain know the same versions of the terms', () => {
  expect(only(/version in \[([^\]]*)\]/)).toBe(TERMS_VERSIONS.map((version) => `'${version}'`).join(', '));
});

test('the rules and the domain know the same choices of an account [safety 6]', () => {
  expect(only(/choice in \[([^\]]*)\]/)).toBe(CHOICES.map((choice) => `'${choice}'`).join(', '));
});

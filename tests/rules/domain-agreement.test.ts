/** firestore.rules cannot import: this holds its limits, choices and patterns to those of the domain. */
import { readFileSync } from 'node:fs';
import {
  COVER_IDS,
  isCuratedId,
  isStoryId,
  LENGTH_IDS,
  LIMITS,
  PLANS,
  type Plan,
  personTextProblem,
  SETTING_IDS,
  TONE_IDS,
} from '@tuckaway/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** The one place in the rules that the pattern matches; its first group. */
function only(pattern: RegExp): string {
  const found = [...RULES.matchAll(new RegExp(pattern, 'g'))];
  expect(found, `${pattern} in firestore.rules`).toHaveLength(1);
  return found[0]?.[1] as string;
}

/** A regular expression of the rules as JavaScript writes it: the rules double the backslashes, RE2 says \x{B7}. */
function asJavaScript(text: string): RegExp {
  return new RegExp(text.replaceAll('\\\\', '\\').replace(/\\x\{/g, '\\u{'), 'u');
}

describe('the choices of a story', () => {
  test.each([
    ['storySetting', SETTING_IDS],
    ['storyLength', LENGTH_IDS],
    ['storyTone', TONE_IDS],
    ['coverImage', COVER_IDS],
  ])('%s has the domain’s values and no other', (field, choices) => {
    const listed = [...only(new RegExp(`story\\.${field} in \\[([^\\]]*)\\]`)).matchAll(/'([^']*)'/g)].map((match) => match[1]);
    expect(listed).toEqual([...choices]);
  });

  test('the plan of a new profile is the free one', () => {
    const plan: Plan = 'free';
    expect(only(/profile\.subscription == '([^']*)'/)).toBe(plan);
    expect(PLANS).toContain(plan);
  });
});

describe('the limits', () => {
  test.each([
    ['a story’s title', /isText\(story\.title, 1, (\d+)\)/, LIMITS.storyTitle],
    ['a story’s content', /isText\(story\.content, 1, (\d+)\)/, LIMITS.storyContent],
    ['a story’s template', /isText\(story\.template, 1, (\d+)\)/, LIMITS.storyContent],
    ['the child’s name', /isPersonText\(story\.childName, (\d+)\)/, LIMITS.childName],
    ['the animal', /isPersonText\(story\.favoriteAnimal, (\d+)\)/, LIMITS.favoriteAnimal],
    ['the display name', /function isDisplayName\(value\) \{\s*return isText\(value, 1, (\d+)\)/, LIMITS.displayName],
    ['the e-mail', /isText\(profile\.email, 0, (\d+)\)/, LIMITS.email],
    ['a favourite’s title', /isText\(favorite\.title, 1, (\d+)\)/, LIMITS.favoriteTitle],
    ['the pages of a story', /progress\.pageCount <= (\d+)/, LIMITS.curatedPages],
  ])('%s', (_name, pattern, most) => {
    expect(Number(only(pattern))).toBe(most);
  });
});

describe('the patterns', () => {
  /** Every kind of character that the pattern for names tells apart, often enough for each neighbourhood to come up. */
  const character = fc.oneof(
    fc.constantFrom('a', 'Z', 'é', 'ß', '李', '𠮷', 'م', '\u0301', '\u200C', '\u200D', ' ', "'", '’', '-', '.', ',', '·'),
    fc.constantFrom('\u200B', '‘', '_', '0', '٣', '\n', '\u00A0', '😀', '\\', '<', '\uD842', '—'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );

  test('a name is what the domain says it is', () => {
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

  test.each([
    ['a story’s id', /function isUuid\(id\) \{\s*return id\.matches\('([^']*)'\)/, isStoryId],
    ['a curated story’s id', /function isCuratedId\(id\) \{\s*return id\.matches\('([^']*)'\)/, isCuratedId],
  ])('%s is what the domain says it is', (_name, place, isInDomain) => {
    const pattern = asJavaScript(only(place));
    fc.assert(
      fc.property(fc.oneof(digits, uuids, nearlyUuids, fc.string()), (id) => {
        expect(pattern.test(id)).toBe(isInDomain(id));
      }),
      { numRuns: 5_000 },
    );
  });
});

/** Form, function and rules say the same of a family's wishes: the first two by one parser of the domain, the third by its own patterns. */
import {
  COVER_IDS,
  isCuratedId,
  isStoryId,
  LENGTH_IDS,
  newStorySchema,
  normalizePersonText,
  parseStoryRequest,
  personTextProblem,
  SETTING_IDS,
  TONE_IDS,
} from '@tuckaway/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { withoutTrace } from './cells.ts';
import { newStory, uuidOf } from './documents.ts';
import { eachAtOnce, RULES, useEmulator } from './emulator.ts';
import { SEED } from './long.ts';
import { OWNER } from './people.ts';
import { ASTRAL_LETTER, NO_CHOICE } from './schema-cells.ts';
import { type Fields, list, put, text, type Write } from './values.ts';

/** The one place in the rules that the pattern matches; its first group. */
function only(pattern: RegExp): string {
  const found = [...RULES.matchAll(new RegExp(pattern, 'g'))];
  expect(found, `${pattern} in firestore.rules`).toHaveLength(1);
  return found[0]?.[1] as string;
}

/** A pattern of the rules as JavaScript writes it: theirs is for the whole text, doubles the backslashes, and says \x{B7}. */
function asJavaScript(text: string): RegExp {
  return new RegExp(`^(?:${text.replaceAll('\\\\', '\\').replace(/\\x\{/g, '\\u{')})$`, 'u');
}

/** Every kind of character that the pattern for names tells apart, often enough for each neighbourhood to come up. */
const LETTERS = ['a', 'Z', 'é', 'ß', '李', ASTRAL_LETTER, 'م', '\u0301', ' ', "'", '’', '-', '.', ',', '·', '\u200C', '\u200D'];
const OTHERS = ['\u200B', '‘', '_', '0', '٣', '\n', '\u00A0', '😀', '\\', '<', '—', '{', '\u202E', '\u0000'];
const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
const often = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...LETTERS) }, { weight: 1, arbitrary: fc.constantFrom(...OTHERS) });
const character = fc.oneof({ weight: 9, arbitrary: often }, { weight: 1, arbitrary: anything });
/**
 * Letters of whatever age, other characters as of Unicode 6, which is what the emulator's engine knows: a younger digit is a letter to
 * it. The rules alone would take that; form and function do not. (Two Khmer vowels that nobody types were no letters then.)
 */
const OLD = [
  [0x20, 0x24f],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x2190, 0x23f3],
  [0x2500, 0x26cd],
  [0x2701, 0x27be],
  [0x3001, 0x3020],
  [0x1f300, 0x1f320],
] as const;
const old = fc.oneof(...OLD.map(([min, max]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code))));
const letter = anything.filter((text) => /(?![\u17B4\u17B5])[\p{L}\p{M}]/u.test(text));
const known = fc.oneof({ weight: 9, arbitrary: often }, { weight: 1, arbitrary: letter }, { weight: 1, arbitrary: old });

describe('the patterns', () => {
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

describe('a family’s wishes', () => {
  const emulator = useEmulator('demo-rules-agreement');
  const MANY = 5_000;
  /** Writes of one batch that are all expected to come through; the emulator cannot say so much of a larger one that does not. */
  const TOGETHER = 16;

  const nearLimit = fc
    .tuple(fc.constantFrom('a', ASTRAL_LETTER, 'e\u0301', 'ab c'), fc.integer({ min: 8, max: 44 }))
    .map(([part, times]) => part.repeat(times));
  const person = fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom('Mia', 'Zoë', 'Jean-Luc', '李明', 'owl') },
    { weight: 4, arbitrary: fc.string({ unit: known, maxLength: 6 }) },
    { weight: 1, arbitrary: nearLimit },
  );
  const choice = (ids: readonly string[]) =>
    fc.oneof(
      { weight: 60, arbitrary: fc.constantFrom(...ids) },
      { weight: 1, arbitrary: fc.constantFrom('', NO_CHOICE, `${ids[0]} `, `${ids[0]}`.toUpperCase()) },
    );
  const sized = (most: number) =>
    fc.oneof(
      { weight: 9, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) },
      { weight: 1, arbitrary: fc.constantFrom('', 'a'.repeat(most), 'a'.repeat(most + 1)) },
    );
  const wishes = fc.record({
    childName: person,
    favoriteAnimal: person,
    storySetting: choice(SETTING_IDS),
    storyLength: choice(LENGTH_IDS),
    storyTone: choice(TONE_IDS),
    coverImage: choice(COVER_IDS),
    title: sized(200),
    siblings: fc.option(fc.array(person, { minLength: 0, maxLength: 4 }), { freq: 3, nil: undefined }),
  });

  beforeAll(async () => {
    await emulator.clear();
    await emulator.loadRules(RULES);
  });

  test('are taken or refused by form, function and rules alike', async () => {
    const taken: Write[] = [];
    const refused: { write: Write; wish: string }[] = [];
    const disagreements: string[] = [];
    for (const [number, typed] of fc.sample(wishes, { numRuns: MANY, seed: SEED }).entries()) {
      // As form and function leave a text before they look at it: composed (NFC), in one shape.
      const wish = {
        ...typed,
        childName: normalizePersonText(typed.childName),
        favoriteAnimal: normalizePersonText(typed.favoriteAnimal),
        title: typed.title.normalize('NFC'),
        siblings: typed.siblings?.map(normalizePersonText),
      };
      const { title, coverImage, ...asked } = wish;
      const atForm = parseStoryRequest(typed).ok;
      const atFunction = parseStoryRequest(JSON.parse(JSON.stringify(asked))).ok;
      const story = newStorySchema.safeParse({ ...wish, uid: 'owner', content: 'x', createdAt: 0 });
      if (atForm !== atFunction) disagreements.push(`form ${atForm}, function ${atFunction}: ${JSON.stringify(typed)}`);
      // The cover and the title are the browser's alone; all else is the wish.
      if (story.success && !atFunction) disagreements.push(`stored but not asked for: ${JSON.stringify(wish)}`);
      const fields: Fields = Object.fromEntries(
        Object.entries(wish).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, typeof value === 'string' ? text(value) : list(...value.map(text))]],
        ),
      );
      const write = put(`stories/${uuidOf(`wish ${number}`)}`, newStory('owner', fields));
      if (story.success) taken.push(write);
      else refused.push({ write, wish: JSON.stringify(wish) });
    }

    for (let start = 0; start < taken.length; start += TOGETHER) {
      const together = taken.slice(start, start + TOGETHER);
      if ((await emulator.verdict(OWNER, withoutTrace(OWNER, ...together))) === 'allowed') continue;
      await eachAtOnce(together, async (write) => {
        const verdict = await emulator.verdict(OWNER, withoutTrace(OWNER, write));
        if (verdict === 'denied') disagreements.push(`the rules refuse ${JSON.stringify(write.update?.fields)}`);
      });
    }
    await eachAtOnce(refused, async ({ write, wish }) => {
      if ((await emulator.verdict(OWNER, withoutTrace(OWNER, write))) === 'allowed') disagreements.push(`the rules take ${wish}`);
    });

    expect(disagreements).toEqual([]);
    expect(Math.min(taken.length, refused.length)).toBeGreaterThan(1000);
    console.info(
      `rules: form, function and rules agree on ${MANY} generated wishes in NFC, ${taken.length} taken and ${refused.length} refused (seed ${SEED})`,
    );
  }, 120_000);
});

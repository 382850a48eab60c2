/** Form, function and rules accept the same story requests. Form and function share the domain's parser; the rules have their own patterns. */
import {
  COVER_IDS,
  isCuratedId,
  LENGTH_IDS,
  LIMITS,
  newChildSchema,
  normalizePersonText,
  parseStoryRequest,
  personTextProblem,
  SETTING_IDS,
  TERMS_VERSIONS,
  TONE_IDS,
} from '@tuckaway/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { LONG, SEED } from '../long.ts';
import { withoutSaving } from './cases.ts';
import { child, uuidOf } from './documents.ts';
import { forEachConcurrently, RULES, useEmulator } from './emulator.ts';
import { ASTRAL_LETTER, UNKNOWN_CHOICE } from './schema-cases.ts';
import { OWNER } from './users.ts';
import { put, text, type Write } from './values.ts';

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
/**
 * All letters, and other characters of Unicode 6, the emulator's version, which treats newer digits as letters. Form and function refuse
 * those. Two Khmer vowels were no letters in that version.
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
  const pattern = asJavaScript(only(/childId\.matches\('([^']*)'\)/));
  const ids = Array.from({ length: 100 }, (_, slot) => String(slot));
  expect(ids.filter((id) => pattern.test(id))).toEqual(ids.slice(0, LIMITS.children));
});

test('the rules and the domain know the same versions of the terms', () => {
  expect(only(/version in \[([^\]]*)\]/)).toBe(TERMS_VERSIONS.map((version) => `'${version}'`).join(', '));
});

describe('a story request', () => {
  const emulator = useEmulator('demo-rules-agreement');
  const MANY = LONG ? 5_000 : 500;
  /** Writes per batch; the emulator's answer to a denied larger batch is too long. */
  const BATCH_SIZE = 16;

  const nearLimit = fc
    .tuple(fc.constantFrom('a', ASTRAL_LETTER, 'e\u0301', 'ab c'), fc.integer({ min: 8, max: 44 }))
    .map(([part, times]) => part.repeat(times));
  const user = fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom('Mia', 'Zoë', 'Jean-Luc', '李明', 'owl') },
    { weight: 4, arbitrary: fc.string({ unit: known, maxLength: 6 }) },
    { weight: 1, arbitrary: nearLimit },
  );
  const choice = (ids: readonly string[]) =>
    fc.oneof(
      { weight: 60, arbitrary: fc.constantFrom(...ids) },
      { weight: 1, arbitrary: fc.constantFrom('', UNKNOWN_CHOICE, `${ids[0]} `, `${ids[0]}`.toUpperCase()) },
    );
  const requests = fc.record({
    childName: user,
    favoriteAnimal: user,
    storySetting: choice(SETTING_IDS),
    storyLength: choice(LENGTH_IDS),
    storyTone: choice(TONE_IDS),
    coverImage: choice(COVER_IDS),
    siblings: fc.option(fc.array(user, { minLength: 0, maxLength: 4 }), { freq: 3, nil: undefined }),
  });

  const CHILD = `users/owner/children/${uuidOf('a child of owner')}`;

  beforeAll(async () => {
    await emulator.clear();
    await emulator.loadRules(RULES);
    await emulator.writeDocuments([put(CHILD, child())]);
  });

  test('is accepted or refused alike by form, function and rules', async () => {
    const accepted: Write[] = [];
    const refused: Write[] = [];
    const disagreements: string[] = [];
    for (const typed of fc.sample(requests, { numRuns: MANY, seed: SEED })) {
      // Form and function normalize a text before checking it.
      const [childName, favoriteAnimal] = [normalizePersonText(typed.childName), normalizePersonText(typed.favoriteAnimal)];
      const asked = { ...typed, childName, favoriteAnimal, siblings: typed.siblings?.map(normalizePersonText) };
      const atForm = parseStoryRequest(typed).ok;
      const atFunction = parseStoryRequest(JSON.parse(JSON.stringify(asked))).ok;
      if (atForm !== atFunction) disagreements.push(`form ${atForm}, function ${atFunction}: ${JSON.stringify(typed)}`);
      // The function stores stories; a child with the same texts is stored under the rules.
      const { storyLength, storyTone } = typed;
      const saved = { nickname: childName, favoriteAnimal, storyLength, storyTone };
      const fields = Object.fromEntries(Object.entries(saved).map(([name, value]) => [name, text(value)]));
      const write = put(CHILD, fields, { mask: Object.keys(fields), exists: true });
      const isValid = newChildSchema.safeParse(saved).success;
      if (atFunction && !isValid) disagreements.push(`the function accepts what no child may have: ${JSON.stringify(saved)}`);
      (isValid ? accepted : refused).push(write);
    }

    for (let start = 0; start < accepted.length; start += BATCH_SIZE) {
      const batch = accepted.slice(start, start + BATCH_SIZE);
      if ((await emulator.verdict(OWNER, withoutSaving(OWNER, ...batch))) === 'allowed') continue;
      await forEachConcurrently(batch, async (write) => {
        const verdict = await emulator.verdict(OWNER, withoutSaving(OWNER, write));
        if (verdict === 'denied') disagreements.push(`the rules deny ${JSON.stringify(write.update?.fields)}`);
      });
    }
    await forEachConcurrently(refused, async (write) => {
      const verdict = await emulator.verdict(OWNER, withoutSaving(OWNER, write));
      if (verdict === 'allowed') disagreements.push(`the rules allow ${JSON.stringify(write.update?.fields)}`);
    });

    expect(disagreements).toEqual([]);
    expect(Math.min(accepted.length, refused.length)).toBeGreaterThan(MANY / 5);
  }, 120_000);
});

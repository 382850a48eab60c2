/** Cases for ids and for names in every script. */
import { LIMITS, normalizePersonText } from '@tuckaway/domain';
import { REAL_NAMES } from '../fixtures/real-names.ts';
import { get, type TestCase, withoutSaving } from './cases.ts';
import { child, favorite, progress, uuidOf } from './documents.ts';
import type { RestRequest, Verdict } from './emulator.ts';
import { NO_NUMBERS, NUMBERS, ODD_PUBLISHED } from './published.ts';
import { OWNER } from './users.ts';
import { type Fields, put, remove, text } from './values.ts';

export function textCases(): TestCase[] {
  return [...ids(), ...personTexts(), ...realNames()];
}

function testCase(collection: string, title: string, expected: Verdict, request: RestRequest): TestCase {
  return { title: `${collection}: ${title}`, collection, user: OWNER, request, expected };
}

const UUID = uuidOf('an id');
const SEGMENTS = UUID.split('-');
const withSegment = (at: number, change: (segment: string) => string) =>
  SEGMENTS.map((segment, index) => (index === at ? change(segment) : segment)).join('-');

/** UUIDs with a segment too short, too long, in capitals, or with an invalid letter. */
const NEARLY_UUIDS = SEGMENTS.flatMap((_segment, at) => [
  withSegment(at, (segment) => segment.slice(1)),
  withSegment(at, (segment) => `${segment}0`),
  withSegment(at, (segment) => `A${segment.slice(1)}`),
  withSegment(at, (segment) => `g${segment.slice(1)}`),
]);
const NO_UUIDS = [
  ...NEARLY_UUIDS,
  UUID.replaceAll('-', ''),
  `x${UUID}`,
  `${UUID}0`,
  `${UUID}\n`,
  `\n${UUID}`,
  `${UUID}-${UUID}`,
  'featured',
  '__proto__',
];
/** Every hexadecimal digit. */
const UUIDS = [...'0123456789abcdef'].map((digit) => UUID.replace(/[0-9a-f]/g, digit));
/** The ids of new children. */
const SLOTS = Array.from({ length: LIMITS.children }, (_, slot) => String(slot));
const NO_SLOTS = ['8', '9', '10', '00', '07', '-1', '1.5', '٣', '３', 'x0', '0x', '0\n', '7 ', ' 7', '1e0', 'zero', '{0}', ' '];

function ids(): TestCase[] {
  const below = (collection: string, path: string, document: (id: string) => Fields) => (id: string, expected: Verdict) =>
    testCase(collection, `the id ${JSON.stringify(id)}`, expected, withoutSaving(OWNER, put(`users/owner/${path}/${id}`, document(id))));
  const favorites = below('users/favorites', 'favorites', favorite);
  const places = below('users/progress', 'progress', () => progress());
  const children = below('users/children', 'children', () => child());
  return [
    ...UUIDS.map((id) => children(id, 'denied')),
    ...NO_UUIDS.filter((id) => !id.startsWith('__')).flatMap((id) => [
      favorites(id, 'denied'),
      places(id, 'denied'),
      children(id, 'denied'),
    ]),
    // Favorites and progress need a published story or an own one.
    favorites(uuidOf('owner'), 'allowed'),
    places(uuidOf('owner'), 'allowed'),
    ...[uuidOf('stranger'), uuidOf('admin'), uuidOf('a missing story'), ODD_PUBLISHED, '424242'].flatMap((id) => [
      favorites(id, 'denied'),
      places(id, 'denied'),
    ]),
    ...SLOTS.map((id) => children(id, 'allowed')),
    ...NO_SLOTS.map((id) => children(id, 'denied')),
    ...NUMBERS.flatMap((id) => [favorites(id, 'allowed'), places(id, 'allowed')]),
    ...NO_NUMBERS.flatMap((id) => [favorites(id, 'denied'), places(id, 'denied')]),
    // Documents with ids of earlier versions can be read and deleted.
    testCase('users/favorites', 'an old id can be read', 'allowed', get('users/owner/favorites/of-old')),
    testCase('users/favorites', 'an old id can be deleted', 'allowed', withoutSaving(OWNER, remove('users/owner/favorites/of-old'))),
  ];
}

const MARKS = [' ', "'", '’', '-', '.', ',', '·'];
const JOINERS = ['\u200C', '\u200D'];
const NAMES = [
  ...['Mia', 'a', '\u0301', 'Zoe\u0301', '\u0301a', 'Jean-Luc', 'O’Neil', "D'Arcy", 'Núria Gal·la', 'Dr. Fox, Jr.', 'İpek', 'Зоя', 'Ελένη'],
  ...['नेहा', 'محمد', 'נֹעָה', '李明', 'ひなた', '지우', '𠮷野', 'می\u200Cرا', 'क्\u200Dष', 'Ann  Marie'],
  ...MARKS.flatMap((mark) => [`a${mark}b`, `a${mark}`, `a${mark}${mark}b`, `a b${mark}${mark}`]),
  ...JOINERS.flatMap((joiner) => [`a${joiner}b`, `a${joiner}b${joiner}c`]),
];
/** Characters that no name has: digits, symbols, emoji, spaces and marks that are not ours, and what is special in a pattern. */
const NO_LETTERS = [...'2٣$<>&😀🦊🫠\n\t\u00A0\u200B\u202E:;"‘‐_/\\{}[]()^|*?+'];
const NO_NAMES = [
  ...['<b>Mia</b>', 'Mia & Tom', 'system: Mia', '{child}', 'x{2}', '   '],
  ...NO_LETTERS.flatMap((character) => [character, `${character}a`, `a${character}`, `a${character}b`]),
  ...MARKS.flatMap((mark) => [mark, `${mark}a`]),
  ...JOINERS.flatMap((joiner) => [joiner, `${joiner}a`, `a${joiner}`, `a${joiner} b`, `a ${joiner}b`, `a${joiner}${joiner}b`]),
];

/** Renames a stored child. */
const renamed = (field: 'nickname' | 'favoriteAnimal', name: string) =>
  put(`users/owner/children/${uuidOf('a child of owner')}`, { [field]: text(name) }, { mask: [field], exists: true });

function personTexts(): TestCase[] {
  return (['nickname', 'favoriteAnimal'] as const).flatMap((field) => {
    const named = (name: string, expected: Verdict) =>
      testCase('users/children', `${field} ${JSON.stringify(name)}`, expected, withoutSaving(OWNER, renamed(field, name)));
    return [...NAMES.map((name) => named(name, 'allowed')), ...NO_NAMES.map((name) => named(name, 'denied'))];
  });
}

/** Real names in every script, normalized; in batches, because all are expected to be allowed. */
function realNames(): TestCase[] {
  const names = REAL_NAMES.map(({ name }) => normalizePersonText(name));
  const groups = Array.from({ length: Math.ceil(names.length / 20) }, (_, group) => names.slice(group * 20, group * 20 + 20));
  return groups.map((group) =>
    testCase(
      'users/children',
      `the names ${group.join(', ')}`,
      'allowed',
      withoutSaving(OWNER, ...group.map((name) => renamed('nickname', name))),
    ),
  );
}

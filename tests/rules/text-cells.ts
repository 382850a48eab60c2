/** The cells of ids, and of names in every script. */
import { normalizePersonText } from '@tuckaway/domain';
import { REAL_NAMES } from '../fixtures/real-names.ts';
import { type Cell, get, withoutTrace } from './cells.ts';
import { child, favorite, newStory, progress, uuidOf } from './documents.ts';
import type { Ask, Verdict } from './emulator.ts';
import { OWNER } from './people.ts';
import { type Fields, put, remove, text } from './values.ts';

export function textCells(): Cell[] {
  return [...ids(), ...personTexts(), ...realNames()];
}

function cell(about: string, what: string, expected: Verdict, ask: Ask): Cell {
  return { what: `${about}: ${what}`, about, person: OWNER, ask, expected };
}

const UUID = uuidOf('an id');
const SEGMENTS = UUID.split('-');
const withSegment = (at: number, change: (segment: string) => string) =>
  SEGMENTS.map((segment, index) => (index === at ? change(segment) : segment)).join('-');

/** A UUID with each segment shorter, longer, in capitals, and with a letter that none has. */
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
/** Each hexadecimal digit in each segment. */
const UUIDS = [...'0123456789abcdef'].map((digit) => UUID.replace(/[0-9a-f]/g, digit));
const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '1204', '9'.repeat(15), '1023456789'];
const NO_NUMBERS = ['0', '07', '-7', '+7', '7.5', '7e3', '9'.repeat(16), '٧', '７', 'x7', '7x', '7\n', '\n7', '7 ', ' '];

function ids(): Cell[] {
  const created = (id: string, expected: Verdict) =>
    cell('stories', `the id ${JSON.stringify(id)}`, expected, withoutTrace(OWNER, put(`stories/${id}`, newStory('owner'))));
  const below = (about: string, path: string, document: (id: string) => Fields) => (id: string, expected: Verdict) =>
    cell(about, `the id ${JSON.stringify(id)}`, expected, withoutTrace(OWNER, put(`users/owner/${path}/${id}`, document(id))));
  const favorites = below('users/favorites', 'favorites', favorite);
  const places = below('users/progress', 'progress', () => progress());
  const children = below('users/children', 'children', () => child());
  return [
    ...UUIDS.flatMap((id) => [created(id, 'allowed'), favorites(id, 'allowed'), places(id, 'allowed'), children(id, 'allowed')]),
    ...NO_UUIDS.filter((id) => !id.startsWith('__')).flatMap((id) => [
      created(id, 'denied'),
      favorites(id, 'denied'),
      places(id, 'denied'),
      children(id, 'denied'),
    ]),
    ...NUMBERS.flatMap((id) => [created(id, 'denied'), favorites(id, 'allowed'), places(id, 'allowed'), children(id, 'denied')]),
    ...NO_NUMBERS.flatMap((id) => [created(id, 'denied'), favorites(id, 'denied'), places(id, 'denied')]),
    // What was stored under an id of old is found and removed by its owner.
    cell('users/favorites', 'an id of old is read', 'allowed', get('users/owner/favorites/of-old')),
    cell('users/favorites', 'an id of old is removed', 'allowed', withoutTrace(OWNER, remove('users/owner/favorites/of-old'))),
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
const NO_NAMES = [
  ...[
    'Mia2',
    '2a',
    '😀a',
    'a😀',
    '🫠a',
    '\u00A0a',
    '$a',
    'a$b',
    '2',
    '<b>Mia</b>',
    'Mia & Tom',
    'Mia 🦊',
    'Mia\nTom',
    'Mia\n',
    '\nMia',
    'Mia\tTom',
    'Mia\u00A0Tom',
    'system: Mia',
    '{child}',
    'Mia "Bee"',
  ],
  ...[
    'Mia/Tom',
    'Mia\\',
    'Mia_Tom',
    '   ',
    'Mi\u200Ba',
    'Mia\u202E',
    '٣',
    'Mia;',
    'Mia‘s',
    'a‐b',
    'x{2}',
    'B7',
    '[a]',
    '^a',
    'a$',
    '(a)',
    'a|b',
    'a*',
    'a?',
    'a+',
  ],
  ...MARKS.flatMap((mark) => [mark, `${mark}a`]),
  ...JOINERS.flatMap((joiner) => [joiner, `${joiner}a`, `a${joiner}`, `a${joiner} b`, `a ${joiner}b`, `a${joiner}${joiner}b`]),
];

function personTexts(): Cell[] {
  return (['childName', 'favoriteAnimal'] as const).flatMap((field) => {
    const named = (name: string, expected: Verdict) =>
      cell(
        'stories',
        `${field} ${JSON.stringify(name)}`,
        expected,
        withoutTrace(OWNER, put(`stories/${uuidOf(`${field} ${name}`)}`, newStory('owner', { [field]: text(name) }))),
      );
    return [...NAMES.map((name) => named(name, 'allowed')), ...NO_NAMES.map((name) => named(name, 'denied'))];
  });
}

/** The names of children in every script, as form and function leave them; many in a batch, since all of them are to come through. */
function realNames(): Cell[] {
  const names = REAL_NAMES.map(({ name }) => normalizePersonText(name));
  const groups = Array.from({ length: Math.ceil(names.length / 20) }, (_, group) => names.slice(group * 20, group * 20 + 20));
  return groups.map((group) =>
    cell(
      'stories',
      `the names ${group.join(', ')}`,
      'allowed',
      withoutTrace(OWNER, ...group.map((name) => put(`stories/${uuidOf(`of ${name}`)}`, newStory('owner', { childName: text(name) })))),
    ),
  );
}

/**
 * Cases for every field a browser writes, generated from the domain's schemas: missing, extra, null, each wrong type, values around each
 * limit, characters of two UTF-16 units. A field without a known limit fails the test.
 */
import {
  agreementSchema,
  CURRENT_TERMS,
  choiceSchema,
  favoriteSchema,
  LIMITS,
  newChildSchema,
  newProfileSchema,
  progressSchema,
  type StoredAs,
  storedAs,
  storedFriendSchema,
} from '@tuckaway/domain';
import * as z from 'zod/mini';
import { type TestCase, withoutSaving } from './cases.ts';
import { agreement, child, choice, favorite, friend, newProfile, progress, uuidOf } from './documents.ts';
import type { Verdict } from './emulator.ts';
import { PUBLISHED } from './published.ts';
import { OWNER, type TestUser } from './users.ts';
import { type Fields, int, LONG_AGO, list, map, moment, nothing, ONE_OF_EACH_TYPE, put, SERVER_TIME, text, type Value } from './values.ts';

/** A letter of two UTF-16 units, as in the Japanese name 𠮷野. */
export const ASTRAL_LETTER = '𠮷';

/** Fields that no document has, with values that an attacker could use. */
export const EXTRA_FIELDS: Fields = {
  id: text('7'),
  rating: int(5),
  note: nothing,
  role: text('admin'),
  isPremium: { booleanValue: true },
  hiddenStories: list(),
  published: { booleanValue: true },
  'with.dot': text('premium'),
  Title: text('In capitals'),
};

/** A choice that does not exist. */
export const UNKNOWN_CHOICE = 'volcano';

export interface Stored {
  collection: string;
  schema: z.ZodMiniObject;
  /** A valid document with this id. */
  valid(id: string): Fields;
  /** The id of a new document, different for numbers in a row. */
  newId(number: number): string;
  path(id: string): string;
  /** Who creates it; the owner if missing. */
  user?(id: string): TestUser;
  /** Whether updates are allowed and checked like new documents. */
  isUpdatable: boolean;
  /** The id of a stored document; `7` if missing. */
  existingId?: string;
}

export const STORED: readonly Stored[] = [
  {
    collection: 'users',
    schema: newProfileSchema,
    valid: () => newProfile('newcomer'),
    newId: (number) => `newcomer-${number}`,
    path: (id) => `users/${id}`,
    user: (id) => ({ uid: id, claims: { email: 'newcomer@example.com' } }),
    isUpdatable: false,
  },
  {
    collection: 'users/favorites',
    schema: favoriteSchema,
    valid: (id) => favorite(id),
    newId: (number) => PUBLISHED[number % PUBLISHED.length] as string,
    path: (id) => `users/owner/favorites/${id}`,
    isUpdatable: true,
  },
  {
    collection: 'users/progress',
    schema: progressSchema,
    valid: () => progress(),
    newId: (number) => PUBLISHED[number % PUBLISHED.length] as string,
    path: (id) => `users/owner/progress/${id}`,
    isUpdatable: true,
  },
  {
    collection: 'users/children',
    schema: newChildSchema,
    valid: () => child(),
    newId: (number) => String(number % LIMITS.children),
    path: (id) => `users/owner/children/${id}`,
    isUpdatable: true,
    existingId: uuidOf('a child of owner'),
  },
  {
    collection: 'users/friends',
    schema: storedFriendSchema,
    valid: () => friend(),
    newId: (number) => String(number % LIMITS.children),
    path: (id) => `users/owner/friends/${id}`,
    isUpdatable: true,
    existingId: uuidOf('a child of owner'),
  },
  {
    collection: 'users/agreements',
    schema: agreementSchema,
    valid: () => agreement(),
    // There is one version, so the users differ.
    newId: (number) => `agreeing-${number}`,
    path: (id) => `users/${id}/agreements/${CURRENT_TERMS}`,
    user: (id) => ({ uid: id }),
    isUpdatable: false,
  },
  {
    collection: 'users/choices',
    schema: choiceSchema,
    valid: () => choice(),
    newId: (number) => `choosing-${number}`,
    path: (id) => `users/${id}/choices/looks`,
    user: (id) => ({ uid: id }),
    isUpdatable: false,
  },
];

/** A field's JSON Schema with the domain's metadata. */
interface Field {
  type?: 'string' | 'integer' | 'boolean' | 'number' | 'array' | 'object';
  enum?: string[];
  const?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  storedAs?: StoredAs;
  /** A list's entries. */
  items?: Field;
  /** A map's fields, which are all optional. */
  properties?: Record<string, Field>;
}

export function fieldsOf(schema: z.ZodMiniObject): { fields: [name: string, field: Field][]; required: string[] } {
  const { properties, required } = z.toJSONSchema(schema, { metadata: storedAs }) as {
    properties: Record<string, Field>;
    required: string[];
  };
  return { fields: Object.entries(properties), required };
}

export function schemaCases(): TestCase[] {
  return STORED.flatMap((stored) => [
    ...documentCases(stored),
    ...fieldsOf(stored.schema).fields.flatMap(([name, field]) => fieldCases(stored, name, field)),
  ]);
}

type Changes = Record<string, Fields[string] | null>;

let ids = 0;

/** @param changes to a valid new document; null leaves a field out. */
function testCase({ collection, valid, newId, path, user: userOf }: Stored, title: string, expected: Verdict, changes: Changes): TestCase {
  const id = newId(ids++);
  const user = userOf?.(id) ?? OWNER;
  const fields = Object.entries({ ...valid(id), ...changes }).filter((entry): entry is [string, Fields[string]] => entry[1] !== null);
  return {
    title: `${collection}: ${title}`,
    collection,
    user,
    expected,
    request: withoutSaving(user, put(path(id), Object.fromEntries(fields))),
  };
}

/** The same as an update of this field in a stored document. */
function updateCase(
  { collection, path, existingId = '7' }: Stored,
  title: string,
  expected: Verdict,
  name: string,
  value: Fields[string] | null,
): TestCase {
  const request = withoutSaving(OWNER, put(path(existingId), value === null ? {} : { [name]: value }, { mask: [name], exists: true }));
  return { title: `${collection}, renewed: ${title}`, collection, user: OWNER, expected, request };
}

/** Cases for the whole document: valid, a field missing, a field too many. */
function documentCases(stored: Stored): TestCase[] {
  const { required } = fieldsOf(stored.schema);
  const valid = testCase(stored, 'valid', 'allowed', {});
  const less = required.map((name) => testCase(stored, `without ${name}`, 'denied', { [name]: null }));
  const more = Object.entries(EXTRA_FIELDS).map(([name, value]) => testCase(stored, `with ${name}`, 'denied', { [name]: value }));
  const updates = stored.isUpdatable
    ? [
        ...required.map((name) => updateCase(stored, `without ${name}`, 'denied', name, null)),
        updateCase(stored, 'with an extra field', 'denied', 'note', text('hello')),
      ]
    : [];
  return [valid, ...less, ...more, ...updates];
}

function fieldCases(stored: Stored, name: string, field: Field): TestCase[] {
  const kinds = [...wrongTypes(field), ...values(field)];
  return kinds.flatMap(({ title, value, expected }) => [
    testCase(stored, `${name} is ${title}`, expected, { [name]: value }),
    ...(stored.isUpdatable && field.storedAs !== 'document id' ? [updateCase(stored, `${name} is ${title}`, expected, name, value)] : []),
  ]);
}

interface Kind {
  title: string;
  value: Fields[string];
  expected: Verdict;
}

const RIGHT_TYPES: Record<string, string> = {
  string: 'text',
  integer: 'an integer',
  boolean: 'a boolean',
  number: 'a timestamp',
  array: 'a list',
  // A map with other fields is as wrong as no map.
  object: 'a map with the right fields',
};

function wrongTypes(field: Field): Kind[] {
  const right = RIGHT_TYPES[field.type ?? ''];
  if (right === undefined) throw new Error(`No cases are known for ${JSON.stringify(field)}.`);
  const wrong = Object.entries(ONE_OF_EACH_TYPE).filter(([type]) => type !== right);
  // A list or map with the right value is not the value.
  return [
    ...wrong,
    ...(field.type === 'array' ? [] : [['the right text in a list', list(text('moon'))] as const]),
    ['the right text in a map', map({ title: text('moon') })] as const,
  ].map(([title, value]) => ({ title, value, expected: 'denied' }));
}

const allowed = (title: string, value: Kind['value']): Kind => ({ title, value, expected: 'allowed' });
const denied = (title: string, value: Kind['value']): Kind => ({ title, value, expected: 'denied' });

/** Valid and invalid values of the right type. */
function values(field: Field): Kind[] {
  if (field.properties) return mapValues(field.properties);
  if (field.items?.enum) return choiceListValues(field.items.enum);
  switch (field.storedAs) {
    case 'document id':
      return [denied('another', text('8')), denied('empty', text('')), denied('the id and a space', text('1 '))];
    case 'token e-mail':
      return [denied('another', text('owner@example.com')), denied('in capitals', text('NEWCOMER@example.com')), denied('empty', text(''))];
    case 'clock time':
      return [
        ...['00:00', '09:59', '10:00', '19:30', '20:05', '23:59'].map((time) => allowed(time, text(time))),
        ...['', '24:00', '29:00', '30:00', '19:60', '7:30', '19:3', '1930', '19.30', '19:30 ', ' 19:30', '19:30\n', '119:30', '19:305'].map(
          (time) => denied(JSON.stringify(time), text(time)),
        ),
      ];
    case 'server time':
      return [
        denied('the device time', moment(0)),
        denied('past', moment(-3600)),
        denied('tomorrow', moment(24 * 3600)),
        denied('long ago', LONG_AGO),
      ];
    case 'past moment':
      return [
        allowed('the server time', SERVER_TIME),
        allowed('weeks ago', moment(-30 * 24 * 3600)),
        allowed('long ago', LONG_AGO),
        denied('tomorrow', moment(24 * 3600)),
        denied('next year', moment(365 * 24 * 3600)),
      ];
  }
  const choices = field.enum ?? (field.const === undefined ? null : [field.const]);
  if (choices) {
    const first = choices[0] ?? '';
    // An age has no capitals.
    const others = ['', UNKNOWN_CHOICE, 'premium', first.toUpperCase(), `${first} `, `${first}\n`].filter((other) => other !== first);
    return [
      ...choices.map((choice) => allowed(choice, text(choice))),
      ...others.map((other) => denied(JSON.stringify(other), text(other))),
    ];
  }
  if (field.type === 'boolean') return [allowed('true', { booleanValue: true }), allowed('false', { booleanValue: false })];
  if (field.type === 'integer') {
    const { minimum = 0, maximum = 0 } = field;
    return [
      denied('below the least', int(minimum - 1)),
      denied('below zero', int(-minimum)),
      denied('above the maxLength', int(maximum + 1)),
    ];
  }
  const maxLength = field.maxLength;
  if (maxLength === undefined) throw new Error(`No limit is known of ${JSON.stringify(field)}.`);
  return [
    denied('empty', text('')),
    allowed('one letter', text('a')),
    allowed('one below the limit', text('a'.repeat(maxLength - 1))),
    allowed('at the limit', text('a'.repeat(maxLength))),
    allowed('letters of two units at the limit', text(ASTRAL_LETTER.repeat(maxLength / 2))),
    denied('above the limit', text('a'.repeat(maxLength + 1))),
    denied('letters of two units and one more', text(`${ASTRAL_LETTER.repeat(maxLength / 2)}a`)),
    denied('letters of two units above the limit', text(ASTRAL_LETTER.repeat(maxLength / 2 + 1))),
    ...(field.storedAs === 'person text'
      ? [denied('a name with a digit', text('Mia 2')), denied('markup', text('<b>a</b>'))]
      : [allowed('text that is not a name', text('7 lamps!'))]),
  ];
}

/** Maps: empty, full, with one field of each type and value, and with a field too many. */
function mapValues(properties: Record<string, Field>): Kind[] {
  const fields = Object.entries(properties);
  const full = Object.fromEntries(fields.map(([name, field]) => [name, text(field.enum?.at(-1) ?? '')]));
  return [
    allowed('an empty map', map({})),
    allowed('a full map', map(full)),
    denied('a full map with one more field', map({ ...full, [UNKNOWN_CHOICE]: text('owl') })),
    ...fields.flatMap(([name, field]) =>
      [...wrongTypes(field), ...values(field)]
        .filter((kind): kind is Kind & { value: Value } => typeof kind.value !== 'symbol')
        .map(({ title, value, expected }): Kind => ({ title: `a map whose ${name} is ${title}`, value: map({ [name]: value }), expected })),
    ),
  ];
}

/** Lists of different choices: none, each of them, all of them, one twice, and an unknown one at either end. */
function choiceListValues(choices: readonly string[]): Kind[] {
  const of = (...entries: string[]) => list(...entries.map(text));
  const [first = '', second = ''] = choices;
  return [
    ...choices.map((choice) => allowed(`only ${choice}`, of(choice))),
    allowed('two choices', of(first, second)),
    allowed('all choices', of(...choices)),
    denied('an empty list', list()),
    denied('one choice twice', of(first, first)),
    denied('all choices and one twice', of(...choices, first)),
    denied('a choice and an unknown one', of(first, UNKNOWN_CHOICE)),
    denied('an unknown choice and another', of(UNKNOWN_CHOICE, first)),
    denied('a choice in capitals', of(first.toUpperCase())),
    denied('a choice and a number', list(text(first), int(7))),
    denied('a choice instead of a list', text(first)),
  ];
}

/**
 * The cells of every field that a browser writes, made from the domain's schemas: missing, extra, null, each wrong type, at, below and
 * above each limit, letters that count as two. What a schema does not know about a field here, it does not know anywhere: the test fails.
 */
import {
  favoriteSchema,
  newChildSchema,
  newProfileSchema,
  newStorySchema,
  progressSchema,
  type StoredAs,
  storedAs,
} from '@tuckaway/domain';
import * as z from 'zod/mini';
import { type Cell, withoutTrace } from './cells.ts';
import { child, favorite, newProfile, newStory, progress, uuidOf } from './documents.ts';
import type { Verdict } from './emulator.ts';
import { OWNER, type Person } from './people.ts';
import {
  type Fields,
  int,
  LONG_AGO,
  list,
  map,
  moment,
  nothing,
  ONE_OF_EACH_TYPE,
  put,
  SERVER_TIME,
  text,
  type Value,
  type Write,
} from './values.ts';

/** One letter that JavaScript and the rules count as two, as the Japanese name 𠮷野 has it. */
export const ASTRAL_LETTER = '𠮷';

/** Fields that no document has, with something of use to whoever slips them in. */
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

/** Choices that nobody offers. */
export const NO_CHOICE = 'volcano';

export interface Stored {
  about: string;
  schema: z.ZodMiniObject;
  /** A good document with this id. */
  good(id: string): Fields;
  /** Where a new one lies; a place of its own for each number. */
  newId(number: number): string;
  path(id: string): string;
  /** Whether one that is there is checked as a new one is. */
  isRenewed: boolean;
  /** The id of one that is there; `7` where nothing else is said. */
  there?: string;
}

export const STORED: readonly Stored[] = [
  {
    about: 'users',
    schema: newProfileSchema,
    good: () => newProfile('newcomer'),
    newId: (number) => `newcomer-${number}`,
    path: (id) => `users/${id}`,
    isRenewed: false,
  },
  {
    about: 'stories',
    schema: newStorySchema,
    good: () => newStory('owner'),
    newId: (number) => uuidOf(`cell ${number}`),
    path: (id) => `stories/${id}`,
    isRenewed: false,
  },
  {
    about: 'users/favorites',
    schema: favoriteSchema,
    good: (id) => favorite(id),
    newId: (number) => String(1000 + number),
    path: (id) => `users/owner/favorites/${id}`,
    isRenewed: true,
  },
  {
    about: 'users/progress',
    schema: progressSchema,
    good: () => progress(),
    newId: (number) => String(1000 + number),
    path: (id) => `users/owner/progress/${id}`,
    isRenewed: true,
  },
  {
    about: 'users/children',
    schema: newChildSchema,
    good: () => child(),
    newId: (number) => uuidOf(`child ${number}`),
    path: (id) => `users/owner/children/${id}`,
    isRenewed: true,
    there: uuidOf('a child of owner'),
  },
];

const whoStores = (about: string, id: string): Person =>
  about === 'users' ? { uid: id, claims: { email: 'newcomer@example.com' } } : OWNER;

/** What JSON Schema says of a field, with the domain's own word. */
interface Field {
  type?: 'string' | 'integer' | 'boolean' | 'number' | 'array';
  enum?: string[];
  const?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  storedAs?: StoredAs;
  /** Of a list: what each entry is held to, and how many there may be. */
  items?: Field;
  minItems?: number;
  maxItems?: number;
}

export function fieldsOf(schema: z.ZodMiniObject): { fields: [name: string, field: Field][]; required: string[] } {
  const { properties, required } = z.toJSONSchema(schema, { metadata: storedAs }) as {
    properties: Record<string, Field>;
    required: string[];
  };
  return { fields: Object.entries(properties), required };
}

export function schemaCells(): Cell[] {
  return STORED.flatMap((stored) => [
    ...wholeCells(stored),
    ...fieldsOf(stored.schema).fields.flatMap(([name, field]) => fieldCells(stored, name, field)),
  ]);
}

let made = 0;

function cell({ about, good, newId, path }: Stored, what: string, expected: Verdict, fields: (id: string) => Fields): Cell {
  const id = newId(made++);
  const person = whoStores(about, id);
  const writes: Write[] = [put(path(id), { ...good(id), ...fields(id) })];
  return { what: `${about}: ${what}`, about, person, expected, ask: withoutTrace(person, ...writes) };
}

/** The same over a document that is there, by an update of this one field. */
function renewal(
  { about, path, there = '7' }: Stored,
  what: string,
  expected: Verdict,
  name: string,
  value: Value | typeof SERVER_TIME | null,
): Cell {
  const ask = withoutTrace(OWNER, put(path(there), value === null ? {} : { [name]: value }, { mask: [name], exists: true }));
  return { what: `${about}, renewed: ${what}`, about, person: OWNER, expected, ask };
}

/** What concerns the document: a good one, one field less, one more. */
function wholeCells(stored: Stored): Cell[] {
  const { fields, required } = fieldsOf(stored.schema);
  const good = cell(stored, 'a good one', 'allowed', () => ({}));
  const less = fields
    .filter(([name]) => required.includes(name))
    .map(([name]): Cell => {
      const id = stored.newId(made++);
      const { [name]: _gone, ...rest } = stored.good(id);
      const person = whoStores(stored.about, id);
      return {
        what: `${stored.about}: without ${name}`,
        about: stored.about,
        person,
        expected: 'denied',
        ask: withoutTrace(person, put(stored.path(id), rest)),
      };
    });
  const more = Object.entries(EXTRA_FIELDS).map(([name, value]) => cell(stored, `with ${name}`, 'denied', () => ({ [name]: value })));
  const renewed = stored.isRenewed
    ? [
        ...required.map((name) => renewal(stored, `without ${name}`, 'denied', name, null)),
        renewal(stored, 'with one more', 'denied', 'note', text('hello')),
      ]
    : [];
  return [good, ...less, ...more, ...renewed];
}

function fieldCells(stored: Stored, name: string, field: Field): Cell[] {
  const kinds = [...wrongTypes(field), ...values(field)];
  return kinds.flatMap(({ what, value, expected }) => [
    cell(stored, `${name} is ${what}`, expected, () => ({ [name]: value })),
    ...(stored.isRenewed && field.storedAs !== 'document id' ? [renewal(stored, `${name} is ${what}`, expected, name, value)] : []),
  ]);
}

interface Kind {
  what: string;
  value: Value | typeof SERVER_TIME;
  expected: Verdict;
}

const RIGHT_TYPES: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  boolean: 'true or false',
  number: 'a moment',
  array: 'a list',
};

function wrongTypes(field: Field): Kind[] {
  const right = RIGHT_TYPES[field.type ?? ''];
  if (right === undefined) throw new Error(`No cells are known for ${JSON.stringify(field)}.`);
  const wrong = Object.entries(ONE_OF_EACH_TYPE).filter(([type]) => type !== right);
  // What holds the right value is not the value.
  return [
    ...wrong,
    ...(field.type === 'array' ? [] : [['the right text in a list', list(text('moon'))] as const]),
    ['the right text in a map', map({ title: text('moon') })] as const,
  ].map(([what, value]) => ({ what, value, expected: 'denied' }));
}

/** The right type, with values good and bad. */
function values(field: Field): Kind[] {
  const allowed = (what: string, value: Kind['value']): Kind => ({ what, value, expected: 'allowed' });
  const denied = (what: string, value: Kind['value']): Kind => ({ what, value, expected: 'denied' });
  if (field.items) return ofLists(field, field.items);
  switch (field.storedAs) {
    case 'owner':
      return [denied('another', text('stranger')), denied('nobody', text('')), denied('the own one in capitals', text('OWNER'))];
    case 'document id':
      return [denied('another', text('8')), denied('empty', text('')), denied('the id and a space', text('1 '))];
    case 'token e-mail':
      return [denied('another', text('owner@example.com')), denied('in capitals', text('NEWCOMER@example.com')), denied('empty', text(''))];
    case 'story id':
      return [
        allowed('a story’s', text(uuidOf('a story before'))),
        ...['', '7', uuidOf('a story before').toUpperCase(), `${uuidOf('a story before')}0`].map((id) =>
          denied(JSON.stringify(id), text(id)),
        ),
      ];
    case 'clock time':
      return [
        ...['00:00', '09:59', '10:00', '19:30', '20:05', '23:59'].map((time) => allowed(time, text(time))),
        ...['', '24:00', '29:00', '30:00', '19:60', '7:30', '19:3', '1930', '19.30', '19:30 ', ' 19:30', '19:30\n', '119:30', '19:305'].map(
          (time) => denied(JSON.stringify(time), text(time)),
        ),
      ];
    case 'server time':
      return [
        denied('the device’s now', moment(0)),
        denied('past', moment(-3600)),
        denied('tomorrow', moment(24 * 3600)),
        denied('long ago', LONG_AGO),
      ];
    case 'past moment':
      return [
        allowed('the server’s now', SERVER_TIME),
        allowed('weeks ago', moment(-30 * 24 * 3600)),
        allowed('long ago', LONG_AGO),
        denied('tomorrow', moment(24 * 3600)),
        denied('next year', moment(365 * 24 * 3600)),
      ];
  }
  const choices = field.enum ?? (field.const === undefined ? null : [field.const]);
  if (choices) {
    const first = choices[0] ?? '';
    return [
      ...choices.map((choice) => allowed(choice, text(choice))),
      ...['', NO_CHOICE, 'premium', first.toUpperCase(), `${first} `, `${first}\n`].map((other) =>
        denied(JSON.stringify(other), text(other)),
      ),
    ];
  }
  if (field.type === 'boolean') return [allowed('true', { booleanValue: true }), allowed('false', { booleanValue: false })];
  if (field.type === 'integer') {
    const { minimum = 0, maximum = 0 } = field;
    return [denied('below the least', int(minimum - 1)), denied('below zero', int(-minimum)), denied('above the most', int(maximum + 1))];
  }
  const most = field.maxLength;
  if (most === undefined) throw new Error(`No limit is known of ${JSON.stringify(field)}.`);
  return [
    denied('empty', text('')),
    allowed('one letter', text('a')),
    allowed('one below the limit', text('a'.repeat(most - 1))),
    allowed('at the limit', text('a'.repeat(most))),
    allowed('letters of two units up to the limit', text(ASTRAL_LETTER.repeat(most / 2))),
    denied('above the limit', text('a'.repeat(most + 1))),
    denied('letters of two units and one more', text(`${ASTRAL_LETTER.repeat(most / 2)}a`)),
    denied('letters of two units above the limit', text(ASTRAL_LETTER.repeat(most / 2 + 1))),
    ...(field.storedAs === 'person text'
      ? [denied('a name and a figure', text('Mia 2')), denied('markup', text('<b>a</b>'))]
      : [allowed('what is no name', text('7 lamps!'))]),
  ];
}

/** Lists of every length, and in each place of each length an entry that is bad; every kind of bad entry in the first place. */
function ofLists({ minItems = 0, maxItems = 0 }: Field, items: Field): Kind[] {
  const isPerson = items.storedAs === 'person text';
  // What is no name is good where any text is.
  const good = text(isPerson ? 'a'.repeat(items.maxLength ?? 1) : '7'.repeat(items.maxLength ?? 1));
  const bad = text('a'.repeat((items.maxLength ?? 1) + 1));
  const of = (length: number, at = -1, other: Value = bad) =>
    list(...Array.from({ length }, (_entry, index) => (index === at ? other : good)));
  const lengths = Array.from({ length: maxItems }, (_length, index) => index + 1).filter((length) => length >= minItems);
  const others = values(items).filter((kind): kind is Kind & { value: Value } => typeof kind.value !== 'symbol');
  return [
    ...lengths.map((length): Kind => ({ what: `${length} in a list`, value: of(length), expected: 'allowed' })),
    ...lengths.flatMap((length) =>
      Array.from(
        { length },
        (_entry, at): Kind => ({
          what: `${length} in a list, number ${at + 1} too long`,
          value: of(length, at),
          expected: 'denied',
        }),
      ),
    ),
    ...lengths.map(
      (length): Kind => ({
        what: `${length} in a list, the last a number`,
        value: of(length, length - 1, int(7)),
        expected: 'denied',
      }),
    ),
    ...(isPerson ? lengths : []).map(
      (length): Kind => ({
        what: `${length} in a list, the last no name`,
        value: of(length, length - 1, text('Mia 2')),
        expected: 'denied',
      }),
    ),
    { what: 'an empty list', value: list(), expected: minItems > 0 ? 'denied' : 'allowed' },
    { what: 'one too many in a list', value: of(maxItems + 1), expected: 'denied' },
    { what: 'a list of texts, as one text', value: text('owl'), expected: 'denied' },
    ...others.map(({ what, value, expected }): Kind => ({ what: `a list of one that is ${what}`, value: list(value), expected })),
  ];
}

/** Finding 4: an account stores eight children, and favorites and progress of stories that exist, no larger than the product makes them. */
import { randomUUID } from 'node:crypto';
import { LIMITS } from '../../domain/src/index.ts';
import { listOf } from '../rules/cases.ts';
import { child, favorite, newProfile, progress } from '../rules/documents.ts';
import type { TestUser } from '../rules/users.ts';
import { double, type Fields, int, moment, ONE_OF_EACH_TYPE, put, type SERVER_TIME, text, type Value } from '../rules/values.ts';
import type { Attack, Finding } from './support/attack.ts';
import { commit } from './support/requests.ts';
import type { World } from './support/world.ts';

/** Ids beside the eight of new children. */
const SLOTS = [
  '8',
  '9',
  '10',
  '11',
  '15',
  '16',
  '42',
  '-1',
  '+1',
  '00',
  '07',
  '7 ',
  ' 7',
  '7.0',
  '1e0',
  '0x1',
  '٣',
  '３',
  'a',
  'zero',
  '{0}',
];
/** Writes in one commit; the emulator's answer to a denied larger one is too long for its own protocol. */
const AT_ONCE = 12;
const TOO_LONG = 'a'.repeat(100_000);
const over = (limit: number) => text('a'.repeat(limit + 1));

/** A document of each kind, the types that its fields may have, and values that are too large or make no sense. */
interface Kind {
  name: string;
  path(world: World): string;
  user?(world: World): TestUser;
  valid(world: World): Fields;
  /** Allowed types by field, as `ONE_OF_EACH_TYPE` names them. */
  types: Record<string, readonly string[]>;
  wrong: Record<string, readonly (Value | typeof SERVER_TIME)[]>;
}

const PERSON = [
  text(''),
  text(' '),
  text('7'),
  text('<b>'),
  text('{child}'),
  text('🦊'),
  text('a\nb'),
  text(TOO_LONG),
  over(LIMITS.childName),
];
const CHOICE = [text(''), text('volcano'), text('SHORT'), text(TOO_LONG)];
const MOMENT = [moment(3600), moment(86_400 * 365), { timestampValue: '9999-12-31T23:59:59Z' }];

const KINDS: readonly Kind[] = [
  {
    name: 'a child',
    path: ({ attacker }) => `users/${attacker.uid}/children/1`,
    valid: () => child(),
    types: { nickname: ['text'], favoriteAnimal: ['text'], storyLength: [], storyTone: [], bedtime: [] },
    wrong: {
      nickname: PERSON,
      favoriteAnimal: PERSON,
      storyLength: CHOICE,
      storyTone: CHOICE,
      bedtime: [text(''), text('24:00'), text('7:30'), text('19:60'), text('19:30:00'), text(TOO_LONG)],
    },
  },
  {
    name: 'a favorite',
    path: ({ attacker, published }) => `users/${attacker.uid}/favorites/${published}`,
    valid: ({ published }) => favorite(published),
    types: { storyId: [], addedAt: ['a timestamp'], title: ['text'] },
    wrong: {
      storyId: [text(''), text('999'), text(TOO_LONG)],
      addedAt: MOMENT,
      title: [text(''), over(LIMITS.favoriteTitle), text(TOO_LONG)],
    },
  },
  {
    name: 'progress',
    path: ({ attacker, published }) => `users/${attacker.uid}/progress/${published}`,
    valid: () => progress(),
    types: { page: ['an integer'], pageCount: ['an integer'], finished: ['a boolean'], updatedAt: ['a timestamp'] },
    wrong: {
      page: [int(0), int(-1), int(9), double(1.5)],
      pageCount: [int(0), int(-1), int(LIMITS.curatedPages + 1), int(1_000_000)],
      finished: [text('true'), int(1)],
      updatedAt: MOMENT,
    },
  },
  {
    name: 'a profile',
    path: ({ newcomer }) => `users/${newcomer.uid}`,
    user: ({ newcomer }) => newcomer.user,
    valid: ({ newcomer }) => newProfile(newcomer.uid),
    types: { displayName: ['text'], email: [], subscription: [], createdAt: [] },
    wrong: {
      displayName: [text(''), over(LIMITS.displayName), text(TOO_LONG)],
      email: [text(''), text('victim@example.com'), text('NEWCOMER@EXAMPLE.COM'), text(TOO_LONG)],
      subscription: [text(''), text('premium'), text('Free'), text(TOO_LONG)],
      createdAt: [moment(-3600), moment(3600)],
    },
  },
];

/** Fields that no document has. */
const EXTRA: Fields = { note: text('more'), uid: text('me'), role: text('admin'), hiddenStories: text('7'), photo: { bytesValue: 'AAAA' } };

const fieldsOf = (world: World): Attack[] =>
  KINDS.flatMap(({ name, path, user, valid, types, wrong }) => {
    const sender = user?.(world) ?? world.attacker.user;
    const sent = (what: string, fields: Fields): Attack => ({
      name: `${name}: ${what}`,
      user: sender,
      database: commit(put(path(world), fields)),
    });
    const good = valid(world);
    const ofWrongType = Object.entries(types).flatMap(([field, allowed]) =>
      Object.entries(ONE_OF_EACH_TYPE)
        .filter(([type]) => !allowed.includes(type))
        .map(([type, value]) => sent(`${field} as ${type}`, { ...good, [field]: value })),
    );
    const senseless = Object.entries(wrong).flatMap(([field, values]) =>
      values.map((value, index) => sent(`${field}, senseless value ${index + 1}`, { ...good, [field]: value })),
    );
    const missing = Object.keys(good).map((field) =>
      sent(`without ${field}`, Object.fromEntries(Object.entries(good).filter(([other]) => other !== field))),
    );
    const extra = Object.entries(EXTRA).map(([field, value]) => sent(`with ${field}`, { ...good, [field]: value }));
    return [...ofWrongType, ...senseless, ...missing, ...extra, sent('empty', {})];
  });

const children = ({ attacker }: World): Attack[] => [
  ...[...SLOTS, randomUUID(), randomUUID()].flatMap((slot) => [
    { name: `a child in slot “${slot}”`, user: attacker.user, database: commit(put(`users/${attacker.uid}/children/${slot}`, child())) },
    {
      name: `a child in slot “${slot}”, created`,
      user: attacker.user,
      database: commit(put(`users/${attacker.uid}/children/${slot}`, child(), { exists: false })),
    },
  ]),
  {
    name: `${AT_ONCE} children in one commit`,
    user: attacker.user,
    database: commit(...Array.from({ length: AT_ONCE }, (_, slot) => put(`users/${attacker.uid}/children/${slot}`, child()))),
  },
  {
    name: 'eight children and a ninth',
    user: attacker.user,
    database: commit(...Array.from({ length: 9 }, (_, slot) => put(`users/${attacker.uid}/children/${slot}`, child()))),
  },
];

/** Stories that cannot be favorites, and cannot have been read. */
const missing = ({ attacker, victim }: World): Attack[] => {
  const ids = [
    randomUUID(),
    randomUUID(),
    victim.story,
    '999999',
    '999999999999999',
    '0',
    '07',
    '-7',
    'featured',
    '__proto',
    attacker.story.toUpperCase(),
  ];
  const at = (kind: string, id: string) => `users/${attacker.uid}/${kind}/${id}`;
  const single = ids.flatMap((id) => [
    { name: `a favorite of ${id}`, user: attacker.user, database: commit(put(at('favorites', id), favorite(id))) },
    { name: `progress in ${id}`, user: attacker.user, database: commit(put(at('progress', id), progress())) },
  ]);
  const many = (kind: string, fields: (id: string) => Fields): Attack => ({
    name: `${AT_ONCE} ${kind} of missing stories in one commit`,
    user: attacker.user,
    database: commit(...Array.from({ length: AT_ONCE }, () => randomUUID()).map((id) => put(at(kind, id), fields(id)))),
  });
  return [
    ...single,
    many('favorites', favorite),
    many('progress', () => progress()),
    {
      name: 'a favorite under the id of another story',
      user: attacker.user,
      database: commit(put(at('favorites', attacker.story), favorite(victim.story))),
    },
  ];
};

const lists = ({ attacker }: World): Attack[] =>
  [
    { path: `users/${attacker.uid}/children`, most: 16 },
    { path: `users/${attacker.uid}/favorites`, most: 30 },
    { path: 'stories', most: 100 },
  ].flatMap(({ path, most }) => {
    const where =
      path === 'stories' ? { where: { fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: text(attacker.uid) } } } : {};
    return [
      { name: `all ${path} in one query`, user: attacker.user, database: listOf(path, where) },
      { name: `more than ${most} of ${path}`, user: attacker.user, database: listOf(path, { ...where, limit: most + 1 }) },
    ];
  });

export const storage: Finding<World> = {
  name: '4 unbounded storage',
  prepare: (world) => ({ attacks: [...children(world), ...missing(world), ...fieldsOf(world), ...lists(world)] }),
};

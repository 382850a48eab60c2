/** Finding 4: documents of the system and of other users, the plan, and more documents than the product makes. The rules' tests have every role and field. */
import { randomUUID } from 'node:crypto';
import { subscriptionId } from '../../functions/src/push/subscription.ts';
import { departureId } from '../../functions/src/store/deleted-accounts.ts';
import { shareId } from '../../functions/src/store/stories/shared-stories.ts';
import { count, equal, get, listOf } from '../rules/cases.ts';
import { child, favorite, newProfile, progress } from '../rules/documents.ts';
import type { RestRequest } from '../rules/emulator.ts';
import type { TestUser } from '../rules/users.ts';
import { type Fields, flag, int, list, map, nameOf, put, remove, text } from '../rules/values.ts';
import type { Attack, Finding } from './support/attack.ts';
import { reading, writing } from './support/requests.ts';
import type { World } from './support/world.ts';

/** What an attacker would write into documents of the system. */
const FORGED: Fields = {
  uid: text('attacker'),
  storiesStopped: flag(false),
  count: int(0),
  total: int(0),
  day: text('2020-01-01'),
  published: flag(true),
  showName: flag(true),
  takenDown: flag(false),
  title: text('Forged'),
};

/** Existing documents of the system, and ids that an attacker would choose. */
const systemPaths = ({ attacker, victim, device, published }: World): string[] => [
  'system/switches',
  'system/storyUsage',
  'system/serviceOutcomes',
  'system/openaiCheck',
  `storyUsage/${attacker.uid}`,
  `storyUsage/${victim.uid}`,
  `storyRequests/${attacker.uid}_${attacker.story}`,
  `storyRequests/${victim.uid}_${victim.story}`,
  `storyReports/${attacker.uid}_${published}`,
  `storyDrafts/${victim.uid}_${victim.story}`,
  `shares/${shareId(victim.link)}`,
  `shares/${shareId(randomUUID())}`,
  `pushSubscriptions/${subscriptionId(device.endpoint)}`,
  `pushSubscriptions/${subscriptionId('https://push.example/attacker')}`,
  'pushAnnouncements/1',
  'pushRuns/1',
  `departures/${departureId(victim.uid)}`,
  `departures/${departureId(attacker.uid)}`,
  `publishedStories/${published}`,
  'publishedStories/999999',
  'publishedLists/featured',
  'curatedStories/attacker',
  'admins/attacker',
  'mail/attacker',
];

const adminOf = (uid: string): TestUser => ({
  uid,
  claims: { email: 'admin@example.com', email_verified: true, admin: true, role: 'owner', premium: true, subscription: 'premium' },
});

const system = (world: World): Attack[] => {
  const { attacker } = world;
  const users: Record<string, TestUser> = { 'the attacker': attacker.user, 'an admin’s address': adminOf(attacker.uid) };
  return Object.entries(users).flatMap(([who, user]) =>
    systemPaths(world).flatMap((path) => [
      reading(`${who} reads ${path}`, user, get(path)),
      writing(`${who} writes ${path}`, user, put(path, FORGED)),
      writing(`${who} adds to ${path}`, user, put(path, FORGED, { mask: Object.keys(FORGED) })),
      writing(`${who} deletes ${path}`, user, remove(path)),
    ]),
  );
};

/** Ways to another family's data that no SDK takes. */
const foreign = ({ attacker, victim }: World): Attack[] => {
  const story = `stories/${victim.story}`;
  const is = (uid: string) => equal('uid', text(uid));
  const field = (op: string, value: object) => ({ fieldFilter: { field: { fieldPath: 'uid' }, op, value } });
  const stories = (where: object) => listOf('stories', { where, limit: 10 });
  const query = (structuredQuery: object): RestRequest => ({
    call: 'runQuery',
    body: { structuredQuery: { ...structuredQuery, limit: 10 } },
  });
  const both = [nameOf(`stories/${attacker.story}`), nameOf(story)];
  const requests: Record<string, RestRequest> = {
    'the story together with an own one': { call: 'batchGet', body: { documents: both } },
    'one field of the story': { call: 'batchGet', body: { documents: [nameOf(story)], mask: { fieldPaths: ['title'] } } },
    'the story in a transaction': { call: 'batchGet', body: { documents: [nameOf(story)], newTransaction: { readOnly: {} } } },
    'stories of another uid': stories(is(victim.uid)),
    'own or other stories': stories({ compositeFilter: { op: 'OR', filters: [is(attacker.uid), is(victim.uid)] } }),
    'stories of a list of uids': stories(field('IN', list(text(attacker.uid), text(victim.uid)))),
    'all but own stories': stories(field('NOT_EQUAL', text(attacker.uid))),
    'stories of a range of uids': stories(field('GREATER_THAN_OR_EQUAL', text(''))),
    'a story by its name': stories(equal('__name__', { referenceValue: nameOf(story) })),
    'only titles': listOf('stories', { select: { fields: [{ fieldPath: 'title' }] }, limit: 10 }),
    'the collection group of stories': query({ from: [{ collectionId: 'stories', allDescendants: true }], where: is(victim.uid) }),
    'all favorites': query({ from: [{ collectionId: 'favorites', allDescendants: true }] }),
    'all that stories remember': query({ from: [{ collectionId: 'memories', allDescendants: true }] }),
    'all documents': query({ from: [{ allDescendants: true }] }),
    'the number of another’s stories': count('stories', { where: is(victim.uid), limit: 10 }),
    'the number of all stories': count('stories'),
  };
  const named = (uid: string): TestUser => ({ uid, claims: { email: victim.email } });
  return [
    ...Object.entries(requests).map(([name, request]) => reading(name, attacker.user, request)),
    reading('the collections below another profile', attacker.user, {
      call: 'listCollectionIds',
      parent: `users/${victim.uid}`,
      body: {},
    }),
    writing(
      'another favorite deleted with an own one',
      attacker.user,
      ...[victim, attacker].map(({ uid, story: id }) => remove(`users/${uid}/favorites/${id}`)),
    ),
    writing('a profile below the own profile', attacker.user, put(`users/${attacker.uid}/users/${victim.uid}`, favorite('7'))),
    reading(
      'claims with the owner’s uid',
      { uid: attacker.uid, claims: { user_id: victim.uid, uid: victim.uid, email: victim.email } },
      get(story),
    ),
    reading('a uid that is a path', named(`${victim.uid}/favorites/7`), get(`users/${victim.uid}/favorites/7`)),
    ...[victim.uid.toUpperCase(), `${victim.uid} `, `${victim.uid}\n`, '{uid}'].map((uid) =>
      reading(`the uid ${JSON.stringify(uid)}`, named(uid), get(`users/${victim.uid}`)),
    ),
  ];
};

const PREMIUM = text('premium');

/** The plan, by every way of Firestore's interface to set a field. */
const plan = ({ attacker, victim, newcomer, visitor }: World): Attack[] => {
  const profile = `users/${attacker.uid}`;
  const missing = `users/${newcomer.uid}`;
  const premium = (path: string) => put(path, { subscription: PREMIUM }, { mask: ['subscription'] });
  const named = (fields: Fields) => put(profile, fields, { mask: Object.keys(fields) });
  const masked = (field: string, fields: Fields) => ({ ...put(profile, fields), updateMask: { fieldPaths: [field] } });
  const transformed = (transform: object) => ({
    ...named({ displayName: text('Kim') }),
    updateTransforms: [{ fieldPath: 'subscription', ...transform }],
  });
  const appended = { fieldPath: 'subscription', appendMissingElements: { values: [PREMIUM] } };
  const own: Record<string, readonly object[]> = {
    'the plan with the name': [named({ displayName: text('Kim'), subscription: PREMIUM })],
    'the plan of a profile that exists': [{ ...premium(profile), currentDocument: { exists: true } }],
    'a premium profile in its place': [put(profile, newProfile(attacker.uid, { subscription: PREMIUM }))],
    'a free profile in its place, changed in one batch': [put(profile, newProfile(attacker.uid)), premium(profile)],
    'a profile deleted and created as premium': [remove(profile), put(profile, newProfile(attacker.uid, { subscription: PREMIUM }))],
    'a quoted path': [masked('`subscription`', { subscription: PREMIUM })],
    'a path into the plan': [masked('subscription.plan', { subscription: map({ plan: PREMIUM }) })],
    'a field whose name has a dot': [masked('`subscription.plan`', { 'subscription.plan': PREMIUM })],
    'a name that looks like the plan': [masked('`subscription\u200B`', { 'subscription\u200B': PREMIUM })],
    'the plan in capitals': [named({ Subscription: PREMIUM })],
    'the plan inside the name': [named({ displayName: map({ subscription: PREMIUM }) })],
    'a plan that is a list': [named({ subscription: list(text('free'), PREMIUM) })],
    'the server time as the plan': [transformed({ setToServerValue: 'REQUEST_TIME' })],
    'premium appended to the plan': [transformed(appended)],
    'the plan incremented': [transformed({ increment: int(1) })],
    'the maximum of plan and number': [transformed({ maximum: int(1) })],
    'a transform without an update': [{ transform: { document: nameOf(profile), fieldTransforms: [appended] } }],
    'a plan below the profile': [put(`${profile}/subscription/current`, { subscription: PREMIUM })],
  };
  return [
    ...Object.entries(own).map(([name, writes]) => writing(name, attacker.user, ...writes)),
    writing('a new premium profile', newcomer.user, put(missing, newProfile(newcomer.uid, { subscription: PREMIUM }))),
    writing('a new profile, changed in one batch', newcomer.user, put(missing, newProfile(newcomer.uid)), premium(missing)),
    writing('premium merged into a missing profile', newcomer.user, premium(missing)),
    writing('a new profile without a plan', newcomer.user, put(missing, { displayName: text('Kim') }, { mask: ['displayName'] })),
    writing('a profile for another user', attacker.user, put(missing, newProfile(attacker.uid))),
    ...[attacker.uid, victim.uid].map((uid) =>
      writing(`premium of ${uid} with forged claims`, adminOf(attacker.uid), premium(`users/${uid}`)),
    ),
    writing('the plan by a visitor', visitor, premium(profile)),
  ];
};

/** Documents in one commit; the emulator's answer to a denied larger one is too long for its own protocol. */
const AT_ONCE = 12;

/** An account stores eight children, and favorites and progress of stories that exist. */
const storage = ({ attacker }: World): Attack[] => {
  const many = (name: string, ids: readonly string[], kind: string, fields: (id: string) => Fields) =>
    writing(name, attacker.user, ...ids.map((id) => put(`users/${attacker.uid}/${kind}/${id}`, fields(id))));
  const slots = Array.from({ length: AT_ONCE }, (_, slot) => String(slot));
  const missing = slots.map(() => randomUUID());
  return [
    many('twelve children', slots, 'children', () => child()),
    many('eight children and a ninth', slots.slice(0, 9), 'children', () => child()),
    many('favorites of missing stories', missing, 'favorites', favorite),
    many('progress in missing stories', missing, 'progress', () => progress()),
  ];
};

export const otherDocuments: Finding<World> = {
  name: '4 other documents, the plan and storage',
  prepare: (world) => ({ attacks: [...system(world), ...foreign(world), ...plan(world), ...storage(world)] }),
};

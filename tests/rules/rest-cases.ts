/** Cases of Firestore's REST interface that no SDK sends: further ways to another family's documents, and to the plan. */
import { casesOf, equal, get, listOf, type TestCase, testCase, withoutSaving } from './cases.ts';
import { newProfile, uuidOf } from './documents.ts';
import type { RestRequest } from './emulator.ts';
import { OWNER, STRANGER, type TestUser } from './users.ts';
import { type Fields, int, map, nameOf, put, remove, text, type Write } from './values.ts';

const STORY = `stories/${uuidOf('owner')}`;

export function restCases(): TestCase[] {
  const named = (uid: string, claims: object = {}): TestUser => ({ uid, claims: { email: 'owner@example.com', ...claims } });
  const collections: RestRequest = { call: 'listCollectionIds', parent: 'users/owner', body: {} };
  return [
    ...casesOf('stories', {}, readsOfOthers(), STRANGER),
    ...casesOf('stories', {}, { 'claims with the owner’s uid': get(STORY) }, named('stranger', { user_id: 'owner', uid: 'owner' })),
    ...casesOf('users', {}, { 'the collections below another profile': collections }, STRANGER),
    ...['OWNER', 'owner ', 'owner\n', '{uid}'].map((uid) =>
      testCase('users', `the uid ${JSON.stringify(uid)}`, 'denied', get('users/owner'), named(uid)),
    ),
    testCase('users/favorites', 'a uid that is a path', 'denied', get('users/owner/favorites/7'), named('owner/favorites/7')),
    ...casesOf('users', {}, changesOfThePlan()),
  ];
}

function readsOfOthers(): Record<string, RestRequest> {
  const name = nameOf(STORY);
  const stories = (more: object) => listOf('stories', { limit: 10, ...more });
  const filters = ['stranger', 'owner'].map((uid) => equal('uid', text(uid)));
  const anyUid = { fieldFilter: { field: { fieldPath: 'uid' }, op: 'GREATER_THAN_OR_EQUAL', value: text('') } };
  return {
    'one field of another story': { call: 'batchGet', body: { documents: [name], mask: { fieldPaths: ['title'] } } },
    'another story in a transaction': { call: 'batchGet', body: { documents: [name], newTransaction: { readOnly: {} } } },
    'own or other stories': stories({ where: { compositeFilter: { op: 'OR', filters } } }),
    'stories of a range of uids': stories({ where: anyUid }),
    'a story by its name': stories({ where: equal('__name__', { referenceValue: name }) }),
    'titles of all stories': stories({ select: { fields: [{ fieldPath: 'title' }] } }),
    'all documents': { call: 'runQuery', body: { structuredQuery: { from: [{ allDescendants: true }], limit: 10 } } },
  };
}

/** By every way of Firestore's interface to set a field. */
function changesOfThePlan(): Record<string, RestRequest> {
  const profile = 'users/owner';
  const premium: Fields = { subscription: text('premium') };
  const masked = (field: string, fields: Fields): Write => ({ ...put(profile, fields), updateMask: { fieldPaths: [field] } });
  const transformed = (transform: object): Write => ({
    ...masked('displayName', { displayName: text('Kim') }),
    updateTransforms: [{ fieldPath: 'subscription', ...transform }],
  });
  const ways: Record<string, Write[]> = {
    'by a quoted path': [masked('`subscription`', premium)],
    'by a path into it': [masked('subscription.plan', { subscription: map({ plan: text('premium') }) })],
    'by a name with a dot': [masked('`subscription.plan`', { 'subscription.plan': text('premium') })],
    'by a name that looks like it': [masked('`subscription\u200B`', { 'subscription\u200B': text('premium') })],
    'by the server time': [transformed({ setToServerValue: 'REQUEST_TIME' })],
    'by an appended element': [transformed({ appendMissingElements: { values: [text('premium')] } })],
    'by an increment': [transformed({ increment: int(1) })],
    'by a maximum': [transformed({ maximum: int(1) })],
    'by a new profile that is changed in the same batch': [put(profile, newProfile('owner')), masked('subscription', premium)],
    'by a deletion and a new profile': [remove(profile), put(profile, newProfile('owner', premium))],
  };
  return Object.fromEntries(Object.entries(ways).map(([how, writes]) => [`the plan ${how}`, withoutSaving(OWNER, ...writes)]));
}

/** Cases that follow from neither permissions nor schemas: page numbers, the token's email, batches, deleted accounts. */
import { CHOICES, CURRENT_TERMS, LIMITS, TERMS_VERSIONS } from '@tuckaway/domain';
import { casesOf, type TestCase, testCase, withoutSaving } from './cases.ts';
import {
  agreement,
  child,
  choice,
  favorite,
  friend,
  LATER,
  laterField,
  memory,
  newProfile,
  newStory,
  progress,
  uuidOf,
} from './documents.ts';
import type { RestRequest, Verdict } from './emulator.ts';
import { listCases } from './list-cases.ts';
import { PUBLISHED } from './published.ts';
import { restCases } from './rest-cases.ts';
import { EXTRA_FIELDS, UNKNOWN_CHOICE } from './schema-cases.ts';
import { AGREED_USER, DELETED_USER, OWNER, STRANGER, type TestUser, VISITOR } from './users.ts';
import { type Fields, flag, int, list, map, moment, nameOf, nothing, put, remove, SERVER_TIME, text, type Write } from './values.ts';

export function otherCases(): TestCase[] {
  return [
    ...listCases(),
    ...restCases(),
    ...pages(),
    ...profiles(),
    ...laterFields(),
    ...agreements(),
    ...choices(),
    ...batches(),
    ...deletedAccounts(),
  ];
}

function pages(): TestCase[] {
  const most = LIMITS.curatedPages;
  let places = 100;
  const kept = (what: string, expected: Verdict, changes: Fields) =>
    testCase('users/progress', what, expected, withoutSaving(OWNER, put(`users/owner/progress/${places++}`, progress(changes))));
  return [
    kept('the only page', 'allowed', { page: int(1), pageCount: int(1) }),
    kept('the first page of many', 'allowed', { page: int(1), pageCount: int(most) }),
    kept('the last page of the most', 'allowed', { page: int(most), pageCount: int(most) }),
    kept('a finished story, begun again', 'allowed', { page: int(1), finished: flag(true) }),
    kept('a page after the last', 'denied', { page: int(9), pageCount: int(8) }),
    kept('the page after the most', 'denied', { page: int(most + 1), pageCount: int(most + 1) }),
    kept('more pages than a story has', 'denied', { page: int(most), pageCount: int(most + 1) }),
    kept('page 0 of 0', 'denied', { page: int(0), pageCount: int(0) }),
    kept('both as text', 'denied', { page: text('3'), pageCount: text('8') }),
  ];
}

function profiles(): TestCase[] {
  const created = (what: string, expected: Verdict, token: unknown, email: Fields['email']) => {
    const user: TestUser = { uid: 'someone', ...(token !== undefined && { claims: { email: token } }) };
    return testCase(
      'users',
      what,
      expected,
      withoutSaving(user, put('users/someone', newProfile('someone', email ? { email } : {}))),
      user,
    );
  };
  const address = (length: number) => `${'e'.repeat(length - '@example.com'.length)}@example.com`;
  const changed = (what: string, changes: Fields, expected: Verdict = 'denied', user: TestUser = OWNER, mask = Object.keys(changes)) =>
    testCase('users', what, expected, withoutSaving(user, put('users/owner', changes, { mask, exists: true })), user);
  const fields: Fields = { subscription: text('premium'), createdAt: SERVER_TIME, hiddenStories: list(text('7')), ...EXTRA_FIELDS };
  const names: Fields = {
    another: text('Robin and Kim'),
    'the same': text('Robin & Kim 2'),
    none: text(''),
    'a long one': text('n'.repeat(LIMITS.displayName + 1)),
    null: nothing,
    'a list': list(text('Kim')),
  };
  const moved: TestUser = { uid: 'owner', claims: { email: 'changed@example.com' } };
  const email = text('changed@example.com');
  return [
    testCase(
      'users',
      'a profile of another user',
      'denied',
      withoutSaving(STRANGER, put('users/another', newProfile('stranger'))),
      STRANGER,
    ),
    created('an account without email has an empty one', 'allowed', undefined, text('')),
    created('an account without email cannot store another email', 'denied', undefined, text('owner@example.com')),
    created('an account without email cannot store null', 'denied', undefined, nothing),
    created('an email at the limit', 'allowed', address(LIMITS.email), text(address(LIMITS.email))),
    created('an email above the limit', 'denied', address(LIMITS.email + 1), text(address(LIMITS.email + 1))),
    created('an email that is a list, also in the token', 'denied', ['a@b.c'], list(text('a@b.c'))),
    created('an email that is a number, also in the token', 'denied', 7, int(7)),
    // Only the email may change, to the token's.
    changed('the email follows the token', { email }, 'allowed', moved),
    changed('an email without a token’s', { email: text('') }, 'allowed', { uid: 'owner' }),
    changed('the email follows the token, in capitals', { email: text('CHANGED@example.com') }, 'denied', moved),
    changed('the email of another user', { email: text('stranger@example.com') }, 'denied', STRANGER),
    changed('the email as it is', { email: text('owner@example.com') }),
    changed('another email', { email: text('other@example.com') }),
    ...Object.entries(names).map(([what, name]) => changed(`the name: ${what}`, { displayName: name as Fields[string] })),
    ...Object.entries({ ...fields, displayName: text('Kim') }).flatMap(([name, value]) => [
      changed(`changing ${name}`, { [name]: value }),
      changed(`changing ${name} with the email`, { email, [name]: value }, 'denied', moved),
      changed(`taking out ${name}`, {}, 'denied', OWNER, [name]),
    ]),
    changed('taking out the email', {}, 'denied', OWNER, ['email']),
  ];
}

/** Only the versions that exist, so that agreements cannot fill the database, and each only once. */
function agreements(): TestCase[] {
  const made = (version: string, expected: Verdict) =>
    testCase('users/agreements', `to ${version}`, expected, withoutSaving(OWNER, put(`users/owner/agreements/${version}`, agreement())));
  const names = [...Object.keys(EXTRA_FIELDS), ...Object.keys(newProfile('owner'))];
  const current = `users/owner/agreements/${CURRENT_TERMS}`;
  const again = withoutSaving(AGREED_USER, put(`users/${AGREED_USER.uid}/agreements/${CURRENT_TERMS}`, agreement(), { exists: true }));
  return [
    ...TERMS_VERSIONS.map((version) => made(version, 'allowed')),
    ...['2026-01-01', `${CURRENT_TERMS}x`, UNKNOWN_CHOICE, ...names].map((version) => made(version, 'denied')),
    ...names.map((name) =>
      testCase('users/agreements', `with ${name}`, 'denied', withoutSaving(OWNER, put(current, agreement({ [name]: text('free') })))),
    ),
    testCase('users/agreements', 'a second time', 'denied', again, AGREED_USER),
  ];
}

/** Only those that exist, so that choices cannot fill the database. */
function choices(): TestCase[] {
  const made = (id: string, expected: Verdict) =>
    testCase(
      'users/choices',
      `the choice ${id}`,
      expected,
      withoutSaving(AGREED_USER, put(`users/${AGREED_USER.uid}/choices/${id}`, choice())),
      AGREED_USER,
    );
  const names = Object.keys(EXTRA_FIELDS);
  return [
    ...CHOICES.map((id) => made(id, 'allowed')),
    ...['memories', 'looks2', UNKNOWN_CHOICE, ...names].map((id) => made(id, 'denied')),
    ...names.map((name) =>
      testCase(
        'users/choices',
        `with ${name}`,
        'denied',
        withoutSaving(OWNER, put('users/owner/choices/no-memories', choice({ [name]: text('free') }))),
      ),
    ),
  ];
}

/** A story's deletion as the app sends it. */
function deletionOf(id: string): Write[] {
  return [remove(`stories/${id}`), remove(`users/owner/favorites/${id}`), remove(`users/owner/progress/${id}`)];
}

function batches(): TestCase[] {
  const [fresh, own] = [`stories/${uuidOf('in a batch')}`, `stories/${uuidOf('owner')}`];
  const id = uuidOf('in a batch');
  const saved = (...writes: Write[]) => withoutSaving(OWNER, ...writes);
  const read = (...paths: string[]): RestRequest => ({ call: 'batchGet', body: { documents: paths.map(nameOf) } });
  const forged = Array.from({ length: 8 }, (_story, number) => put(`stories/${uuidOf(`forged ${number}`)}`, newStory('owner')));
  const ofEarlierVersion = newStory('owner', { template: text('{child} found 7 lamps.') });
  return [
    ...casesOf(
      'stories',
      {
        'deleting a story, its favorite and its progress in one batch': saved(...deletionOf(uuidOf('owner'))),
        'reading two own documents at once': read(own, 'users/owner'),
      },
      {
        'a new story with its favorite in one batch': saved(
          put(fresh, newStory('owner')),
          put(`users/owner/favorites/${id}`, favorite(id, { addedAt: SERVER_TIME })),
        ),
        'deleting the story of another user in one batch with an own favorite': saved(...deletionOf(uuidOf('stranger'))),
        'a new story as version 2e92dfd stored it': saved(put(fresh, ofEarlierVersion, { exists: false })),
        'an existing story stored again by version 2e92dfd': saved(put(own, newStory('owner'), { exists: false })),
        'eight new stories in one batch': saved(...forged),
        'marking a story as moderated': saved(put(own, { moderated: flag(true) }, { mask: ['moderated'], exists: true })),
        'replacing a story by a deletion and a creation in one batch': saved(remove(own), put(own, newStory('owner'))),
        'reading an own document together with one of another user': read('users/owner', 'users/stranger'),
      },
    ),
    ...casesOf(
      'stories',
      {},
      { 'a story without an owner': withoutSaving(VISITOR, put(fresh, newStory('owner', { uid: nothing }))) },
      VISITOR,
    ),
    ...casesOf(
      'users/favorites',
      { 'updating a favorite without a title': saved(put('users/owner/favorites/7', favorite('7', { addedAt: moment(-1) }))) },
      { 'a favorite without addedAt': saved(put('users/owner/favorites/8', { storyId: text('8'), title: text('A title') })) },
    ),
  ];
}

/** The last token of a deleted account stays valid for up to an hour. What an offline device still sends must be denied. */
function deletedAccounts(): TestCase[] {
  const { uid } = DELETED_USER;
  const late = (collection: string, title: string, ...writes: Write[]) =>
    testCase(collection, `${title} of a deleted account`, 'denied', withoutSaving(DELETED_USER, ...writes), DELETED_USER);
  const story = uuidOf('late');
  const favorites = (many: number) =>
    Array.from({ length: many }, (_, index) => PUBLISHED[index] as string).map((id) => put(`users/owner/favorites/${id}`, favorite(id)));
  const both = Array.from({ length: 15 }, (_, index) => String(index + 1)).flatMap((id) => [
    put(`users/owner/favorites/${id}`, favorite(id)),
    put(`users/owner/progress/${id}`, progress()),
  ]);
  return [
    late('users', 'a profile', put(`users/${uid}`, newProfile(uid))),
    late('users/favorites', 'a new favorite', put(`users/${uid}/favorites/8`, favorite('8'))),
    late('users/favorites', 'an updated favorite', put(`users/${uid}/favorites/7`, favorite('7', { addedAt: moment(-1) }))),
    late('users/progress', 'new progress', put(`users/${uid}/progress/8`, progress())),
    late('users/progress', 'updated progress', put(`users/${uid}/progress/7`, progress({ page: int(4) }))),
    late('users/children', 'a new child', put(`users/${uid}/children/3`, child())),
    late('users/children', 'an updated child', put(`users/${uid}/children/${uuidOf(`a child of ${uid}`)}`, child())),
    late('users/friends', 'a new friend', put(`users/${uid}/friends/3`, friend())),
    testCase('users/friends', 'for a child that does not exist', 'denied', withoutSaving(OWNER, put('users/owner/friends/8', friend()))),
    testCase(
      'users/memories',
      'with an owner',
      'denied',
      withoutSaving(OWNER, put('users/owner/memories/new-0', memory({ uid: text('owner') }))),
    ),
    late('users/memories', 'what stories remember', put(`users/${uid}/memories/${story}-0`, memory())),
    late('users/agreements', 'an agreement', put(`users/${uid}/agreements/${CURRENT_TERMS}`, agreement())),
    late('users/choices', 'a choice', put(`users/${uid}/choices/looks`, choice())),
    late('stories', 'a story', put(`stories/${story}`, newStory(uid))),
    // A batch checks for the mark of a deleted account only once.
    testCase('users/favorites', 'thirty documents in one batch', 'allowed', withoutSaving(OWNER, ...both)),
    // The most that the outbox sends at once, and more stories than a commit may look up.
    testCase('users/favorites', 'favorites of eighteen stories in one batch', 'allowed', withoutSaving(OWNER, ...favorites(18))),
    testCase('users/favorites', 'favorites of twenty-one stories in one batch', 'denied', withoutSaving(OWNER, ...favorites(21))),
  ];
}

/** Fields of a later version stay in updates by mask; earlier apps remove them by writing whole documents. */
function laterFields(): TestCase[] {
  const written = (path: string, fields: Fields, mask?: string[]) =>
    withoutSaving(OWNER, put(`users/owner/${path}`, fields, { ...(mask && { mask }), exists: true }));
  const look = (name: string, value: string) => {
    const write = put(`users/owner/children/${LATER.child}`, { appearance: map({ [name]: text(value) }) }, { exists: true });
    return withoutSaving(OWNER, { ...write, updateMask: { fieldPaths: [`appearance.${name}`] } });
  };
  const cases = (collection: string, path: string, whole: Fields, known: Fields) =>
    casesOf(
      collection,
      {
        'one field beside that of a later version [fault 9]': written(path, known, Object.keys(known)),
        'a whole document without the field of a later version [fault 9]': written(path, whole),
        'a whole document with the field of a later version as it was [fault 9]': written(path, { ...whole, ...laterField }),
      },
      {
        'another value of a later version’s field [fault 9]': written(path, { dream: text('whales') }, ['dream']),
        'one more field beside that of a later version [fault 9]': written(path, { note: text('hello') }, ['note']),
      },
    );
  return [
    ...cases('users/children', `children/${LATER.child}`, child(), { bedtime: text('19:30') }),
    ...cases('users/favorites', `favorites/${LATER.story}`, favorite(LATER.story), { title: text('The Lamp') }),
    ...cases('users/progress', `progress/${LATER.story}`, progress(), { finished: flag(true) }),
    ...casesOf(
      'users/children',
      { 'one look beside that of a later version [fault 9]': look('hair', 'long') },
      {
        'another value of a later version’s look [fault 9]': look('freckles', 'few'),
        'one more look beside that of a later version [fault 9]': look('hat', 'tall'),
      },
    ),
  ];
}

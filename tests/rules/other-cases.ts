/** Cases that follow from neither permissions nor schemas: list sizes, page numbers, the token's email, batches, deleted accounts. */
import { CURRENT_TERMS, LIMITS, TERMS_VERSIONS } from '@tuckaway/domain';
import { count, equal, get, listOf, type TestCase, withoutSaving } from './cases.ts';
import { COLLECTIONS } from './collections.ts';
import { agreement, child, favorite, memory, newProfile, newStory, progress, uuidOf } from './documents.ts';
import { draftCases } from './draft-cases.ts';
import type { RestRequest, Verdict } from './emulator.ts';
import { PUBLISHED } from './published.ts';
import { EXTRA_FIELDS } from './schema-cases.ts';
import { AGREED_USER, DELETED_USER, OWNER, STRANGER, type TestUser, VISITOR } from './users.ts';
import { type Fields, flag, int, list, moment, nameOf, nothing, put, remove, SERVER_TIME, text, type Write } from './values.ts';

export function otherCases(): TestCase[] {
  return [...lists(), ...draftCases(), ...pages(), ...profiles(), ...agreements(), ...batches(), ...deletedAccounts()];
}

function testCase(collection: string, title: string, expected: Verdict, request: RestRequest, user: TestUser = OWNER): TestCase {
  return { title: `${collection}: ${title}`, collection, user, request, expected };
}

const VOICES = COLLECTIONS['stories/voices'].path('owner');
const RECORDINGS = COLLECTIONS['stories/voices/recordings'].path('owner');

function lists(): TestCase[] {
  const own = equal('uid', text('owner'));
  const newest = [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }];
  const stories = (what: string, expected: Verdict, more: object) =>
    testCase('stories', `a list ${what}`, expected, listOf('stories', more));
  const favorites = (what: string, expected: Verdict, more: object) =>
    testCase('users/favorites', `a list ${what}`, expected, listOf('users/owner/favorites', more));
  const lastAdded = [{ field: { fieldPath: 'addedAt' }, direction: 'DESCENDING' }];
  const ofChild = equal('childId', text('3'));
  const either = { fieldFilter: { field: { fieldPath: 'uid' }, op: 'IN', value: list(text('owner'), text('stranger')) } };
  return [
    stories('of 100, newest first', 'allowed', { where: own, orderBy: newest, limit: 100 }),
    stories('of 1', 'allowed', { where: own, limit: 1 }),
    stories('of 101', 'denied', { where: own, limit: 101 }),
    stories('without a limit', 'denied', { where: own }),
    stories('of own and other stories', 'denied', { where: either, limit: 10 }),
    stories('of all but own stories', 'denied', { where: { fieldFilter: { ...own.fieldFilter, op: 'NOT_EQUAL' } }, limit: 10 }),
    testCase('stories', 'counting 100 own stories', 'allowed', count('stories', { where: own, orderBy: newest, limit: 100 })),
    testCase('stories', 'counting 101 own stories', 'denied', count('stories', { where: own, orderBy: newest, limit: 101 })),
    stories('by a child’s name', 'denied', { where: equal('childName', text('Mia')), limit: 10 }),
    favorites('of 30, newest first', 'allowed', { orderBy: lastAdded, limit: 30 }),
    favorites('of 31', 'denied', { orderBy: lastAdded, limit: 31 }),
    favorites('without a limit', 'denied', { orderBy: lastAdded }),
    favorites('by the story’s id', 'allowed', { where: equal('storyId', text('7')), limit: 1 }),
    testCase('users/progress', 'a list of 1', 'denied', listOf('users/owner/progress', { limit: 1 })),
    testCase('users/progress', 'a list without a limit', 'denied', listOf('users/owner/progress', {})),
    ...(
      [
        [16, 'allowed'],
        [17, 'denied'],
      ] as const
    ).map(([limit, expected]) => testCase('users/children', `a list of ${limit}`, expected, listOf('users/owner/children', { limit }))),
    ...(
      [
        [LIMITS.childMemories, 'allowed'],
        [LIMITS.childMemories + 1, 'denied'],
      ] as const
    ).map(([limit, expected]) =>
      testCase('users/memories', `a list of ${limit} of a child`, expected, listOf('users/owner/memories', { where: ofChild, limit })),
    ),
    testCase('users/memories', 'a list without a limit', 'denied', listOf('users/owner/memories', { where: ofChild })),
    testCase('users/children', 'a list without a limit', 'denied', listOf('users/owner/children', {})),
    testCase('stories/voices', 'a list of 10 own ones', 'allowed', listOf(VOICES, { where: own, limit: 10 })),
    testCase('stories/voices', 'a list of 11 own ones', 'denied', listOf(VOICES, { where: own, limit: 11 })),
    testCase('stories/voices', 'a list without a limit', 'denied', listOf(VOICES, { where: own })),
    testCase('stories/voices', 'a list of another family’s story', 'denied', listOf(VOICES, { where: own, limit: 10 }), STRANGER),
    testCase('stories/voices/recordings', 'a list of 1', 'denied', listOf(RECORDINGS, { where: own, limit: 1 })),
    testCase('stories/voices/recordings', 'another family’s page', 'denied', get(`${RECORDINGS}/0`), STRANGER),
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
  const created = (what: string, expected: Verdict, user: TestUser, email: Fields['email']) =>
    testCase(
      'users',
      what,
      expected,
      withoutSaving(user, put(`users/${user.uid}`, newProfile(String(user.uid), email ? { email } : {}))),
      user,
    );
  const address = (length: number) => `${'e'.repeat(length - '@example.com'.length)}@example.com`;
  const withAddress = (uid: string, email: unknown): TestUser => ({ uid, claims: { email } });
  const changed = (what: string, expected: Verdict, changes: Fields) =>
    testCase(
      'users',
      `changing ${what}`,
      expected,
      withoutSaving(OWNER, put('users/owner', changes, { mask: Object.keys(changes), exists: true })),
    );
  const fields: Fields = {
    email: text('other@example.com'),
    subscription: text('premium'),
    createdAt: SERVER_TIME,
    hiddenStories: list(text('7')),
  };
  return [
    testCase(
      'users',
      'a profile of another user with the own email',
      'denied',
      withoutSaving(STRANGER, put('users/another', newProfile('stranger'))),
      STRANGER,
    ),
    created('an account without email has an empty one', 'allowed', { uid: 'phone' }, text('')),
    created('an account without email cannot store another email', 'denied', { uid: 'phone' }, text('owner@example.com')),
    created('an account without email cannot store null', 'denied', { uid: 'phone' }, nothing),
    created('an email at the limit', 'allowed', withAddress('long', address(LIMITS.email)), text(address(LIMITS.email))),
    created('an email above the limit', 'denied', withAddress('longer', address(LIMITS.email + 1)), text(address(LIMITS.email + 1))),
    created('an email that is a list, also in the token', 'denied', withAddress('odd', ['a@b.c']), list(text('a@b.c'))),
    created('an email that is a number, also in the token', 'denied', withAddress('odd', 7), int(7)),
    ...renamed(),
    changed('the name', 'denied', { displayName: text('Robin and Kim') }),
    changed('nothing', 'denied', { displayName: text('Robin & Kim 2') }),
    ...['', 'n'.repeat(LIMITS.displayName + 1)].map((name) =>
      changed(`the name to ${name.length} letters`, 'denied', { displayName: text(name) }),
    ),
    changed('the name to nothing', 'denied', { displayName: nothing }),
    changed('the name to a list', 'denied', { displayName: list(text('Kim')) }),
    ...Object.entries({ ...fields, ...EXTRA_FIELDS }).flatMap(([name, value]) => [
      changed(name, 'denied', { [name]: value }),
      changed(`the name and ${name}`, 'denied', { displayName: text('Kim'), [name]: value }),
    ]),
    ...[...Object.keys(fields), 'displayName'].map((name) =>
      testCase(
        'users',
        `taking out ${name}`,
        'denied',
        withoutSaving({ uid: 'premium' }, put('users/premium', {}, { mask: [name], exists: true })),
        { uid: 'premium' },
      ),
    ),
  ];
}

/** Updates of the email alone: allowed where it is the token's. */
function renamed(): TestCase[] {
  const email = (address: string) => ({ uid: 'owner', claims: { email: address } });
  const update = (title: string, expected: Verdict, user: TestUser, fields: Fields) =>
    testCase('users', title, expected, withoutSaving(user, put('users/owner', fields, { mask: Object.keys(fields), exists: true })), user);
  const changed = email('changed@example.com');
  return [
    update('the email follows the token', 'allowed', changed, { email: text('changed@example.com') }),
    update('the email follows the token, in capitals', 'denied', changed, { email: text('CHANGED@example.com') }),
    update('the email follows the token, and the plan', 'denied', changed, {
      email: text('changed@example.com'),
      subscription: text('premium'),
    }),
    update('the email follows the token, and the name', 'denied', changed, {
      email: text('changed@example.com'),
      displayName: text('Kim'),
    }),
    update('the email follows the token, with a new field', 'denied', changed, { email: text('changed@example.com'), role: text('admin') }),
    update('the email of another user', 'denied', STRANGER, { email: text('stranger@example.com') }),
    update('an email without a token’s', 'allowed', { uid: 'owner' }, { email: text('') }),
    update('the email as it is', 'denied', OWNER, { email: text('owner@example.com') }),
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
    ...['2026-01-01', `${CURRENT_TERMS}x`, ...names].map((version) => made(version, 'denied')),
    ...names.map((name) =>
      testCase('users/agreements', `with ${name}`, 'denied', withoutSaving(OWNER, put(current, agreement({ [name]: text('free') })))),
    ),
    testCase('users/agreements', 'a second time', 'denied', again, AGREED_USER),
  ];
}

/** A story's deletion as the app sends it. */
function deletionOf(id: string): Write[] {
  return [remove(`stories/${id}`), remove(`users/owner/favorites/${id}`), remove(`users/owner/progress/${id}`)];
}

function batches(): TestCase[] {
  const id = uuidOf('in a batch');
  return [
    testCase(
      'stories',
      'a new story with its favorite in one batch',
      'denied',
      withoutSaving(
        OWNER,
        put(`stories/${id}`, newStory('owner')),
        put(`users/owner/favorites/${id}`, favorite(id, { addedAt: SERVER_TIME })),
      ),
    ),
    testCase(
      'stories',
      'deleting a story, its favorite and its progress in one batch',
      'allowed',
      withoutSaving(OWNER, ...deletionOf(COLLECTIONS.stories.existingId('owner'))),
    ),
    testCase(
      'stories',
      'deleting the story of another user in one batch with an own favorite',
      'denied',
      withoutSaving(OWNER, ...deletionOf(COLLECTIONS.stories.existingId('stranger'))),
    ),
    testCase(
      'stories',
      'a new story as version 2e92dfd stored it',
      'denied',
      withoutSaving(OWNER, put(`stories/${id}`, newStory('owner', { template: text('{child} found 7 lamps.') }), { exists: false })),
    ),
    testCase(
      'stories',
      'an existing story stored again by version 2e92dfd',
      'denied',
      withoutSaving(OWNER, put(`stories/${COLLECTIONS.stories.existingId('owner')}`, newStory('owner'), { exists: false })),
    ),
    testCase(
      'stories',
      'eight new stories in one batch',
      'denied',
      withoutSaving(
        OWNER,
        ...Array.from({ length: 8 }, (_story, number) => put(`stories/${uuidOf(`forged ${number}`)}`, newStory('owner'))),
      ),
    ),
    testCase(
      'stories',
      'marking a story as moderated',
      'denied',
      withoutSaving(
        OWNER,
        put(`stories/${COLLECTIONS.stories.existingId('owner')}`, { moderated: flag(true) }, { mask: ['moderated'], exists: true }),
      ),
    ),
    testCase(
      'stories',
      'replacing a story by a deletion and a creation in one batch',
      'denied',
      withoutSaving(
        OWNER,
        remove(`stories/${COLLECTIONS.stories.existingId('owner')}`),
        put(`stories/${COLLECTIONS.stories.existingId('owner')}`, newStory('owner')),
      ),
    ),
    testCase('stories', 'reading two own documents at once', 'allowed', {
      call: 'batchGet',
      body: { documents: [nameOf(`stories/${uuidOf('owner')}`), nameOf('users/owner')] },
    }),
    testCase('stories', 'reading an own document together with one of another user', 'denied', {
      call: 'batchGet',
      body: { documents: [nameOf('users/owner'), nameOf('users/stranger')] },
    }),
    testCase(
      'stories',
      'a story without an owner',
      'denied',
      withoutSaving(VISITOR, put(`stories/${id}`, newStory('owner', { uid: nothing }))),
      VISITOR,
    ),
    testCase(
      'users/favorites',
      'a favorite without addedAt',
      'denied',
      withoutSaving(OWNER, put('users/owner/favorites/8', { storyId: text('8'), title: text('A title') })),
    ),
    testCase(
      'users/favorites',
      'updating a favorite without a title',
      'allowed',
      withoutSaving(OWNER, put('users/owner/favorites/7', favorite('7', { addedAt: moment(-1) }))),
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
    late('users/memories', 'what stories remember', put(`users/${uid}/memories/${story}-0`, memory())),
    late('users/agreements', 'an agreement', put(`users/${uid}/agreements/${CURRENT_TERMS}`, agreement())),
    late('stories', 'a story', put(`stories/${story}`, newStory(uid))),
    // A batch checks for the mark of a deleted account only once.
    testCase('users/favorites', 'thirty documents in one batch', 'allowed', withoutSaving(OWNER, ...both)),
    // The most that the outbox sends at once, and more stories than a commit may look up.
    testCase('users/favorites', 'favorites of eighteen stories in one batch', 'allowed', withoutSaving(OWNER, ...favorites(18))),
    testCase('users/favorites', 'favorites of twenty-one stories in one batch', 'denied', withoutSaving(OWNER, ...favorites(21))),
  ];
}

/** What neither the table nor a schema says: sizes of lists, pages among pages, the token's e-mail, and what stands in one batch. */
import { LIMITS } from '@tuckaway/domain';
import { type Cell, count, equal, listOf, withoutTrace } from './cells.ts';
import { child, favorite, newProfile, newStory, progress, uuidOf } from './documents.ts';
import type { Ask, Verdict } from './emulator.ts';
import { GONE, OWNER, type Person, STRANGER, VISITOR } from './people.ts';
import { PLACES } from './places.ts';
import { EXTRA_FIELDS } from './schema-cells.ts';
import { type Fields, flag, int, list, moment, nameOf, nothing, put, remove, SERVER_TIME, text, type Write } from './values.ts';

export function otherCells(): Cell[] {
  return [...lists(), ...pages(), ...profiles(), ...batches(), ...departures()];
}

function cell(about: string, what: string, expected: Verdict, ask: Ask, person: Person = OWNER): Cell {
  return { what: `${about}: ${what}`, about, person, ask, expected };
}

function lists(): Cell[] {
  const own = equal('uid', text('owner'));
  const newest = [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }];
  const stories = (what: string, expected: Verdict, more: object) => cell('stories', `a list ${what}`, expected, listOf('stories', more));
  const favorites = (what: string, expected: Verdict, more: object) =>
    cell('users/favorites', `a list ${what}`, expected, listOf('users/owner/favorites', more));
  const lastAdded = [{ field: { fieldPath: 'addedAt' }, direction: 'DESCENDING' }];
  const either = { fieldFilter: { field: { fieldPath: 'uid' }, op: 'IN', value: list(text('owner'), text('stranger')) } };
  return [
    stories('of 100, newest first', 'allowed', { where: own, orderBy: newest, limit: 100 }),
    stories('of 1', 'allowed', { where: own, limit: 1 }),
    stories('of 101', 'denied', { where: own, limit: 101 }),
    stories('without a limit', 'denied', { where: own }),
    stories('of their own and another’s', 'denied', { where: either, limit: 10 }),
    stories('of all but their own', 'denied', { where: { fieldFilter: { ...own.fieldFilter, op: 'NOT_EQUAL' } }, limit: 10 }),
    cell('stories', 'counting 100 of their own', 'allowed', count('stories', { where: own, orderBy: newest, limit: 100 })),
    cell('stories', 'counting 101 of their own', 'denied', count('stories', { where: own, orderBy: newest, limit: 101 })),
    stories('by a child’s name', 'denied', { where: equal('childName', text('Mia')), limit: 10 }),
    favorites('of 30, newest first', 'allowed', { orderBy: lastAdded, limit: 30 }),
    favorites('of 31', 'denied', { orderBy: lastAdded, limit: 31 }),
    favorites('without a limit', 'denied', { orderBy: lastAdded }),
    favorites('by the story’s id', 'allowed', { where: equal('storyId', text('7')), limit: 1 }),
    cell('users/progress', 'a list of 1', 'denied', listOf('users/owner/progress', { limit: 1 })),
    cell('users/progress', 'a list without a limit', 'denied', listOf('users/owner/progress', {})),
    ...(
      [
        [16, 'allowed'],
        [17, 'denied'],
      ] as const
    ).map(([limit, expected]) => cell('users/children', `a list of ${limit}`, expected, listOf('users/owner/children', { limit }))),
    cell('users/children', 'a list without a limit', 'denied', listOf('users/owner/children', {})),
  ];
}

function pages(): Cell[] {
  const most = LIMITS.curatedPages;
  let places = 100;
  const kept = (what: string, expected: Verdict, changes: Fields) =>
    cell('users/progress', what, expected, withoutTrace(OWNER, put(`users/owner/progress/${places++}`, progress(changes))));
  return [
    kept('the only page', 'allowed', { page: int(1), pageCount: int(1) }),
    kept('the first page of many', 'allowed', { page: int(1), pageCount: int(most) }),
    kept('the last page of the most', 'allowed', { page: int(most), pageCount: int(most) }),
    kept('a finished story, begun again', 'allowed', { page: int(1), finished: flag(true) }),
    kept('the page after the last', 'denied', { page: int(9), pageCount: int(8) }),
    kept('the page after the most', 'denied', { page: int(most + 1), pageCount: int(most + 1) }),
    kept('more pages than a story has', 'denied', { page: int(most), pageCount: int(most + 1) }),
    kept('page 0 of none', 'denied', { page: int(0), pageCount: int(0) }),
    kept('both as text', 'denied', { page: text('3'), pageCount: text('8') }),
  ];
}

function profiles(): Cell[] {
  const created = (what: string, expected: Verdict, person: Person, email: Fields['email']) =>
    cell(
      'users',
      what,
      expected,
      withoutTrace(person, put(`users/${person.uid}`, newProfile(String(person.uid), email ? { email } : {}))),
      person,
    );
  const address = (length: number) => `${'e'.repeat(length - '@example.com'.length)}@example.com`;
  const withAddress = (uid: string, email: unknown): Person => ({ uid, claims: { email } });
  const changed = (what: string, expected: Verdict, changes: Fields) =>
    cell(
      'users',
      `changing ${what}`,
      expected,
      withoutTrace(OWNER, put('users/owner', changes, { mask: Object.keys(changes), exists: true })),
    );
  const fields: Fields = {
    email: text('other@example.com'),
    subscription: text('premium'),
    createdAt: SERVER_TIME,
    hiddenStories: list(text('7')),
  };
  return [
    cell(
      'users',
      'another’s profile, with one’s own address',
      'denied',
      withoutTrace(STRANGER, put('users/somebody', newProfile('stranger'))),
      STRANGER,
    ),
    created('an account without e-mail has an empty one', 'allowed', { uid: 'phone' }, text('')),
    created('an account without e-mail has no other', 'denied', { uid: 'phone' }, text('owner@example.com')),
    created('an account without e-mail has not nothing', 'denied', { uid: 'phone' }, nothing),
    created('an address at the limit', 'allowed', withAddress('long', address(LIMITS.email)), text(address(LIMITS.email))),
    created('an address above the limit', 'denied', withAddress('longer', address(LIMITS.email + 1)), text(address(LIMITS.email + 1))),
    created('an address that is a list, in the token too', 'denied', withAddress('odd', ['a@b.c']), list(text('a@b.c'))),
    created('an address that is a number, in the token too', 'denied', withAddress('odd', 7), int(7)),
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
      cell(
        'users',
        `taking out ${name}`,
        'denied',
        withoutTrace({ uid: 'premium' }, put('users/premium', {}, { mask: [name], exists: true })),
        { uid: 'premium' },
      ),
    ),
  ];
}

/** As the shelf asks for it. */
function endOf(id: string): Write[] {
  return [remove(`stories/${id}`), remove(`users/owner/favorites/${id}`), remove(`users/owner/progress/${id}`)];
}

function batches(): Cell[] {
  const id = uuidOf('in a batch');
  return [
    cell(
      'stories',
      'a story with its favourite in one batch',
      'allowed',
      withoutTrace(
        OWNER,
        put(`stories/${id}`, newStory('owner')),
        put(`users/owner/favorites/${id}`, favorite(id, { addedAt: SERVER_TIME })),
      ),
    ),
    cell(
      'stories',
      'the end of a story, its favourite and its progress in one batch',
      'allowed',
      withoutTrace(OWNER, ...endOf(PLACES.stories.there('owner'))),
    ),
    cell(
      'stories',
      'the end of another’s story in one batch with one’s own favourite',
      'denied',
      withoutTrace(OWNER, ...endOf(PLACES.stories.there('stranger'))),
    ),
    cell(
      'stories',
      'a story with its template',
      'allowed',
      withoutTrace(OWNER, put(`stories/${id}`, newStory('owner', { template: text('{child} found 7 lamps.\n\n“Read to me & sleep.”') }))),
    ),
    cell(
      'stories',
      'a good story in a batch with a bad one',
      'denied',
      withoutTrace(OWNER, put(`stories/${id}`, newStory('owner')), put(`stories/${uuidOf('bad')}`, newStory('stranger'))),
    ),
    cell('stories', 'two of one’s own documents at once', 'allowed', {
      call: 'batchGet',
      body: { documents: [nameOf(`stories/${uuidOf('owner')}`), nameOf('users/owner')] },
    }),
    cell('stories', 'one’s own document together with another’s', 'denied', {
      call: 'batchGet',
      body: { documents: [nameOf('users/owner'), nameOf('users/stranger')] },
    }),
    cell(
      'stories',
      'a story for nobody',
      'denied',
      withoutTrace(VISITOR, put(`stories/${id}`, newStory('owner', { uid: nothing }))),
      VISITOR,
    ),
    cell(
      'users/favorites',
      'a favourite without its moment',
      'denied',
      withoutTrace(OWNER, put('users/owner/favorites/8', { storyId: text('8'), title: text('A title') })),
    ),
    cell(
      'users/favorites',
      'a later press without a title',
      'allowed',
      withoutTrace(OWNER, put('users/owner/favorites/7', favorite('7', { addedAt: moment(-1) }))),
    ),
  ];
}

/** Somebody who has left, whose last token is good for up to an hour more: what a device that was offline still sends comes up no more. */
function departures(): Cell[] {
  const { uid } = GONE;
  const late = (about: string, what: string, ...writes: Write[]) =>
    cell(about, `${what} of somebody who has left`, 'denied', withoutTrace(GONE, ...writes), GONE);
  const story = uuidOf('late');
  const both = Array.from({ length: 15 }, (_, index) => String(index + 1)).flatMap((id) => [
    put(`users/owner/favorites/${id}`, favorite(id)),
    put(`users/owner/progress/${id}`, progress()),
  ]);
  return [
    late('users', 'the profile', put(`users/${uid}`, newProfile(uid))),
    late('users/favorites', 'a new favourite', put(`users/${uid}/favorites/8`, favorite('8'))),
    late('users/favorites', 'a favourite that is pressed again', put(`users/${uid}/favorites/7`, favorite('7', { addedAt: moment(-1) }))),
    late('users/progress', 'a first page', put(`users/${uid}/progress/8`, progress())),
    late('users/progress', 'a later page', put(`users/${uid}/progress/7`, progress({ page: int(4) }))),
    late('users/children', 'a new child', put(`users/${uid}/children/${story}`, child())),
    late('users/children', 'a child that is changed', put(`users/${uid}/children/${uuidOf(`a child of ${uid}`)}`, child())),
    late('stories', 'a story', put(`stories/${story}`, newStory(uid))),
    // Looking whether somebody has left is one look for a whole batch, however large the outbox sends it.
    cell('users/favorites', 'thirty documents in one batch', 'allowed', withoutTrace(OWNER, ...both)),
  ];
}

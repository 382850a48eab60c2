/** Ways to gain premium, another's data, or a false owner: each as somebody would really send it, with what an SDK would not send too. */
import { ADMIN_EMAILS } from '@tuckaway/domain';
import { count, equal, get, listOf } from './cells.ts';
import { favorite, newProfile, newStory, progress, uuidOf } from './documents.ts';
import type { Ask } from './emulator.ts';
import { OWNER, type Person, STRANGER, VISITOR } from './people.ts';
import { type Fields, int, LONG_AGO, list, map, nameOf, nothing, put, remove, SERVER_TIME, text, type Write } from './values.ts';

export interface Attempt {
  what: string;
  by: Person;
  /** One after the other; whether the earlier ones come through is their own affair. */
  tries: readonly Ask[];
}

const commit = (...writes: object[]): Ask => ({ call: 'commit', body: { writes } });
const PREMIUM = text('premium');
const PROFILE = 'users/owner';
const NEWCOMER: Person = { uid: 'newcomer', claims: { email: 'newcomer@example.com' } };
const ADMIN: Person = { uid: 'admin', claims: { email: ADMIN_EMAILS[0], email_verified: true } };
const STORY = `stories/${uuidOf('owner')}`;
const NEW = uuidOf('an attempt');
const MINE = newStory('stranger');

const changed = (fields: Fields, more: Partial<Write> = {}, path = PROFILE): Ask =>
  commit({ ...put(path, fields, { mask: Object.keys(fields) }), ...more });
const masked = (fieldPaths: string[], fields: Fields): Ask => commit({ ...put(PROFILE, fields), updateMask: { fieldPaths } });
const transformed = (transform: object): Ask =>
  commit({
    ...put(PROFILE, { displayName: text('Kim') }, { mask: ['displayName'] }),
    updateTransforms: [{ fieldPath: 'subscription', ...transform }],
  });
const by =
  (person: Person) =>
  (what: string, ...tries: Ask[]): Attempt => ({ what, by: person, tries });
const owner = by(OWNER);
const newcomer = by(NEWCOMER);
const stranger = by(STRANGER);

export const FOR_PREMIUM: readonly Attempt[] = [
  owner('changing the plan', changed({ subscription: PREMIUM })),
  owner('changing the plan beside the name', changed({ displayName: text('Kim'), subscription: PREMIUM })),
  owner(
    'changing the plan where the document is known to be there',
    changed({ subscription: PREMIUM }, { currentDocument: { exists: true } }),
  ),
  owner('putting a new profile over the old one', commit(put(PROFILE, newProfile('owner', { subscription: PREMIUM })))),
  owner(
    'putting a free profile over the old one, then changing it, in one batch',
    commit(put(PROFILE, newProfile('owner')), put(PROFILE, { subscription: PREMIUM }, { mask: ['subscription'] })),
  ),
  owner(
    'deleting the profile and creating a premium one, in one batch',
    commit(remove(PROFILE), put(PROFILE, newProfile('owner', { subscription: PREMIUM }))),
  ),
  owner(
    'deleting the profile, then creating it again',
    commit(remove(PROFILE)),
    commit(put(PROFILE, newProfile('owner', { subscription: PREMIUM }), { exists: false })),
  ),
  owner('taking the plan out', masked(['subscription'], {})),
  owner('a quoted path to the plan', masked(['`subscription`'], { subscription: PREMIUM })),
  owner('a path into the plan', masked(['subscription.plan'], { subscription: map({ plan: PREMIUM }) })),
  owner('a field whose name has a dot', masked(['`subscription.plan`'], { 'subscription.plan': PREMIUM })),
  owner('a field that looks like the plan', masked(['`subscription\u200B`'], { 'subscription\u200B': PREMIUM })),
  owner('the plan in capitals', changed({ Subscription: PREMIUM })),
  owner('the plan inside the name', changed({ displayName: map({ subscription: PREMIUM }) })),
  owner('a plan that is a list', changed({ subscription: list(text('free'), PREMIUM) })),
  owner('the server’s time as the plan', transformed({ setToServerValue: 'REQUEST_TIME' })),
  owner('adding premium to the plan as to a list', transformed({ appendMissingElements: { values: [PREMIUM] } })),
  owner('counting the plan up', transformed({ increment: int(1) })),
  owner('the larger of plan and number', transformed({ maximum: int(1) })),
  owner(
    'a transform without an update',
    commit({
      transform: {
        document: nameOf(PROFILE),
        fieldTransforms: [{ fieldPath: 'subscription', appendMissingElements: { values: [PREMIUM] } }],
      },
    }),
  ),
  owner('a document of the plan below the profile', commit(put(`${PROFILE}/subscription/current`, { subscription: PREMIUM }))),
  newcomer('beginning premium', commit(put('users/newcomer', newProfile('newcomer', { subscription: PREMIUM })))),
  newcomer(
    'beginning free and premium in one batch',
    commit(put('users/newcomer', newProfile('newcomer')), put('users/newcomer', { subscription: PREMIUM }, { mask: ['subscription'] })),
  ),
  newcomer('merging premium into a profile that is not there', changed({ subscription: PREMIUM }, {}, 'users/newcomer')),
  newcomer('beginning with the name alone, so that the plan is open', changed({ displayName: text('Kim') }, {}, 'users/newcomer')),
  by({ ...OWNER, claims: { ...OWNER.claims, subscription: 'premium', premium: true, admin: true } })(
    'claims that nobody gave',
    changed({ subscription: PREMIUM }),
  ),
  by(ADMIN)('a listed address for somebody else', changed({ subscription: PREMIUM })),
  by(ADMIN)('a listed address for itself', changed({ subscription: PREMIUM }, {}, 'users/admin')),
  stranger('a premium profile for somebody else', commit(put('users/newcomer', newProfile('newcomer', { subscription: PREMIUM })))),
  by(VISITOR)('without signing in', changed({ subscription: PREMIUM })),
];

const uidIs = (uid: string) => equal('uid', text(uid));
const either = (op: string, ...filters: object[]) => ({ where: { compositeFilter: { op, filters } }, limit: 10 });
const field = (op: string, value: object) => ({ where: { fieldFilter: { field: { fieldPath: 'uid' }, op, value } }, limit: 10 });
const query = (structuredQuery: object): Ask => ({ call: 'runQuery', body: { structuredQuery } });
const named = (uid: string): Person => ({ uid, claims: { email: 'owner@example.com' } });

export const FOR_ANOTHERS_DATA: readonly Attempt[] = [
  stranger('asking for the story by its id', get(STORY)),
  stranger('asking for it together with one’s own', {
    call: 'batchGet',
    body: { documents: [nameOf(`stories/${uuidOf('stranger')}`), nameOf(STORY)] },
  }),
  stranger('asking for one field of it', { call: 'batchGet', body: { documents: [nameOf(STORY)], mask: { fieldPaths: ['title'] } } }),
  stranger('asking for it in a transaction', { call: 'batchGet', body: { documents: [nameOf(STORY)], newTransaction: { readOnly: {} } } }),
  stranger('listing by somebody else’s uid', listOf('stories', { where: uidIs('owner'), limit: 10 })),
  stranger('listing one’s own or somebody else’s', listOf('stories', either('OR', uidIs('stranger'), uidIs('owner')))),
  stranger('listing by a list of uids', listOf('stories', field('IN', list(text('stranger'), text('owner'))))),
  stranger('listing all but one’s own', listOf('stories', field('NOT_EQUAL', text('stranger')))),
  stranger('listing a range of uids', listOf('stories', field('GREATER_THAN_OR_EQUAL', text('')))),
  stranger('listing by the document’s name', listOf('stories', { where: equal('__name__', { referenceValue: nameOf(STORY) }), limit: 10 })),
  stranger('listing titles alone', listOf('stories', { select: { fields: [{ fieldPath: 'title' }] }, limit: 10 })),
  stranger(
    'listing every collection of the name',
    query({ from: [{ collectionId: 'stories', allDescendants: true }], where: uidIs('owner'), limit: 10 }),
  ),
  stranger('listing every family’s favorites', query({ from: [{ collectionId: 'favorites', allDescendants: true }], limit: 10 })),
  stranger('listing whatever lies anywhere', query({ from: [{ allDescendants: true }], limit: 10 })),
  stranger('counting somebody else’s stories', count('stories', { where: uidIs('owner'), limit: 10 })),
  stranger('counting all stories', count('stories')),
  stranger('listing another’s favorites', listOf('users/owner/favorites')),
  stranger('asking what lies below another’s profile', { call: 'listCollectionIds', below: 'users/owner', body: {} }),
  stranger('deleting another’s story', commit(remove(STORY))),
  stranger('deleting another’s favorite with one’s own', commit(remove('users/stranger/favorites/7'), remove('users/owner/favorites/7'))),
  by({ uid: 'stranger', claims: { user_id: 'owner', uid: 'owner', email: 'owner@example.com' } })('claims of being the owner', get(STORY)),
  by(named('OWNER'))('a uid in capitals', get(PROFILE)),
  by(named('owner '))('a uid with a space', get(PROFILE)),
  by(named('owner\n'))('a uid with a line break', get(PROFILE)),
  by(named('owner/favorites/7'))('a uid that is a path', get('users/owner/favorites/7')),
  by(named('{uid}'))('a uid that is a wildcard', get(PROFILE)),
  by(ADMIN)('a listed address', get(STORY)),
  by(ADMIN)('a listed address, for drafts', get('curatedStories/owner')),
];

export const FOR_A_FALSE_OWNER: readonly Attempt[] = [
  stranger('a story in somebody else’s name', commit(put(`stories/${NEW}`, newStory('owner')))),
  stranger(
    'one’s own story, then another’s name on it',
    commit(put(`stories/${NEW}`, MINE)),
    changed({ uid: text('owner') }, {}, `stories/${NEW}`),
  ),
  stranger('the same in one batch', commit(put(`stories/${NEW}`, MINE), put(`stories/${NEW}`, { uid: text('owner') }, { mask: ['uid'] }))),
  stranger('a story of two owners', commit(put(`stories/${NEW}`, { ...MINE, uid: list(text('stranger'), text('owner')) }))),
  stranger('an owner that is a reference', commit(put(`stories/${NEW}`, { ...MINE, uid: { referenceValue: nameOf('users/stranger') } }))),
  stranger('an owner that is a map', commit(put(`stories/${NEW}`, { ...MINE, uid: map({ uid: text('stranger') }) }))),
  stranger('an owner that the server’s time becomes', commit(put(`stories/${NEW}`, { ...MINE, uid: SERVER_TIME }))),
  stranger(
    'an owner that a transform changes',
    commit({
      ...put(`stories/${NEW}`, MINE),
      updateTransforms: [{ fieldPath: 'uid', appendMissingElements: { values: [text('owner')] } }],
    }),
  ),
  stranger('a story of nobody', commit(put(`stories/${NEW}`, { ...MINE, uid: nothing }))),
  stranger('taking a story over', commit(put(STORY, MINE))),
  stranger('taking a story over as an update', commit(put(STORY, MINE, { exists: true }))),
  stranger('taking a story over by deleting it first, in one batch', commit(remove(STORY), put(STORY, MINE))),
  stranger('merging one’s own uid into it', changed({ uid: text('stranger') }, {}, STORY)),
  owner('giving one’s story away', changed({ uid: text('stranger') }, {}, STORY)),
  owner('dating one’s story back', changed({ createdAt: LONG_AGO }, {}, STORY)),
  stranger('a favorite for somebody else', commit(put('users/owner/favorites/8', favorite('8')))),
  stranger('a place in somebody else’s book', commit(put('users/owner/progress/7', progress({ page: int(1) })))),
  stranger('a favorite through a path of one’s own', commit(put('users/stranger/users/owner', favorite('7')))),
  stranger('a profile under another’s uid with one’s own address', commit(put('users/newcomer', newProfile('stranger')))),
  by(VISITOR)('a story for nobody by a visitor', commit(put(`stories/${NEW}`, { ...MINE, uid: nothing }))),
];

/** Cases of lists and of drafts: sizes, filters, and until when and by whom drafts may be read. */
import { LIMITS } from '@tuckaway/domain';
import { casesOf, count, equal, get, listOf, type TestCase } from './cases.ts';
import { COLLECTIONS } from './collections.ts';
import { draftPath, UNREADABLE_DRAFTS, uuidOf } from './documents.ts';
import { STRANGER } from './users.ts';
import { list, moment, nameOf, text } from './values.ts';

export function listCases(): TestCase[] {
  return [...lists(), ...drafts()];
}

function lists(): TestCase[] {
  const voices = COLLECTIONS['stories/voices'].path('owner');
  const recordings = COLLECTIONS['stories/voices/recordings'].path('owner');
  const where = equal('uid', text('owner'));
  const newest = (fieldPath: string) => [{ field: { fieldPath }, direction: 'DESCENDING' }];
  const either = { fieldFilter: { field: { fieldPath: 'uid' }, op: 'IN', value: list(text('owner'), text('stranger')) } };
  const others = { fieldFilter: { ...where.fieldFilter, op: 'NOT_EQUAL' } };
  const stories = (more: object) => listOf('stories', more);
  const counted = (limit: number) => count('stories', { where, orderBy: newest('createdAt'), limit });
  const favorites = (more: object) => listOf('users/owner/favorites', { orderBy: newest('addedAt'), ...more });
  const below = (name: string, more: object) => listOf(`users/owner/${name}`, more);
  const ofChild = (more: object) => below('memories', { where: equal('childId', text('3')), ...more });
  return [
    ...casesOf(
      'stories',
      {
        'a list of 100, newest first': stories({ where, orderBy: newest('createdAt'), limit: 100 }),
        'a list of 1': stories({ where, limit: 1 }),
        'a count of 100': counted(100),
      },
      {
        'a list of 101': stories({ where, limit: 101 }),
        'a list without a limit': stories({ where }),
        'a list of own and other stories': stories({ where: either, limit: 10 }),
        'a list of all but own stories': stories({ where: others, limit: 10 }),
        'a list by a child’s name': stories({ where: equal('childName', text('Mia')), limit: 10 }),
        'a count of 101': counted(101),
      },
    ),
    ...casesOf(
      'users/favorites',
      {
        'a list of 30, newest first': favorites({ limit: 30 }),
        'a list by the story’s id': below('favorites', { where: equal('storyId', text('7')), limit: 1 }),
      },
      { 'a list of 31': favorites({ limit: 31 }), 'a list without a limit': favorites({}) },
    ),
    ...casesOf('users/progress', {}, { 'a list of 1': below('progress', { limit: 1 }), 'a list without a limit': below('progress', {}) }),
    ...casesOf(
      'users/children',
      { 'a list of 16': below('children', { limit: 16 }) },
      { 'a list of 17': below('children', { limit: 17 }), 'a list without a limit': below('children', {}) },
    ),
    ...casesOf(
      'users/memories',
      { 'a list of the most of a child': ofChild({ limit: LIMITS.childMemories }) },
      { 'a list of one more': ofChild({ limit: LIMITS.childMemories + 1 }), 'a list without a limit': ofChild({}) },
    ),
    ...casesOf(
      'stories/voices',
      { 'a list of 10 own ones': listOf(voices, { where, limit: 10 }) },
      { 'a list of 11 own ones': listOf(voices, { where, limit: 11 }), 'a list without a limit': listOf(voices, { where }) },
    ),
    ...casesOf('stories/voices', {}, { 'a list of another family’s story': listOf(voices, { where, limit: 10 }) }, STRANGER),
    ...casesOf('stories/voices/recordings', {}, { 'a list of 1': listOf(recordings, { where, limit: 1 }) }),
    ...casesOf('stories/voices/recordings', {}, { 'another family’s page': get(`${recordings}/0`) }, STRANGER),
  ];
}

/** Until when, by whom and how drafts may be read. The permissions have those of every role. */
function drafts(): TestCase[] {
  const existing = (uid: string) => nameOf(`storyDrafts/${COLLECTIONS.storyDrafts.existingId(uid)}`);
  const own = equal('uid', text('owner'));
  const expiring = (op: string) => {
    const expires = { fieldFilter: { field: { fieldPath: 'expireAt' }, op, value: moment(900) } };
    return listOf('storyDrafts', { where: { compositeFilter: { op: 'AND', filters: [own, expires] } }, limit: 1 });
  };
  // What the ids of missing drafts begin with that are not the owner's.
  const others = ['stranger_owner', 'OWNER', 'owner ', 'owner2', 'owne', '-owner', 'owner-new', '{uid}'];
  return casesOf(
    'storyDrafts',
    {},
    {
      ...Object.fromEntries(Object.keys(UNREADABLE_DRAFTS).map((what) => [`a draft ${what}`, get(draftPath(what))])),
      ...Object.fromEntries(
        others.map((start) => [`a missing draft of ${JSON.stringify(start)}`, get(`storyDrafts/${start}_${uuidOf('none')}`)]),
      ),
      'an own draft together with one of another account': {
        call: 'batchGet',
        body: { documents: [existing('owner'), existing('stranger')] },
      },
      'a list of one own draft': listOf('storyDrafts', { where: own, limit: 1 }),
      'a list of own drafts that expire at a known time': expiring('EQUAL'),
      'a list of own drafts that expire later': expiring('GREATER_THAN'),
    },
  );
}

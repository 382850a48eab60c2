/** Cases of drafts: until when, by whom and how they may be read. The permissions have those of every role. */
import { equal, get, listOf, type TestCase } from './cases.ts';
import { COLLECTIONS } from './collections.ts';
import { draftPath, UNREADABLE_DRAFTS, uuidOf } from './documents.ts';
import type { RestRequest } from './emulator.ts';
import { OWNER } from './users.ts';
import { moment, nameOf, text } from './values.ts';

/** What the ids of missing drafts begin with that are not the owner's. */
const NOT_THE_OWNER = ['stranger_owner', 'OWNER', 'owner ', 'owner2', 'owne', '-owner', 'owner-new', '{uid}'];

export function draftCases(): TestCase[] {
  const existing = (uid: string) => nameOf(`storyDrafts/${COLLECTIONS.storyDrafts.existingId(uid)}`);
  const own = equal('uid', text('owner'));
  const ownThat = (op: string) => {
    const expires = { fieldFilter: { field: { fieldPath: 'expireAt' }, op, value: moment(900) } };
    return listOf('storyDrafts', { where: { compositeFilter: { op: 'AND', filters: [own, expires] } }, limit: 1 });
  };
  return [
    ...Object.keys(UNREADABLE_DRAFTS).map((what) => denied(`a draft ${what}`, get(draftPath(what)))),
    ...NOT_THE_OWNER.map((start) => denied(`a missing draft of ${JSON.stringify(start)}`, get(`storyDrafts/${start}_${uuidOf('none')}`))),
    denied('an own draft together with one of another account', {
      call: 'batchGet',
      body: { documents: [existing('owner'), existing('stranger')] },
    }),
    denied('a list of one own draft', listOf('storyDrafts', { where: own, limit: 1 })),
    denied('a list of own drafts that expire at a known time', ownThat('EQUAL')),
    denied('a list of own drafts that expire later', ownThat('GREATER_THAN')),
  ];
}

function denied(title: string, request: RestRequest): TestCase {
  return { title: `storyDrafts: ${title}`, collection: 'storyDrafts', user: OWNER, request, expected: 'denied' };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLLECTION_NAMES } from '../../../../tests/rules/collections.ts';
import { HELD_BELOW_STORIES, HELD_BY_ID, HELD_BY_UID } from './holdings.ts';

/** Collections whose documents belong to no account, and why. */
const OF_NO_ACCOUNT: Record<string, string> = {
  curatedStories: 'typed by admins',
  publishedStories: 'copies of those',
  publishedLists: 'copies of those',
  system: 'counters for the whole site',
  pushAnnouncements: 'about curated stories',
  pushRuns: 'lists of subscriptions, by the hash of an address that goes with its subscription',
  departures: 'hashes of uids, for 30 days',
  limits: 'counts of a day, of stories and for the whole site, for two days',
  mailboxUsage: 'counts by the keyed hash of a mailbox, for 30 days after its account was deleted, too',
  takedowns: 'keyed hashes of stories and mailboxes, which outlive them',
};

// tests/rules/collections.test.ts compares COLLECTION_NAMES with the code.
test('every collection is exported and deleted with its account, or belongs to no account', () => {
  const known: string[] = [...HELD_BY_UID, ...HELD_BY_ID, ...HELD_BELOW_STORIES, ...Object.keys(OF_NO_ACCOUNT)];
  const real = COLLECTION_NAMES.filter((name) => !name.includes(' ') && !name.startsWith('users/'));
  expect(real.filter((name) => !known.includes(name.slice(name.lastIndexOf('/') + 1)))).toEqual([]);
});

test('every collection of an account but the profile and the stories has a TTL policy', () => {
  const { fieldOverrides } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../..', 'firestore.indexes.json'), 'utf8')) as {
    fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: unknown[] }[];
  };
  const withTtl = fieldOverrides
    .filter(({ ttl, fieldPath, indexes }) => ttl === true && fieldPath === 'expireAt' && indexes.length === 0)
    .map(({ collectionGroup }) => collectionGroup);
  const kept = ['users', 'stories'];
  const technical = [
    ...[...HELD_BY_UID, ...HELD_BELOW_STORIES, ...HELD_BY_ID],
    ...['pushRuns', 'departures', 'mailboxUsage', 'limits', 'takedowns'],
  ].filter((name) => !kept.includes(name));
  expect(withTtl.sort()).toEqual([...technical].sort());
});

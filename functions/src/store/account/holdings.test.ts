import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

const SOURCE = join(import.meta.dirname, '..', '..');
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'));

test('every collection in the code is exported and deleted with its account, or belongs to no account', () => {
  const named = new Set<string>();
  for (const source of sources) {
    for (const [, name] of source.matchAll(/collection\('([^'/]+)'\)|collectionId: '([^']+)'/g)) if (name) named.add(name);
    for (const [, name] of source.matchAll(/(?:\.doc\(|readDocument\()['`]([A-Za-z]+)\//g)) if (name) named.add(name);
    for (const [, name] of source.matchAll(/findDocument\('([^']+)'/g)) if (name) named.add(name);
  }
  expect(named.size).toBeGreaterThan(10);
  const known: string[] = [...HELD_BY_UID, ...HELD_BY_ID, ...HELD_BELOW_STORIES, ...Object.keys(OF_NO_ACCOUNT)];
  expect([...named].filter((name) => !known.includes(name))).toEqual([]);
});

test('every collection that the rules open to users is among them', () => {
  const rules = readFileSync(join(SOURCE, '..', '..', 'firestore.rules'), 'utf8');
  const opened = [...rules.matchAll(/^ {4}match \/([A-Za-z]+)\//gm)].map(([, name]) => name);
  expect(opened.sort()).toEqual(['stories', 'storyDrafts', 'users']);
  expect([...HELD_BY_UID, ...HELD_BY_ID] as string[]).toEqual(expect.arrayContaining(opened));
});

test('every collection of an account expires or is kept for its user', () => {
  const { fieldOverrides } = JSON.parse(readFileSync(join(SOURCE, '..', '..', 'firestore.indexes.json'), 'utf8')) as {
    fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
  };
  const withTtl = fieldOverrides
    .filter(({ ttl, fieldPath }) => ttl === true && fieldPath === 'expireAt')
    .map(({ collectionGroup }) => collectionGroup);
  const kept = ['users', 'stories'];
  const technical = [
    ...[...HELD_BY_UID, ...HELD_BELOW_STORIES, ...HELD_BY_ID],
    ...['pushRuns', 'departures', 'mailboxUsage', 'limits', 'takedowns'],
  ].filter((name) => !kept.includes(name));
  expect(withTtl.sort()).toEqual([...technical].sort());
});

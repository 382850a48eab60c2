/** The emulator answers queries without indexes, so the deployed ones are looked at here. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Indexes {
  indexes: { collectionGroup: string; queryScope: string; fields: { fieldPath: string; order: string }[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: unknown[] }[];
}
const { indexes, fieldOverrides } = JSON.parse(readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8')) as Indexes;

test('a family’s stories can be listed newest first', () => {
  expect(indexes).toContainEqual({
    collectionGroup: 'stories',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'uid', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
    ],
  });
});

test.each([
  'stories.content',
  'stories.template',
  'curatedStories.pages',
  'publishedStories.pages',
  'publishedLists.stories',
  'storyRequests.template',
  'storyUsage.earlier',
  'storyReports.note',
  'users.hiddenStories',
])('nobody searches in %s, so it is not indexed', (field) => {
  const override = fieldOverrides.find(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}` === field);
  expect(override?.indexes).toEqual([]);
});

test.each([
  ['what became of a story request', 'storyRequests'],
  ["a family's count and memory", 'storyUsage'],
  ['a report', 'storyReports'],
])('%s is removed by the database when its time is over', (_what, collectionGroup) => {
  expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath: 'expireAt', ttl: true, indexes: [] });
});

test.each(['pushSubscriptions', 'pushRuns'])('what is kept in %s is removed by the database when its time is over', (collectionGroup) => {
  expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath: 'expireAt', ttl: true, indexes: [] });
});

test('due reminders are found shard by shard, and no index of the time alone is written at half past seven', () => {
  const shardThenTime = ['remindIn', 'remindAt'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  expect(indexes).toContainEqual({ collectionGroup: 'pushSubscriptions', queryScope: 'COLLECTION', fields: shardThenTime });
  expect(fieldOverrides).toContainEqual({ collectionGroup: 'pushSubscriptions', fieldPath: 'remindAt', indexes: [] });
});

test('no field that a listed index sorts by is exempt, but for the sharded times', () => {
  const sorted = indexes
    .filter(({ collectionGroup }) => collectionGroup !== 'pushSubscriptions')
    .flatMap(({ collectionGroup, fields }) => fields.map(({ fieldPath }) => `${collectionGroup}.${fieldPath}`));
  const exempt = fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  expect(sorted.filter((field) => exempt.includes(field))).toEqual([]);
});

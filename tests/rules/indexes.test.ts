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
])('nobody searches in %s, so it is not indexed', (field) => {
  const override = fieldOverrides.find(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}` === field);
  expect(override?.indexes).toEqual([]);
});

test('what became of a story request is removed by the database when its time is over', () => {
  expect(fieldOverrides).toContainEqual({ collectionGroup: 'storyRequests', fieldPath: 'expireAt', ttl: true, indexes: [] });
});

test('no field that a listed index sorts by is exempt', () => {
  const sorted = indexes.flatMap(({ collectionGroup, fields }) => fields.map(({ fieldPath }) => `${collectionGroup}.${fieldPath}`));
  const exempt = fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  expect(sorted.filter((field) => exempt.includes(field))).toEqual([]);
});

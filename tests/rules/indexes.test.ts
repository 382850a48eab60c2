/** The emulator answers queries without indexes, so the deployed ones are looked at here. */
import { describe, expect, test } from 'vitest';
import { type CompositeIndex, indexFor, indexName, QUERIES } from './queries.ts';
import { productSources, readText } from './sources.ts';

interface Indexes {
  indexes: CompositeIndex[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: unknown[] }[];
}
const { indexes, fieldOverrides } = JSON.parse(readText('firestore.indexes.json')) as Indexes;
const exempt = fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
const queries = Object.entries(QUERIES).flatMap(([file, { queries: asked }]) => asked.map((query) => [query.what, file, query] as const));

describe('every query', () => {
  /** The words that a query begins with, in the browser's SDK, over REST and in the Admin SDK; a device's own store is none of these. */
  const MARK =
    /\bgetDocs\(|\breadClient\.(?:query|count)\(|(?<!function )\b(?:queryDocuments|countDocuments)\(|(?<!function )\brunQuery\(|(?<!function )\bfindDocument\(|\b(?:collectionGroup|runAggregationQuery|getCount|getCountFromServer)\(|\.where\(|(?<!objectStore\([^()]*\))\.count\(|transaction\.get\(published\)|\bcollection\([^()]*\)\.get\(|:runQuery['`]/g;

  test('that the code makes is listed', () => {
    const found = productSources()
      .map(([path, text]) => [path, (text.match(MARK) ?? []).length] as const)
      .filter(([, marks]) => marks > 0);
    const listed = Object.entries(QUERIES).map(([file, { marks }]) => [file, marks]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
    console.info(`rules: ${queries.length} queries of the code listed with their indexes`);
  });

  test.each(queries)('has its index: %s', (_what, _file, query) => {
    const index = indexFor(query);
    if (index === 'names') return;
    if ('automatic' in index) expect(exempt).not.toContain(index.automatic);
    else expect(indexes).toContainEqual(index);
  });

  test('that an index is kept for is asked', () => {
    const needed = queries.map(([, , query]) => indexFor(query)).filter((index) => typeof index === 'object' && 'fields' in index);
    expect(indexes.map(indexName).sort()).toEqual([...new Set(needed.map(indexName))].sort());
  });
});

test.each([
  'stories.content',
  'stories.template',
  'stories.siblings',
  'stories.recap',
  'stories.cast',
  'curatedStories.pages',
  'publishedStories.pages',
  'publishedLists.stories',
  'storyRequests.template',
  'storyUsage.earlier',
  'storyReports.note',
  'shares.paragraphs',
  'users.hiddenStories',
])('nobody searches in %s, so it is not indexed', (field) => {
  const override = fieldOverrides.find(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}` === field);
  expect(override?.indexes).toEqual([]);
});

test.each([
  ['what became of a story request', 'storyRequests'],
  ["a family's count and memory", 'storyUsage'],
  ['a report', 'storyReports'],
  ['what a link opens', 'shares'],
  ['a device', 'pushSubscriptions'],
  ['how far a message is', 'pushRuns'],
  ['that somebody has left', 'departures'],
])('%s is removed by the database when its time is over', (_what, collectionGroup) => {
  expect(fieldOverrides).toContainEqual({ collectionGroup, fieldPath: 'expireAt', ttl: true, indexes: [] });
});

test('no index of the time alone is written at half past seven, when everybody’s reminder is due', () => {
  expect(exempt).toContain('pushSubscriptions.remindAt');
});

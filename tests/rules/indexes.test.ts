/** The emulator answers queries without indexes, so this checks firestore.indexes.json. */
import { describe, expect, test } from 'vitest';
import { type CompositeIndex, indexFor, indexName, QUERIES } from './queries.ts';
import { productSources, readText } from './sources.ts';

interface Indexes {
  indexes: CompositeIndex[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: unknown[] }[];
}
const { indexes, fieldOverrides } = JSON.parse(readText('firestore.indexes.json')) as Indexes;
const overrideOf = (field: string) => fieldOverrides.find(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}` === field);
const queries = Object.entries(QUERIES).flatMap(([file, { queries: asked }]) => asked.map((query) => [query.what, file, query] as const));

describe('every query', () => {
  /** The calls that start a query, over REST and in the Admin SDK; IndexedDB's calls are excluded. */
  const MARK =
    /\bgetDocs\(|\breadClient\.(?:query|count)\(|(?<!function )\b(?:queryDocuments|countDocuments)\(|(?<!function )\brunQuery\(|(?<!function )\bfindDocument\(|\b(?:collectionGroup|runAggregationQuery|getCount|getCountFromServer)\(|\.where\(|(?<!objectStore\([^()]*\))\.count\(|reader\.get\(published\)|\bcollection\([^()]*\)\.get\(|:runQuery['`]/g;

  test('of the code is listed', () => {
    const found = productSources()
      .map(([path, text]) => [path, (text.match(MARK) ?? []).length] as const)
      .filter(([, marks]) => marks > 0);
    const listed = Object.entries(QUERIES).map(([file, { marks }]) => [file, marks]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
  });

  test.each(queries)('has its index: %s', (_what, _file, query) => {
    const index = indexFor(query);
    if (index === 'names') return;
    if ('automatic' in index) {
      const own = overrideOf(index.automatic)?.indexes ?? [{ queryScope: 'COLLECTION', order: 'ASCENDING' }];
      expect(own).toContainEqual({ queryScope: 'COLLECTION', order: 'ASCENDING' });
    } else if ('overridden' in index)
      expect(overrideOf(index.overridden)?.indexes).toContainEqual({ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' });
    else expect(indexes).toContainEqual(index);
  });

  test('exists for each index', () => {
    const needed = queries.map(([, , query]) => indexFor(query)).filter((index) => typeof index === 'object' && 'fields' in index);
    expect(indexes.map(indexName).sort()).toEqual([...new Set(needed.map(indexName))].sort());
  });
});

test.each([
  'stories.content',
  'stories.template',
  'stories.pages',
  'stories.cover',
  'stories.siblings',
  'stories.recap',
  'stories.cast',
  'curatedStories.pages',
  'publishedStories.pages',
  'publishedLists.stories',
  'storyRequests.template',
  'storyDrafts.pages',
  'storyUsage.earlier',
  'storyReports.note',
  'shares.paragraphs',
  'shares.pages',
  'shares.cover',
  'users.hiddenStories',
  'takedowns.stories',
  'voices.pages',
  'recordings.audio',
  'recordings.starts',
])('%s is not indexed, because no query uses it', (field) => {
  expect(overrideOf(field)?.indexes).toEqual([]);
});

test('the reminder time alone is not indexed, because all are written at the same hour', () => {
  expect(overrideOf('pushSubscriptions.remindAt')?.indexes).toEqual([]);
});

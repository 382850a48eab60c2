/** Every query that the code makes, and the index that answers it. The emulator answers any query without one; the database does not. */

export interface Query {
  /** What it finds. */
  what: string;
  collection: string;
  /** Fields that are compared for equality, or with a list. */
  equal?: readonly string[];
  /** What it is sorted by, or compared with as a range; `__name__` is the document's id. */
  order?: readonly (readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'])[];
}

/** By the file that asks. `marks`: how often a word of a query stands in the file, so that one more is noticed. */
export const QUERIES: Record<string, { marks: number; queries: readonly Query[] }> = {
  // The way that those of the next two go.
  'web/src/data/firestore/read-client.ts': { marks: 2, queries: [] },
  'web/src/data/favorites/favorite-documents.ts': {
    marks: 2,
    queries: [
      { what: 'a page of favourites, newest first', collection: 'favorites', order: [['addedAt', 'DESCENDING']] },
      { what: 'which of the stories on show are favourites', collection: 'favorites', equal: ['__name__'] },
    ],
  },
  'web/src/data/stories/shelf/shelf-documents.ts': {
    marks: 2,
    queries: [
      { what: 'a page of a family’s stories, newest first', collection: 'stories', equal: ['uid'], order: [['createdAt', 'DESCENDING']] },
      { what: 'how many of them there are in a page', collection: 'stories', equal: ['uid'], order: [['createdAt', 'DESCENDING']] },
    ],
  },
  'web/src/data/account/child-documents.ts': {
    marks: 1,
    queries: [{ what: 'the children of a family', collection: 'children' }],
  },
  'functions/src/firestore/published-stories.ts': {
    marks: 1,
    queries: [{ what: 'a published story by its slug', collection: 'publishedStories', equal: ['slug'] }],
  },
  'functions/src/firestore/curated-stories.ts': {
    marks: 1,
    queries: [{ what: 'all published stories, in the transaction that publishes', collection: 'publishedStories' }],
  },
  'functions/src/firestore/push-targets.ts': {
    marks: 1,
    queries: [{ what: 'a page of the devices of a range', collection: 'pushSubscriptions', order: [['__name__', 'ASCENDING']] }],
  },
  'functions/src/firestore/push-due-shards.ts': {
    marks: 1,
    queries: [
      {
        what: 'whether a reminder of a shard is due',
        collection: 'pushSubscriptions',
        equal: ['remindIn'],
        order: [['remindAt', 'ASCENDING']],
      },
    ],
  },
  'functions/src/firestore/push-reminders.ts': {
    marks: 2,
    queries: [
      { what: 'the due reminders of a shard', collection: 'pushSubscriptions', equal: ['remindIn'], order: [['remindAt', 'ASCENDING']] },
    ],
  },
  'functions/src/firestore/shares.ts': {
    marks: 1,
    queries: [{ what: 'the links of a family', collection: 'shares', equal: ['uid'] }],
  },
  'functions/src/firestore/holdings.ts': {
    marks: 1,
    queries: [
      {
        what: 'a person’s stories, to be taken along or removed',
        collection: 'stories',
        equal: ['uid'],
        order: [['__name__', 'ASCENDING']],
      },
      { what: 'a person’s story requests, the same', collection: 'storyRequests', equal: ['uid'] },
      { what: 'a person’s reports, the same', collection: 'storyReports', equal: ['uid'] },
      { what: 'what a person shares, the same', collection: 'shares', equal: ['uid'] },
      { what: 'a person’s devices, the same', collection: 'pushSubscriptions', equal: ['uid'] },
    ],
  },
  // What the others are made with.
  'functions/src/firestore/firestore-rest.ts': { marks: 2, queries: [] },
};

export interface CompositeIndex {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order: string }[];
}

/**
 * The index a query needs: none but the documents' names, the automatic one of a single field, or a composite one: what is equal first,
 * then the order.
 */
export function indexFor({ collection, equal = [], order = [] }: Query): 'names' | { automatic: string } | CompositeIndex {
  const fields = [
    ...equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    ...order.map(([fieldPath, direction]) => ({ fieldPath, order: direction })),
  ].filter(({ fieldPath }) => fieldPath !== '__name__');
  const [first, ...others] = fields;
  if (first === undefined) return 'names';
  if (others.length === 0) return { automatic: `${collection}.${first.fieldPath}` };
  return { collectionGroup: collection, queryScope: 'COLLECTION', fields };
}

export const indexName = ({ collectionGroup, fields }: CompositeIndex) =>
  `${collectionGroup}: ${fields.map(({ fieldPath }) => fieldPath).join(', ')}`;

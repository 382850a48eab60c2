/** Every query of the code and the index it needs. The emulator answers queries without an index; Firestore does not. */

export interface Query {
  /** What it finds. */
  what: string;
  collection: string;
  /** Whether it finds documents of all collections with this name. */
  group?: true;
  /** Fields that are compared for equality, or with a list. */
  equal?: readonly string[];
  /** Fields of the order or of a range; `__name__` is the document's id. */
  order?: readonly (readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'])[];
}

const NEWEST_FIRST = [['createdAt', 'DESCENDING']] as const;
const OF_ACCOUNT = { equal: ['uid'], order: [['__name__', 'ASCENDING']] } as const;

/** By file. `marks` counts the query calls in the file, so that a new query is noticed. */
export const QUERIES: Record<string, { marks: number; queries: readonly Query[] }> = {
  // The client that other files use.
  'web/src/data/firestore/read-client.ts': { marks: 2, queries: [] },
  'web/src/features/reader/api/favorites/stored-favorites.ts': {
    marks: 2,
    queries: [
      { what: 'a page of favorites, newest first', collection: 'favorites', order: [['addedAt', 'DESCENDING']] },
      { what: 'which of the shown stories are favorites', collection: 'favorites', equal: ['__name__'] },
    ],
  },
  'web/src/features/library/api/newest-of-child.ts': {
    marks: 1,
    queries: [{ what: 'the newest story of one child', collection: 'stories', equal: ['uid', 'childName'], order: NEWEST_FIRST }],
  },
  'web/src/features/reader/api/stories/shelf-documents.ts': {
    marks: 2,
    queries: [{ what: 'a page of own stories, and their number', collection: 'stories', equal: ['uid'], order: NEWEST_FIRST }],
  },
  'web/src/features/parents/api/children/child-documents.ts': {
    marks: 1,
    queries: [{ what: 'remembered children', collection: 'children' }],
  },
  'web/src/features/parents/api/children/child-names.ts': {
    marks: 1,
    queries: [{ what: 'names of remembered children', collection: 'children' }],
  },
  'web/src/features/parents/api/children/memory-documents.ts': {
    marks: 1,
    queries: [{ what: 'what the stories of a child remember', collection: 'memories', equal: ['childId'] }],
  },
  'functions/src/store/stories/child-memories.ts': {
    marks: 1,
    queries: [
      { what: 'what the stories of a child remember, to send, replace or delete it', collection: 'memories', equal: ['childId'] },
      { what: 'remembered children, with whose names nothing is sent', collection: 'children' },
    ],
  },
  'functions/src/store/stories/curated-stories.ts': {
    marks: 1,
    queries: [{ what: 'all published stories, before and in the transaction that publishes', collection: 'publishedStories' }],
  },
  'functions/src/store/push/push-targets.ts': {
    marks: 2,
    queries: [{ what: 'a page of the devices of a range', collection: 'pushSubscriptions', order: [['__name__', 'ASCENDING']] }],
  },
  'functions/src/store/push/push-subscriptions.ts': {
    marks: 1,
    queries: [{ what: 'the devices of an account', collection: 'pushSubscriptions', equal: ['uid'] }],
  },
  'functions/src/store/push/push-reminders.ts': {
    marks: 2,
    queries: [{ what: 'the due reminders', collection: 'pushSubscriptions', equal: ['remindIn'], order: [['remindAt', 'ASCENDING']] }],
  },
  'functions/src/store/stories/shares.ts': {
    marks: 2,
    queries: [
      { what: 'the shares of an account', collection: 'shares', equal: ['uid'] },
      { what: 'whether a link of a story was taken down', collection: 'shares', equal: ['storyId'] },
    ],
  },
  'functions/src/store/stories/story-remains.ts': {
    marks: 1,
    queries: [{ what: 'the shares of a deleted story', collection: 'shares', equal: ['storyId'] }],
  },
  'functions/src/store/stories/visitor-reports.ts': {
    marks: 1,
    queries: [
      { what: 'visitors’ reports of an account’s pages', collection: 'storyReports', equal: ['family'] },
      { what: 'the reports of a deleted story', collection: 'storyReports', equal: ['storyId'] },
    ],
  },
  'web/src/features/voices/api/voice-documents.ts': {
    marks: 1,
    queries: [{ what: 'who reads a story aloud', collection: 'voices', equal: ['uid'] }],
  },
  'functions/src/store/voices/counted-voices.ts': {
    marks: 2,
    queries: [
      { what: 'bytes of all recordings of an account', collection: 'voices', group: true, equal: ['uid'], order: [['bytes', 'ASCENDING']] },
    ],
  },
  'functions/src/store/account/holdings.ts': {
    marks: 3,
    queries: [
      ...['stories', 'storyRequests', 'storyDrafts', 'storyReports', 'shares', 'invitations', 'pushSubscriptions', 'mail'].map(
        (collection): Query => ({ what: `${collection} of an account, to export or delete`, collection, ...OF_ACCOUNT }),
      ),
      ...['voices', 'recordings'].map(
        (collection): Query => ({ what: `${collection} of an account, to export or delete`, collection, group: true, ...OF_ACCOUNT }),
      ),
    ],
  },
};

export interface CompositeIndex {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order: string }[];
}

/**
 * The index a query needs: none for document ids, the automatic one for a single field of one collection, else a composite one with the equal fields first.
 */
export function indexFor({
  collection,
  group,
  equal = [],
  order = [],
}: Query): 'names' | { automatic: string } | { overridden: string } | CompositeIndex {
  const fields = [
    ...equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    ...order.map(([fieldPath, direction]) => ({ fieldPath, order: direction })),
  ].filter(({ fieldPath }) => fieldPath !== '__name__');
  const [first, ...others] = fields;
  if (first === undefined) return 'names';
  const field = `${collection}.${first.fieldPath}`;
  if (others.length === 0) return group ? { overridden: field } : { automatic: field };
  return { collectionGroup: collection, queryScope: group ? 'COLLECTION_GROUP' : 'COLLECTION', fields };
}

export const indexName = ({ collectionGroup, fields }: CompositeIndex) =>
  `${collectionGroup}: ${fields.map(({ fieldPath }) => fieldPath).join(', ')}`;

import { beforeEach, expect, test, vi } from 'vitest';
import { problemOfCollection } from '../../publishing/misspelled-names.ts';
import { markMisplacedStories } from './misplaced-stories.ts';

type Fields = Record<string, unknown>;
const stored = new Map<string, Map<string, Fields>>();
const reads: string[] = [];

vi.mock('../firestore.ts', () => ({
  firestore: () => ({
    listCollections: async () =>
      [...stored].map(([id, documents]) => ({
        id,
        limit: (count: number) => ({
          get: async () => {
            reads.push(id);
            const docs = [...documents].slice(0, count).map(([name, fields]) => ({
              get: (field: string) => fields[field],
              ref: { update: async (changes: Fields) => documents.set(name, { ...fields, ...changes }) },
            }));
            return { docs };
          },
        }),
      })),
  }),
}));

const OURS = [
  'curatedStories',
  'publishedStories',
  'publishedLists',
  'stories',
  'storyReports',
  'storyDrafts',
  'shares',
  'users',
  'system',
];

beforeEach(() => {
  stored.clear();
  reads.length = 0;
  for (const name of OURS) stored.set(name, new Map([['x', { title: 'Ours' }]]));
});

test('no document of the collections with right names, or of an admin’s own, is read or written', async () => {
  stored.set('ideas', new Map([['x', { title: 'An idea' }]]));
  expect(await markMisplacedStories(problemOfCollection)).toBe(0);
  expect(reads).toEqual([]);
});

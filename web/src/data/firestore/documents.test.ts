// @vitest-environment jsdom
/** Children and reading progress (specification sections 4 and 7), over Firestore's REST interface. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from '../../../testing/fixtures.ts';
import * as children from '../account/child-documents.ts';
import { readProgress } from '../reading/progress.ts';
import { countShelf } from '../stories/shelf/shelf-documents.ts';
import { encode, encodeFields, type Fields, Timestamp } from './values.ts';

vi.mock('../firebase/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));

const UID = ANNA.firebaseUid;
const ROOT = 'projects/demo-tuckaway/databases/(default)/documents';
const NOW = '2026-11-21T20:15:00.000Z';
const documents = new Map<string, Fields>();
const requests: { path: string; body: never }[] = [];
/** Answers instead of the database. */
let answer: (() => Response) | null = null;

interface Query {
  structuredQuery: { from: { collectionId: string }[]; limit: number };
}
interface Commit {
  writes: { update?: { name: string; fields: Fields }; delete?: string }[];
}

const METHODS: Record<string, (body: never, parent: string) => object> = {
  batchGet: ({ documents: names }: { documents: string[] }) =>
    names.map((name) => {
      const fields = documents.get(name);
      return fields ? { found: { name, fields }, readTime: NOW } : { missing: name, readTime: NOW };
    }),
  commit({ writes }: Commit) {
    for (const { update, delete: removed } of writes) {
      if (update) documents.set(update.name, update.fields);
      if (removed) documents.delete(removed);
    }
    return { commitTime: NOW };
  },
  runQuery({ structuredQuery: { from, limit } }: Query, parent) {
    const found = [...documents].filter(([name]) => name.startsWith(`${parent}/${from[0]?.collectionId}/`)).slice(0, limit);
    return found.length > 0 ? found.map(([name, fields]) => ({ document: { name, fields }, readTime: NOW })) : [{ readTime: NOW }];
  },
};

beforeEach(() => {
  documents.clear();
  requests.length = 0;
  answer = null;
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const [, parent = '', method = ''] = /\/v1\/(.+):(\w+)$/.exec(url) ?? [];
    requests.push({ path: `${parent}:${method}`, body: JSON.parse(body) as never });
    return answer?.() ?? Response.json(METHODS[method]?.(JSON.parse(body) as never, parent));
  });
});

describe('the children', () => {
  const at = (id: string, uid = UID) => `${ROOT}/users/${uid}/children/${id}`;
  const MIA = { nickname: 'Mia', favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' } as const;

  it('are written, read with a limit and removed, and unusable documents are left out', async () => {
    await children.writeChild(UID, 'a', { ...MIA, bedtime: '19:30' });
    documents.set(at('b'), encodeFields({ ...MIA, storyTone: 'loud' }));
    documents.set(at('c', 'another-user'), encodeFields(MIA));
    expect(await children.readChildren(UID)).toEqual([{ id: 'a', ...MIA, bedtime: '19:30' }]);
    expect(requests.at(-1)).toMatchObject({ path: `${ROOT}/users/${UID}:runQuery`, body: { structuredQuery: { limit: 16 } } });
    await children.deleteChild(UID, 'a');
    expect(await children.readChildren(UID)).toEqual([]);
  });

  it('reject with the code of a refused write', async () => {
    answer = () => Response.json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, { status: 403 });
    await expect(children.writeChild(UID, 'a', MIA)).rejects.toMatchObject({ name: 'FirestoreError', code: 'permission-denied' });
  });
});

describe('reading progress', () => {
  const at = `${ROOT}/users/${UID}/progress/7`;

  it('is read as it was stored', async () => {
    documents.set(at, encodeFields({ page: 3, pageCount: 7, finished: false, updatedAt: new Timestamp(5) }));
    expect(await readProgress(UID, '7')).toEqual({ page: 3, pageCount: 7, finished: false, updatedAt: 5 });
  });

  it('is null where there is none, or none that can be used', async () => {
    expect(await readProgress(UID, '7')).toBeNull();
    documents.set(at, encodeFields({ page: 'three', pageCount: 7, finished: false, updatedAt: new Timestamp(5) }));
    expect(await readProgress(UID, '7')).toBeNull();
  });
});

describe('counting a part of the shelf', () => {
  const FROM = { id: 'b', createdAt: Date.parse(NOW) + 0.25 };
  const TO = { id: 'a', createdAt: Date.parse(NOW) };

  it('asks for the stories between two places, to the microsecond', async () => {
    answer = () => Response.json([{ result: { aggregateFields: { count: { integerValue: '18' } } }, readTime: NOW }]);
    expect(await countShelf(UID, FROM, TO, 18)).toBe(18);
    const reference = (id: string) => ({ referenceValue: `${ROOT}/stories/${id}` });
    expect(requests[0]).toMatchObject({
      path: `${ROOT}:runAggregationQuery`,
      body: {
        structuredAggregationQuery: {
          structuredQuery: {
            where: { fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: encode(UID) } },
            startAt: { values: [{ timestampValue: '2026-11-21T20:15:00.000250Z' }, reference('b')], before: false },
            endAt: { values: [{ timestampValue: NOW }, reference('a')], before: false },
            limit: 18,
          },
          aggregations: [{ alias: 'count', count: {} }],
        },
      },
    });
  });

  it('fails where the answer is truncated or not a count', async () => {
    answer = () => Response.json([{ readTime: NOW }]);
    await expect(countShelf(UID, FROM, null, 18)).rejects.toMatchObject({ code: 'unavailable' });
    answer = () => Response.json([{ error: { code: 504, status: 'DEADLINE_EXCEEDED' } }]);
    await expect(countShelf(UID, FROM, null, 18)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

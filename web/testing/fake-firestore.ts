/** A model of Firestore's REST interface in place of `fetch`, as far as the data layer uses it. */
import { vi } from 'vitest';
import { decode, type Fields, Reference, Timestamp, type Value } from '../src/data/firestore/values.ts';

/** The path of all documents. */
export const ROOT = 'projects/demo-tuckaway/databases/(default)/documents';
/** The time of the database. */
export const NOW = '2026-11-21T20:15:00.000Z';

interface Write {
  update?: { name: string; fields: Fields };
  updateMask?: { fieldPaths: string[] };
  updateTransforms?: { fieldPath: string }[];
  currentDocument?: { exists: boolean };
  delete?: string;
}

interface Condition {
  fieldFilter: { field: { fieldPath: string }; value: Value };
}

interface Query {
  from: { collectionId: string }[];
  where?: Condition | { compositeFilter: { filters: Condition[] } };
  /** All are descending. */
  orderBy?: { field: { fieldPath: string } }[];
  startAt?: { values: Value[] };
  endAt?: { values: Value[] };
  limit: number;
}

type Row = [name: string, fields: Fields];

function comparable(value: Value | undefined): unknown {
  const decoded = value && decode(value);
  if (decoded instanceof Timestamp) return decoded.milliseconds;
  return decoded instanceof Reference ? decoded.name : decoded;
}

const valueAt = ([name, fields]: Row, path: string) => comparable(path === '__name__' ? { referenceValue: name } : fields[path]);

/** Positive if `one` comes later in a descending order. */
function compare(one: unknown[], other: unknown[]): number {
  const differing = one.findIndex((value, index) => value !== other[index]);
  if (differing < 0) return 0;
  return (one[differing] as number) < (other[differing] as number) ? 1 : -1;
}

export interface FakeFirestore {
  /** Documents by name. */
  documents: Map<string, Fields>;
  /** Requests in their order; `method` is such as `commit`. */
  requests: { parent: string; method: string; body: Record<string, unknown>; authorization: string | undefined }[];
  /** Called for each request; its response, if any, replaces the database's. */
  intercept: (method: string) => Response | Promise<Response> | undefined;
}

export const firestoreError = (code: number, status: string): Response =>
  Response.json([{ error: { code, message: 'no', status } }], { status: code });
export const denial = (): Response => firestoreError(403, 'PERMISSION_DENIED');

/** The stored fields after a write by mask, which removes masked fields that it does not have. */
function masked(stored: Fields, written: Fields, paths: readonly string[]): Fields {
  const fields: Fields = { ...stored };
  for (const path of paths) {
    const [name = '', inner] = path.split('.');
    const value = written[name];
    if (inner !== undefined) {
      const [before, after] = [fields[name]?.mapValue?.fields ?? {}, value?.mapValue?.fields ?? {}];
      fields[name] = { mapValue: { fields: masked(before, after, [inner]) } };
    } else if (value === undefined) delete fields[name];
    else fields[name] = value;
  }
  return fields;
}

/** Call before each test. */
export function fakeFirestore(): FakeFirestore {
  const documents = new Map<string, Fields>();
  const fake: FakeFirestore = { documents, requests: [], intercept: () => undefined };

  function commit(writes: Write[]): Response {
    for (const { update, currentDocument, updateMask, updateTransforms = [], delete: removed } of writes) {
      if (removed) documents.delete(removed);
      if (!update) continue;
      const { name, fields } = update;
      if (currentDocument && documents.has(name) !== currentDocument.exists) return firestoreError(409, 'ALREADY_EXISTS');
      const moments = updateTransforms.map(({ fieldPath }) => [fieldPath, { timestampValue: NOW }]);
      const written = updateMask ? masked(documents.get(name) ?? {}, fields, updateMask.fieldPaths) : fields;
      documents.set(name, { ...written, ...Object.fromEntries(moments) });
    }
    return Response.json({ commitTime: NOW });
  }

  function find(parent: string, { from, where, orderBy = [], startAt, endAt, limit }: Query): Row[] {
    const collection = `${parent}/${from[0]?.collectionId}/`;
    const conditions = where === undefined ? [] : 'compositeFilter' in where ? where.compositeFilter.filters : [where];
    const isWanted = (row: Row) =>
      conditions.every(({ fieldFilter: { field, value } }) =>
        (value.arrayValue?.values ?? [value]).some((wanted) => comparable(wanted) === valueAt(row, field.fieldPath)),
      );
    const placeOf = (row: Row) => orderBy.map(({ field }) => valueAt(row, field.fieldPath));
    const isAfter = (row: Row, { values }: { values: Value[] }) => compare(placeOf(row), values.map(comparable)) > 0;
    return [...documents]
      .filter(([name]) => name.startsWith(collection) && !name.includes('/', collection.length))
      .filter((row) => isWanted(row) && (!startAt || isAfter(row, startAt)) && (!endAt || !isAfter(row, endAt)))
      .sort((one, other) => compare(placeOf(one), placeOf(other)))
      .slice(0, limit);
  }

  function runQuery(parent: string, query: Query): Response {
    const found = find(parent, query).map(([name, fields]) => ({ document: { name, fields }, readTime: NOW }));
    return Response.json(found.length > 0 ? found : [{ readTime: NOW }]);
  }

  function count(parent: string, query: Query): Response {
    const integerValue = String(find(parent, query).length);
    return Response.json([{ result: { aggregateFields: { count: { integerValue } } }, readTime: NOW }]);
  }

  function batchGet(names: string[]): Response {
    const found = (name: string) => ({ found: { name, fields: documents.get(name) }, readTime: NOW });
    return Response.json(names.map((name) => (documents.has(name) ? found(name) : { missing: name, readTime: NOW })));
  }

  vi.stubGlobal('fetch', async (url: string, init: { body: string; headers: Record<string, string> }) => {
    const [, parent = '', method = ''] = /\/v1\/(.+):(\w+)$/.exec(url) ?? [];
    const body = JSON.parse(init.body);
    fake.requests.push({ parent, method, body, authorization: init.headers.authorization });
    const answer = fake.intercept(method);
    if (answer) return answer;
    if (method === 'commit') return commit(body.writes);
    if (method === 'batchGet') return batchGet(body.documents);
    if (method === 'runAggregationQuery') return count(parent, body.structuredAggregationQuery.structuredQuery);
    return runQuery(parent, body.structuredQuery);
  });
  return fake;
}

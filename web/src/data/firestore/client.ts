/** The browser's one Firestore client, over the REST API: its requests can be aborted, and it tells error statuses apart (decision 24). */
import { type Answer, attempt, type Failure, type HttpPorts } from '../http/call.ts';
import { decodeFields, type Fields, type FieldValue } from './values.ts';

/** Milliseconds for one request; with everything that comes before it, the user is told within 12 seconds. */
const REQUEST_TIMEOUT_MS = 10_000;

export interface Endpoints {
  /** The origin of our own API, before `/api/…`; empty in the browser. */
  api: string;
  /** Firestore's REST address of the database's documents: `https://…/v1/projects/…/databases/(default)/documents`. */
  documents: string;
}

export interface FirestorePorts extends HttpPorts {
  endpoints: Endpoints;
}

export interface RequestOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

export type Write =
  | {
      update: { name: string; fields: Fields };
      /** The fields to change; without it the document is replaced. */
      updateMask?: { fieldPaths: string[] };
      currentDocument?: { exists: boolean };
      updateTransforms?: { fieldPath: string; setToServerValue: 'REQUEST_TIME' }[];
    }
  | { delete: string };

/** A document as it was read; `fields` is null if there is none. */
export interface DocumentRead {
  fields: Record<string, FieldValue | undefined> | null;
  /** The server's time, milliseconds since 1970. */
  readTime: number;
}

export interface FoundDocument {
  readonly id: string;
  readonly fields: Record<string, FieldValue | undefined>;
}

/** Firestore did not answer, or refused. `code` uses the names of Firebase's SDK. */
export class FirestoreError extends Error {
  override readonly name = 'FirestoreError';
  readonly code: 'permission-denied' | 'unavailable';

  constructor(failure: Failure) {
    super(`The Firestore request failed: ${'because' in failure ? failure.because : failure.kind}.`);
    // Only Firestore's own word counts as a denial: status 403 alone may come from a network's sign-in page.
    this.code = failure.kind === 'refused' && failure.code === 'PERMISSION_DENIED' ? 'permission-denied' : 'unavailable';
  }
}

/** The content of an answer. Throws {@link FirestoreError} where there is none. */
export function contentOf<T>(answer: Answer<T>): T {
  if (answer.kind !== 'done') throw new FirestoreError(answer);
  return answer.body;
}

export function commit(ports: FirestorePorts, userId: string, writes: readonly Write[], options?: RequestOptions): Promise<Answer> {
  return post(ports, userId, ports.endpoints.documents, 'commit', { writes }, options);
}

/** Reads one document. @param name from {@link documentName}. */
export async function getDocument(
  ports: FirestorePorts,
  userId: string,
  name: string,
  options?: RequestOptions,
): Promise<Answer<DocumentRead>> {
  const answer = await post(ports, userId, ports.endpoints.documents, 'batchGet', { documents: [name] }, options);
  return mapRows<{ found?: { fields?: Fields }; missing?: string; readTime?: string }, DocumentRead>(answer, ([row]) => {
    const readTime = Date.parse(row?.readTime ?? '');
    if (!row || Number.isNaN(readTime) || (!row.found && row.missing === undefined)) return null;
    return { fields: row.found ? decodeFields(row.found.fields ?? {}) : null, readTime };
  });
}

/** Runs a query. @param parent the path of the document above the collection; empty for collections at the top. */
export async function queryDocuments(
  ports: FirestorePorts,
  userId: string,
  parent: string,
  structuredQuery: object,
  options?: RequestOptions,
): Promise<Answer<FoundDocument[]>> {
  const answer = await post(ports, userId, addressOf(ports, parent), 'runQuery', { structuredQuery }, options);
  return mapRows<{ document?: { name: string; fields?: Fields } }, FoundDocument[]>(answer, (rows) =>
    // A query that finds nothing answers with one row that only has a time.
    rows.flatMap(({ document }) =>
      document ? [{ id: document.name.slice(document.name.lastIndexOf('/') + 1), fields: decodeFields(document.fields ?? {}) }] : [],
    ),
  );
}

/** Counts what a query would find, up to its limit. */
export async function countDocuments(
  ports: FirestorePorts,
  userId: string,
  parent: string,
  structuredQuery: object,
  options?: RequestOptions,
): Promise<Answer<number>> {
  const body = { structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'count', count: {} }] } };
  const answer = await post(ports, userId, addressOf(ports, parent), 'runAggregationQuery', body, options);
  return mapRows<{ result?: { aggregateFields?: Fields } }, number>(answer, ([row]) => {
    const count = Number(row?.result?.aggregateFields?.count?.integerValue);
    return Number.isNaN(count) ? null : count;
  });
}

/** A document's full name, as requests need it. */
export function documentName({ endpoints }: Pick<FirestorePorts, 'endpoints'>, ...path: string[]): string {
  return [endpoints.documents.slice(endpoints.documents.indexOf('projects/')), ...path].join('/');
}

function addressOf({ endpoints }: FirestorePorts, parent: string): string {
  return parent === '' ? endpoints.documents : `${endpoints.documents}/${parent}`;
}

function post(
  ports: FirestorePorts,
  userId: string,
  address: string,
  method: string,
  body: object,
  { signal, timeoutMs = REQUEST_TIMEOUT_MS }: RequestOptions = {},
): Promise<Answer> {
  return attempt(ports, { url: `${address}:${method}`, uid: userId, body, timeoutMs, ...(signal && { signal }) });
}

/** Treats truncated responses as errors: Firestore streams its rows, and one that fails midway ends with an error row. */
function mapRows<Row, T>(answer: Answer, read: (rows: readonly Row[]) => T | null): Answer<T> {
  if (answer.kind !== 'done') return answer;
  const rows = answer.body;
  const body = Array.isArray(rows) && !rows.some((row) => row?.error) ? read(rows) : null;
  return body === null ? { kind: 'later', because: 'trouble' } : { kind: 'done', body };
}

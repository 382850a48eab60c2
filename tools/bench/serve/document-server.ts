/** The part of Firestore's REST interface that reading stories needs, over documents in memory: what the real endpoint reads from. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DocumentServer {
  /** As FIRESTORE_EMULATOR_HOST has it. */
  readonly host: string;
  close(): Promise<void>;
}

/** @param documents plain fields by path, for instance `publishedStories/3`. */
export async function serveDocuments(documents: ReadonlyMap<string, Record<string, unknown>>): Promise<DocumentServer> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? '').replace(/^.*\/documents\/?/, '');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = path.endsWith(':runQuery')
      ? found(documents, JSON.parse(Buffer.concat(chunks).toString()) as Query)
      : documentOf(path, documents.get(path));
    response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: { code: 404, status: 'NOT_FOUND' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Query {
  structuredQuery: {
    from: [{ collectionId: string }];
    where: { fieldFilter: { field: { fieldPath: string }; op: 'EQUAL'; value: { stringValue: string } } };
  };
}

function found(documents: ReadonlyMap<string, Record<string, unknown>>, { structuredQuery: { from, where } }: Query): object[] {
  const { field, value } = where.fieldFilter;
  const match = [...documents].find(
    ([path, fields]) => path.startsWith(`${from[0].collectionId}/`) && fields[field.fieldPath] === value.stringValue,
  );
  return [match ? { document: documentOf(...match) } : {}];
}

function documentOf(path: string, fields: Record<string, unknown> | undefined): object | null {
  return fields ? { name: `projects/bench/databases/(default)/documents/${path}`, fields: encodedFields(fields) } : null;
}

function encodedFields(fields: Record<string, unknown>): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encoded(value)]));
}

function encoded(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: encodedFields(value as Record<string, unknown>) } };
  return { nullValue: null };
}

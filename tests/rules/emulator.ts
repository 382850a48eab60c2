/**
 * Firestore rules in the emulator, over its REST interface: fast enough for thousands of requests, including some that no SDK sends.
 * Each set of rules needs its own project. Requires FIRESTORE_EMULATOR_HOST.
 */
import { readFileSync } from 'node:fs';
import { type TestUser, tokenOf } from './users.ts';
import { DOCUMENTS, type Write } from './values.ts';

export const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** A request. Document names begin with {@link DOCUMENTS} in any project. */
export interface RestRequest {
  call: 'batchGet' | 'runQuery' | 'runAggregationQuery' | 'commit' | 'beginTransaction' | 'listCollectionIds';
  /** The document whose collections are queried; the database if missing. */
  parent?: string;
  body: object;
}

export type Verdict = 'allowed' | 'denied';

/** Concurrent requests; more do not make the emulator faster on two cores. */
const AT_ONCE = 8;

const HOST = process.env.FIRESTORE_EMULATOR_HOST;

export interface Emulator {
  /** @throws if the rules do not compile. */
  loadRules(rules: string): Promise<void>;
  /** Writes without checking the rules, as the server does. */
  writeDocuments(writes: readonly Write[]): Promise<void>;
  /** When each document was last changed, by path: whether anything happened. */
  versions(): Promise<Map<string, string>>;
  send(user: TestUser, request: RestRequest): Promise<{ status: number; reason: string; body: unknown }>;
  /** @throws if the request is invalid, because it then proves nothing. */
  verdict(user: TestUser, request: RestRequest): Promise<Verdict>;
  coverage(): Promise<Coverage>;
  clear(): Promise<void>;
}

/** The emulator's coverage report: every expression of the rules with its position and values. */
export interface Coverage {
  report: Covered[];
}

export interface Covered {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: Record<string, unknown>; count: number }[];
  children?: Covered[];
}

export function useEmulator(project: string): Emulator {
  if (!HOST) throw new Error('The rules tests need a running Firestore emulator: set FIRESTORE_EMULATOR_HOST to its host:port.');
  const database = `projects/${project}/databases/(default)`;
  const documents = `${database}/documents`;

  async function call(method: string, path: string, token: string | null, body?: object): Promise<Response> {
    return fetch(`http://${HOST}${path}`, {
      method,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body).replaceAll(DOCUMENTS, documents) }),
    });
  }
  async function requireOk(response: Response): Promise<unknown> {
    if (!response.ok) throw new Error(`The emulator answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
    return response.json();
  }
  async function send(user: TestUser, { call: name, parent, body }: RestRequest) {
    const path = `/v1/${documents}${parent ? `/${parent}` : ''}:${name}`;
    const response = await call('POST', path, tokenOf(user, project), body);
    const answer = (await response.json()) as { error?: { status: string } } | { error?: { status: string } }[];
    const error = Array.isArray(answer) ? answer[0]?.error : answer.error;
    return { status: response.status, reason: error?.status ?? 'OK', body: answer };
  }

  return {
    send,
    loadRules: async (rules) => {
      const files = [{ name: 'firestore.rules', content: rules }];
      await requireOk(await call('PUT', `/emulator/v1/projects/${project}:securityRules`, null, { rules: { files } }));
    },
    writeDocuments: async (writes) => {
      for (let start = 0; start < writes.length; start += 400) {
        await requireOk(await call('POST', `/v1/${documents}:commit`, 'owner', { writes: writes.slice(start, start + 400) }));
      }
    },
    versions: async () => {
      const structuredQuery = { from: [{ allDescendants: true }], select: { fields: [{ fieldPath: '__name__' }] } };
      const rows = await requireOk(await call('POST', `/v1/${documents}:runQuery`, 'owner', { structuredQuery }));
      const found = (rows as { document?: { name: string; updateTime: string } }[]).flatMap(({ document }) => document ?? []);
      return new Map(found.map(({ name, updateTime }) => [name.slice(documents.length + 1), updateTime]));
    },
    verdict: async (user, request) => {
      for (let tries = 1; ; tries += 1) {
        const { status, reason, body } = await send(user, request);
        if (reason === 'PERMISSION_DENIED') return 'denied';
        // An allowed write can still fail because of a precondition: see `withoutSaving`.
        if (['OK', 'NOT_FOUND', 'ALREADY_EXISTS', 'FAILED_PRECONDITION'].includes(reason)) return 'allowed';
        // Concurrent requests for the same document on a busy machine.
        if (reason === 'ABORTED' && tries < 5) continue;
        const sent = JSON.stringify(request).slice(0, 600);
        throw new Error(`Neither allowed nor denied: ${status} ${JSON.stringify(body).slice(0, 300)} to ${sent}`);
      }
    },
    coverage: async () => (await requireOk(await call('GET', `/emulator/v1/projects/${project}:ruleCoverage`, null))) as Coverage,
    clear: async () => void (await requireOk(await call('DELETE', `/emulator/v1/${documents}`, null))),
  };
}

/** Runs `work` for all items, some at the same time. */
export async function forEachConcurrently<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const remaining = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of remaining) await work(item);
    }),
  );
}

/**
 * The rules in a Firestore emulator, over its REST interface: thousands of requests, and some that no SDK would send.
 * A project of one's own for each set of rules; wants FIRESTORE_EMULATOR_HOST.
 */
import { readFileSync } from 'node:fs';
import type { Person } from './people.ts';
import { tokenOf } from './people.ts';
import type { Write } from './values.ts';

export const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** What one asks of the database. Names of documents begin with {@link DOCUMENTS}, whatever the project. */
export interface Ask {
  call: 'batchGet' | 'runQuery' | 'runAggregationQuery' | 'commit' | 'beginTransaction' | 'listCollectionIds';
  /** The document whose collections a query is about; the database's own without. */
  below?: string;
  body: object;
}

export type Verdict = 'allowed' | 'denied';

export const DOCUMENTS = '@documents';

/** Requests under way at once: more does not make an emulator on two cores faster. */
const AT_ONCE = 8;

const HOST = process.env.FIRESTORE_EMULATOR_HOST;

export interface Emulator {
  /** @throws where the rules do not compile. */
  loadRules(rules: string): Promise<void>;
  /** Past the rules, as the server does. */
  plant(writes: readonly Write[]): Promise<void>;
  /** What is there, past the rules; null where nothing is. */
  peek(path: string): Promise<Record<string, unknown> | null>;
  send(person: Person, ask: Ask): Promise<{ status: number; reason: string; body: unknown }>;
  /** @throws where the emulator neither allows nor denies: a request that is wrong proves nothing. */
  verdict(person: Person, ask: Ask): Promise<Verdict>;
  coverage(): Promise<Coverage>;
  clear(): Promise<void>;
}

/** The emulator's coverage report: each expression of the rules, its place, and the values that it had. */
export interface Coverage {
  report: Covered[];
}

export interface Covered {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: Record<string, unknown>; count: number }[];
  children?: Covered[];
}

export function useEmulator(project: `demo-rules-${string}`): Emulator {
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
  async function good(response: Response): Promise<unknown> {
    if (!response.ok) throw new Error(`The emulator answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
    return response.json();
  }
  async function send(person: Person, { call: name, below, body }: Ask) {
    const path = `/v1/${documents}${below ? `/${below}` : ''}:${name}`;
    const response = await call('POST', path, tokenOf(person, project), body);
    const answer = (await response.json()) as { error?: { status: string } } | { error?: { status: string } }[];
    const error = Array.isArray(answer) ? answer[0]?.error : answer.error;
    return { status: response.status, reason: error?.status ?? 'OK', body: answer };
  }

  return {
    send,
    loadRules: async (rules) => {
      const files = [{ name: 'firestore.rules', content: rules }];
      await good(await call('PUT', `/emulator/v1/projects/${project}:securityRules`, null, { rules: { files } }));
    },
    plant: async (writes) => {
      for (let start = 0; start < writes.length; start += 400) {
        await good(await call('POST', `/v1/${documents}:commit`, 'owner', { writes: writes.slice(start, start + 400) }));
      }
    },
    peek: async (path) => {
      const rows = await good(await call('POST', `/v1/${documents}:batchGet`, 'owner', { documents: [`${DOCUMENTS}/${path}`] }));
      const [row] = rows as { found?: { fields?: Record<string, unknown> } }[];
      return row?.found ? (row.found.fields ?? {}) : null;
    },
    verdict: async (person, ask) => {
      for (let tries = 1; ; tries += 1) {
        const { status, reason, body } = await send(person, ask);
        if (reason === 'PERMISSION_DENIED') return 'denied';
        // What the rules let through fails afterwards where the request says so: see `withoutTrace`.
        if (['OK', 'NOT_FOUND', 'ALREADY_EXISTS', 'FAILED_PRECONDITION'].includes(reason)) return 'allowed';
        // Two at once want the same document, on a busy machine.
        if (reason === 'ABORTED' && tries < 5) continue;
        const request = JSON.stringify(ask).slice(0, 600);
        throw new Error(`Neither allowed nor denied: ${status} ${JSON.stringify(body).slice(0, 300)} to ${request}`);
      }
    },
    coverage: async () => (await good(await call('GET', `/emulator/v1/projects/${project}:ruleCoverage`, null))) as Coverage,
    clear: async () => void (await good(await call('DELETE', `/emulator/v1/${documents}`, null))),
  };
}

/** Some at once, in their order. */
export async function eachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

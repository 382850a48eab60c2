/**
 * What first screens ask the database goes over plain fetch, as the outbox's own questions do: firestore/lite would be an eighth of its code
 * (docs/decisions/0020-home-over-rest.md). Imported dynamically only.
 */

import { pageIdentity, readingIdentity } from '../firebase/page-identity.ts';
import { checkedFetch } from '../lib/checked-fetch.ts';
import { clock, endpoints } from './browser-endpoints.ts';
import { type Answer, ask } from './post-authorized.ts';
import type { Fields } from './rest.ts';

/** For what is read. */
export const asking = { identity: readingIdentity, fetch: checkedFetch, clock, endpoints: endpoints() };
/** For what is written. */
export const writing = { ...asking, identity: pageIdentity };

/** Milliseconds for a reading. Who waits for it is given a copy, or told, long before (kept-copies.ts); what comes later is still shown. */
export const READING_LIMIT = 60_000;

/** A document that a query has found. */
export interface Found {
  readonly id: string;
  readonly fields: Fields;
}

/** What a query finds below a document of this account's. @param parent its path. Throws {@link NotAnswered}. */
export async function runQuery(uid: string, parent: string, structuredQuery: object): Promise<Found[]> {
  const url = `${asking.endpoints.documents}/${parent}:runQuery`;
  const answer = await ask(asking, { url, userId: uid, body: { structuredQuery }, limit: READING_LIMIT });
  if (answer.kind !== 'done') throw new NotAnswered(answer);
  // Where nothing is found, there is one row that says when that was so; what breaks off in the middle ends with an error.
  const rows = answer.body as { document?: { name: string; fields?: Fields }; error?: object }[];
  if (rows.some(({ error }) => error)) throw new NotAnswered({ kind: 'later', because: 'trouble' });
  return rows.flatMap(({ document }) =>
    document ? [{ id: document.name.slice(document.name.lastIndexOf('/') + 1), fields: document.fields ?? {} }] : [],
  );
}

/** The database did not answer as it should; `code` as firestore/lite has it, as far as it matters here. */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
  readonly code: 'permission-denied' | 'unavailable';

  constructor(answer: Exclude<Answer, { kind: 'done' }>) {
    super(`The database was asked in vain: ${'because' in answer ? answer.because : answer.kind}.`);
    this.code = answer.kind === 'refused' && isDenial(answer.body) ? 'permission-denied' : 'unavailable';
  }
}

/** By the database's own word: a status alone may be that of some network's sign-in page. */
function isDenial(body: object | null): boolean {
  // A stream of answers is a list, its error too.
  const [first] = [body].flat() as ({ error?: { status?: unknown } } | null)[];
  return first?.error?.status === 'PERMISSION_DENIED';
}

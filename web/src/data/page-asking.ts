/**
 * What home asks the database goes over plain fetch, as the outbox's own questions do: firestore/lite would be an eighth of its code
 * (docs/decisions/0020-home-over-rest.md). Imported dynamically only.
 */
import { clock, endpoints } from './browser-asking.ts';
import { checkedFetch } from './checked-fetch.ts';
import type { Answer } from './outbox/ask.ts';
import { pageIdentity } from './page-identity.ts';

export const asking = { identity: pageIdentity, fetch: checkedFetch, clock, endpoints: endpoints() };

/** Milliseconds for a reading. Who waits for it is given a copy, or told, long before (kept-copies.ts); what comes later is still shown. */
export const READING_LIMIT = 60_000;

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

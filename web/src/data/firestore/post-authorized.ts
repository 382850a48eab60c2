/** One question to a server, as exactly one account, within a time limit. */

import { anySignal } from '../lib/any-signal.ts';
import { OutOfTime, within } from '../lib/with-timeout.ts';
import type { OutboxPorts } from '../outbox/ports.ts';
import { type Later, meaningOf, retryAfterOf } from '../outbox/retry-policy.ts';

export interface Question {
  url: string;
  /** The account that asks; nothing is sent where another one is signed in. */
  userId: string;
  body: unknown;
  headers?: Record<string, string>;
  /** Milliseconds for all of it: token, answer and its text, once more with a fresh token. */
  limit: number;
  signal?: AbortSignal;
}

export type Answer =
  | { kind: 'done'; body: object }
  /** It will be refused again. `body` is null where it was no JSON. */
  | { kind: 'refused'; status: number; body: object | null }
  | ({ kind: 'later' } & Later)
  /** The account is not signed in here: nothing was sent. */
  | { kind: 'not-signed-in' }
  /** The caller's signal aborted. */
  | { kind: 'cancelled' };

type Ports = Pick<OutboxPorts, 'identity' | 'fetch' | 'clock'>;

/** Never throws. */
export async function ask(ports: Ports, question: Question): Promise<Answer> {
  const { signal, limit } = question;
  const progress = { sent: false };
  try {
    return await untilAborted(
      signal,
      within(ports.clock, limit, (outOfTime) => converse(ports, question, anySignal(signal, outOfTime), progress)),
    );
  } catch (error) {
    if (signal?.aborted) return { kind: 'cancelled' };
    // A provider of tokens that does not answer is no word of the server's.
    return { kind: 'later', because: error instanceof OutOfTime && progress.sent ? 'no-answer' : 'offline' };
  }
}

async function converse(ports: Ports, question: Question, signal: AbortSignal, progress: { sent: boolean }): Promise<Answer> {
  const { url, userId, body, headers } = question;
  for (const fresh of [false, true]) {
    const token = await ports.identity.token(userId, { fresh });
    if (token === null) return { kind: 'not-signed-in' };
    signal.throwIfAborted();
    progress.sent = true;
    const response = await ports.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal,
    });
    if (response.status !== 401) return answerOf(response, ports.clock.now());
  }
  return { kind: 'later', because: 'sign-in' };
}

async function answerOf(response: Response, now: number): Promise<Answer> {
  const text = await response.text();
  const body = parsed(text);
  const meaning = meaningOf(response.status);
  const retryAfter = retryAfterOf(response.headers.get('retry-after'), now);
  const wait = retryAfter === null ? {} : { retryAfter };
  if (meaning === 'done') return body === null ? { kind: 'later', because: 'trouble' } : { kind: 'done', body };
  if (meaning === 'refused' && !isContention(body)) return { kind: 'refused', status: response.status, body };
  if (meaning === 'quota') return { kind: 'later', because: 'quota', message: wordsOf(body), ...wait };
  return { kind: 'later', because: 'trouble', ...wait };
}

/** The message that our own endpoints answer with; Firestore's stands elsewhere, and is not for people. */
export function wordsOf(body: object | null): string {
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message.trim() : '';
}

function parsed(text: string): object | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}

/** Firestore answers 409 for two things: there already, and two writers at once. The second passes. */
function isContention(body: object | null): boolean {
  return (body as { error?: { status?: unknown } } | null)?.error?.status === 'ABORTED';
}

function untilAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Posts JSON to a server as exactly one account, within a time limit. */
import { type Clock, TimeoutError, withTimeout } from '../lib/with-timeout.ts';

const DAY_MS = 24 * 3600 * 1000;
/** The longest that a server's `Retry-After` is honored, milliseconds. */
export const MAX_RETRY_AFTER_MS = DAY_MS;

/** The server's code for a story that an account with an unverified email address may not create. */
export const VERIFY_EMAIL = 'verify-email';

/** The server's code for an account that has to agree to the terms first. */
export const TERMS = 'terms';

/** What ends a wait besides time. */
export type WaitCode = typeof VERIFY_EMAIL | typeof TERMS;

export interface Identity {
  /** The signed-in user's uid, or null. */
  userId(): Promise<string | null>;
  /**
   * An ID token of exactly this account, or null where it is not signed in. Rejects where the provider cannot be asked.
   * @param fresh asks the provider for a new one.
   */
  token(userId: string, options: { fresh: boolean }): Promise<string | null>;
}

export interface AuthorizedPorts {
  identity: Identity;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  clock: Clock;
}

export interface AuthorizedRequest {
  url: string;
  /** The account to send as; nothing is sent where another one is signed in. */
  userId: string;
  body: unknown;
  headers?: Record<string, string>;
  /** Milliseconds for everything: token, answer and its text, and the second try with a fresh token. */
  timeoutMs: number;
  signal?: AbortSignal;
}

export type LaterReason =
  | 'offline'
  /** The network accepted the request, and no answer came. */
  | 'no-answer'
  /** 5xx, or an answer that could not be read. */
  | 'trouble'
  /** 429: a quota is used up; `message` is the server's own. */
  | 'quota'
  /** 401 even with a fresh token: it can go on after the next sign-in. */
  | 'sign-in';

export interface Later {
  because: LaterReason;
  /** Milliseconds. */
  retryAfter?: number;
  message?: string;
  /** With `quota`: what ends it is a verified email address (decision S12) or an agreement to the terms, not time. */
  code?: WaitCode;
}

export type Failure =
  /** It will be refused again. `body` is null where it was not JSON. */
  | { kind: 'refused'; status: number; body: object | null }
  | ({ kind: 'later' } & Later)
  /** The account is not signed in here: nothing was sent. */
  | { kind: 'not-signed-in' }
  | { kind: 'canceled' };

export type Answer<T = object> = { kind: 'done'; body: T } | Failure;

/** Never throws. A 401 is tried once more with a fresh token (decision P6). */
export async function postAuthorized(ports: AuthorizedPorts, request: AuthorizedRequest): Promise<Answer> {
  const { signal, timeoutMs } = request;
  const progress = { sent: false };
  try {
    return await withTimeout(timeoutMs, (limit) => postWithRetry(ports, request, limit, progress), ports.clock, signal);
  } catch (error) {
    if (signal?.aborted) return { kind: 'canceled' };
    // Without a token nothing was sent, so a timeout says nothing about the server.
    return { kind: 'later', because: error instanceof TimeoutError && progress.sent ? 'no-answer' : 'offline' };
  }
}

/** Gets JSON that needs no account. Never throws. */
export async function getPublic(ports: Pick<AuthorizedPorts, 'fetch' | 'clock'>, url: string, timeoutMs: number): Promise<Answer> {
  try {
    const get = async (signal: AbortSignal) =>
      answerOf(await ports.fetch(url, { method: 'GET', headers: { accept: 'application/json' }, signal }), ports.clock.now());
    return await withTimeout(timeoutMs, get, ports.clock);
  } catch (error) {
    return { kind: 'later', because: error instanceof TimeoutError ? 'no-answer' : 'offline' };
  }
}

async function postWithRetry(
  ports: AuthorizedPorts,
  request: AuthorizedRequest,
  signal: AbortSignal,
  progress: { sent: boolean },
): Promise<Answer> {
  const { url, userId, body, headers } = request;
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
  const body = parseObject(text);
  const meaning = meaningOf(response.status);
  const retryAfter = retryAfterOf(response.headers.get('retry-after'), now);
  const wait = retryAfter === null ? {} : { retryAfter };
  if (meaning === 'done') return body === null ? { kind: 'later', because: 'trouble' } : { kind: 'done', body };
  if (meaning === 'refused' && !isContention(body)) return { kind: 'refused', status: response.status, body };
  if (meaning === 'quota') {
    const code = [VERIFY_EMAIL, TERMS].find((known): known is WaitCode => known === (body as { code?: unknown } | null)?.code);
    return { kind: 'later', because: 'quota', message: messageOf(body), ...wait, ...(code && { code }) };
  }
  return { kind: 'later', because: 'trouble', ...wait };
}

/** What a status means for a repetition: done, refused again, needs a sign-in, or may work later. */
export function meaningOf(status: number): 'done' | 'refused' | 'sign-in' | 'quota' | 'trouble' {
  if (status >= 200 && status < 300) return 'done';
  if (status === 401) return 'sign-in';
  if (status === 429) return 'quota';
  return [400, 403, 404, 409, 413, 422].includes(status) ? 'refused' : 'trouble';
}

/** Milliseconds that a `Retry-After` header asks for (seconds or a date), at most 24 hours; null where it says nothing. */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS) : null;
}

/** The message of our own endpoints, or empty. Firestore's messages stand elsewhere in the body, as they are not for users. */
export function messageOf(body: object | null): string {
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message.trim() : '';
}

function parseObject(text: string): object | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}

/** Firestore's 409 means either that the document exists or that two writers met; the second works when repeated. */
function isContention(body: object | null): boolean {
  return (body as { error?: { status?: unknown } } | null)?.error?.status === 'ABORTED';
}

/** The one HTTP client, for our own API and for Firestore's: JSON, as exactly one account or as a visitor, within a time limit. */
import { type Clock, TimeoutError, withTimeout } from '../device/with-timeout.ts';

/** The longest that a server's `Retry-After` is honored, milliseconds. */
export const MAX_RETRY_AFTER_MS = 24 * 3600 * 1000;

/** The server's code for a story that an account with an unverified email address may not create. */
export const VERIFY_EMAIL = 'verify-email';

/** The server's code for an account that has to agree to the terms first. */
export const TERMS = 'terms';

/** The server's code for a day whose stories are used up. */
const USED_UP = 'quota';

/** What ends a wait besides time. */
export type WaitCode = typeof VERIFY_EMAIL | typeof TERMS;

export interface Identity {
  /** The signed-in user's uid, or null. */
  userId(): Promise<string | null>;
  /**
   * An ID token of exactly this account, or null if it is not signed in. Rejects if the provider cannot be asked.
   * @param fresh asks the provider for a new one.
   */
  token(userId: string, options: { fresh: boolean }): Promise<string | null>;
}

export interface HttpPorts {
  identity: Identity;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  clock: Clock;
}

export interface Call {
  url: string;
  /** The account to send as; nothing is sent if another one is signed in. Null for a visitor. */
  uid: string | null;
  /** With a body it is a POST, without one a GET. */
  body?: object;
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
  /** With `quota`: the day's stories are used up, until `retryAfter` has passed. */
  usedUp?: true;
}

/** What the server says in its error; each is empty if it does not. Firestore has a code alone, because its messages are not for users. */
interface Words {
  code: string;
  message: string;
  /** The wish that the message is about. */
  field: string;
}

export type Failure =
  /** It will be refused again. */
  | ({ kind: 'refused'; status: number } & Words)
  | ({ kind: 'later' } & Later)
  /** The account is not signed in here: nothing was sent. */
  | { kind: 'not-signed-in' }
  | { kind: 'canceled' };

export type Answer<T = object> = { kind: 'done'; body: T } | Failure;

/** There is no answer, or none that says what was asked for. The message is the status, a colon and the body (specification section 8). */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  /** Null without an answer; `cause` then says why. */
  readonly status: number | null;
  /** The answer's text, or its status text if that is empty. */
  readonly body: string;
  readonly failure: Failure;
  /** The server's code, or empty. */
  readonly code: string;
  /** The server's own message for the user, or empty. */
  readonly reason: string;

  constructor(status: number | null, body: string, failure: Failure = failureOf(status, body), options?: ErrorOptions) {
    super(`${status}: ${body}`, options);
    this.status = status;
    this.body = body;
    this.failure = failure;
    const { code, message } = wordsOf(parseObject(body));
    this.code = code;
    this.reason = message;
  }
}

/** Returns the answer's object or list. Throws {@link CallFailed} only. A 401 is tried once more with a fresh token (decision P6). */
export async function call<T = object>(ports: HttpPorts, request: Call): Promise<T> {
  const { signal, timeoutMs } = request;
  const progress = { sent: false };
  try {
    return await withTimeout(timeoutMs, (limit) => send<T>(ports, request, limit, progress), ports.clock, signal);
  } catch (error) {
    if (error instanceof CallFailed) throw error;
    // Without a token nothing was sent, so a timeout says nothing about the server.
    const because = error instanceof TimeoutError && progress.sent ? 'no-answer' : 'offline';
    throw new CallFailed(null, '', signal?.aborted ? { kind: 'canceled' } : { kind: 'later', because }, { cause: error });
  }
}

/** {@link call} for callers that try again later: returns the failure instead of throwing it. */
export async function attempt<T = object>(ports: HttpPorts, request: Call): Promise<Answer<T>> {
  try {
    return { kind: 'done', body: await call<T>(ports, request) };
  } catch (error) {
    return (error as CallFailed).failure;
  }
}

async function send<T>(ports: HttpPorts, request: Call, limit: AbortSignal, progress: { sent: boolean }, fresh = false): Promise<T> {
  const { url, uid, body, headers } = request;
  const token = uid === null ? null : await ports.identity.token(uid, { fresh });
  if (uid !== null && token === null) throw new CallFailed(null, '', { kind: 'not-signed-in' });
  limit.throwIfAborted();
  progress.sent = true;
  const response = await ports.fetch(url, {
    ...(body === undefined ? { credentials: 'include' } : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      accept: 'application/json',
      ...headers,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    signal: limit,
  });
  if (response.status === 401 && uid !== null && !fresh) return send(ports, request, limit, progress, true);
  const text = await response.text();
  const answer = parseObject(text);
  if (meaningOf(response.status) === 'done' && answer !== null) return answer as T;
  const wait = retryAfterOf(response.headers.get('retry-after'), ports.clock.now());
  throw new CallFailed(response.status, text || response.statusText, failureOf(response.status, text, wait));
}

function failureOf(status: number | null, text: string, retryAfter: number | null = null): Failure {
  if (status === null) return { kind: 'later', because: 'offline' };
  const meaning = meaningOf(status);
  const words = wordsOf(parseObject(text));
  const wait = retryAfter === null ? {} : { retryAfter };
  if (meaning === 'sign-in') return { kind: 'later', because: 'sign-in' };
  // Firestore's 409 means either that the document exists or that two writers met; the second works when repeated.
  if (meaning === 'refused' && words.code !== 'ABORTED') return { kind: 'refused', status, ...words };
  if (meaning === 'quota') {
    const code = [VERIFY_EMAIL, TERMS].find((known): known is WaitCode => known === words.code);
    return {
      kind: 'later',
      because: 'quota',
      message: words.message,
      ...wait,
      ...(code && { code }),
      ...(words.code === USED_UP && { usedUp: true }),
    };
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

/** Milliseconds that a `Retry-After` header asks for (seconds or a date), at most 24 hours; null if it says nothing. */
function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS) : null;
}

function wordsOf(body: object | null): Words {
  // Firestore streams lists, its errors too.
  const { error, code, message, field } = Object([body].flat()[0]) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return { code: text(Object(error).status ?? code), message: text(message), field: text(field) };
}

function parseObject(text: string): object | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}

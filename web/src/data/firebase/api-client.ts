/** The one client for our own JSON API (`/api/…`). */
import { anySignal } from '../lib/any-signal.ts';
import { HttpError, InvalidResponseError } from '../lib/errors.ts';
import { fetchWithAppCheck } from './fetch-with-app-check.ts';
import { fetchWithToken } from './fetch-with-token.ts';
import { jsonPost } from './json-post.ts';

/** Milliseconds until a GET without an answer fails. */
const GET_TIMEOUT_MS = 12_000;

export interface PostOptions {
  timeoutMs: number;
  /** Whether to send the user's ID token; without it a visitor loads no Firebase code. */
  signedIn: boolean;
  headers?: Record<string, string>;
}

/** Throws {@link HttpError}, {@link InvalidResponseError}, or what `fetch` throws. */
export async function getJson<T>(
  path: string,
  { signal, timeoutMs = GET_TIMEOUT_MS }: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<T> {
  const response = await fetch(path, {
    credentials: 'include',
    headers: { accept: 'application/json' },
    signal: anySignal(signal, AbortSignal.timeout(timeoutMs)),
  });
  return readJson<T>(response);
}

/** Throws {@link HttpError}, {@link InvalidResponseError}, `NotSignedIn`, or what `fetch` throws. */
export async function postJson<T>(path: string, body: object, options: PostOptions): Promise<T> {
  const answer = await readJson<T | null>(await post(path, body, options));
  if (answer === null) throw new InvalidResponseError('null');
  return answer;
}

/** {@link postJson} for callers that read the response themselves. */
export async function post(path: string, body: object, { timeoutMs, signedIn, headers }: PostOptions): Promise<Response> {
  const init = jsonPost(body, timeoutMs, headers);
  return signedIn ? fetchWithToken(path, init) : fetchWithAppCheck(path, init);
}

/** The server's message for the user; empty where the server did not answer with one. */
export function serverMessage(error: unknown): string {
  const { message } = serverFields(error);
  return typeof message === 'string' ? message : '';
}

/** The fields of the server's JSON error; none where it did not answer with JSON. */
export function serverFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof HttpError)) return {};
  try {
    return Object(JSON.parse(error.body));
  } catch {
    return {};
  }
}

async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok) throw new HttpError(response.status, text || response.statusText);
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new InvalidResponseError(text);
  }
}

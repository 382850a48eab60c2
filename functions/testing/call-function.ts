/** For tests: calls an HTTPS function without a server, as the platform would. */
import type { HttpsFunction } from 'firebase-functions/https';

export interface Asked {
  method?: string;
  path?: string;
  /** Names in lower case. */
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** The caller's address. */
  address?: string;
}

export interface Answer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
  /** @throws SyntaxError if the body is not JSON. */
  json<T = Record<string, unknown>>(): T;
}

type Sent = Parameters<HttpsFunction>;

export async function callFunction(
  handle: (...sent: Sent) => void | Promise<void>,
  { method = 'GET', path = '/', headers = {}, body, address = '192.0.2.1' }: Asked,
): Promise<Answer> {
  const answer: Answer = { status: 0, headers: {}, body: '', json: () => JSON.parse(answer.body) };
  const response = {
    set(first: string | Record<string, string>, second = '') {
      const entries = typeof first === 'string' ? [[first, second] as const] : Object.entries(first);
      for (const [name, value] of entries) answer.headers[name.toLowerCase()] = value;
      return response;
    },
    status(status: number) {
      answer.status = status;
      return response;
    },
    send(sent: Buffer | string) {
      answer.body = String(sent);
      return response;
    },
    end: () => response,
    removeHeader: () => response,
  };
  const request = {
    method,
    path,
    ip: address,
    ...(body === undefined ? {} : { rawBody: Buffer.from(body) }),
    get: (name: string) => ({ ...(method === 'POST' ? { 'content-type': 'application/json' } : {}), ...headers })[name.toLowerCase()],
  };
  // The request and response have all that our functions use.
  await handle(request as unknown as Sent[0], response as unknown as Sent[1]);
  return answer;
}

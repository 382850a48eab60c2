/** Builds requests to the site and to Firestore. */
import type { HostileRequest } from '../../functions/support/hostile-requests.ts';
import type { RestRequest } from '../../rules/emulator.ts';

export const JSON_TYPE = 'application/json';

/** @param body sent as it is if it is bytes, else as JSON. */
export function post(path: string, token: string | null, body: unknown, headers: Record<string, string> = {}): HostileRequest {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const bytes = body instanceof Buffer ? body : Buffer.from(JSON.stringify(body));
  return { method: 'POST', path, headers: { 'content-type': JSON_TYPE, ...authorization, ...headers }, body: bytes };
}

export const page = (path: string, headers: Record<string, string> = {}, method = 'GET'): HostileRequest => ({
  method,
  path,
  headers,
  body: undefined,
});

export const commit = (...writes: object[]): RestRequest => ({ call: 'commit', body: { writes } });

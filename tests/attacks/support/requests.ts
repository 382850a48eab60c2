/** Builds requests to the site. */
import type { SiteRequest } from '../../functions/support/deployed-functions.ts';

/** A wish for a story, as the form sends it. */
export const REQUEST = { childName: 'Zebedee', favoriteAnimal: 'otter', storySetting: 'garden', storyLength: 'short', storyTone: 'calm' };

/** @param body sent as it is if it is bytes, else as JSON. */
export function post(path: string, token: string | null, body: unknown, headers: Record<string, string> = {}): SiteRequest {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const bytes = body instanceof Buffer ? body : Buffer.from(JSON.stringify(body));
  return { method: 'POST', path, headers: { 'content-type': 'application/json', ...authorization, ...headers }, body: bytes };
}

export const page = (path: string, headers: Record<string, string> = {}, method = 'GET'): SiteRequest => ({
  method,
  path,
  headers,
  body: undefined,
});

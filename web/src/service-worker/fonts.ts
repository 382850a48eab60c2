/** Faces for reading that somebody chose (styles/comfort.css): kept from then on, so that they are there without a network. */
import { previousCode } from './shell.ts';

const CACHE = 'tuckaway-faces';
/** Each version of a face has a name of its own; the oldest go first. */
const LIMIT = 6;

/** The version before may have carried it for everybody; else it is fetched once. */
export async function face(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await previousCode(request);
  if (response.status !== 200) return response;
  await cache.put(request.url, response.clone());
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - LIMIT))) await cache.delete(oldest);
  return response;
}

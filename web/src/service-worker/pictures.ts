/** Pictures that are not part of the app: kept once they were seen, so that a story read before has its pictures without a network. */
import { curatedPictures } from './curated-copies.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'tuckaway-pictures';
/** The oldest go first. */
const LIMIT = 200;

/** A picture of this site, or one that a curated story names on another; no other is kept. */
export async function picture(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  if (new URL(request.url).origin === self.location.origin) return keep(cache, request.url, await fetch(request));
  return (await fromElsewhere(cache, request.url)) ?? fetch(request);
}

/** After an update: pictures of this site may be others under the same name. */
export async function forgetPicturesOfThisSite(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) if (new URL(request.url).origin === self.location.origin) await cache.delete(request);
}

/** Asked for openly, because an opaque answer cannot be told from an error. Null where the other site does not allow that. */
async function fromElsewhere(cache: Cache, url: string): Promise<Response | null> {
  if (!(await curatedPictures()).has(url)) return null;
  try {
    return await keep(cache, url, await fetch(url, { mode: 'cors', credentials: 'omit' }));
  } catch {
    return null;
  }
}

async function keep(cache: Cache, url: string, response: Response): Promise<Response> {
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('image/')) return response;
  await cache.put(url, response.clone());
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - LIMIT))) await cache.delete(oldest);
  return response;
}

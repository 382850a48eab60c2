/** Pictures that are not part of the app are kept once they were shown, so that a story read before has its pictures without a network. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies';
import { picturesInStories } from './curated-stories.ts';
import { keepMostRecent } from './expiration.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'tuckaway-pictures';
const MAX_PICTURES = 200;

const expiration = keepMostRecent(CACHE, MAX_PICTURES);

const isPicture = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type')?.startsWith('image/') ?? false);

const picturesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isPicture(response) ? response : null),
};

/** Other pictures of other sites are not the app's to keep. */
const storyPicturesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isPicture(response) && (await picturesInStories()).has(request.url) ? response : null),
};

export const picture = new CacheFirst({ cacheName: CACHE, matchOptions: { ignoreVary: true }, plugins: [picturesOnly, expiration] });

/** Requested with CORS, because an opaque answer cannot be told from an error. */
export const pictureElsewhere = new CacheFirst({
  cacheName: CACHE,
  matchOptions: { ignoreVary: true },
  fetchOptions: { mode: 'cors', credentials: 'omit' },
  plugins: [storyPicturesOnly, expiration],
});

/** After an update, pictures of this site may have changed under the same name. */
export async function removePicturesOfThisSite(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) if (new URL(request.url).origin === self.location.origin) await cache.delete(request);
}

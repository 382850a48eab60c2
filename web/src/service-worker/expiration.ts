/** Limits how many entries a cache holds; those used last stay. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';

// Copies are found by their address alone, whatever headers they were requested with.
const matchOptions: CacheQueryOptions = { ignoreVary: true };

export function keepMostRecent(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, matchOptions }) as WorkboxPlugin;
}

/** Counts every entry towards the limit, because Workbox ignores entries that versions without expiration stored. */
export async function countAllEntries(cacheName: string, maxEntries: number): Promise<void> {
  if (!(await caches.has(cacheName))) return;
  const expiration = new CacheExpiration(cacheName, { maxEntries, matchOptions });
  for (const { url } of await (await caches.open(cacheName)).keys()) await expiration.updateTimestamp(url);
  await expiration.expireEntries();
}

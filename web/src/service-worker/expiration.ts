/** Limits how many entries a cache holds; those used last stay. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';

// Copies are found by their address alone, whatever headers they were requested with.
const matchOptions: CacheQueryOptions = { ignoreVary: true };

/** The limits by cache name. */
const limits = new Map<string, number>();

export function keepMostRecent(cacheName: string, maxEntries: number): WorkboxPlugin {
  limits.set(cacheName, maxEntries);
  return new ExpirationPlugin({ maxEntries, matchOptions }) as WorkboxPlugin;
}

/** Counts every entry towards its cache's limit, because Workbox ignores entries that versions without expiration stored. */
export async function countAllEntries(): Promise<void> {
  for (const [cacheName, maxEntries] of limits) {
    if (!(await caches.has(cacheName))) continue;
    const expiration = new CacheExpiration(cacheName, { maxEntries, matchOptions });
    for (const { url } of await (await caches.open(cacheName)).keys()) await expiration.updateTimestamp(url);
    await expiration.expireEntries();
  }
}

/** What a site stores on a device, as text, for finding traces of an account. */
import type { Page } from '@playwright/test';

const QUEUE = 'tuckaway-queue';

/** @returns everything in localStorage, sessionStorage, cookies, the caches and all databases except the queue. @param page a page of the site. */
export function dataOn(page: Page): Promise<{ traces: string }> {
  return page.evaluate(async (queue) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const contentsOf = async (name: string): Promise<unknown[]> => {
      const opening = indexedDB.open(name);
      // It was just deleted, and opening it would create it again.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const database = await done(opening).catch(() => null);
      if (database === null) return [];
      try {
        const stores = [...database.objectStoreNames];
        if (stores.length === 0) return [];
        const transaction = database.transaction(stores);
        const reading = stores.flatMap((store) => {
          const rows = transaction.objectStore(store);
          return [done(rows.getAllKeys()), done(rows.getAll())];
        });
        return (await Promise.all(reading)).flat();
      } finally {
        database.close();
      }
    };
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const databases = await Promise.all(names.filter((name) => name !== queue).map(async (name) => [name, await contentsOf(name)]));
    const cached: string[] = [];
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) {
        cached.push(request.url);
        const answer = await cache.match(request);
        if (/json|html|text/.test(answer?.headers.get('content-type') ?? '')) cached.push((await answer?.text()) ?? '');
      }
    }
    return { traces: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases, cached]) };
  }, QUEUE);
}

/** Whether there is any use for the outbox's code: a look into its database that needs none of it. */

import { within } from '../lib/with-timeout.ts';
import type { Clock } from './ports.ts';
import { DATABASE, STORES } from './queue-names.ts';

/** Milliseconds: a database that hangs is for the outbox to deal with. */
const PATIENCE = 4000;

/** Whether anything of anybody's is kept, readable or not. True also where that cannot be found out. Never rejects. */
export function anythingWaits(factory: () => IDBFactory, clock: Clock): Promise<boolean> {
  return within(clock, PATIENCE, async () => {
    const database = await existing(factory());
    if (database === null) return false;
    try {
      return await isFilled(database);
    } finally {
      database.close();
    }
  }).catch(() => true);
}

/** The database as it is; null where there is none, which is not made here: that is the outbox's, with its stores. */
function existing(factory: IDBFactory): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE);
    let missing = false;
    request.onupgradeneeded = () => {
      missing = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => (missing ? resolve(null) : reject(request.error));
  });
}

function isFilled(database: IDBDatabase): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(Object.values(STORES), 'readonly');
    const counts = Object.values(STORES).map((name) => transaction.objectStore(name).count());
    transaction.oncomplete = () => resolve(counts.some(({ result }) => result > 0));
    transaction.onabort = () => reject(transaction.error);
  });
}

/** The outbox's database (section 3): one record for each entry, one object store for each lane. */
import { del, delMany, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { type Clock, withTimeout } from '../device/with-timeout.ts';
import type { BatchEntry, Entry, EntryOf, Lane } from './entry.ts';
import { OutboxUnavailable } from './outbox.ts';
import type { Queue } from './ports.ts';
import { readEntry } from './read-entry.ts';
import { favoriteOf } from './story-entry.ts';

export const DATABASE = 'tuckaway-queue';
export const VERSION = 1;
export const STORES = { story: 'pendingStories', favorite: 'pendingFavorites', progress: 'pendingProgress' } as const satisfies Record<
  Lane,
  string
>;

/** Milliseconds for opening, and for one transaction; a database that takes longer counts as unavailable. */
const STORAGE_TIMEOUT_MS = 4000;

/** @param factory `() => indexedDB`: naming it can throw where storage is blocked. */
export function queueDatabase(factory: () => IDBFactory, clock: Clock): Queue {
  const connect = connection(factory);

  /**
   * idb-keyval's `createStore` makes one store per database; its documentation says to pass a `UseStore` of one's own for more. Each
   * transaction covers all three stores, so that one call can move an entry between them.
   */
  async function use<T>(lane: Lane, mode: IDBTransactionMode, work: (store: UseStore) => Promise<T>): Promise<T> {
    try {
      return await withTimeout(
        STORAGE_TIMEOUT_MS,
        (signal) =>
          work(async (_, callback) => {
            const transaction = await connect(mode);
            signal.addEventListener('abort', () => abort(transaction));
            if (signal.aborted) abort(transaction);
            return callback(transaction.objectStore(STORES[lane]));
          }),
        clock,
      );
    } catch {
      throw new OutboxUnavailable();
    }
  }

  /** Like {@link use}, and resolves only when everything is on the disk. */
  function write<T>(lane: Lane, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    return use(lane, 'readwrite', (useStore) =>
      useStore('readwrite', async (store) => {
        const done = promisifyRequest(store.transaction);
        done.catch(() => undefined);
        const result = await work(store);
        await done;
        return result;
      }),
    );
  }

  return {
    put(entry) {
      const lane = entry.type;
      if (entry.type === 'story') return use(lane, 'readwrite', (store) => set(entry.id, entry, store));
      return write(lane, async (store) => {
        for (const older of await readAbout(store, entry)) store.delete(older.id);
        store.put(entry, entry.id);
      });
    },
    list: (lane) => use(lane, 'readonly', (useStore) => useStore('readonly', (store) => readAll(store, lane))),
    get: (lane, id) =>
      use(lane, 'readonly', (useStore) =>
        useStore('readonly', async (store) => {
          return readEntry(lane, await tolerant(store.get(id)), id);
        }),
      ),
    change: (lane, ids, change) =>
      write(lane, async (store) => {
        const values = await Promise.all(ids.map((id) => tolerant(store.get(id))));
        const read = values.map((value, index) => readEntry(lane, value, ids[index] ?? ''));
        const changed = read.filter((entry) => entry !== undefined).map(change);
        for (const entry of changed) store.put(entry, entry.id);
        return changed;
      }),
    remove: (lane, ids) => use(lane, 'readwrite', (store) => (ids.length === 1 ? del(ids[0] as string, store) : delMany([...ids], store))),
    removeAbout: (entry) =>
      write(entry.type, async (store) => {
        for (const older of await readAbout(store, entry)) store.delete(older.id);
      }),
    turnIntoFavorite: (entry, title) =>
      write('story', async (stories) => {
        if ((await tolerant(stories.get(entry.id))) === undefined) return false;
        const favorites = stories.transaction.objectStore(STORES.favorite);
        // Its age as an entry begins now; the moment of the user's press stays.
        const favorite = { ...favoriteOf(entry, title), askedAt: clock.now() };
        // An entry about this favorite that already waits is newer than the story request.
        if ((await readAbout(favorites, favorite)).length === 0) favorites.put(favorite, favorite.id);
        stories.delete(entry.id);
        return true;
      }),
  };
}

/** Opens when first needed, and again after the browser or a newer version in another tab has closed it. */
function connection(factory: () => IDBFactory): (mode: IDBTransactionMode) => Promise<IDBTransaction> {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };

  async function open(): Promise<IDBDatabase> {
    const request = factory().open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      for (const name of Object.values(STORES)) request.result.createObjectStore(name);
    };
    const database = await promisifyRequest(request);
    database.onclose = forget;
    database.onversionchange = () => {
      forget();
      database.close();
    };
    return database;
  }

  function connected(): Promise<IDBDatabase> {
    opening ??= open();
    opening.catch(forget);
    return opening;
  }

  return async (mode) => {
    // "strict" means on the disk, not only handed to the operating system.
    const start = async () => (await connected()).transaction(Object.values(STORES), mode, { durability: 'strict' });
    try {
      return await start();
    } catch (error) {
      if ((error as { name?: unknown }).name !== 'InvalidStateError') throw error;
      forget();
      return start();
    }
  };
}

/** The entries, oldest first, without records that belong to no account. */
async function readAll<L extends Lane>(store: IDBObjectStore, lane: L): Promise<EntryOf[L][]> {
  const keys = await promisifyRequest(store.getAllKeys());
  // `getAll` fails as a whole if the browser cannot read one value any more.
  const values: unknown[] = (await tolerant(store.getAll())) ?? (await Promise.all(keys.map((key) => tolerant(store.get(key)))));
  return values
    .flatMap((value, index) => readEntry(lane, value, keys[index] ?? '') ?? [])
    .sort((a, b) => a.timestamp - b.timestamp || (a.id < b.id ? -1 : 1));
}

async function readAbout(store: IDBObjectStore, entry: BatchEntry): Promise<Entry[]> {
  const all: BatchEntry[] = await readAll(store, entry.type);
  return all.filter(({ userId, storyId }) => userId === entry.userId && storyId === entry.storyId);
}

/** The result, or undefined if the request failed; the transaction continues. */
function tolerant<T>(request: IDBRequest<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      event.stopPropagation();
      resolve(undefined);
    };
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

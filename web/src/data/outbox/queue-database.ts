/** The one database of what waits (section 3): a key an entry. Its stores are in queue-place.ts. */
import { del, delMany, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { within } from '../lib/with-timeout.ts';
import type { Entry, EntryOf, Lane } from './entry.ts';
import { isEntryOf } from './is-entry.ts';
import { OutboxUnavailable } from './outbox.ts';
import type { Clock, Queue } from './ports.ts';
import { DATABASE, STORES, VERSION } from './queue-names.ts';
import { favoriteOf } from './story-favorite.ts';

/** Milliseconds for opening, and for one transaction: a database that is blocked by another tab, or hangs, is no place to keep things. */
const PATIENCE = 4000;

/** @param factory `() => indexedDB`: naming it can throw where storage is blocked. */
export function queueDatabase(factory: () => IDBFactory, clock: Clock): Queue {
  const connect = connection(factory);

  /** All of it in one transaction over the three stores, so that a use may reach the others by `store.transaction`. */
  async function use<T>(lane: Lane, mode: IDBTransactionMode, work: (store: UseStore) => Promise<T>): Promise<T> {
    try {
      return await within(clock, PATIENCE, (signal) =>
        work(async (_, callback) => {
          const transaction = await connect(mode);
          signal.addEventListener('abort', () => abort(transaction));
          if (signal.aborted) abort(transaction);
          return callback(transaction.objectStore(STORES[lane]));
        }),
      );
    } catch {
      throw new OutboxUnavailable();
    }
  }

  /** Like {@link use}, and over only when all that was written is safe. */
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
          const value = await tolerant(store.get(id));
          return isEntryOf(lane, value) ? value : undefined;
        }),
      ),
    change: (lane, ids, change) =>
      write(lane, async (store) => {
        const values = await Promise.all(ids.map((id) => tolerant(store.get(id))));
        const changed = values.filter((value) => isEntryOf(lane, value)).map(change);
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
        // Its age as an entry begins now; the moment of its press stays.
        const favorite = { ...favoriteOf(entry, title), askedAt: clock.now() };
        // A press for this story that waits already is newer than the one that ordered it.
        if ((await readAbout(favorites, favorite)).length === 0) favorites.put(favorite, favorite.id);
        stories.delete(entry.id);
        return true;
      }),
  };
}

/** Opens when first needed, and again after the browser, or a newer version in another tab, has closed it. */
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
    // “strict”: on the disk, not only handed to the system, before it counts as kept.
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

/** The readable records, oldest first; a broken one, or one that does not lie under its own id, is passed over. */
async function readAll<L extends Lane>(store: IDBObjectStore, lane: L): Promise<EntryOf[L][]> {
  const keys = await promisifyRequest(store.getAllKeys());
  // One value that the browser cannot read any more fails the reading of all.
  const values: unknown[] = (await tolerant(store.getAll())) ?? (await Promise.all(keys.map((key) => tolerant(store.get(key)))));
  return values
    .flatMap((value, index) => (isEntryOf(lane, value) && value.id === keys[index] ? [value] : []))
    .sort((a, b) => a.timestamp - b.timestamp || (a.id < b.id ? -1 : 1));
}

async function readAbout<E extends EntryOf['favorite' | 'progress']>(store: IDBObjectStore, entry: E): Promise<Entry[]> {
  const all = await readAll(store, entry.type);
  return all.filter(({ userId, storyId }) => userId === entry.userId && storyId === entry.storyId);
}

/** The result, or undefined where the request failed: the transaction goes on. */
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
    // It was over already.
  }
}

/** What the signed-in person has read, kept to be read again without a network (docs/offline.md). Goes with the session: copies-owner.ts. */
import { del, delMany, get, getMany, promisifyRequest, set, setMany, type UseStore, update } from 'idb-keyval';
import { NotYourStory, StoryNotFound } from '../lib/errors.ts';
import { COPIES_DATABASE, copiesOwner, mayKeepCopiesOf } from './cache-owner.ts';

const STORE = 'copies';
/** Milliseconds for the device's own storage: one that hangs is as good as empty. */
const STORAGE_PATIENCE = 2000;
/** Milliseconds that the server has where there is a copy to show. */
const PATIENCE = 4000;
/** The same for a while after it did not answer in time: nobody waits for each thing on a screen anew. Milliseconds. */
const IMPATIENCE = 600;
const BAD_SPELL = 30_000;
/** Milliseconds that it has where there is none. */
const LIMIT = 12_000;

/** No answer within the time, and nothing kept. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  constructor() {
    super('There was no answer.');
  }
}

export interface Copy<T> {
  get(): Promise<T | undefined>;
  /** Never rejects. */
  put(value: T): Promise<void>;
  /** Never rejects. */
  drop(): Promise<void>;
}

/** One thing of an account's, by its name. */
export function copyOf<T>(uid: string, name: string): Copy<T> {
  const key = `${uid}/${name}`;
  const store = storeOf(uid);
  return {
    get: () => patiently(get<T>(key, store), undefined),
    put: (value) => patiently(set(key, value, store), undefined),
    drop: () => patiently(del(key, store), undefined),
  };
}

/** Many things of an account's, in one step each: a thousand transactions would take seconds. */
export function copiesOf<T>(uid: string) {
  const keys = (names: readonly string[]) => names.map((name) => `${uid}/${name}`);
  const store = storeOf(uid);
  return {
    /** In the order of the names. Never rejects. */
    get: (names: readonly string[]): Promise<(T | undefined)[]> => patiently(getMany<T>(keys(names), store), []),
    /** Never rejects. */
    put: (things: readonly (readonly [name: string, thing: T])[]): Promise<void> =>
      patiently(
        setMany(
          things.map(([name, thing]) => [`${uid}/${name}`, thing]),
          store,
        ),
        undefined,
      ),
    /** Never rejects. */
    drop: (names: readonly string[]): Promise<void> => patiently(delMany(keys(names), store), undefined),
  };
}

/** Changes what is kept under a name, in one step. Never rejects. */
export function changeCopy<T>(uid: string, name: string, change: (before: T | undefined) => T): Promise<void> {
  return patiently(update<T>(`${uid}/${name}`, change, storeOf(uid)), undefined);
}

let lastSilence = Number.NEGATIVE_INFINITY;

/**
 * Loads from the network and keeps a copy; gives the copy where the network does not answer in time, and at once where there is none.
 * What the server says for good (gone, not yours) is thrown, and takes the copy away. Throws {@link NoAnswer} and what loading throws.
 * @param late called with what came after the copy was given; not where the account has left meanwhile, or another one came.
 */
export async function withCopy<T>(copy: Copy<T>, load: () => Promise<T>, late: (value: T) => void): Promise<T> {
  if (!navigator.onLine) {
    const kept = await copy.get();
    if (kept !== undefined) return kept;
  }
  const whose = copiesOwner();
  const loading = load();
  void loading.then(
    (value) => copy.put(value),
    (error: unknown) => (isForGood(error) ? copy.drop() : undefined),
  );
  const kept = await copy.get();
  if (kept === undefined) return within(LIMIT, loading);
  try {
    const value = await within(Date.now() - lastSilence < BAD_SPELL ? IMPATIENCE : PATIENCE, loading);
    lastSilence = Number.NEGATIVE_INFINITY;
    return value;
  } catch (error) {
    if (isForGood(error)) throw error;
    if (error instanceof NoAnswer) {
      lastSilence = Date.now();
      loading.then(
        (value) => copiesOwner() === whose && late(value),
        () => undefined,
      );
    }
    return kept;
  }
}

/** Whether asking again would bring the same: a denial, or something that is gone. */
function isForGood(error: unknown): boolean {
  if (error instanceof StoryNotFound || error instanceof NotYourStory) return true;
  return ['permission-denied', 'not-found'].includes(String((error as { code?: unknown } | null)?.code));
}

let opening: Promise<IDBDatabase> | undefined;

function storeOf(uid: string): UseStore {
  return async (mode, callback) => {
    const connection = await database();
    // Asked here, where nothing can come in between: whoever signed out while the database was opened leaves nothing behind.
    if (mode === 'readwrite' && !mayKeepCopiesOf(uid)) throw new Error('Not this account’s device any more.');
    return callback(connection.transaction(STORE, mode).objectStore(STORE));
  };
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(COPIES_DATABASE);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return promisifyRequest(request);
}

function database(): Promise<IDBDatabase> {
  if (opening) return opening;
  const mine = open();
  const forget = (): void => {
    if (opening === mine) opening = undefined;
  };
  mine.then((connection) => {
    connection.onclose = forget;
    // Somebody has signed out, here or in another tab: the database is about to go.
    connection.onversionchange = () => {
      forget();
      connection.close();
    };
  }, forget);
  opening = mine;
  return mine;
}

function patiently<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return within(STORAGE_PATIENCE, work).catch(() => otherwise);
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new NoAnswer()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}

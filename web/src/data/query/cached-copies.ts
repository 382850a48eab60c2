/**
 * Copies of what the signed-in user has read, for reading without a network (docs/offline.md). They have their own database, which is
 * deleted as a whole at sign-out, or at the next start if the sign-out was interrupted.
 */
import type { ReadingProgress } from '@tuckaway/domain';
import { del, delMany, get, getMany, promisifyRequest, set, setMany, type UseStore, update } from 'idb-keyval';
import { localStore } from '../device/storage.ts';
import { withTimeout } from '../device/with-timeout.ts';
import { onAccount } from '../session/session-events.ts';

const DATABASE = 'tuckaway-copies';
const STORE = 'copies';
/** Storage key: the account whose copies the database holds. Written before the first copy, removed after the last one. */
const OWNER = 'tuckaway:copies';
/** Milliseconds for the device's own storage; storage that hangs counts as empty. */
const STORAGE_TIMEOUT_MS = 2000;

let owner: string | null = null;

/** From now on only copies of this account, or of none, may be stored. Deletes the copies of any other account. */
export function handCopiesTo(uid: string | null): void {
  owner = uid;
  const stored = localStore.read(OWNER);
  if (stored !== null && stored !== uid) deleteCopies();
}
onAccount((identity) => handCopiesTo(identity?.uid ?? null));

function deleteCopies(): void {
  try {
    // Open connections in all tabs close when they are told; opening the database again waits for the deletion.
    indexedDB.deleteDatabase(DATABASE).onsuccess = () => localStore.remove(OWNER);
  } catch {
    // Storage is blocked. The owner stays noted, so the next start tries again.
  }
}

/** The account whose copies may be stored now; null while no user is signed in. */
export function ownerOfCopies(): string | null {
  return owner;
}

/** Nothing is stored unless its owner is noted, because a later start must know that it has to be deleted. */
function mayStore(uid: string): boolean {
  if (owner !== uid) return false;
  if (localStore.read(OWNER) === null) localStore.write(OWNER, uid);
  return localStore.read(OWNER) === uid;
}

/** A value that is stored on the device. Nothing here rejects: storage that fails or hangs counts as empty. */
export interface Stored<T> {
  get(): Promise<T | undefined>;
  put(value: T): Promise<void>;
  drop(): Promise<void>;
}

/** @param isReadable a copy that it rejects or throws at counts as missing, because another version may have stored it in another shape. */
export function copyOf<T>(uid: string, name: string, isReadable: (value: T) => boolean = () => true): Stored<T> {
  const key = `${uid}/${name}`;
  const store = storeOf(uid);
  const read = async () => {
    const value = await get<T>(key, store);
    return value !== undefined && isReadable(value) ? value : undefined;
  };
  return {
    get: () => orElse(read(), undefined),
    put: (value) => orElse(set(key, value, store), undefined),
    drop: () => orElse(del(key, store), undefined),
  };
}

/** How far a story is read, on this device or as the server last answered; null if the server has no progress. */
export function progressCopy(uid: string, storyId: string): Stored<ReadingProgress | null> {
  return copyOf<ReadingProgress | null>(uid, `progress/${storyId}`, (progress) => progress === null || Number.isInteger(progress.page));
}

/** Many copies of an account in one transaction each: a thousand transactions would take seconds. Never rejects. */
export function copiesOf<T>(uid: string) {
  const keys = (names: readonly string[]) => names.map((name) => `${uid}/${name}`);
  const store = storeOf(uid);
  return {
    /** In the order of the names. */
    get: (names: readonly string[]): Promise<(T | undefined)[]> => orElse(getMany<T>(keys(names), store), []),
    put: (copies: readonly (readonly [name: string, value: T])[]): Promise<void> => {
      const entries = copies.map(([name, value]): [string, T] => [`${uid}/${name}`, value]);
      return orElse(setMany(entries, store), undefined);
    },
    drop: (names: readonly string[]): Promise<void> => orElse(delMany(keys(names), store), undefined),
  };
}

/** @param change called again without a value if it throws at the stored one, which is then replaced. */
export function changeCopy<T>(uid: string, name: string, change: (before: T | undefined) => T): Promise<void> {
  const changed = (before: T | undefined): T => {
    try {
      return change(before);
    } catch {
      return change(undefined);
    }
  };
  return orElse(update<T>(`${uid}/${name}`, changed, storeOf(uid)), undefined);
}

let opening: Promise<IDBDatabase> | undefined;

function storeOf(uid: string): UseStore {
  return async (mode, callback) => {
    const connection = await database();
    // Checked right before the transaction: the user may have signed out while the database was opening.
    if (mode === 'readwrite' && !mayStore(uid)) throw new Error('Copies of this account may not be stored any more.');
    return callback(connection.transaction(STORE, mode).objectStore(STORE));
  };
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE);
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
    // The user has signed out here or in another tab, and the database is about to be deleted.
    connection.onversionchange = () => {
      forget();
      connection.close();
    };
  }, forget);
  opening = mine;
  return mine;
}

function orElse<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return withTimeout(STORAGE_TIMEOUT_MS, () => work).catch(() => otherwise);
}

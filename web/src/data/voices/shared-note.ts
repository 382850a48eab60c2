/**
 * Voice notes that another app shared with the installed app, until they are used or removed. Each belongs to the account that first sees it, or to no
 * account if nobody is signed in then. Without a window: the service worker receives them.
 */
import { promisifyRequest } from 'idb-keyval';
import { store } from './takes.ts';

/** Places for notes that wait at the same time. Earlier versions had the first one only. */
const PLACES = ['shared-note', 'shared-note-2', 'shared-note-3', 'shared-note-4'] as const;
/** Milliseconds after which a note that was not used leaves the device. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
const NOBODY = '';

interface StoredNote {
  bytes: ArrayBuffer;
  /** Milliseconds since 1970. */
  sharedAt: number;
  /** The uid that first saw it, or {@link NOBODY}; missing until then. */
  owner?: string;
}

export interface SharedNote {
  place: string;
  file: Blob;
  /** Milliseconds since 1970. */
  sharedAt: number;
}

/** @returns whether there was a place for it: none takes the place of another. Throws where the device has no room. */
export async function putSharedNote(file: Blob, now: number): Promise<boolean> {
  const bytes = await file.arrayBuffer();
  await removeExpiredNotes(now);
  return store()('readwrite', async (objects) => {
    for (const place of PLACES) {
      if ((await promisifyRequest(objects.getKey(place))) !== undefined) continue;
      objects.put({ bytes, sharedAt: now } satisfies StoredNote, place);
      await promisifyRequest(objects.transaction);
      return true;
    }
    return false;
  });
}

/** This account's notes, oldest first. Those that nobody has seen become its own. @param uid null while nobody is signed in */
export async function readSharedNotes(uid: string | null, now: number): Promise<SharedNote[]> {
  const owner = uid ?? NOBODY;
  const kept = await change((note) => {
    // What an interrupted sign-out has left.
    const isLeft = note.owner !== undefined && note.owner !== NOBODY && note.owner !== owner;
    if (isLeft || isExpired(note, now)) return null;
    return note.owner === undefined ? { ...note, owner } : note;
  });
  return kept
    .filter(([, note]) => note.owner === owner)
    .map(([place, { bytes, sharedAt }]) => ({ place, file: new Blob([bytes]), sharedAt }))
    .sort((one, other) => one.sharedAt - other.sharedAt);
}

/** Once it is used, or not wanted. */
export async function removeSharedNote(place: string): Promise<void> {
  await change((note, at) => (at === place ? null : note));
}

export async function removeExpiredNotes(now: number): Promise<void> {
  await change((note) => (isExpired(note, now) ? null : note));
}

/** At the end of a session: its notes, and those that nobody has seen. */
export async function removeNotesOfSession(): Promise<void> {
  await change((note) => (note.owner === NOBODY ? note : null));
}

function isExpired({ sharedAt }: StoredNote, now: number): boolean {
  return sharedAt + KEPT_MS <= now;
}

/** In one transaction, so that a note cannot get two owners. @param next null removes the note. @returns the notes that are left */
function change(next: (note: StoredNote, place: string) => StoredNote | null): Promise<[place: string, note: StoredNote][]> {
  return store()('readwrite', async (objects) => {
    const left: [string, StoredNote][] = [];
    for (const place of PLACES) {
      const found: IDBRequest<StoredNote | undefined> = objects.get(place);
      found.onsuccess = () => {
        if (found.result === undefined) return;
        const note = next(found.result, place);
        if (note === null) objects.delete(place);
        else {
          if (note !== found.result) objects.put(note, place);
          left.push([place, note]);
        }
      };
    }
    await promisifyRequest(objects.transaction);
    return left;
  });
}

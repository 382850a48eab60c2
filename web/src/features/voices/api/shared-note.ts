/**
 * Voice notes that another app shared with the installed app, until they are used or removed. Each belongs to the account that first sees it, or to no
 * account if nobody is signed in then. Without a window: the service worker receives them.
 */
import { promisifyRequest } from 'idb-keyval';
import { store } from './takes.ts';

/** Notes of one owner that wait at the same time, together with those that nobody has seen. */
const MOST = 4;
/** Enough for those of an account and those of no account. Earlier versions had the first one only. */
const PLACES = ['shared-note', ...Array.from({ length: 2 * MOST - 1 }, (_, index) => `shared-note-${index + 2}`)];
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

/**
 * For the service worker. It does not know who is signed in, so the limit for notes of no account is checked when they are read.
 * @returns whether there was a place for it: none takes the place of another. Throws if the device has no room.
 */
export async function putSharedNote(file: Blob, now: number): Promise<boolean> {
  const note = { bytes: await file.arrayBuffer(), sharedAt: now };
  let isStored = false;
  await change((notes) => {
    const current = notes.filter(([, waiting]) => !isExpired(waiting, now));
    const place = PLACES.find((free) => !current.some(([taken]) => taken === free));
    isStored = place !== undefined && current.filter(([, { owner }]) => owner !== NOBODY).length < MOST;
    return place !== undefined && isStored ? [...current, [place, note]] : current;
  });
  return isStored;
}

/**
 * This account's notes, oldest first. Those that nobody has seen become its own.
 * @param uid null while nobody is signed in
 * @param onFull called if that would be too many; the last ones are removed then.
 */
export async function readSharedNotes(uid: string | null, now: number, onFull?: () => void): Promise<SharedNote[]> {
  const owner = uid ?? NOBODY;
  let room = MOST;
  const kept = await change((notes) => {
    // An interrupted sign-out has left those of another account.
    const current = notes.filter(([, note]) => !isExpired(note, now) && [undefined, NOBODY, owner].includes(note.owner));
    room = MOST - current.filter(([, note]) => note.owner === owner).length;
    return current.flatMap((placed): Placed[] => {
      const [place, note] = placed;
      if (note.owner !== undefined) return [placed];
      room -= 1;
      return room < 0 ? [] : [[place, { ...note, owner }]];
    });
  });
  if (room < 0) onFull?.();
  return kept
    .filter(([, note]) => note.owner === owner)
    .map(([place, { bytes, sharedAt }]) => ({ place, file: new Blob([bytes]), sharedAt }));
}

/** Once it is used, or not wanted. A later note that has its place by now, which another tab shows, stays. */
export async function removeSharedNote({ place, sharedAt }: Pick<SharedNote, 'place' | 'sharedAt'>): Promise<void> {
  await change((notes) => notes.filter(([at, note]) => at !== place || note.sharedAt !== sharedAt));
}

export async function removeExpiredNotes(now: number): Promise<void> {
  await change((notes) => notes.filter(([, note]) => !isExpired(note, now)));
}

/** At the end of a session: its notes, and those that nobody has seen. */
export async function removeNotesOfSession(): Promise<void> {
  await change((notes) => notes.filter(([, { owner }]) => owner === NOBODY));
}

function isExpired({ sharedAt }: StoredNote, now: number): boolean {
  return sharedAt + KEPT_MS <= now;
}

type Placed = readonly [place: string, note: StoredNote];

/** In one transaction, so that a note cannot get two owners. @param next gets all notes, oldest first, and returns those that stay or are added. */
function change(next: (notes: readonly Placed[]) => readonly Placed[]): Promise<readonly Placed[]> {
  return store()('readwrite', async (objects) => {
    const found: Placed[] = [];
    for (const place of PLACES) {
      const note = await promisifyRequest<StoredNote | null | undefined>(objects.get(place));
      // A note that cannot be read may be replaced.
      if (note && Number.isFinite(note.sharedAt) && note.bytes !== undefined) found.push([place, note]);
    }
    found.sort(([, one], [, other]) => one.sharedAt - other.sharedAt);
    const left = next(found);
    for (const [place] of found) if (!left.some(([at]) => at === place)) objects.delete(place);
    for (const placed of left) if (!found.includes(placed)) objects.put(placed[1], placed[0]);
    await promisifyRequest(objects.transaction);
    return left;
  });
}

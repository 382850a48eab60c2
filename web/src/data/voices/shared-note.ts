/** A voice note that another app shared with the installed app, until it is used or removed. Without a window: the service worker receives it. */
import { del, get, set } from 'idb-keyval';
import { store } from './takes.ts';

const KEY = 'shared-note';
/** Milliseconds after which a note that was not used leaves the device. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

interface SharedNote {
  bytes: ArrayBuffer;
  /** Milliseconds since 1970. */
  sharedAt: number;
}

/** Takes the place of an earlier one. Throws where the device has no room. */
export async function putSharedNote(file: Blob, now: number): Promise<void> {
  const bytes = await file.arrayBuffer();
  await set(KEY, { bytes, sharedAt: now } satisfies SharedNote, store());
}

/** Null where nothing was shared, or too long ago; then it is removed. */
export async function readSharedNote(now: number): Promise<Blob | null> {
  const note = await get<SharedNote>(KEY, store());
  if (note === undefined) return null;
  if (note.sharedAt + KEPT_MS > now) return new Blob([note.bytes]);
  await removeSharedNote();
  return null;
}

export async function removeSharedNote(): Promise<void> {
  await del(KEY, store());
}

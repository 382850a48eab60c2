/**
 * Recordings on this device that are not delivered yet. They have their own database, so that a recording never competes with the queue of stories
 * and favorites. Each second of sound is stored while it is recorded, so that a tab that dies loses at most one.
 */
import type { AudioType, RecordingUpload, VoiceTarget } from '@tuckaway/domain';
import { createStore, delMany, entries, getMany, keys, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { TAKES_DATABASE } from './takes-database.ts';

const STORE = 'takes';
/** A guest's sound leaves a device at the latest after so many milliseconds, delivered or not. */
const GUEST_TAKE_MS = 14 * 24 * 60 * 60 * 1000;

/** One attempt at one page. */
export interface Take {
  id: string;
  /** The account; null for a guest, who is known by the invitation's token. */
  uid: string | null;
  target: VoiceTarget;
  page: number;
  type: AudioType;
  /** Milliseconds since 1970. */
  recordedAt: number;
  /** Milliseconds of sound that are stored. */
  durationMs: number;
  /** Milliseconds at which sentences begin. */
  starts: number[];
  /** Whether the page was read to its end, or its recorder is gone. */
  finished: boolean;
  /** Why the server does not take it; it stays on the device. */
  refused?: string;
}

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore(TAKES_DATABASE, STORE);
  return opened;
};

const takeKey = (id: string) => `take/${id}`;
const chunkKey = (id: string, number: number) => `chunk/${id}/${String(number).padStart(5, '0')}`;

/** Throws where the device has no room. */
export async function putTake(take: Take): Promise<void> {
  await set(takeKey(take.id), take, store());
}

/** Does nothing where it was removed meanwhile. */
export async function changeTake(id: string, change: Partial<Take>): Promise<void> {
  await store()('readwrite', (objects) => {
    const found: IDBRequest<Take | undefined> = objects.get(takeKey(id));
    found.onsuccess = () => {
      if (found.result !== undefined) objects.put({ ...found.result, ...change }, takeKey(id));
    };
    return promisifyRequest(objects.transaction);
  });
}

/** Throws where the device has no room. */
export async function putChunk(id: string, number: number, bytes: ArrayBuffer): Promise<void> {
  await set(chunkKey(id, number), bytes, store());
}

/** Oldest first. */
export async function readTakes(): Promise<Take[]> {
  const all = await entries<string, Take>(store());
  return all
    .filter(([key]) => key.startsWith('take/'))
    .map(([, take]) => take)
    .sort((one, other) => one.recordedAt - other.recordedAt);
}

/** The whole sound of a take. */
export async function soundOf(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const parts = (await getMany<ArrayBuffer>(await chunksOf(id), store())).filter((part) => part !== undefined);
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export async function removeTake(id: string): Promise<void> {
  await delMany([takeKey(id), ...(await chunksOf(id))], store());
}

/** The recordings of other pages of a voice stay; an older take of this page goes, as the newer one takes its place. */
export async function removeOlderTakes({ id, target, page, recordedAt }: Take): Promise<void> {
  const same = JSON.stringify(target);
  const older = (await readTakes()).filter(
    (take) => take.id !== id && take.page === page && take.recordedAt < recordedAt && JSON.stringify(take.target) === same,
  );
  for (const take of older) await removeTake(take.id);
}

/** Removes what a guest recorded too long ago. */
export async function removeExpiredTakes(now: number): Promise<void> {
  const expired = (await readTakes()).filter(({ uid, recordedAt }) => uid === null && recordedAt + GUEST_TAKE_MS < now);
  for (const { id } of expired) await removeTake(id);
}

/** The body of `POST /api/voices/recording`. */
export async function uploadOf({ id, target, page, type, durationMs, starts, recordedAt }: Take): Promise<Omit<RecordingUpload, 'target'>> {
  const { by: _by, ...whose } = target;
  return { ...whose, page, type, durationMs: Math.max(1, Math.round(durationMs)), starts, recordedAt, audio: base64(await soundOf(id)) };
}

function base64(bytes: Uint8Array): string {
  let text = '';
  // A call with all bytes as arguments would be too long.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

async function chunksOf(id: string): Promise<string[]> {
  const all = await keys<string>(store());
  return all.filter((key) => key.startsWith(`chunk/${id}/`)).sort();
}

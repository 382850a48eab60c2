/**
 * Recordings on this device that are not delivered yet (recording-lane.ts). They have their own database, so that a recording never competes with the
 * queue of stories and favorites. Each second of sound is stored while it is recorded, so that a tab that dies loses at most one.
 */
import type { AudioType, RecordingUpload, VoiceTarget } from '@tuckaway/domain';
import { createStore, delMany, entries, get, getMany, keys, promisifyRequest, set, setMany, type UseStore } from 'idb-keyval';
import type { Wait } from '../../../data/outbox/entry.ts';
import type { Sender } from '../../../data/outbox/lane.ts';
import type { RecordedPage } from './recorded-page.ts';
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
  /** Which `SENTENCE_RULES` divided the page; undefined in takes of earlier versions. */
  sentenceRules?: number | undefined;
  /** Whether the page was read to its end, or its recorder is gone. */
  finished: boolean;
  /** Why the server does not take it; it stays on the device. */
  refused?: string;
  /** Whether it was refused only because there was no room for it, which may change. */
  noRoom?: boolean;
  /** Whether it was refused only because an operator ended what it belongs to, which may have been a mistake. */
  ended?: boolean;
  /** Why it was not delivered yet. Earlier versions ignore it, and try sooner. */
  wait?: Wait;
}

/** What everything recorded says about itself: takes of pages, and of single sentences (sentence-takes.ts). */
export type Recorded = Pick<Take, 'id' | 'uid' | 'target' | 'page' | 'recordedAt'>;

const RECORDED = /^(take|sentence)\//;

let opened: UseStore | undefined;
/** Shared with sentence-takes.ts. */
export const store = (): UseStore => {
  opened ??= createStore(TAKES_DATABASE, STORE);
  return opened;
};

const takeKey = (id: string) => `take/${id}`;
const chunkKey = (id: string, number: number) => `chunk/${id}/${String(number).padStart(5, '0')}`;

/** Throws if the device has no room. */
export async function putTake(take: Take): Promise<void> {
  await set(takeKey(take.id), take, store());
}

/** Stores a page that was put together on this device, whole or not at all. Throws if the device has no room. */
export async function putWholeTake(take: Take, sound: Uint8Array<ArrayBuffer>): Promise<void> {
  await setMany(
    [
      [chunkKey(take.id, 0), sound.slice().buffer],
      [takeKey(take.id), take],
    ],
    store(),
  );
}

/** Does nothing if it was removed meanwhile. @param change `undefined` removes what is optional. */
export async function changeTake(id: string, change: { [Key in keyof Take]?: Take[Key] | undefined }): Promise<void> {
  await store()('readwrite', (objects) => {
    const found: IDBRequest<Take | undefined> = objects.get(takeKey(id));
    found.onsuccess = () => {
      if (found.result !== undefined) objects.put({ ...found.result, ...change }, takeKey(id));
    };
    return promisifyRequest(objects.transaction);
  });
}

/** Throws if the device has no room. */
export async function putChunk(id: string, number: number, bytes: ArrayBuffer): Promise<void> {
  await set(chunkKey(id, number), bytes, store());
}

/** Oldest first. */
export async function readTakes(): Promise<Take[]> {
  const all = await entries<string, unknown>(store());
  return all
    .filter(([key]) => key.startsWith('take/'))
    .flatMap(([, stored]) => takeFrom(stored))
    .sort((one, other) => one.recordedAt - other.recordedAt);
}

/** A stored take, with defaults for what another version did not store; empty for one that cannot be sent, which would delay the others. */
function takeFrom(stored: unknown): Take[] {
  const take = { type: 'audio/webm', recordedAt: 0, durationMs: 0, starts: [0], finished: true, ...(stored as Partial<Take>) };
  const { id, type, target, page, recordedAt, durationMs, starts } = take;
  const texts = [id, type, Object(target).by];
  const isWhole = texts.every((text) => typeof text === 'string') && [page, recordedAt, durationMs].every(Number.isFinite);
  return isWhole && Array.isArray(starts) ? [take as Take] : [];
}

/** The result of a test; false if it throws, because another version may have stored another shape. */
export function testSafely<R extends Recorded>(test: (recorded: R) => boolean, recorded: R): boolean {
  try {
    return test(recorded);
  } catch {
    return false;
  }
}

/** Whether it was not removed meanwhile, as its story or account was deleted, or a newer take came from another tab. */
export async function hasTake(id: string): Promise<boolean> {
  return (await get(takeKey(id), store())) !== undefined;
}

/** The whole sound of a take. */
export async function soundOf(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const parts = (await getMany<ArrayBuffer>(await chunksOf(id), store())).filter((part) => part !== undefined);
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A take as a page of its voice. */
export async function recordedPageOf({ id, type, durationMs, starts, sentenceRules }: Take): Promise<RecordedPage> {
  return { type, durationMs, starts, sentenceRules, audio: await soundOf(id) };
}

export async function removeTake(id: string): Promise<void> {
  await delMany([takeKey(id), ...(await chunksOf(id))], store());
}

/** Removes takes of pages and of sentences, with their sound. */
export async function removeRecorded(belongs: (recorded: Recorded) => boolean): Promise<void> {
  const all = await entries<string, Recorded>(store());
  for (const [key, recorded] of all) {
    if (RECORDED.test(key) && testSafely(belongs, recorded)) await delMany([key, ...(await chunksOf(recorded.id))], store());
  }
}

/** The recordings of other pages of a voice stay; an older take of this page goes, as the newer one takes its place. */
export async function removeOlderTakes({ id, target, page, recordedAt }: Recorded): Promise<void> {
  await removeRecorded((other) => other.id !== id && other.page === page && other.recordedAt < recordedAt && isSame(other.target, target));
}

export function isSame(one: VoiceTarget, other: VoiceTarget): boolean {
  // What waits from an earlier version also says which terms the guest agreed to.
  if (one.by === 'guest') return other.by === 'guest' && one.token === other.token;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Removes what a guest recorded too long ago, or at an unknown time. */
export async function removeExpiredTakes(now: number): Promise<void> {
  await removeRecorded(({ uid, recordedAt }) => uid === null && !(recordedAt + GUEST_TAKE_MS >= now));
}

/** The body of `POST /api/voices/recording`. */
export async function uploadOf(take: Take): Promise<Omit<RecordingUpload, 'target'>> {
  const { id, page, type, durationMs, starts, sentenceRules, recordedAt } = take;
  const { by: _by, ...whose } = take.target;
  return {
    ...{ ...whose, page, type, durationMs: Math.max(1, Math.round(durationMs)), starts, recordedAt, audio: base64(await soundOf(id)) },
    ...(sentenceRules !== undefined && { sentenceRules }),
  };
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

/** Whether it was recorded by this account or guest. */
export function isOf({ uid, target }: Take, sender: Sender): boolean {
  if ('uid' in sender) return uid === sender.uid;
  return target.by === 'guest' && target.token === sender.token;
}

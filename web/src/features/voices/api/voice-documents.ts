/** `stories/{uuid}/voices/{uuid}` and the recordings below, which the function writes (`POST /api/voices/…`). Throws `FirestoreError`. */
import { AUDIO_TYPES, VOICE_OWNERS, type VoiceOwner } from '@tuckaway/domain';
import { commit, contentOf, documentName } from '../../../data/firestore/client.ts';
import { pageClient, readClient } from '../../../data/firestore/read-client.ts';
import { Bytes, encode, type FieldMap, type FieldValue, Timestamp } from '../../../data/firestore/values.ts';
import type { RecordedPage } from './recorded-page.ts';

/** Shown instead of a name that is missing or empty. */
const NAMELESS: Readonly<Record<VoiceOwner, string>> = { family: 'Someone in your family', guest: 'A guest' };
/** The limit of the rules; a story has at most four voices. */
const LIST_LIMIT = 10;

/** One person who reads a story. */
export interface StoryVoice {
  id: string;
  name: string;
  by: VoiceOwner;
  /** Whether the family has heard a guest’s voice and keeps it. */
  kept: boolean;
  /** Whether its guest can still open the invitation. */
  linked: boolean;
  /** The recorded pages, counted from 0. */
  pages: number[];
  /** Milliseconds since 1970 at which a page was recorded last; undefined in earlier versions' documents and copies. */
  changedAt?: number | undefined;
  /** Milliseconds since 1970; null if it stays. */
  expiresAt: number | null;
}

/** Oldest first, without those that have expired. */
export async function readVoices(uid: string, storyId: string): Promise<StoryVoice[]> {
  const found = await readClient.query(uid, `stories/${storyId}`, {
    from: [{ collectionId: 'voices' }],
    where: { fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: encode(uid) } },
    limit: LIST_LIMIT,
  });
  const time = (value: FieldValue | undefined) => (value instanceof Timestamp ? value.milliseconds : 0);
  return found
    .toSorted((one, other) => time(one.fields.createdAt) - time(other.fields.createdAt))
    .map(({ id, fields }) => voiceFrom(id, fields))
    .filter(({ expiresAt }) => expiresAt === null || expiresAt > Date.now());
}

function voiceFrom(
  id: string,
  { name, by, kept, pages, invitation, changedAt, expireAt }: Record<string, FieldValue | undefined>,
): StoryVoice {
  const owner = VOICE_OWNERS.find((known) => known === by) ?? 'guest';
  const recorded = typeof pages === 'object' && !Array.isArray(pages) ? Object.keys(pages as FieldMap) : [];
  return {
    id,
    name: (typeof name === 'string' && name.trim()) || NAMELESS[owner],
    by: owner,
    kept: kept === true,
    linked: typeof invitation === 'string',
    pages: recorded.map(Number).sort((one, other) => one - other),
    changedAt: changedAt instanceof Timestamp ? changedAt.milliseconds : undefined,
    expiresAt: expireAt instanceof Timestamp ? expireAt.milliseconds : null,
  };
}

/** Null if it is gone, or cannot be used. */
export async function readRecording(uid: string, storyId: string, voiceId: string, page: number): Promise<RecordedPage | null> {
  const fields = await readClient.get(uid, 'stories', storyId, 'voices', voiceId, 'recordings', String(page));
  if (fields === null) return null;
  const type = AUDIO_TYPES.find((known) => known === fields.type);
  const { audio, durationMs, starts, sentenceRules, recordedAt } = fields;
  if (type === undefined || !(audio instanceof Bytes) || typeof durationMs !== 'number' || !Array.isArray(starts)) return null;
  const bytes = Uint8Array.from(atob(audio.base64), (letter) => letter.charCodeAt(0));
  return {
    ...{ type, audio: bytes, durationMs, starts: starts.filter((start) => typeof start === 'number') },
    sentenceRules: typeof sentenceRules === 'number' ? sentenceRules : undefined,
    recordedAt: typeof recordedAt === 'number' ? recordedAt : undefined,
  };
}

/** Its recordings and its invitation go with it (`onVoiceDeleted`). */
export async function deleteVoiceDocument(uid: string, storyId: string, voiceId: string): Promise<void> {
  contentOf(await commit(pageClient, uid, [{ delete: documentName(pageClient, 'stories', storyId, 'voices', voiceId) }]));
}

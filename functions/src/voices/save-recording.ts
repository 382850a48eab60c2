/** The use case behind `POST /api/voices/recording`: one recorded page of a family's story, by the family or by an invited guest. */
import { type Recording, type RecordingUpload, VOICE_LIMITS, type Voice } from '@tuckaway/domain';
import { comparableText } from '../sharing/comparable-text.ts';
import type { NotSharedReason } from '../sharing/share-story.ts';
import type { StoredStory } from '../sharing/shared-copy.ts';
import { audioContainer } from './audio-container.ts';
import type { Invitation, VoicePlace } from './voice-place.ts';

/**
 * `missing`: no such story, voice or invitation. `kept`: the family has decided, and what it heard does not change. `older`: a newer recording of
 * this page is stored, or another one with the same time.
 */
export type RecordingRefusal =
  | ('missing' | 'not-audio' | 'too-large' | 'voices-full' | 'story-full' | 'family-full' | 'kept' | 'older')
  | NotSharedReason
  /** An operator closed the invitation. */
  | 'closed'
  /** The guest has to agree to the terms first. */
  | 'not-agreed';

/** What a voice becomes with a further page. */
export type VoiceChange = { voice: Voice & { agreedAt?: number } } | { refusal: RecordingRefusal };

type Take = Omit<Recording, 'expireAt'>;

export interface StoredVoices {
  /** Why strangers may not record the story; null if they may. */
  reason: NotSharedReason | null;
  /** Of the story, by id. */
  voices: ReadonlyMap<string, Voice>;
  /** The stored recording of this page; null if there is none. */
  take: Take | null;
  /** Bytes of all recordings of the family. */
  familyBytes: number;
}

export interface RecordingPorts {
  /** Null if it is unknown or revoked. */
  readInvitation(token: string): Promise<(Invitation & { closed: boolean }) | null>;
  /**
   * Stores the recording and its voice in one transaction, or nothing.
   * @param decide gets what is stored in that transaction. May be called several times.
   * @param textOf {@link comparableText}
   */
  storeRecording(
    place: VoicePlace & { page: number },
    recording: Take,
    decide: (stored: StoredVoices) => VoiceChange,
    textOf: (story: StoredStory) => string,
  ): Promise<RecordingRefusal | null>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Milliseconds by which a recorder's clock may be fast: its own takes keep their order. */
const MOST_AHEAD_MS = 24 * 60 * 60 * 1000;

/** @param uid the caller; null for a guest. @returns null when it is stored. Throws what the ports throw. */
export async function saveRecording(uid: string | null, upload: RecordingUpload, ports: RecordingPorts): Promise<RecordingRefusal | null> {
  const audio = Buffer.from(upload.audio, 'base64');
  if (audio.byteLength > VOICE_LIMITS.recordingBytes) return 'too-large';
  if (audioContainer(audio) !== upload.type) return 'not-audio';
  const place = await placeOf(uid, upload, ports);
  if (typeof place === 'string') return place;
  const { page, type, durationMs, starts, sentenceRules } = upload;
  // Otherwise nothing could take the place of what a device with a wrong date recorded.
  const recordedAt = Math.min(upload.recordedAt, ports.now() + MOST_AHEAD_MS);
  const recording = {
    ...{ uid: place.uid, storyId: place.storyId, type, audio, durationMs, starts, recordedAt },
    ...(sentenceRules !== undefined && { sentenceRules }),
  };
  const decide = ({ reason, voices, take, familyBytes }: StoredVoices): VoiceChange => {
    // Only the family hears its own voice.
    if (reason === 'taken-down' || (reason !== null && upload.target.by === 'guest')) return { refusal: reason };
    if (take !== null && !mayReplace(take, recording)) return { refusal: 'older' };
    return changedVoice({ place, upload, bytes: audio.byteLength, voices, familyBytes, now: ports.now() });
  };
  return ports.storeRecording({ ...place, page }, recording, decide, comparableText);
}

/** The family names takes by their time, so another one with the same time would be kept unheard; a repeated upload is the same one. */
function mayReplace(stored: Take, take: Take): boolean {
  if (stored.recordedAt !== take.recordedAt) return stored.recordedAt < take.recordedAt;
  const isSame = stored.type === take.type && stored.durationMs === take.durationMs && String(stored.starts) === String(take.starts);
  return isSame && Buffer.compare(stored.audio, take.audio) === 0;
}

async function placeOf(uid: string | null, { target }: RecordingUpload, ports: RecordingPorts): Promise<VoicePlace | 'missing' | 'closed'> {
  if (target.by === 'family') return uid === null ? 'missing' : { uid, storyId: target.storyId, voiceId: target.voiceId };
  const invitation = await ports.readInvitation(target.token);
  if (invitation === null || invitation.recordUntil <= ports.now()) return 'missing';
  return invitation.closed ? 'closed' : invitation;
}

interface Situation {
  place: VoicePlace;
  upload: RecordingUpload;
  bytes: number;
  voices: ReadonlyMap<string, Voice>;
  familyBytes: number;
  now: number;
}

function changedVoice({ place, upload, bytes, voices, familyBytes, now }: Situation): VoiceChange {
  const { target, page } = upload;
  const stored = voices.get(place.voiceId);
  // An invitation creates its voice; one that is gone was deleted or withdrawn.
  if (stored ? stored.by !== target.by : target.by === 'guest') return { refusal: 'missing' };
  // Apps of earlier versions agree with each upload.
  const agreement = target.by === 'guest' && stored?.agreedTo === undefined ? target.terms : undefined;
  if (target.by === 'guest' && stored?.agreedTo === undefined && agreement === undefined) return { refusal: 'not-agreed' };
  if (stored?.by === 'guest' && stored.kept) return { refusal: 'kept' };
  // The database removes what has expired a day later; until then the family does not see it.
  const current = [...voices.values()].filter(({ expireAt }) => expireAt === undefined || expireAt > now);
  if (!stored && current.length >= VOICE_LIMITS.perStory) return { refusal: 'voices-full' };
  const before = stored?.pages[page] ?? 0;
  const ofStory = current.flatMap(({ pages }) => Object.values(pages)).reduce((sum, size) => sum + size, 0);
  if (ofStory - before + bytes > VOICE_LIMITS.storyBytes) return { refusal: 'story-full' };
  if (familyBytes - before + bytes > VOICE_LIMITS.familyBytes) return { refusal: 'family-full' };
  const voice: Voice = stored ?? {
    ...{ uid: place.uid, storyId: place.storyId, name: target.by === 'family' ? target.name : '' },
    ...{ by: 'family', kept: true, createdAt: now, pages: {} },
  };
  return {
    voice: {
      ...voice,
      ...(target.by === 'family' && { name: target.name }),
      ...(agreement && { agreedTo: agreement, agreedAt: now }),
      pages: { ...voice.pages, [page]: bytes },
    },
  };
}

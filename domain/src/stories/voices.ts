/** Recordings of a family's stories: limits, and the bodies of `POST /api/voices/…`. A voice is one person who reads one story. */
import { ACCEPTED_TERMS, CURRENT_TERMS, type TermsVersion } from '../account/agreement.ts';
import { normalizePersonText, personTextProblem } from '../account/person-text.ts';
import { isStoryId } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import type { StoryCast } from '../scenes/acts/staging.ts';
import type { Scene } from '../scenes/scene.ts';
import type { FamilyPage } from '../scenes/story-pages.ts';
import type { CoverImage, StorySetting, StoryTone } from './story-options.ts';
import type { Parsed } from './story-request.ts';
import { isShareToken } from './story-share.ts';

export const VOICE_LIMITS = {
  /** Bytes of one page's audio: about two minutes at 24 kbit/s, and far below the 1 MiB of a document. */
  recordingBytes: 400_000,
  perStory: 4,
  /** Bytes of all voices of one story, and of one family. */
  storyBytes: 4_000_000,
  familyBytes: 100_000_000,
  /** Milliseconds of one page. */
  recordingMs: 5 * 60_000,
  /** Sentences of one page. */
  sentences: 100,
  name: 40,
  /** Days for which an invitation works, and after which a recording that the family did not keep is deleted. */
  days: 14,
  /** Bytes of a request with a recording in base64. */
  requestBody: 600_000,
} as const;

/** The container formats of MediaRecorder; all of them hold one audio track. */
export const AUDIO_TYPES = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;
export type AudioType = (typeof AUDIO_TYPES)[number];

export const VOICE_OWNERS = ['family', 'guest'] as const;
export type VoiceOwner = (typeof VOICE_OWNERS)[number];

/** `stories/{uuid}/voices/{uuid}`. Times are milliseconds since 1970. */
export interface Voice {
  uid: string;
  storyId: string;
  /** Who reads, as the family typed it (“Grandma Ana”). */
  name: string;
  by: VoiceOwner;
  /** Whether the family keeps it. A voice that is not kept is deleted at `expireAt`. */
  kept: boolean;
  createdAt: number;
  expireAt?: number;
  /** The terms that a guest agreed to. */
  agreedTo?: string;
  /** Bytes of each recorded page, by the page's number from 0. */
  pages: Record<string, number>;
}

/** `stories/{uuid}/voices/{uuid}/recordings/{page}`. */
export interface Recording {
  uid: string;
  storyId: string;
  type: AudioType;
  audio: Uint8Array;
  durationMs: number;
  /** Milliseconds at which each sentence of the page begins. */
  starts: number[];
  /** Which `SENTENCE_RULES` divided the page; missing in recordings of earlier versions. */
  sentenceRules?: number;
  /** When it was recorded, by the recorder's clock: an older recording never replaces a newer one. */
  recordedAt: number;
  expireAt?: number;
}

/** Whose voice a recording belongs to: the signed-in family's, or that of a guest with an invitation's token. */
export type VoiceTarget =
  | { by: 'family'; storyId: string; voiceId: string; name: string }
  /** @param terms the version that the guest agreed to, from app versions that did not send the agreement by itself. */
  | { by: 'guest'; token: string; terms?: TermsVersion };

export interface RecordingUpload extends Pick<Recording, 'type' | 'durationMs' | 'starts' | 'sentenceRules' | 'recordedAt'> {
  target: VoiceTarget;
  /** From 0. */
  page: number;
  /** Base64. */
  audio: string;
}

/** `POST /api/voices/invite`. */
export interface InvitationOrder {
  storyId: string;
  name: string;
  /** Whether the guest sees the children's names. */
  showName: boolean;
}

/** The response: the token is not stored. */
export interface InvitationAnswer {
  token: string;
  voiceId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface InvitedPage extends FamilyPage {
  /** Its sentences without the names, divided where the family's are; missing if the guest sees the names, and from earlier servers. */
  lines?: string[];
}

/** The response of `POST /api/voices/invited`: what a guest sees. Of the family only the name that invites. */
export interface InvitedStory {
  title: string;
  /** Who is invited, and by whom; other words if they do not look like names. */
  name: string;
  invitedBy: string;
  storySetting: StorySetting;
  storyTone: StoryTone;
  coverImage: CoverImage;
  cover: Scene;
  pages: InvitedPage[];
  pictureCast?: StoryCast;
  childSeed?: number;
  /** Null if it would reveal a name. */
  animal: string | null;
  /** Milliseconds since 1970 until which the guest may record. */
  recordUntil: number;
  /** Pages that the guest recorded already, counted from 0. */
  recorded: number[];
  kept: boolean;
  /** Whether an operator closed it: nothing is shown, recorded or kept any more, but the guest can withdraw. */
  closed?: boolean;
}

/** The address that the family sends. The token is in the fragment, so that no server or log sees it. */
export function invitationPath(token: string): string {
  return `/record/invited#${token}`;
}

/** Checks the body of `POST /api/voices/recording`. */
export function parseRecordingUpload(input: unknown): Parsed<RecordingUpload> {
  if (!isObject(input)) return { ok: false, message: 'Please send the recording as a JSON object.' };
  const target = parseTarget(input);
  if (!target.ok) return target;
  const { page, audio, durationMs, starts, sentenceRules, recordedAt } = input;
  if (!isCount(page, LIMITS.curatedPages - 1)) return wrong('page', 'Please say which page was recorded.');
  const type = AUDIO_TYPES.find((known) => known === input.type);
  if (type === undefined) return wrong('type', `A recording is one of ${AUDIO_TYPES.join(', ')}.`);
  if (typeof audio !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(audio)) return wrong('audio', 'The recording has to be base64.');
  if (!isCount(durationMs, VOICE_LIMITS.recordingMs) || durationMs === 0) {
    return wrong('durationMs', `A page takes at most ${VOICE_LIMITS.recordingMs / 60_000} minutes.`);
  }
  if (!areStarts(starts, durationMs)) return wrong('starts', 'Please say when each sentence begins, in order.');
  if (!isCount(recordedAt, Number.MAX_SAFE_INTEGER)) return wrong('recordedAt', 'Please say when it was recorded.');
  const recording = { target: target.value, page, type, audio, durationMs, starts, recordedAt };
  return { ok: true, value: { ...recording, ...(isCount(sentenceRules, Number.MAX_SAFE_INTEGER) && { sentenceRules }) } };
}

function parseTarget(input: Record<string, unknown>): Parsed<VoiceTarget> {
  const { token } = input;
  if (token !== undefined) {
    if (typeof token !== 'string' || !isShareToken(token)) return wrong('token', 'This invitation is not complete.');
    const terms = ACCEPTED_TERMS.find((version) => version === input.terms);
    if (terms === undefined && input.terms !== undefined) return wrong('terms', `Please agree to the terms of ${CURRENT_TERMS} first.`);
    return { ok: true, value: { by: 'guest', token, ...(terms && { terms }) } };
  }
  const voice = parseVoiceId(input);
  if (!voice.ok) return voice;
  const name = parseName(input);
  return name.ok ? { ok: true, value: { by: 'family', ...voice.value, name: name.value } } : name;
}

/** Checks the body of `POST /api/voices/invite`: `{storyId, name, showName}`. */
export function parseInvitationOrder(input: unknown): Parsed<InvitationOrder> {
  if (!isObject(input)) return { ok: false, message: 'Please send the invitation as a JSON object.' };
  const { storyId, showName } = input;
  if (!isId(storyId)) return wrong('storyId', 'Please say which story of yours it is.');
  const name = parseName(input);
  if (!name.ok) return name;
  if (typeof showName !== 'boolean') return wrong('showName', "Please say whether the child's name is shown.");
  return { ok: true, value: { storyId, name: name.value, showName } };
}

/** `POST /api/voices/keep`. */
export interface KeepOrder {
  storyId: string;
  voiceId: string;
  /** The take of each page that was played to its end: its `recordedAt`, by the page's number from 0. Undefined from app versions without it. */
  heard: Readonly<Record<string, number>> | undefined;
}

/** Checks the body of `POST /api/voices/keep`: `{storyId, voiceId, heard?}`. */
export function parseKeepOrder(input: unknown): Parsed<KeepOrder> {
  const voice = parseVoiceId(input);
  if (!voice.ok) return voice;
  const { heard } = input as { heard?: unknown };
  if (heard !== undefined && !areTakes(heard)) return wrong('heard', 'Please say which recording of each page was heard.');
  return { ok: true, value: { ...voice.value, heard } };
}

function areTakes(heard: unknown): heard is Record<string, number> {
  if (!isObject(heard)) return false;
  return Object.entries(heard).every(([page, recordedAt]) => /^\d{1,2}$/.test(page) && isCount(recordedAt, Number.MAX_SAFE_INTEGER));
}

/** Checks the body of `POST /api/voices/revoke`: `{storyId, voiceId}`. */
export function parseVoiceId(input: unknown): Parsed<{ storyId: string; voiceId: string }> {
  if (!isObject(input)) return { ok: false, message: 'Please say which voice it is, as a JSON object.' };
  const { storyId, voiceId } = input;
  if (!isId(storyId)) return wrong('storyId', 'Please say which story of yours it is.');
  return isId(voiceId) ? { ok: true, value: { storyId, voiceId } } : wrong('voiceId', 'Please say which voice it is.');
}

/** Checks the body of `POST /api/voices/invited`, `/agree` and `/withdraw`: `{token}`. */
export function parseInvitationToken(input: unknown): Parsed<string> {
  const token = isObject(input) ? input.token : undefined;
  return typeof token === 'string' && isShareToken(token)
    ? { ok: true, value: token }
    : wrong('token', 'This invitation is not complete. Please open the whole link.');
}

function parseName({ name }: Record<string, unknown>): Parsed<string> {
  const normal = typeof name === 'string' ? normalizePersonText(name) : '';
  return personTextProblem(normal, VOICE_LIMITS.name) === null
    ? { ok: true, value: normal }
    : wrong('name', `Please say who reads, in up to ${VOICE_LIMITS.name} letters.`);
}

function areStarts(starts: unknown, durationMs: number): starts is number[] {
  if (!Array.isArray(starts) || starts.length === 0 || starts.length > VOICE_LIMITS.sentences) return false;
  return starts.every((start, index) => isCount(start, durationMs) && (index === 0 || start >= (starts[index - 1] as number)));
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && isStoryId(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong(field: string, message: string): Parsed<never> {
  return { ok: false, message, field };
}

/**
 * `stories/{uuid}/voices/{uuid}` with `recordings/{page}` below, and `invitations/{SHA-256 of the token}` (decision 34).
 * Only functions write them; the story's owner reads and deletes voices. What the family does not keep expires (TTL on `expireAt`).
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { CURRENT_TERMS, isShareToken, type KeepOrder, type Recording, type Voice } from '@tuckaway/domain';
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { isSwitchedOn } from '../../lib/is-switched-on.ts';
import type { NotSharedReason } from '../../sharing/share-story.ts';
import type { InvitationPorts } from '../../voices/invitation.ts';
import type { RecordingPorts, RecordingRefusal, VoiceChange } from '../../voices/save-recording.ts';
import type { Invitation, VoicePlace } from '../../voices/voice-place.ts';
import { transact } from '../contention.ts';
import { firestore } from '../firestore.ts';
import { type TextOf, whyNotSharedWithin } from '../taken-down.ts';
import { changeCounted } from './counted-voices.ts';

/** Far above what the limits allow. */
const MOST_VOICES = 50;
/** Milliseconds after which a voice expires if an app that cannot say what was heard tried to keep it: a year, in which every app is updated. */
const UNHEARD_MS = 365 * 24 * 60 * 60 * 1000;

/** See `RecordingPorts.storeRecording`. A recording expires with its voice. */
export async function storeRecording(
  { page, ...place }: VoicePlace & { page: number },
  recording: Omit<Recording, 'expireAt'>,
  decide: Parameters<RecordingPorts['storeRecording']>[2],
  textOf: TextOf,
): Promise<RecordingRefusal | null> {
  const reference = voiceOf(place);
  const recorded = reference.collection('recordings').doc(String(page));
  return changeCounted(place.uid, voicesOf(place.storyId).limit(MOST_VOICES), async (transaction, counted) => {
    const [story, current, before] = await transaction.getAll(storyOf(place.storyId), reference, recorded);
    if (!story?.exists || story.get('uid') !== place.uid) return 'missing';
    const reason = await whyNotSharedWithin(transaction, story, textOf);
    const voices = new Map(counted.voices.map((document) => [document.id, storedVoice(document.data())]));
    // It may have been kept, withdrawn or deleted since they were counted.
    const stored = current?.data();
    if (stored) voices.set(place.voiceId, storedVoice(stored));
    else voices.delete(place.voiceId);
    const take = (before?.data() as Recording | undefined) ?? null;
    const change: VoiceChange = decide({ reason, voices, take, familyBytes: counted.bytes });
    if ('refusal' in change) return change.refusal;
    const { expireAt, createdAt, agreedAt, ...voice } = change.voice;
    const expires = expireAt === undefined ? {} : { expireAt: Timestamp.fromMillis(expireAt) };
    const bytes = Object.values(voice.pages).reduce((sum, size) => sum + size, 0);
    const agreed = agreedAt === undefined ? {} : { agreedAt: Timestamp.fromMillis(agreedAt) };
    const times = { createdAt: Timestamp.fromMillis(createdAt), changedAt: Timestamp.now() };
    transaction.set(reference, { ...voice, ...agreed, ...expires, ...times, bytes }, { merge: true });
    transaction.set(recorded, { ...recording, audio: Buffer.from(recording.audio), ...expires });
    counted.noteChange(transaction);
    return null;
  });
}

/** See `InvitationPorts.countVoices`. */
export async function countVoices(storyId: string): Promise<number> {
  const { docs } = await voicesOf(storyId).select('expireAt').limit(MOST_VOICES).get();
  return docs.filter(isCurrent).length;
}

/** The database removes what has expired a day later; until then the family does not see it. */
function isCurrent(voice: DocumentSnapshot): boolean {
  const expireAt = voice.get('expireAt') as Timestamp | undefined;
  return expireAt === undefined || expireAt.toMillis() > Date.now();
}

/** See `InvitationPorts.create`. */
export async function createInvitation(
  { recordUntil, ...invitation }: Omit<Invitation, 'voiceId'>,
  name: string,
  most: number,
): ReturnType<InvitationPorts['create']> {
  const { uid, storyId } = invitation;
  return changeCounted(uid, voicesOf(storyId).limit(MOST_VOICES), async (transaction, counted) => {
    const story = await transaction.get(storyOf(storyId));
    if (!story.exists || story.get('uid') !== uid) return 'missing';
    if (counted.voices.filter(isCurrent).length >= most) return 'voices-full';
    const token = randomBytes(18).toString('base64url');
    const voiceId = randomUUID();
    const expireAt = Timestamp.fromMillis(recordUntil);
    transaction.create(invitationOf(token), { ...invitation, voiceId, recordUntil, expireAt });
    transaction.create(voiceOf({ uid, storyId, voiceId }), {
      ...{ uid, storyId, name, by: 'guest', kept: false, pages: {}, bytes: 0 },
      ...{ createdAt: Timestamp.now(), expireAt, invitation: invitationOf(token).id, recordUntil },
    });
    counted.noteChange(transaction);
    return { token, voiceId };
  });
}

/** @param closed whether an operator closed it (`takenDown`) */
type FoundInvitation = Invitation & { voice: Voice; closed: boolean };

/** The invitation and its voice; null if it is unknown, revoked or without a voice. Whether recording is over is for the caller to see. */
export async function readInvitation(token: string): Promise<FoundInvitation | null> {
  if (!isShareToken(token)) return null;
  const invitation = (await invitationOf(token).get()).data() as (Invitation & { takenDown?: unknown }) | undefined;
  const closed = isSwitchedOn(invitation?.takenDown);
  if (!invitation) return null;
  const { uid, storyId, voiceId, showName, recordUntil, invitedBy } = invitation;
  const voice = (await voiceOf({ uid, storyId, voiceId }).get()).data();
  if (!voice) return null;
  return { uid, storyId, voiceId, showName, recordUntil, ...(invitedBy !== undefined && { invitedBy }), voice: storedVoice(voice), closed };
}

/** The path of an invitation that works, which an operator opens in the console; null if the link opens nothing. */
export async function findInvitation(token: string): Promise<{ path: string; storyId: string } | null> {
  const invitation = await readInvitation(token);
  return invitation && !invitation.closed ? { path: invitationOf(token).path, storyId: invitation.storyId } : null;
}

/** Records that the guest agrees to the current terms. */
export async function agreeAsGuest(guest: VoicePlace, now: number): Promise<void> {
  await voiceOf(guest).update({ agreedTo: CURRENT_TERMS, agreedAt: Timestamp.fromMillis(now) });
}

/** The name of the account that invites; '' if it has no profile any more. */
export async function readDisplayName(uid: string): Promise<string> {
  return String((await firestore().collection('users').doc(uid).get()).get('displayName') ?? '');
}

/**
 * Keeps a guest's voice for good, if the family heard every page as it is stored now.
 * @param heard see `KeepOrder`. An earlier app does not send it; then the voice expires a year after its creation, however often the app tries.
 * @returns the reason if it is not kept, else null. `closed`: an operator closed the invitation.
 */
export async function keepVoice(
  { uid, storyId, voiceId }: VoicePlace,
  heard: KeepOrder['heard'],
  textOf: TextOf,
): Promise<'missing' | 'unheard' | 'changed' | 'closed' | NotSharedReason | null> {
  const reference = voiceOf({ uid, storyId, voiceId });
  return transact(async (transaction) => {
    const [story, voice] = await transaction.getAll(storyOf(storyId), reference);
    // The link of an expired one, which may be closed, may be gone already.
    if (!story?.exists || !voice?.exists || voice.get('uid') !== uid || !isCurrent(voice)) return 'missing';
    // No guest changes it any more.
    if (voice.get('kept') === true) return null;
    const { docs } = await transaction.get(reference.collection('recordings').select('recordedAt'));
    if (docs.length === 0) return 'missing';
    const reason = await whyNotSharedWithin(transaction, story, textOf);
    if (reason !== null) return reason;
    const link = await linkOf(transaction, voice);
    if (isClosed(link)) return 'closed';
    if (heard && !areAllHeard(docs, heard)) return 'changed';
    const expireAt = heard ? FieldValue.delete() : Timestamp.fromMillis(storedVoice(voice.data() ?? {}).createdAt + UNHEARD_MS);
    transaction.update(reference, { expireAt, ...(heard && { kept: true }) });
    for (const { ref } of docs) transaction.update(ref, { expireAt });
    // The guest can withdraw through the link as long as the recording exists.
    if (link) transaction.update(link.ref, { expireAt });
    return heard ? null : 'unheard';
  });
}

function areAllHeard(recordings: readonly DocumentSnapshot[], heard: Readonly<Record<string, number>>): boolean {
  return Object.keys(heard).length === recordings.length && recordings.every((page) => page.get('recordedAt') === heard[page.id]);
}

/** The invitation of a guest's voice; null if it has ended, or the voice is the family's own. */
async function linkOf(transaction: Transaction, voice: DocumentSnapshot): Promise<DocumentSnapshot | null> {
  const invitation = voice.get('invitation') as string | undefined;
  const link = invitation === undefined ? null : await transaction.get(firestore().collection('invitations').doc(invitation));
  return link?.exists ? link : null;
}

function isClosed(link: DocumentSnapshot | null): boolean {
  return isSwitchedOn(link?.get('takenDown'));
}

/** Ends a voice's link at once. @returns the reason if it stays, else null. `missing`: the family has no such voice. `closed`: see {@link keepVoice}. */
export async function revokeInvitation({ uid, storyId, voiceId }: VoicePlace): Promise<'missing' | 'closed' | null> {
  const reference = voiceOf({ uid, storyId, voiceId });
  return transact(async (transaction) => {
    const voice = await transaction.get(reference);
    if (!voice.exists || voice.get('uid') !== uid) return 'missing';
    const link = await linkOf(transaction, voice);
    const isEmpty = Object.keys(storedVoice(voice.data() ?? {}).pages).length === 0;
    // Without it the family could keep the recording, and its guest not withdraw.
    if (isClosed(link) && !isEmpty) return 'closed';
    if (link) transaction.delete(link.ref);
    // An invitation without any recording leaves nothing to decide.
    if (isEmpty) transaction.delete(reference);
    else transaction.update(reference, { invitation: FieldValue.delete() });
    return null;
  });
}

/** Deletes what a guest recorded, and the link, also if an operator closed the page. @returns false if there is nothing under this token. */
export async function withdrawVoice(token: string): Promise<boolean> {
  const invitation = await readInvitation(token);
  if (invitation === null) return false;
  // The link last: if this is interrupted, the guest can repeat it.
  await firestore().recursiveDelete(voiceOf(invitation));
  await invitationOf(token).delete();
  return true;
}

/** What a deleted voice leaves behind. May be repeated. */
export async function removeVoiceRemains(storyId: string, voiceId: string, invitation: unknown): Promise<void> {
  const reference = voiceOf({ uid: '', storyId, voiceId });
  if (!(await reference.get()).exists) await firestore().recursiveDelete(reference.collection('recordings'));
  if (typeof invitation === 'string') await firestore().collection('invitations').doc(invitation).delete();
}

function storedVoice(data: Record<string, unknown>): Voice {
  const {
    expireAt,
    createdAt,
    agreedAt: _agreedAt,
    changedAt: _changedAt,
    ...voice
  } = data as unknown as Omit<Voice, 'createdAt' | 'expireAt'> & Record<string, Timestamp>;
  return {
    ...(voice as unknown as Voice),
    createdAt: (createdAt as Timestamp).toMillis(),
    ...(expireAt === undefined ? {} : { expireAt: expireAt.toMillis() }),
  };
}

function storyOf(storyId: string): DocumentReference {
  return firestore().collection('stories').doc(storyId);
}

function voicesOf(storyId: string): CollectionReference {
  return storyOf(storyId).collection('voices');
}

function voiceOf({ storyId, voiceId }: VoicePlace): DocumentReference {
  return voicesOf(storyId).doc(voiceId);
}

function invitationOf(token: string): DocumentReference {
  return firestore().collection('invitations').doc(createHash('sha256').update(token).digest('hex'));
}

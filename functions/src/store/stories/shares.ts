/**
 * `shares/{SHA-256 of the token}`: copies of stories for links (decision P16). No client reads or writes them. They are deleted when they expire
 * (TTL on `expireAt`), when they are revoked, and with their story or account. An admin takes one down by setting `takenDown` in the console: then only
 * that mark stays, which does not expire, so that the story cannot be shared again.
 */
import { randomBytes } from 'node:crypto';
import { isShareToken, isStoryId, type ShareState } from '@tuckaway/domain';
import { type DocumentReference, type DocumentSnapshot, FieldValue, type Query, Timestamp } from 'firebase-admin/firestore';
import { isSwitchedOn } from '../../lib/is-switched-on.ts';
import type { Share, SharePorts } from '../../sharing/share-story.ts';
import type { StoredStory } from '../../sharing/shared-copy.ts';
import { changeDocument, transact } from '../contention.ts';
import { firestore } from '../firestore.ts';
import { textMarkId } from '../taken-down.ts';
import { shareId } from './shared-stories.ts';

/** Far above the number of links that a family can have; expired ones stay for about a day. */
const MOST_READ = 200;

/** The fields that are removed from a page that was taken down. */
const CONTENT = [
  ...['title', 'paragraphs', 'pages', 'cover', 'pictureCast', 'childSeed', 'coverImage', 'storyTone', 'childName', 'animal'],
  ...['storySetting', 'showName', 'showLook', 'looks', 'textMark', 'createdAt', 'expireAt'],
];

/** See `SharePorts.store`. A link that is older than the story opened a deleted story with the same id, and does not come back. */
export async function storeShare(
  share: Share,
  { text, fresh, most }: Parameters<SharePorts['store']>[1],
): Promise<{ token: string | null } | 'full' | 'missing' | 'taken-down'> {
  const { createdAt, expiresAt, ...copy } = share;
  const textMark = textMarkId(text);
  const mark = textMark !== undefined && { textMark };
  const stored = { ...copy, ...mark, createdAt: Timestamp.fromMillis(createdAt), expireAt: Timestamp.fromMillis(expiresAt) };
  return transact(async (transaction) => {
    const story = await transaction.get(firestore().collection('stories').doc(share.storyId));
    if (!story.exists) return 'missing';
    const { docs } = await transaction.get(sharesOf(share.uid));
    const own = docs.filter((document) => document.get('storyId') === share.storyId);
    if (own.some(hasEnded)) return 'taken-down';
    const working = own.find((document) => endOf(document) > createdAt && !(createdAtOf(document) < createdAtOf(story)));
    if (working && !fresh) {
      transaction.set(working.ref, stored);
      return { token: null };
    }
    if (docs.filter((document) => !own.includes(document) && endOf(document) > createdAt).length >= most) return 'full';
    for (const { ref } of own) transaction.delete(ref);
    // 144 random bits in letters that an address can contain.
    const token = randomBytes(18).toString('base64url');
    transaction.create(documentOf(token), stored);
    return { token };
  });
}

/** The story's link, if it works at that time, or `taken-down` if an admin ended it. */
export async function readShareState(uid: string, storyId: string, now: number): Promise<ShareState | 'taken-down' | null> {
  const { docs } = await sharesOf(uid).select('storyId', 'expireAt', 'showName', 'showLook', 'takenDown').get();
  const own = docs.filter((document) => document.get('storyId') === storyId);
  if (own.some(hasEnded)) return 'taken-down';
  const share = own.find((document) => endOf(document) > now);
  if (!share) return null;
  const showLook = share.get('showLook') === true;
  return { showName: share.get('showName') === true, ...(showLook && { showLook }), expiresAt: endOf(share) };
}

/** Revokes the story's link. It is no error if there is none. One that was taken down stays, or else the story could be shared again. */
export async function removeShare(uid: string, storyId: string): Promise<void> {
  const { docs } = await sharesOf(uid).select('storyId', 'takenDown').get();
  const own = docs.filter((document) => document.get('storyId') === storyId && !hasEnded(document));
  await Promise.all(own.map(({ ref }) => ref.delete()));
}

/** Whether an admin ended a link of the story. */
export async function isShareTakenDown(storyId: string): Promise<boolean> {
  const { docs } = await firestore().collection('shares').where('storyId', '==', storyId).select('takenDown').limit(MOST_READ).get();
  return docs.some(hasEnded);
}

/** A story of any account; null if it does not exist. */
export async function readAnyStory(storyId: string): Promise<StoredStory | null> {
  return ((await firestore().collection('stories').doc(storyId).get()).data() ?? null) as StoredStory | null;
}

/** @param value the field `storyId`, into which an operator may have pasted a path or a space. @returns null if no story can have this id. */
export function pastedStoryId(value: unknown): string | null {
  const id = String(value).trim().split('/').at(-1) ?? '';
  return isStoryId(id) ? id : null;
}

/**
 * Leaves nothing but the mark of a page that was taken down, with the story's id as {@link pastedStoryId} reads it.
 * @returns null if there is no such page; `emptied`: there was more.
 */
export async function emptyTakenDown(id: string): Promise<{ storyId: string | null; takenDown: boolean; emptied: boolean } | null> {
  type Result = Awaited<ReturnType<typeof emptyTakenDown>>;
  return changeDocument<Record<string, unknown>, Result>(firestore().collection('shares').doc(id), (share) => {
    if (share === undefined) return { result: null };
    const takenDown = isSwitchedOn(share.takenDown);
    const left = takenDown ? CONTENT.filter((name) => name in share) : [];
    const storyId = pastedStoryId(share.storyId);
    const result = { storyId, takenDown, emptied: left.length > 0 };
    const read = takenDown && storyId !== null && storyId !== share.storyId ? { storyId } : {};
    const write = { ...Object.fromEntries(left.map((name) => [name, FieldValue.delete()])), ...read };
    return Object.keys(write).length > 0 ? { result, write } : { result };
  });
}

/** The mark of a story that is gone would stay forever: no deletion of the story comes any more. */
export async function deleteShareMark(id: string): Promise<void> {
  await firestore().collection('shares').doc(id).delete();
}

/** The path of a working link's copy, which an admin opens in the console; null if the link opens nothing. */
export async function findShare(token: string, now: number): Promise<{ path: string; storyId: string } | null> {
  if (!isShareToken(token)) return null;
  const share = await documentOf(token).get();
  if (!share.exists || hasEnded(share) || endOf(share) <= now) return null;
  return { path: share.ref.path, storyId: String(share.get('storyId')) };
}

export function sharesOf(uid: string): Query {
  return firestore().collection('shares').where('uid', '==', uid).limit(MOST_READ);
}

function documentOf(token: string): DocumentReference {
  return firestore().collection('shares').doc(shareId(token));
}

function createdAtOf(document: DocumentSnapshot): number {
  return (document.get('createdAt') as Timestamp | undefined)?.toMillis() ?? Number.NaN;
}

/** Milliseconds since 1970; 0 for a document that stays although its link has ended. */
function endOf(document: DocumentSnapshot): number {
  return (document.get('expireAt') as Timestamp | undefined)?.toMillis() ?? 0;
}

function hasEnded(document: DocumentSnapshot): boolean {
  return isSwitchedOn(document.get('takenDown'));
}

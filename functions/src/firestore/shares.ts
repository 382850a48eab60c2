/**
 * `shares/{SHA-256 of the token}`: copies of stories for links (decision P16). No client reads or writes them. They are deleted when they expire
 * (TTL on `expireAt`), when they are revoked, and with their story or account.
 */
import { randomBytes } from 'node:crypto';
import type { ShareState } from '@tuckaway/domain';
import { type DocumentReference, type DocumentSnapshot, type Query, Timestamp } from 'firebase-admin/firestore';
import type { Share } from '../sharing/share-story.ts';
import { transact } from './contention.ts';
import { firestore } from './firestore.ts';
import { shareId } from './shared-stories.ts';

/** Far above the number of links that a family can have; expired ones stay for about a day. */
const MOST_READ = 200;

/** See `SharePorts.keep`. A link that is older than the story is one to a deleted story with the same id, and stays gone. */
export async function keepShare(
  share: Share,
  { fresh, most }: { fresh: boolean; most: number },
): Promise<{ token: string | null } | 'full' | 'missing'> {
  const { createdAt, expiresAt, ...copy } = share;
  const stored = { ...copy, createdAt: Timestamp.fromMillis(createdAt), expireAt: Timestamp.fromMillis(expiresAt) };
  return transact(async (transaction) => {
    const story = await transaction.get(firestore().collection('stories').doc(share.storyId));
    if (!story.exists) return 'missing';
    const { docs } = await transaction.get(sharesOf(share.uid));
    const own = docs.filter((document) => document.get('storyId') === share.storyId);
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

/** The story's link, if it works at that time. */
export async function readShareState(uid: string, storyId: string, now: number): Promise<ShareState | null> {
  const { docs } = await sharesOf(uid).select('storyId', 'expireAt', 'showName').get();
  const share = docs.find((document) => document.get('storyId') === storyId && endOf(document) > now);
  return share ? { showName: share.get('showName') === true, expiresAt: endOf(share) } : null;
}

/** Revokes the story's link. It is no error if there is none. */
export async function removeShare(uid: string, storyId: string): Promise<void> {
  const { docs } = await sharesOf(uid).select('storyId').get();
  await Promise.all(docs.filter((document) => document.get('storyId') === storyId).map(({ ref }) => ref.delete()));
}

function sharesOf(uid: string): Query {
  return firestore().collection('shares').where('uid', '==', uid).limit(MOST_READ);
}

function documentOf(token: string): DocumentReference {
  return firestore().collection('shares').doc(shareId(token));
}

function createdAtOf(document: DocumentSnapshot): number {
  return (document.get('createdAt') as Timestamp | undefined)?.toMillis() ?? Number.NaN;
}

function endOf(document: DocumentSnapshot): number {
  return (document.get('expireAt') as Timestamp).toMillis();
}

/**
 * `storyDrafts/{uid}_{key}`: the pages of a story that is still being written, with the names, for the screen that waits for it (decision S14).
 * Only pages that passed moderation and review are in it. It is deleted when the story is saved; the rules hide it after an hour, and a TTL policy on
 * `expireAt` deletes it later.
 */
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { DraftStore, RequestKey } from '../../stories/order/request-identity.ts';
import { firestore } from '../firestore.ts';

/** A story takes a minute; an hour leaves room for a family that comes back to a call that failed. */
const READABLE_MS = 60 * 60 * 1000;

export async function putDraft({ uid, key }: RequestKey, named: Parameters<DraftStore['showPages']>[2]): Promise<void> {
  await draftOf({ uid, key }).set({ uid, ...named, expireAt: Timestamp.fromMillis(Date.now() + READABLE_MS) });
}

export async function removeDraft(requestKey: RequestKey): Promise<void> {
  await draftOf(requestKey).delete();
}

export function draftOf({ uid, key }: RequestKey): DocumentReference {
  return firestore()
    .collection('storyDrafts')
    .doc(`${encodeURIComponent(uid)}_${key}`);
}

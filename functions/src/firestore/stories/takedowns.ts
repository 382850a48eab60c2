/** Sets and removes the marks that taken-down.ts reads. They contain no more than times, and expire a year after their story was deleted. */
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { StoredStory } from '../../sharing/shared-copy.ts';
import { GRPC, grpcCode } from '../contention.ts';
import { firestore } from '../firestore.ts';
import { markIds } from './taken-down.ts';

const KEEP_MS = 365 * 24 * 60 * 60 * 1000;

/** `toldText` */
type TextOf = (story: StoredStory) => string;

/** @param storyId of a story that may be gone: then its text is unknown. May be repeated. */
export async function markTakenDown(storyId: string, textOf: TextOf): Promise<void> {
  const marks = await marksOf(storyId, textOf);
  // Together, because recording asks for one mark, and sharing for both.
  const batch = firestore().batch();
  for (const mark of marks) batch.set(mark, { takenDownAt: Timestamp.now() }, { merge: true });
  await batch.commit();
}

/** An admin allows the story again. */
export async function unmarkTakenDown(storyId: string, textOf: TextOf): Promise<void> {
  const batch = firestore().batch();
  for (const mark of await marksOf(storyId, textOf)) batch.delete(mark);
  await batch.commit();
}

/** The story was deleted: its marks stay for a year. @param text that it had; '' if that is unknown. */
export async function outliveStory(storyId: string, text: string): Promise<void> {
  const expireAt = Timestamp.fromMillis(Date.now() + KEEP_MS);
  const [own, ...byText] = markIds(storyId, text).map(markOf);
  // Another story that was taken down may have the same text.
  if (own === undefined || !(await expires(own, expireAt))) return;
  await Promise.all(byText.map((mark) => expires(mark, expireAt)));
}

/** @returns false if there is no such mark. */
async function expires(mark: DocumentReference, expireAt: Timestamp): Promise<boolean> {
  try {
    await mark.update({ expireAt });
    return true;
  } catch (error) {
    if (grpcCode(error) !== GRPC.NOT_FOUND) throw error;
    return false;
  }
}

async function marksOf(storyId: string, textOf: TextOf): Promise<DocumentReference[]> {
  const story = (await firestore().collection('stories').doc(storyId).get()).data();
  return markIds(storyId, story ? textOf(story as StoredStory) : '').map(markOf);
}

function markOf(id: string): DocumentReference {
  return firestore().collection('takedowns').doc(id);
}

/** `users/{uid}/progress/{storyId}` in the database (decisions P10). Imported dynamically, by progress.ts. */
import type { ReadingProgress } from '@tuckaway/domain';
import { type DocumentData, doc, getDoc, Timestamp } from 'firebase/firestore/lite';
import { firestore } from '../firestore/lite.ts';

/** Null where the story has not been read, or what is there cannot be used. */
export async function readProgress(uid: string, storyId: string): Promise<ReadingProgress | null> {
  const snapshot = await getDoc(doc(firestore, 'users', uid, 'progress', storyId));
  return progressFrom(snapshot.data());
}

function progressFrom({ page, pageCount, finished, updatedAt }: DocumentData = {}): ReadingProgress | null {
  if (!Number.isInteger(page) || !Number.isInteger(pageCount)) return null;
  return { page, pageCount, finished: finished === true, updatedAt: updatedAt instanceof Timestamp ? updatedAt.toMillis() : 0 };
}

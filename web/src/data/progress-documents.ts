/** `users/{uid}/progress/{storyId}` in the database (decisions P10). Imported dynamically, by progress.ts and reading-lately.ts. */
import type { ReadingProgress } from '@tuckaway/domain';
import { collection, type DocumentData, doc, getDoc, getDocs, limit, orderBy, query, Timestamp } from 'firebase/firestore/lite';
import { firestore } from './firestore.ts';

/** Null where the story has not been read, or what is there cannot be used. */
export async function readProgress(uid: string, storyId: string): Promise<ReadingProgress | null> {
  const snapshot = await getDoc(doc(firestore, 'users', uid, 'progress', storyId));
  return progressFrom(snapshot.data());
}

/** Stories that are looked at for one that is not finished. */
const LATELY = 3;

/** The stories that were read last, the latest first. */
export async function readLately(uid: string): Promise<(ReadingProgress & { storyId: string })[]> {
  const { docs } = await getDocs(query(collection(firestore, 'users', uid, 'progress'), orderBy('updatedAt', 'desc'), limit(LATELY)));
  return docs.flatMap((document) => {
    const progress = progressFrom(document.data());
    return progress === null ? [] : [{ ...progress, storyId: document.id }];
  });
}

function progressFrom({ page, pageCount, finished, updatedAt }: DocumentData = {}): ReadingProgress | null {
  if (!Number.isInteger(page) || !Number.isInteger(pageCount)) return null;
  return { page, pageCount, finished: finished === true, updatedAt: updatedAt instanceof Timestamp ? updatedAt.toMillis() : 0 };
}

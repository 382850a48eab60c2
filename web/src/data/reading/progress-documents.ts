/** Reads `users/{uid}/progress/{storyId}` (decision P10). */
import type { ReadingProgress } from '@tuckaway/domain';
import { readClient } from '../firestore/read-client.ts';
import { Timestamp } from '../firestore/values.ts';

/** Null where the story was not read, or what is stored cannot be used. Throws `FirestoreError`. */
export async function readProgress(uid: string, storyId: string): Promise<ReadingProgress | null> {
  const { page, pageCount, finished, updatedAt } = (await readClient.get(uid, 'users', uid, 'progress', storyId)) ?? {};
  if (!Number.isInteger(page) || !Number.isInteger(pageCount)) return null;
  return {
    page: page as number,
    pageCount: pageCount as number,
    finished: finished === true,
    updatedAt: updatedAt instanceof Timestamp ? updatedAt.milliseconds : 0,
  };
}

/** A remembered child was deleted: deletes what its stories remember, and the looks in the family's links. */
import * as logger from 'firebase-functions/logger';
import { removeSharedLooks } from '../store/stories/child-looks.ts';
import { removeMemories } from '../store/stories/child-memories.ts';

/** Throws if Firestore fails, so that the event is repeated. */
export async function childDeleted(uid: string, childId: string): Promise<void> {
  const [memories, shares] = await Promise.all([removeMemories(uid, childId), removeSharedLooks(uid)]);
  logger.info('child deleted', { memories, shares });
}

/** A remembered child was deleted: see README.md. */
import * as logger from 'firebase-functions/logger';
import { removeMemories } from '../firestore/child-memories.ts';

/** Throws if Firestore fails, so that the event is repeated. */
export async function childDeleted(uid: string, childId: string): Promise<void> {
  logger.info('child deleted', { memories: await removeMemories(uid, childId) });
}

/** A remembered child was deleted: deletes what its stories remember, its animal friend, and the looks in the family's links. */
import * as logger from 'firebase-functions/logger';
import { removeFriend } from '../store/stories/child-friends.ts';
import { removeSharedLooks } from '../store/stories/child-looks.ts';
import { removeMemories } from '../store/stories/child-memories.ts';

/** Throws if Firestore fails, so that the event is repeated. */
export async function childDeleted(uid: string, childId: string): Promise<void> {
  const [memories, friend, shares] = await Promise.all([removeMemories(uid, childId), removeFriend(uid, childId), removeSharedLooks(uid)]);
  logger.info('child deleted', { memories, friend, shares });
}

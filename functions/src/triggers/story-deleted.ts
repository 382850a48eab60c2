/** A family's story was deleted: see README.md. */
import * as logger from 'firebase-functions/logger';
import { removeRemains } from '../firestore/stories/story-remains.ts';

/** Throws if Firestore fails, so that the event is repeated. @param uid undefined if the event does not contain the story. */
export async function storyDeleted(storyId: string, uid: string | undefined): Promise<void> {
  const startedAt = Date.now();
  logger.info('story deleted', { ...(await removeRemains(storyId, uid)), ms: Date.now() - startedAt });
}

/** A voice that read a story was deleted, or has expired: deletes its recordings and its invitation. */
import * as logger from 'firebase-functions/logger';
import { removeVoiceRemains } from '../store/voices/voices.ts';

/** Throws if Firestore fails, so that the event is repeated. @param invitation the id of its link's document; undefined if there is none. */
export async function voiceDeleted(storyId: string, voiceId: string, invitation: unknown): Promise<void> {
  await removeVoiceRemains(storyId, voiceId, invitation);
  logger.info('voice deleted');
}

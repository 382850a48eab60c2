/**
 * A family's story was deleted: deletes its links, the documents below it and the words of reports. Its key gives no story for 30 days. If it was taken down,
 * its mark expires a year later, and the mark of its text with the last story that has it.
 */
import * as logger from 'firebase-functions/logger';
import { type ComparableStory, comparableText } from '../sharing/comparable-text.ts';
import { removeRemains } from '../store/stories/story-remains.ts';
import { expireTakedown } from '../store/stories/takedowns.ts';
import { textMarkId } from '../store/taken-down.ts';

const PORTS = { expireTakedown, removeRemains };

/** Throws if Firestore fails, so that the event is repeated. @param story undefined if the event does not contain it. */
export async function storyDeleted(storyId: string, story: Record<string, unknown> | undefined, ports = PORTS): Promise<void> {
  const startedAt = Date.now();
  const uid = story?.uid as string | undefined;
  try {
    // First, because it asks whether a link was taken down, which is removed then.
    await ports.expireTakedown(storyId, story ? textMarkId(comparableText(story as unknown as ComparableStory)) : undefined);
  } finally {
    // Also if no mark can be made because HASH_KEY is missing.
    logger.info('story deleted', { ...(await ports.removeRemains(storyId, uid)), ms: Date.now() - startedAt });
  }
}

/** A curated story was typed, changed or deleted: see README.md. */
import * as logger from 'firebase-functions/logger';
import { publishAsTyped } from '../firestore/curated-stories.ts';
import { dueAnnouncement, settleAnnouncement } from '../firestore/push-announcements.ts';
import { enqueuePushTask } from '../firestore/push-queue.ts';
import { imageHosts, pushRanges } from '../params.ts';
import { announceStory } from '../push/announce-story.ts';

/** @param docId the document in `curatedStories`. Throws where Firestore or the queue does not answer, so that the event comes again. */
export async function curatedStoryWritten(docId: string): Promise<void> {
  const startedAt = Date.now();
  const hosts = imageHosts
    .value()
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
  const outcome = await publishAsTyped(docId, hosts);
  const announced = await announceStory(docId, {
    due: dueAnnouncement,
    settle: settleAnnouncement,
    enqueue: enqueuePushTask,
    ranges: pushRanges.value(),
  });
  logger.info('curated story', { docId, outcome, announced, ms: Date.now() - startedAt });
}

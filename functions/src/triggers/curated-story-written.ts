/** A curated story was created, edited or deleted: see README.md. */
import * as logger from 'firebase-functions/logger';
import { updatePublication } from '../firestore/curated-stories.ts';
import { dueAnnouncement, settleAnnouncement } from '../firestore/push-announcements.ts';
import { enqueuePushTask } from '../firestore/push-queue.ts';
import { imageHosts, pushRanges } from '../params.ts';
import type { DocumentChange } from '../publishing/plan-publication.ts';
import { publishStory } from '../publishing/publish-story.ts';
import { announceStory } from '../push/announce-story.ts';

/**
 * Throws if Firestore or the queue fails, so that the event is repeated.
 * @param docId the document in `curatedStories`.
 * @param change undefined if the event does not contain it.
 */
export async function curatedStoryWritten(docId: string, change?: DocumentChange): Promise<void> {
  const startedAt = Date.now();
  const hosts = imageHosts
    .value()
    .trim()
    .split(/\s*,\s*/)
    .filter((host) => host !== '');
  const outcome = await publishStory(docId, change, { update: updatePublication, imageHosts: hosts, now: Date.now });
  if (outcome === null) return;
  const announced = await announceStory(docId, {
    due: dueAnnouncement,
    settle: settleAnnouncement,
    enqueue: enqueuePushTask,
    ranges: pushRanges.value(),
  });
  logger.info('curated story', { docId, outcome, announced, ms: Date.now() - startedAt });
}

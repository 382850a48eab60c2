/**
 * A curated story was created, edited or deleted: publishes, updates or withdraws it, and announces a new one. The document is read as it is now,
 * and one transaction writes only what differs, so repeated and late events change nothing.
 *
 * - `published: true` and valid: copy and list are updated. Written back: `id` if it had none (stored forever in `system/curatedIds`), `publishedAt`
 *   once; `problems` removed.
 * - Invalid, `draft: true`, or `published` not a boolean: the last copy stays; `problems` are written.
 * - `published` false or missing, or the document deleted: the copy is removed. Published again, it gets the same number.
 *
 * An admin may choose the `id` before the first publication; then it cannot change, because favorites name it. The list is rebuilt from all copies
 * each time; one document has room for about 700 stories.
 */
import * as logger from 'firebase-functions/logger';
import { imageHosts, pushRanges } from '../config/params.ts';
import { commaSeparated } from '../lib/comma-separated.ts';
import { type DocumentChange, featuredList, mayChangePublication, planPublication } from '../publishing/plan-publication.ts';
import { announceStory } from '../push/announce-story.ts';
import { dueAnnouncement, settleAnnouncement } from '../store/push/push-announcements.ts';
import { enqueuePushTask } from '../store/push/push-queue.ts';
import { updatePublication } from '../store/stories/curated-stories.ts';

/**
 * Throws if Firestore or the queue fails, so that the event is repeated.
 * @param docId the document in `curatedStories`.
 * @param change undefined if the event does not contain it. It only serves to skip drafts without a read, because events may be late, repeated or
 * out of order.
 */
export async function curatedStoryWritten(docId: string, change?: DocumentChange): Promise<void> {
  if (change && !mayChangePublication(change)) return;
  const startedAt = Date.now();
  const hosts = commaSeparated(imageHosts.value());
  const outcome = await updatePublication(docId, (stored) => {
    const plan = planPublication({ ...stored, docId, imageHosts: hosts, now: Date.now() });
    return { plan, featured: featuredList(plan.copies) };
  });
  const announced = await announceStory(docId, {
    due: dueAnnouncement,
    settle: settleAnnouncement,
    enqueue: enqueuePushTask,
    ranges: pushRanges.value(),
  });
  logger.info('curated story', { docId, outcome, announced, ms: Date.now() - startedAt });
}

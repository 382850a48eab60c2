/** A shared page was written: with `takenDown`, removes all but `uid` and `storyId`, and marks the story in `takedowns`, even if both are gone. */
import * as logger from 'firebase-functions/logger';
import { isSwitchedOn } from '../lib/is-switched-on.ts';
import type { DocumentChange } from '../publishing/plan-publication.ts';
import { comparableText } from '../sharing/comparable-text.ts';
import { deleteShareMark, emptyTakenDown, isShareTakenDown, pastedStoryId, readAnyStory } from '../store/stories/shares.ts';
import { markTakenDown, unmarkTakenDown } from '../store/stories/takedowns.ts';
import { textMarkId } from '../store/taken-down.ts';

type Log = Pick<typeof logger, 'info' | 'warn'>;

/** Throws if Firestore fails, so that the event is repeated. @param change undefined if the event does not contain it. */
export async function shareWritten(docId: string, change: DocumentChange | undefined, log: Log = logger): Promise<void> {
  const before = isSwitchedOn(change?.before?.takenDown);
  if (change && !before && !isSwitchedOn(change.after?.takenDown)) return;
  // Events may be late and repeated, so only what is stored now counts.
  const page = await emptyTakenDown(docId);
  // A page that is gone was deleted with its story or account, which ends no takedown.
  const { storyId, takenDown } = page ?? { storyId: pastedStoryId(change?.after?.storyId), takenDown: change?.after?.takenDown };
  const story = storyId === null ? null : await readAnyStory(storyId);
  if (storyId !== null) {
    // The page's own hash, because the story may be gone; pages of earlier versions have none.
    const stored = change?.after?.textMark ?? change?.before?.textMark;
    const textMark = typeof stored === 'string' ? stored : story === null ? undefined : textMarkId(comparableText(story));
    if (isSwitchedOn(takenDown)) await markTakenDown(storyId, textMark);
    else if (before && !(await isShareTakenDown(storyId))) await unmarkTakenDown(storyId, textMark);
  }
  if (page !== null && story === null) {
    await deleteShareMark(docId);
    log.warn('no such story');
  }
  if (page?.emptied) log.info('shared page taken down');
}

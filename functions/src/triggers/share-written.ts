/** A shared page was written: see README.md. */
import * as logger from 'firebase-functions/logger';
import { emptyTakenDown } from '../firestore/stories/shares.ts';
import { isSwitchedOn } from '../lib/is-switched-on.ts';
import type { DocumentChange } from '../publishing/plan-publication.ts';

/** Throws if Firestore fails, so that the event is repeated. @param change undefined if the event does not contain it. */
export async function shareWritten(docId: string, change: DocumentChange | undefined): Promise<void> {
  if (change && !isSwitchedOn(change.after?.takenDown)) return;
  if (await emptyTakenDown(docId)) logger.info('shared page taken down');
}

/** The family withdrew a choice: without the consent `looks`, deletes what needs it from children and links. */
import * as logger from 'firebase-functions/logger';
import { hasChosen } from '../store/choices.ts';
import { removeSpecialLooks } from '../store/stories/child-looks.ts';

/** Throws if Firestore fails, so that the event is repeated. A late event deletes nothing that was allowed again. */
export async function choiceDeleted(uid: string, choice: string): Promise<void> {
  if (choice !== 'looks' || (await hasChosen(uid, choice))) return;
  logger.info('consent taken back', { children: await removeSpecialLooks(uid) });
}

/** A remembered child was written: removes looks that an older app, or a device that missed the withdrawal, stores without the consent. */
import { isDeepStrictEqual } from 'node:util';
import { readAppearance, withoutNewSpecial } from '@tuckaway/domain';
import * as logger from 'firebase-functions/logger';
import type { DocumentChange } from '../publishing/plan-publication.ts';
import { hasChosen } from '../store/choices.ts';
import { removeNewSpecialLook } from '../store/stories/child-looks.ts';

/** Throws if Firestore fails, so that the event is repeated. @param change undefined if the event does not contain it. */
export async function childWritten(uid: string, childId: string, change: DocumentChange | undefined, isChosen = hasChosen): Promise<void> {
  const [before, after] = [change?.before, change?.after].map((child) => readAppearance(child?.appearance));
  // Looks from versions that did not ask for the consent stay stored, and hidden until the family agrees.
  if (change && isDeepStrictEqual(withoutNewSpecial(after, before), after)) return;
  if (await isChosen(uid, 'looks')) return;
  if (await removeNewSpecialLook(uid, childId, before)) logger.info('look without consent removed');
}

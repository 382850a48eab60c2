/** The user's agreement to the current terms, `users/{uid}/agreements/{version}`. Loaded late, and only where this device does not know it. */
import { CURRENT_TERMS } from '@tuckaway/domain';
import { commit, documentName } from '../../../data/firestore/client.ts';
import { pageClient, readClient } from '../../../data/firestore/read-client.ts';
import { resumeSync } from '../../../data/outbox/page/sync.ts';
import { agreementMark, markAgreement, termsUnseenBy } from '../../../data/session/agreement-mark.ts';

/** Stores an agreement given on this device; else asks whether there is one, and shows the terms if not. Throws `FirestoreError`. */
export async function followAgreement(uid: string): Promise<void> {
  const mark = agreementMark(uid);
  if (mark === 'given') await storeAgreement(uid).then(resumeSync);
  else if (mark === null && !(await isStored(uid))) termsUnseenBy.set(uid);
}

/** The user agrees. If it cannot be stored now, the next visit does it. Never rejects. */
export async function agreeToTerms(uid: string): Promise<void> {
  markAgreement(uid, 'given');
  termsUnseenBy.set(null);
  await storeAgreement(uid).catch(() => undefined);
  // What waits for it.
  await resumeSync();
}

/**
 * The server knows of no agreement: stores one that was given on this device, else shows the terms. Never rejects.
 * @returns whether the server knows of one now.
 */
export async function settleAgreement(uid: string): Promise<boolean> {
  if (agreementMark(uid) === null) {
    termsUnseenBy.set(uid);
    return false;
  }
  return storeAgreement(uid)
    .then(() => isStored(uid))
    .catch(() => false);
}

async function storeAgreement(uid: string): Promise<void> {
  const answer = await commit(pageClient, uid, [
    {
      update: { name: documentName(pageClient, 'users', uid, 'agreements', CURRENT_TERMS), fields: {} },
      currentDocument: { exists: false },
      updateTransforms: [{ fieldPath: 'agreedAt', setToServerValue: 'REQUEST_TIME' }],
    },
  ]);
  if (answer.kind === 'done') markAgreement(uid, 'stored');
  // Refused where it exists already: it is never changed.
  else if (answer.kind === 'refused') await isStored(uid);
}

async function isStored(uid: string): Promise<boolean> {
  if ((await readClient.get(uid, 'users', uid, 'agreements', CURRENT_TERMS)) === null) return false;
  markAgreement(uid, 'stored');
  return true;
}

/**
 * Adds to a family's voices within its limits. `storyUsage/{uid}/totals/recordings` changes with each addition, so a transaction notices that others
 * have added since it counted. The counts themselves are no part of it, because a transaction locks everything that its queries read.
 */
import { AggregateField, FieldValue, type Query, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { retryChanged } from '../contention.ts';
import { firestore } from '../firestore.ts';

export interface Counted {
  /** What the query found. */
  voices: readonly QueryDocumentSnapshot[];
  /** Of all recordings of the family, counted by the database: a counter of ours could go wrong. */
  bytes: number;
  /** To be called where something is added; then the transaction fails, and everything is repeated, if others have added since it was counted. */
  noteChange(transaction: Transaction): void;
}

/**
 * Counts, then changes what was counted. Throws `ContentionError` if others add all the time.
 * @param run may be called several times, each time with new counts.
 */
export async function changeCounted<T>(
  uid: string,
  voices: Query,
  run: (transaction: Transaction, counted: Counted) => Promise<T>,
): Promise<T> {
  return retryChanged(async () => {
    const counted = await count(uid, voices);
    return firestore().runTransaction((transaction) => run(transaction, counted), { maxAttempts: 1 });
  });
}

async function count(uid: string, voices: Query): Promise<Counted> {
  const changes = firestore().doc(`storyUsage/${encodeURIComponent(uid)}/totals/recordings`);
  // Before the counts, so that what is added during them is noticed.
  const { updateTime } = await changes.get();
  const ofFamily = firestore().collectionGroup('voices').where('uid', '==', uid);
  const sum = ofFamily.aggregate({ bytes: AggregateField.sum('bytes') }).get();
  const [{ docs }, totals] = await Promise.all([voices.get(), sum]);
  return {
    voices: docs,
    bytes: totals.data().bytes ?? 0,
    noteChange(transaction) {
      const change = { changedAt: FieldValue.serverTimestamp() };
      if (updateTime) transaction.update(changes, change, { lastUpdateTime: updateTime });
      else transaction.create(changes, change);
    },
  };
}

/** Reads subscriptions to send to, and removes those that no longer exist. */
import { FieldPath } from 'firebase-admin/firestore';
import type { PushTarget } from '../../push/subscription.ts';
import type { IdRange } from '../../push/tasks.ts';
import { firestore } from '../firestore.ts';

const FIELDS = ['endpoint', 'p256dh', 'auth', 'deliveredAt'] as const;
const DELETE_BATCH_SIZE = 400;

/** The next subscriptions of a range, ordered by id. @param after the last id of the previous page; '' for the first page. */
export async function subscriptionsInRange({ from, to }: IdRange, after: string, limit: number): Promise<PushTarget[]> {
  const found = await firestore()
    .collection('pushSubscriptions')
    .where(FieldPath.documentId(), after === '' ? '>=' : '>', after === '' ? from : after)
    .where(FieldPath.documentId(), '<', to)
    .orderBy(FieldPath.documentId())
    .limit(limit)
    .select(...FIELDS)
    .get();
  return found.docs.map((document) => targetFrom(document.id, document.data()));
}

export async function subscriptionsByIds(ids: readonly string[]): Promise<PushTarget[]> {
  if (ids.length === 0) return [];
  const collection = firestore().collection('pushSubscriptions');
  const found = await firestore().getAll(...ids.map((id) => collection.doc(id)), { fieldMask: [...FIELDS] });
  return found.flatMap((document) => (document.exists ? [targetFrom(document.id, document.data() ?? {})] : []));
}

/** Converts any value to text, so that one broken document does not stop its page. */
function targetFrom(id: string, fields: Record<string, unknown>): PushTarget {
  const isProven = fields.deliveredAt !== undefined;
  return { id, endpoint: String(fields.endpoint), p256dh: String(fields.p256dh), auth: String(fields.auth), isProven };
}

export async function removeSubscriptions(ids: readonly string[]): Promise<void> {
  const collection = firestore().collection('pushSubscriptions');
  for (let start = 0; start < ids.length; start += DELETE_BATCH_SIZE) {
    const batch = firestore().batch();
    for (const id of ids.slice(start, start + DELETE_BATCH_SIZE)) batch.delete(collection.doc(id));
    await batch.commit();
  }
}

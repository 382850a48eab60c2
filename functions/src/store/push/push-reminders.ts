/** Bedtime reminders in `pushSubscriptions`: finding those that are due, and moving them to their next evening. */
import type { ReminderTime } from '@tuckaway/domain';
import { type Query, Timestamp } from 'firebase-admin/firestore';
import type { Claimed, ClaimPorts, ClaimState, DueReminder } from '../../push/claim-reminders.ts';
import { firestore } from '../firestore.ts';
import { commitUnchanged, expiry, runOf } from './push-runs.ts';
import { NO_REMINDER } from './push-subscriptions.ts';

const SHARDS = Array.from({ length: 16 }, (_, digit) => digit.toString(16));

/** The shards with due reminders. Costs one read for each shard. */
export async function shardsWithDueReminders(now: number): Promise<string[]> {
  const found = await Promise.all(SHARDS.map((shard) => dueIn(shard, now).limit(1).select().get()));
  return SHARDS.filter((_shard, index) => found[index]?.empty === false);
}

/** The reminder that has been due for the longest time comes first. */
export async function dueReminders(shard: string, now: number, limit: number): Promise<DueReminder<Timestamp>[]> {
  const found = await dueIn(shard, now).limit(limit).select('reminder', 'remindAt', 'remindDay').get();
  return found.docs.map((document) => ({
    id: document.id,
    version: document.updateTime,
    reminder: document.get('reminder') as ReminderTime,
    at: (document.get('remindAt') as Timestamp).toMillis(),
    day: document.get('remindDay') as string,
  }));
}

function dueIn(shard: string, now: number): Query {
  return firestore()
    .collection('pushSubscriptions')
    .where('remindIn', '==', shard)
    .where('remindAt', '<=', Timestamp.fromMillis(now))
    .orderBy('remindAt');
}

export async function loadClaims(key: string): Promise<ClaimState | null> {
  return ((await runOf(key).get()).data() as ClaimState | undefined) ?? null;
}

/** All or nothing. Throws `ChangedMeanwhile` if a reminder or the list changed since it was read. */
export async function commitClaims(
  key: string,
  { claimed }: ClaimState,
  moved: Parameters<ClaimPorts<Timestamp>['commit']>[2],
  list: Claimed | null,
): Promise<void> {
  const batch = firestore().batch();
  const expireAt = expiry();
  for (const { reminder, next } of moved) {
    const change = next ? { remindAt: Timestamp.fromMillis(next.at), remindDay: next.day } : NO_REMINDER;
    batch.update(
      firestore().collection('pushSubscriptions').doc(reminder.id),
      { remindedDay: reminder.day, ...change },
      { lastUpdateTime: reminder.version },
    );
  }
  if (list) batch.create(runOf(list.key), { list: { ids: list.ids, attempt: 0, notBefore: 0 }, expireAt });
  batch.set(runOf(key), { claimed, expireAt });
  await commitUnchanged(batch);
}

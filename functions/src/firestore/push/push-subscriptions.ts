/** `pushSubscriptions/{SHA-256 of the endpoint}`, for the server only. Changing or removing one requires its keys (decision S3). */
import { createHash, timingSafeEqual } from 'node:crypto';
import { nextReminder, type PushReminderAnswer, type ReminderTime } from '@tuckaway/domain';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { PushTarget } from '../../push/subscription.ts';
import { transact } from '../contention.ts';
import { firestore } from '../firestore.ts';

const MINUTE_MS = 60_000;
/** A year without a visit that would have renewed it; the TTL policy on `expireAt` then deletes it. */
const KEEP_MS = 365 * 24 * 60 * MINUTE_MS;

export class NotSubscribed extends Error {}
/** The keys are not those of the stored subscription. */
export class OtherKeys extends Error {}

interface Stored {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The device's account; without one it gets new stories only. */
  uid: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  expireAt: Timestamp;
  /** The last tests, in milliseconds since 1970. */
  tests?: number[];
  reminder?: ReminderTime;
  /** When the reminder is due, its evening, and the shard in which the scheduler looks for it. */
  remindAt?: Timestamp;
  remindDay?: string;
  remindIn?: string;
  remindedDay?: string;
}

export const NO_REMINDER = {
  reminder: FieldValue.delete(),
  remindAt: FieldValue.delete(),
  remindDay: FieldValue.delete(),
  remindIn: FieldValue.delete(),
};

/** Repeating it only renews the date. A device that changes its account loses the previous account's reminder. Throws {@link OtherKeys}. */
export async function storeSubscription(target: PushTarget, uid: string | null): Promise<void> {
  await transact(async (transaction) => {
    const reference = documentOf(target.id);
    const stored = (await transaction.get(reference)).data() as Stored | undefined;
    const updatedAt = Timestamp.now();
    const expireAt = Timestamp.fromMillis(updatedAt.toMillis() + KEEP_MS);
    if (stored === undefined) {
      const { endpoint, p256dh, auth } = target;
      transaction.create(reference, { endpoint, p256dh, auth, uid, createdAt: updatedAt, updatedAt, expireAt } satisfies Stored);
      return;
    }
    if (!hasSameKeys(stored, target)) throw new OtherKeys();
    transaction.update(reference, { uid, updatedAt, expireAt, ...(stored.uid === uid ? {} : NO_REMINDER) });
  });
}

/** Throws {@link NotSubscribed}, {@link OtherKeys}. */
export async function removeSubscription(target: PushTarget): Promise<void> {
  await withStored(target, (_stored, reference, transaction) => {
    transaction.delete(reference);
  });
}

/** Counts a test. @returns 0, or the seconds until the next one is allowed. Throws as {@link removeSubscription}. */
export async function takeTest(target: PushTarget, perMinute: number): Promise<number> {
  return withStored(target, (stored, reference, transaction) => {
    const now = Date.now();
    const recent = (stored.tests ?? []).filter((at) => at > now - MINUTE_MS);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= perMinute) return Math.ceil((oldest + MINUTE_MS - now) / 1000);
    transaction.update(reference, { tests: [...recent, now] });
    return 0;
  });
}

/** Sets the reminder or turns it off (null). The device then belongs to the account. Throws as {@link removeSubscription}. */
export async function setReminder(target: PushTarget, uid: string, reminder: ReminderTime | null): Promise<PushReminderAnswer> {
  return withStored(target, (stored, reference, transaction) => {
    const updatedAt = Timestamp.now();
    if (reminder === null) {
      transaction.update(reference, { uid, updatedAt, ...NO_REMINDER });
      return { reminder: null, nextAt: null };
    }
    const { at, day } = nextReminder(reminder, updatedAt.toMillis(), stored.remindedDay);
    transaction.update(reference, {
      uid,
      updatedAt,
      reminder,
      remindAt: Timestamp.fromMillis(at),
      remindDay: day,
      remindIn: shardOf(target.id),
    });
    return { reminder, nextAt: at };
  });
}

/** The stored reminder, if the device belongs to the account. Throws as {@link removeSubscription}. */
export async function readReminder(target: PushTarget, uid: string): Promise<PushReminderAnswer> {
  return withStored(target, ({ uid: owner, reminder, remindAt }) =>
    owner === uid && reminder && remindAt ? { reminder, nextAt: remindAt.toMillis() } : { reminder: null, nextAt: null },
  );
}

/** One of sixteen shards: a single one would be written too often at half past seven. */
function shardOf(id: string): string {
  return id.slice(0, 1);
}

async function withStored<T>(
  target: PushTarget,
  run: (stored: Stored, reference: DocumentReference, transaction: Parameters<Parameters<typeof transact>[0]>[0]) => T,
): Promise<T> {
  return transact(async (transaction) => {
    const reference = documentOf(target.id);
    const stored = (await transaction.get(reference)).data() as Stored | undefined;
    if (stored === undefined) throw new NotSubscribed();
    if (!hasSameKeys(stored, target)) throw new OtherKeys();
    return run(stored, reference, transaction);
  });
}

function documentOf(id: string): DocumentReference {
  return firestore().collection('pushSubscriptions').doc(id);
}

/** Only the browser and this site know a subscription's keys, so equal keys prove that the caller is the subscribed device. */
function hasSameKeys(one: Omit<PushTarget, 'id'>, other: Omit<PushTarget, 'id'>): boolean {
  const bytes = ({ p256dh, auth }: Omit<PushTarget, 'id'>) => createHash('sha256').update(`${p256dh} ${auth}`).digest();
  return timingSafeEqual(bytes(one), bytes(other));
}

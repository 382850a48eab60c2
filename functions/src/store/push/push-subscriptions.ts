/** `pushSubscriptions/{SHA-256 of the endpoint}`, for the server only. Changing or removing one requires its keys (decision S3). */
import { createHash, timingSafeEqual } from 'node:crypto';
import { nextReminder, PUSH_LIMITS, type PushReminderAnswer, type ReminderTime } from '@tuckaway/domain';
import { type DocumentReference, type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { visitorDevicesPerDay } from '../../config/params.ts';
import type { PushTarget } from '../../push/subscription.ts';
import { GRPC, grpcCode, transact } from '../contention.ts';
import { firestore } from '../firestore.ts';
import { takeToday } from '../limits.ts';

const MINUTE_MS = 60_000;
/** A year without a visit that would have renewed it; the TTL policy on `expireAt` then deletes it. */
const LIFETIME_MS = 365 * 24 * 60 * MINUTE_MS;
/** Sixty days for a device that no message ever reached: anybody can invent one. A real one is announced again within a week of its next visit. */
const UNPROVEN_LIFETIME_MS = 60 * 24 * 60 * MINUTE_MS;

export class NotSubscribed extends Error {}
/** No more devices of visitors are added today. */
export class NoRoomToday extends Error {
  /** Seconds. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super('No more devices today');
    this.retryAfter = retryAfter;
  }
}
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
  /** Missing in what the first versions stored. */
  expireAt?: Timestamp;
  /** When a message reached the device for the first time. */
  deliveredAt?: Timestamp;
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

/**
 * Repeating it only renews the date. A device that changes its account loses the previous account's reminder. Throws {@link OtherKeys}, and
 * {@link NoRoomToday} for a visitor's; then a device that an account signed out of is removed.
 */
export async function storeSubscription(target: PushTarget, uid: string | null): Promise<void> {
  const wait = uid === null ? await waitForVisitor(target) : 0;
  await transact(async (transaction) => {
    const reference = documentOf(target.id);
    const stored = (await transaction.get(reference)).data() as Stored | undefined;
    if (stored !== undefined && !hasSameKeys(stored, target)) throw new OtherKeys();
    if (wait > 0) {
      transaction.delete(reference);
      return;
    }
    if (uid !== null && stored?.uid !== uid) await makeRoom(transaction, uid);
    const updatedAt = Timestamp.now();
    const until = (milliseconds: number) => Timestamp.fromMillis(updatedAt.toMillis() + milliseconds);
    if (stored === undefined) {
      const { endpoint, p256dh, auth } = target;
      const times = { createdAt: updatedAt, updatedAt, expireAt: until(UNPROVEN_LIFETIME_MS) };
      transaction.create(reference, { endpoint, p256dh, auth, uid, ...times } satisfies Stored);
      return;
    }
    // A device that no message ever reached does not stay longer by subscribing again.
    const expireAt = stored.deliveredAt === undefined ? (stored.expireAt ?? until(UNPROVEN_LIFETIME_MS)) : until(LIFETIME_MS);
    transaction.update(reference, { uid, updatedAt, expireAt, ...(stored.uid === uid ? {} : NO_REMINDER) });
  });
  if (wait > 0) throw new NoRoomToday(wait);
}

/** @returns 0 if the device may become a visitor's, or is one; else the seconds until the day ends. */
async function waitForVisitor(target: PushTarget): Promise<number> {
  const stored = (await documentOf(target.id).get()).data() as Stored | undefined;
  if (stored !== undefined && (stored.uid === null || !hasSameKeys(stored, target))) return 0;
  return takeToday('visitor-devices', visitorDevicesPerDay.value());
}

/** Removes the account's devices that renewed their subscription longest ago, so that it can have one more. */
async function makeRoom(transaction: Transaction, uid: string): Promise<void> {
  const { docs } = await transaction.get(firestore().collection('pushSubscriptions').where('uid', '==', uid).select('updatedAt'));
  const heardOf = ({ updatedAt }: Partial<Stored>) => updatedAt?.toMillis() ?? 0;
  const newestFirst = docs.toSorted((one, other) => heardOf(other.data()) - heardOf(one.data()));
  for (const { ref } of newestFirst.slice(PUSH_LIMITS.devicesPerAccount - 1)) transaction.delete(ref);
}

/** A message reached these devices. May be repeated; ids of devices that are gone are ignored. */
export async function noteDelivered(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await firestore().getAll(...ids.map(documentOf), { fieldMask: ['updatedAt', 'deliveredAt'] });
  const unproven = found.filter((device) => device.exists && device.get('deliveredAt') === undefined);
  const now = Timestamp.now();
  const note = async (device: DocumentSnapshot) => {
    const { updatedAt = now } = device.data() as Partial<Stored>;
    await device.ref.update({ deliveredAt: now, expireAt: Timestamp.fromMillis(updatedAt.toMillis() + LIFETIME_MS) });
  };
  const notes = unproven.map((device) =>
    note(device).catch((error: unknown) => {
      if (grpcCode(error) !== GRPC.NOT_FOUND) throw error;
    }),
  );
  await Promise.all(notes);
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
  return withStored(target, async (stored, reference, transaction) => {
    if (stored.uid !== uid) await makeRoom(transaction, uid);
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
  run: (stored: Stored, reference: DocumentReference, transaction: Transaction) => T | Promise<T>,
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

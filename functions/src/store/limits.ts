/** `limits/{id}`: how often something happened today, or a caller called lately, for all instances. They expire (TTL on `expireAt`). */
import { Timestamp } from 'firebase-admin/firestore';
import { keyedHash } from '../config/keyed-hash.ts';
import { type Bucket, takeFrom } from '../lib/bucket.ts';
import { changeDocument } from './contention.ts';
import { takeOne, today } from './counters.ts';
import { firestore } from './firestore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Counts one of what may happen `most` times a day (UTC). Throws `ContentionError`.
 * @returns 0, or the seconds until the day ends.
 */
export async function takeToday(what: string, most: number): Promise<number> {
  const { day, now, retryAfter } = today();
  const reference = firestore().collection('limits').doc(what);
  const { ok } = await takeOne({ reference, day, most: { count: most }, fields: { expireAt: Timestamp.fromMillis(now + 2 * DAY_MS) } });
  return ok ? 0 : retryAfter;
}

/**
 * Takes a call from the caller's bucket. The function needs the secret `HASH_KEY`. Throws `ContentionError`.
 * @param caller the endpoint and the user or address: only a keyed hash is stored.
 * @returns 0, or the seconds until the next call is allowed.
 */
export async function takeFromBucket(caller: string, perMinute: number): Promise<number> {
  const reference = firestore().collection('limits').doc(keyedHash('caller', caller));
  return changeDocument<Bucket, number>(reference, (bucket) => {
    const now = Date.now();
    const { left, seconds } = takeFrom(bucket, perMinute, now);
    // A refused call leaves nothing to write, so that a flood costs reads alone.
    return { result: seconds, ...(seconds === 0 && { write: { ...left, expireAt: Timestamp.fromMillis(now + DAY_MS) } }) };
  });
}

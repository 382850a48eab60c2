/** `limits/{id}`: how often something happened today, for all instances. They name nobody and expire (TTL on `expireAt`). */
import { Timestamp } from 'firebase-admin/firestore';
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

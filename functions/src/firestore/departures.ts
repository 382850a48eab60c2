/**
 * `departures/{SHA-256 of the uid}`: somebody has left. The rules and `has-left.ts` refuse by it what a token that outlives its account
 * still asks for. It holds no id that anybody could be found by, and goes after 30 days (TTL on `expireAt`).
 */
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { Departure } from '../account/leave.ts';
import { departureId } from './departure-id.ts';
import { firestore } from './firestore.ts';

const KEEP_MS = 30 * 24 * 60 * 60 * 1000;
/** What gRPC says of a document that is there. */
const ALREADY_EXISTS = 6;

interface Stored {
  requestedAt: Timestamp;
  finishedAt?: Timestamp;
  expireAt: Timestamp;
}

export async function markDeparture(uid: string, now: number): Promise<void> {
  const mark: Stored = { requestedAt: Timestamp.fromMillis(now), expireAt: Timestamp.fromMillis(now + KEEP_MS) };
  try {
    await documentOf(uid).create(mark);
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
  }
}

export async function readDeparture(uid: string): Promise<Departure | null> {
  const stored = (await documentOf(uid).get()).data() as Stored | undefined;
  return stored ? { requestedAt: stored.requestedAt.toMillis(), finished: stored.finishedAt !== undefined } : null;
}

export async function finishDeparture(uid: string): Promise<void> {
  await documentOf(uid).update({ finishedAt: Timestamp.now() });
}

function documentOf(uid: string): DocumentReference {
  return firestore().collection('departures').doc(departureId(uid));
}

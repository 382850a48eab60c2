/** `pushRuns/{key}`: the progress of each run, and lists to retry. They expire after a month (TTL on `expireAt`). */
import { type DocumentReference, Timestamp, type WriteBatch, type WriteResult } from 'firebase-admin/firestore';
import { ChangedMeanwhile } from '../../lib/retry.ts';
import type { Retry, RunState, StoredRun } from '../../push/run.ts';
import { GRPC, grpcCode } from '../contention.ts';
import { firestore } from '../firestore.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const CHANGED_MEANWHILE: readonly unknown[] = [GRPC.NOT_FOUND, GRPC.ALREADY_EXISTS, GRPC.FAILED_PRECONDITION];

interface Stored {
  state?: RunState;
  list?: Omit<Retry, 'key'>;
}

export async function loadRun(key: string): Promise<StoredRun<Timestamp> | null> {
  const snapshot = await runOf(key).get();
  if (!snapshot.exists || snapshot.updateTime === undefined) return null;
  const { state, list } = snapshot.data() as Stored;
  return { version: snapshot.updateTime, state, ...(list ? { list } : {}) };
}

/** Throws `ChangedMeanwhile` if the run was saved since `version`. */
export async function saveRun(key: string, version: Timestamp | null, state: RunState, retries: readonly Retry[]): Promise<Timestamp> {
  const batch = firestore().batch();
  const expireAt = expiry();
  if (version === null) batch.create(runOf(key), { state, expireAt });
  else batch.update(runOf(key), { state, expireAt }, { lastUpdateTime: version });
  for (const { key: retryKey, ...list } of retries) batch.create(runOf(retryKey), { list, expireAt });
  const [written] = await commitUnchanged(batch);
  return written?.writeTime ?? Timestamp.now();
}

/** Throws `ChangedMeanwhile` if a document changed since it was read. */
export async function commitUnchanged(batch: WriteBatch): Promise<WriteResult[]> {
  return batch.commit().catch((error: unknown) => {
    throw CHANGED_MEANWHILE.includes(grpcCode(error)) ? new ChangedMeanwhile() : error;
  });
}

export function runOf(key: string): DocumentReference {
  return firestore().collection('pushRuns').doc(key);
}

export function expiry(): Timestamp {
  return Timestamp.fromMillis(Date.now() + LIFETIME_MS);
}

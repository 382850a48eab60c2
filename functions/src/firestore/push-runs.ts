/** `pushRuns/{key}`: where each share of a message is, and lists to try again. Kept for a month, by the TTL policy on `expireAt`. */
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { Retry } from '../push/retries.ts';
import { NEW_RUN, type RunState, RunTaken, type StoredRun } from '../push/run.ts';
import { firestore } from './firestore.ts';

const KEEP_MS = 30 * 24 * 60 * 60 * 1000;
/** Codes of gRPC: not found, already exists, failed precondition. */
const CHANGED_MEANWHILE: readonly unknown[] = [5, 6, 9];

interface Stored {
  state?: RunState;
  list?: Omit<Retry, 'key'>;
}

export async function loadRun(key: string): Promise<StoredRun<Timestamp> | null> {
  const snapshot = await runOf(key).get();
  if (!snapshot.exists || snapshot.updateTime === undefined) return null;
  const { state = NEW_RUN, list } = snapshot.data() as Stored;
  return { version: snapshot.updateTime, state, ...(list ? { list } : {}) };
}

/** Throws `RunTaken` where the run was saved by somebody else since `version`. */
export async function saveRun(key: string, version: Timestamp | null, state: RunState, retries: readonly Retry[]): Promise<Timestamp> {
  const batch = firestore().batch();
  const expireAt = keptUntil();
  if (version === null) batch.create(runOf(key), { state, expireAt });
  else batch.update(runOf(key), { state, expireAt }, { lastUpdateTime: version });
  for (const { key: retryKey, ...list } of retries) batch.create(runOf(retryKey), { list, expireAt });
  try {
    const [written] = await batch.commit();
    return written?.writeTime ?? Timestamp.now();
  } catch (error) {
    throw wasChangedMeanwhile(error) ? new RunTaken() : error;
  }
}

/** Whether a commit failed because somebody else was faster. */
export function wasChangedMeanwhile(error: unknown): boolean {
  return CHANGED_MEANWHILE.includes((error as { code?: unknown }).code);
}

export function runOf(key: string): DocumentReference {
  return firestore().collection('pushRuns').doc(key);
}

export function keptUntil(): Timestamp {
  return Timestamp.fromMillis(Date.now() + KEEP_MS);
}

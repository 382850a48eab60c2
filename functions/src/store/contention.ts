/** Writes that several callers attempt on the same documents at once. */
import type { DocumentReference, Transaction, UpdateData } from 'firebase-admin/firestore';
import { ContentionError, retry } from '../lib/retry.ts';
import { firestore } from './firestore.ts';

/** Milliseconds. Shorter than the client's own pauses, which begin at a second, because a user waits. */
const PAUSES = { first: 20, longest: 300 };
/** Measured on the emulator: shorter ones let three slow callers lock the document again before one of them commits, for over 20 seconds. */
const PAUSES_WITH_LOCKS = { first: 500, longest: 4000 };
const GIVE_UP_AFTER_MS = 15_000;

/** gRPC's status codes. */
export const GRPC = { NOT_FOUND: 5, ALREADY_EXISTS: 6, FAILED_PRECONDITION: 9, ABORTED: 10, UNAVAILABLE: 14 } as const;
const CHANGED_MEANWHILE = [GRPC.NOT_FOUND, GRPC.ALREADY_EXISTS, GRPC.FAILED_PRECONDITION, GRPC.ABORTED];

export function grpcCode(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}

/** Repeats `work` after errors with these codes, at random times so that callers do not collide again. Throws {@link ContentionError}. */
async function retryContended<T>(codes: readonly unknown[], work: () => Promise<T>, { first, longest } = PAUSES): Promise<T> {
  const until = Date.now() + GIVE_UP_AFTER_MS;
  return retry(work, (error, attempt) => {
    if (!codes.includes(grpcCode(error))) return null;
    if (Date.now() > until) throw new ContentionError('Too many callers write the same document', { cause: error });
    return Math.random() * Math.min(first * 2 ** attempt, longest);
  });
}

/** A transaction over several documents; `changeDocument` changes a single one without locks. Throws {@link ContentionError}. */
export async function transact<T>(run: (transaction: Transaction) => Promise<T>): Promise<T> {
  return retryContended([GRPC.ABORTED, GRPC.UNAVAILABLE], () => firestore().runTransaction(run, { maxAttempts: 1 }), PAUSES_WITH_LOCKS);
}

/** Repeats `work` while what it read has changed before it wrote. Throws {@link ContentionError}. */
export async function retryChanged<T>(work: () => Promise<T>): Promise<T> {
  return retryContended([...CHANGED_MEANWHILE, GRPC.UNAVAILABLE], work);
}

/** `write`: fields to set (`FieldValue.delete()` removes one), or `delete` for the document; without it nothing is written. */
export interface Change<T> {
  result: T;
  write?: Record<string, unknown> | 'delete';
}

/**
 * Optimistic change of one document: read, decide, and write only if the document is unchanged, else repeat. With locks, ten processes were seen
 * waiting for each other; without them, one of many writers always succeeds (decision 12).
 * Throws {@link ContentionError} if the document stays contended.
 * @param decide may be called several times, each time with what is stored by then.
 */
export async function changeDocument<Stored, T>(
  reference: DocumentReference,
  decide: (stored: Stored | undefined) => Change<T>,
): Promise<T> {
  return retryContended(CHANGED_MEANWHILE, async () => {
    const snapshot = await reference.get();
    const { result, write } = decide(snapshot.data() as Stored | undefined);
    const unchanged = snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : undefined;
    if (write === 'delete') await reference.delete(unchanged ?? {});
    else if (write && unchanged) await reference.update(write as UpdateData<Record<string, unknown>>, unchanged);
    else if (write) await reference.create(write);
    return result;
  });
}

/** Writes that several callers attempt on the same documents at once. */
import type { Transaction } from 'firebase-admin/firestore';
import { retry } from '../lib/retry.ts';
import { firestore } from './firestore.ts';

/** Milliseconds. Shorter than the client's own pauses, which begin at a second, because a user waits. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 300;
const GIVE_UP_AFTER_MS = 15_000;

/** gRPC's status codes. */
export const GRPC = { NOT_FOUND: 5, ALREADY_EXISTS: 6, FAILED_PRECONDITION: 9, ABORTED: 10, UNAVAILABLE: 14 } as const;

export function grpcCode(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}

/** A document was contended for too long. */
export class Crowded extends Error {
  override readonly name = 'Crowded';
}

/** Repeats `work` after errors with these codes, at random times so that callers do not collide again. Throws {@link Crowded}. */
export async function retryContended<T>(codes: readonly unknown[], work: () => Promise<T>): Promise<T> {
  const until = Date.now() + GIVE_UP_AFTER_MS;
  return retry(work, (error, attempt) => {
    if (!codes.includes(grpcCode(error))) return null;
    if (Date.now() > until) throw new Crowded('Too many callers write the same document', { cause: error });
    return Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
  });
}

/** A transaction over several documents; `changeDocument` changes a single one without locks. Throws {@link Crowded}. */
export async function transact<T>(run: (transaction: Transaction) => Promise<T>): Promise<T> {
  return retryContended([GRPC.ABORTED, GRPC.UNAVAILABLE], () => firestore().runTransaction(run, { maxAttempts: 1 }));
}

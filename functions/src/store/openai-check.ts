/** `system/openaiCheck`: the last answer of the AI service's check, and the lease of the running one (decision S2). */
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

/** Milliseconds for which a call holds the check: longer than the function can run (60 s). */
const LEASE_MS = 65_000;

export interface CheckAnswer {
  status: number;
  /** ISO 8601. */
  checkedAt: string;
  body: Record<string, unknown>;
}

export type CheckClaim =
  | { kind: 'claimed'; token: string }
  | { kind: 'fresh'; answer: CheckAnswer }
  | { kind: 'running'; last: CheckAnswer | undefined }
  /** No check is running, and this call has too little time for one. */
  | { kind: 'free' };

interface Stored {
  answer?: CheckAnswer;
  token?: string;
  leaseUntil?: Timestamp;
}

/** @param intervalMs the minimum time between two checks. @param mayBegin whether the caller has the time for a check. */
export async function claimCheck(intervalMs: number, mayBegin: boolean): Promise<CheckClaim> {
  return firestore().runTransaction(async (transaction) => {
    const now = Date.now();
    const { answer, leaseUntil } = ((await transaction.get(reference())).data() ?? {}) as Stored;
    if (answer && Date.parse(answer.checkedAt) > now - intervalMs) return { kind: 'fresh', answer };
    if (leaseUntil && leaseUntil.toMillis() > now) return { kind: 'running', last: answer };
    if (!mayBegin) return { kind: 'free' };
    const token = randomUUID();
    transaction.set(reference(), { token, leaseUntil: Timestamp.fromMillis(now + LEASE_MS) }, { merge: true });
    return { kind: 'claimed', token };
  });
}

/** Stores the answer and ends the lease. Does nothing if another call holds it. */
export async function storeCheck(token: string, answer: CheckAnswer): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(reference())).data() as Stored | undefined;
    if (stored?.token === token) transaction.set(reference(), { answer });
  });
}

function reference() {
  return firestore().doc('system/openaiCheck');
}

/** `system/openaiCheck`: the last answer of the AI service's check, and who is at the next one (decisions S2). */
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

/** Milliseconds for which one call holds the check: longer than the function can run (60 s). */
const LEASE_MS = 65_000;

/** What everybody gets until the next check. */
export interface CheckAnswer {
  /** The status it is answered with. */
  status: number;
  /** ISO text. */
  checkedAt: string;
  body: Record<string, unknown>;
}

export type CheckClaim =
  | { kind: 'ours'; token: string }
  | { kind: 'fresh'; answer: CheckAnswer }
  | { kind: 'running'; last: CheckAnswer | undefined };

interface Stored {
  answer?: CheckAnswer;
  token?: string;
  leaseUntil?: Timestamp;
}

/** @param intervalMs how long an answer is given before anybody may check again. */
export async function claimCheck(intervalMs: number): Promise<CheckClaim> {
  return firestore().runTransaction(async (transaction) => {
    const now = Date.now();
    const { answer, leaseUntil } = ((await transaction.get(reference())).data() ?? {}) as Stored;
    if (answer && Date.parse(answer.checkedAt) > now - intervalMs) return { kind: 'fresh', answer };
    if (leaseUntil && leaseUntil.toMillis() > now) return { kind: 'running', last: answer };
    const token = randomUUID();
    transaction.set(reference(), { token, leaseUntil: Timestamp.fromMillis(now + LEASE_MS) }, { merge: true });
    return { kind: 'ours', token };
  });
}

export async function keepCheck(token: string, answer: CheckAnswer): Promise<void> {
  await settle(token, () => ({ answer }));
}

/** The check is anybody's again; the last answer stays. */
export async function freeCheck(token: string): Promise<void> {
  await settle(token, ({ answer }) => (answer ? { answer } : {}));
}

/** Does nothing where the lease has gone to another call. */
async function settle(token: string, settled: (stored: Stored) => Stored): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(reference())).data() as Stored | undefined;
    if (stored?.token === token) transaction.set(reference(), settled(stored));
  });
}

function reference() {
  return firestore().doc('system/openaiCheck');
}

/** Transactions over several documents that are in each other's way: tried again soon, at different times, for as long as one can wait. */
import type { Transaction } from 'firebase-admin/firestore';
import { pause } from '../lib/pause.ts';
import { Crowded } from './change-document.ts';
import { firestore } from './firestore.ts';

/** Milliseconds. The client's own pauses begin at a second, and it gives up after five attempts: too slow for a person who waits. */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 400;
const PATIENCE = 15_000;
/** Codes of gRPC after which nothing was written: ABORTED, and UNAVAILABLE. */
const WORTH_RETRYING: readonly unknown[] = [10, 14];

/** For one document, `changeDocument` does it without locks. Throws {@link Crowded} when patience is over. */
export async function transact<T>(run: (transaction: Transaction) => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE;
  for (let longest = FIRST_PAUSE; ; longest = Math.min(2 * longest, LONGEST_PAUSE)) {
    try {
      return await firestore().runTransaction(run, { maxAttempts: 1 });
    } catch (error) {
      if (!WORTH_RETRYING.includes((error as { code?: unknown }).code)) throw error;
      if (Date.now() > until) throw new Crowded('A document is wanted by too many at once', { cause: error });
      await pause(Math.random() * longest);
    }
  }
}

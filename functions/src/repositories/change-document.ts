/**
 * Changes one document as a whole: read, decide, and write only if nobody wrote in between, else once more. A transaction of one
 * document without its locks: those who only look wait for nobody, and of many who write at once one always gets through, where locks
 * were seen to make ten processes wait for each other (docs/decisions/0012-counters-without-locks.md).
 */
import type { DocumentReference, UpdateData } from 'firebase-admin/firestore';
import { pause } from '../pause.ts';

/** Milliseconds; up to which the next try waits, by chance, so that not all come back together. */
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 300;
/** Milliseconds for which a caller tries. */
const PATIENCE = 15_000;
/** What gRPC says when somebody was quicker: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED. */
const SOMEBODY_WAS_QUICKER: readonly unknown[] = [5, 6, 9, 10];

/** What to write: fields to set (`FieldValue.delete()` takes one away), or `delete` for all of it; without it nothing is written. */
export interface Change<T> {
  result: T;
  write?: Record<string, unknown> | 'delete';
}

/** Too many wanted the same document for too long. */
export class Crowded extends Error {
  override readonly name = 'Crowded';
}

/** `decide` may be asked several times, each time with what is stored by then. Throws {@link Crowded} when patience is over. */
export async function changeDocument<Stored, T>(
  reference: DocumentReference,
  decide: (stored: Stored | undefined) => Change<T>,
): Promise<T> {
  const until = Date.now() + PATIENCE;
  for (let longest = FIRST_PAUSE; ; longest = Math.min(2 * longest, LONGEST_PAUSE)) {
    const snapshot = await reference.get();
    const { result, write } = decide(snapshot.data() as Stored | undefined);
    if (write === undefined) return result;
    const unchanged = snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : undefined;
    try {
      if (write === 'delete') await reference.delete(unchanged ?? {});
      else if (unchanged) await reference.update(write as UpdateData<Record<string, unknown>>, unchanged);
      else await reference.create(write);
      return result;
    } catch (error) {
      if (!SOMEBODY_WAS_QUICKER.includes((error as { code?: unknown }).code)) throw error;
      if (Date.now() > until) throw new Crowded('A document is wanted by too many at once', { cause: error });
      await pause(Math.random() * longest);
    }
  }
}

/**
 * An optimistic transaction on one document: read, decide, and write only if nobody wrote in between, else once more. Without locks:
 * those who only look wait for nobody, and of many who write at once one always gets through, where locks were seen to make ten
 * processes wait for each other (docs/decisions/0012-counters-without-locks.md).
 */
import { type DocumentReference, type DocumentSnapshot, FieldValue, type Timestamp, type UpdateData } from 'firebase-admin/firestore';
import { pause } from '../lib/pause.ts';

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

/** A document as it was when it was last read or written; without data where there was none. */
export interface Known<Stored> {
  data: Stored | undefined;
  updateTime: Timestamp | undefined;
}

/**
 * `decide` may be asked several times, each time with what is stored by then. Throws {@link Crowded} when patience is over.
 * @param known saves the first reading: good enough to write by, since nothing is written where it is out of date, and not to refuse by.
 * @returns what `decide` came to, and the document as it is now.
 */
export async function changeDocument<Stored, T>(
  reference: DocumentReference,
  decide: (stored: Stored | undefined) => Change<T>,
  known?: Known<Stored>,
): Promise<{ result: T; known: Known<Stored> }> {
  const until = Date.now() + PATIENCE;
  let longest = FIRST_PAUSE;
  for (let seen = known; ; seen = undefined) {
    const current = seen ?? knownFrom<Stored>(await reference.get());
    const { result, write } = decide(current.data);
    if (write === undefined) {
      if (seen === undefined) return { result, known: current };
      continue;
    }
    try {
      return { result, known: await put(reference, current, write) };
    } catch (error) {
      if (!SOMEBODY_WAS_QUICKER.includes((error as { code?: unknown }).code)) throw error;
      if (Date.now() > until) throw new Crowded('A document is wanted by too many at once', { cause: error });
      // Who wrote by what was known has waited for nobody yet.
      if (seen !== undefined) continue;
      await pause(Math.random() * longest);
      longest = Math.min(2 * longest, LONGEST_PAUSE);
    }
  }
}

export function knownFrom<Stored>(snapshot: DocumentSnapshot): Known<Stored> {
  return { data: snapshot.data() as Stored | undefined, updateTime: snapshot.updateTime };
}

async function put<Stored>(
  reference: DocumentReference,
  { data, updateTime }: Known<Stored>,
  write: NonNullable<Change<unknown>['write']>,
): Promise<Known<Stored>> {
  const unchanged = updateTime ? { lastUpdateTime: updateTime } : undefined;
  if (write === 'delete') {
    await reference.delete(unchanged ?? {});
    return { data: undefined, updateTime: undefined };
  }
  const { writeTime } = unchanged
    ? await reference.update(write as UpdateData<Record<string, unknown>>, unchanged)
    : await reference.create(write);
  const fields = Object.entries({ ...data, ...write }).filter(([, value]) => !(value instanceof FieldValue));
  return { data: Object.fromEntries(fields) as Stored, updateTime: writeTime };
}

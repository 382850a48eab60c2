/**
 * Optimistic change of one document: read, decide, and write only if the document is unchanged, else repeat. With locks, ten processes were seen
 * waiting for each other; without them, one of many writers always succeeds (docs/decisions/0012-counters-without-locks.md).
 */
import { type DocumentReference, type DocumentSnapshot, FieldValue, type Timestamp, type UpdateData } from 'firebase-admin/firestore';
import { GRPC, grpcCode, retryContended } from './contention.ts';

const CHANGED_MEANWHILE = [GRPC.NOT_FOUND, GRPC.ALREADY_EXISTS, GRPC.FAILED_PRECONDITION, GRPC.ABORTED];

/** `write`: fields to set (`FieldValue.delete()` removes one), or `delete` for the document; without it nothing is written. */
export interface Change<T> {
  result: T;
  write?: Record<string, unknown> | 'delete';
}

/** A document as it was last read or written; without data if it does not exist. */
export interface Known<Stored> {
  data: Stored | undefined;
  updateTime: Timestamp | undefined;
}

/**
 * Throws `Crowded` if the document stays contended.
 * @param decide may be called several times, each time with what is stored by then.
 * @param known saves the first read. An outdated state is good enough to write by, since the write then fails, but not to decide against writing.
 * @returns the decision's result, and the document as it is now.
 */
export async function changeDocument<Stored, T>(
  reference: DocumentReference,
  decide: (stored: Stored | undefined) => Change<T>,
  known?: Known<Stored>,
): Promise<{ result: T; known: Known<Stored> }> {
  if (known) {
    const { result, write } = decide(known.data);
    try {
      if (write !== undefined) return { result, known: await put(reference, known, write) };
    } catch (error) {
      if (!(CHANGED_MEANWHILE as unknown[]).includes(grpcCode(error))) throw error;
    }
  }
  return retryContended(CHANGED_MEANWHILE, async () => {
    const current = knownFrom<Stored>(await reference.get());
    const { result, write } = decide(current.data);
    return { result, known: write === undefined ? current : await put(reference, current, write) };
  });
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

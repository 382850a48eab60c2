/** For tests: an in-memory database with Firestore's preconditions and responses in random order. */
import { setImmediate as turn } from 'node:timers/promises';
import { FieldValue } from 'firebase-admin/firestore';

interface Stored {
  data: Record<string, unknown>;
  version: number;
}

function failure(code: number): Error {
  return Object.assign(new Error(`code ${code}`), { code });
}

/** Of the field values, this code only uses the one that deletes. */
function withoutFieldValues(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !(value instanceof FieldValue)));
}

/** Waits a random number of turns of the event loop. */
async function sometime(): Promise<void> {
  for (let turns = Math.floor(Math.random() * 4); turns >= 0; turns -= 1) await turn();
}

/**
 * @param later the delay of a request, and of its response.
 * @param lost whether the response of an applied write is lost: Firestore's client repeats the write and gets a conflict.
 */
export function memoryFirestore(later: () => Promise<void> = sometime, lost: () => boolean = () => false) {
  const documents = new Map<string, Stored>();
  let version = 0;
  let writes = 0;
  let reads = 0;
  const sent = async <T>(apply: () => Promise<T>): Promise<T> => {
    const answer = await apply();
    return lost() ? apply() : answer;
  };
  const doc = (path: string) => ({
    path,
    async get() {
      reads += 1;
      await later();
      const stored = documents.get(path);
      const answer = { data: () => stored?.data, updateTime: stored?.version };
      await later();
      return answer;
    },
    create: (data: Record<string, unknown>) =>
      sent(async () => {
        await later();
        if (documents.has(path)) {
          await later();
          throw failure(6);
        }
        writes += 1;
        const writeTime = ++version;
        documents.set(path, { data, version: writeTime });
        await later();
        return { writeTime };
      }),
    async set(data: Record<string, unknown>) {
      await later();
      writes += 1;
      documents.set(path, { data, version: ++version });
    },
    update: (data: Record<string, unknown>, { lastUpdateTime }: { lastUpdateTime: number }) =>
      sent(async () => {
        await later();
        const stored = documents.get(path);
        if (stored?.version !== lastUpdateTime) {
          await later();
          throw failure(stored ? 9 : 5);
        }
        writes += 1;
        const writeTime = ++version;
        documents.set(path, { data: withoutFieldValues({ ...stored.data, ...data }), version: writeTime });
        await later();
        return { writeTime };
      }),
    delete: ({ lastUpdateTime }: { lastUpdateTime?: number } = {}) =>
      sent(async () => {
        await later();
        if (lastUpdateTime !== undefined && documents.get(path)?.version !== lastUpdateTime) throw failure(9);
        documents.delete(path);
      }),
  });
  /** Optimistic, as one attempt: fails with ABORTED if a document it read has changed, and with UNAVAILABLE if the response is lost. */
  async function runTransaction<T>(run: (transaction: object) => Promise<T>): Promise<T> {
    const seen = new Map<string, number | undefined>();
    const pending: (() => void)[] = [];
    const set = (path: string, data: Record<string, unknown>) =>
      pending.push(() => {
        writes += 1;
        documents.set(path, { data, version: ++version });
      });
    const result = await run({
      async getAll(...references: { path: string }[]) {
        await later();
        return references.map(({ path }) => {
          const stored = documents.get(path);
          seen.set(path, stored?.version);
          return { exists: stored !== undefined, data: () => stored?.data, get: (field: string) => stored?.data[field] };
        });
      },
      create: ({ path }: { path: string }, data: Record<string, unknown>) => set(path, data),
      set: ({ path }: { path: string }, data: Record<string, unknown>) => set(path, data),
      update: ({ path }: { path: string }, data: Record<string, unknown>) =>
        set(path, withoutFieldValues({ ...documents.get(path)?.data, ...data })),
      delete: ({ path }: { path: string }) => pending.push(() => documents.delete(path)),
    });
    await later();
    if ([...seen].some(([path, known]) => documents.get(path)?.version !== known)) throw failure(10);
    for (const apply of pending) apply();
    if (lost()) throw failure(14);
    return result;
  }

  return {
    doc,
    runTransaction,
    getAll: (...references: ReturnType<typeof doc>[]) => Promise.all(references.map((reference) => reference.get())),
    collection: (name: string) => ({
      doc: (id: string) => doc(`${name}/${id}`),
      /** Finds the documents whose field has this value. */
      where(field: string, _equals: '==', value: unknown) {
        const found = () => [...documents].filter(([path, { data }]) => path.startsWith(`${name}/`) && data[field] === value);
        const get = async () => ({ docs: found().map(([, { data }]) => ({ get: (key: string) => data[key] })) });
        return { select: () => ({ limit: () => ({ get }) }) };
      },
    }),
    data: (path: string) => documents.get(path)?.data,
    paths: () => [...documents.keys()],
    writes: () => writes,
    reads: () => reads,
  };
}

import type { Locks } from '../outbox/ports.ts';
import { deferred } from './deferred.ts';

/** Web Locks over all tabs and the worker; without a manager (an old browser), locks inside this page. */
export function browserLocks(manager: LockManager | undefined): Locks {
  if (manager === undefined) return pageLocks();
  return {
    request(name, { ifAvailable, signal }, work) {
      // The two exclude each other: what does not wait needs no way to stop waiting.
      const options: LockOptions = ifAvailable ? { ifAvailable } : signal ? { signal } : {};
      return manager.request(name, options, (lock) => work(lock !== null)) as ReturnType<typeof work>;
    },
  };
}

function pageLocks(): Locks {
  /** The end of the queue of each lock that somebody holds. */
  const ends = new Map<string, Promise<unknown>>();
  return {
    async request(name, { ifAvailable, signal }, work) {
      if (ifAvailable && ends.has(name)) return work(false);
      const before = ends.get(name);
      const mine = deferred<void>();
      const end = Promise.allSettled([before, mine.promise]);
      ends.set(name, end);
      try {
        await turn(before, signal);
        return await work(true);
      } finally {
        mine.resolve();
        if (ends.get(name) === end) ends.delete(name);
      }
    },
  };
}

/** Resolves when it is one's turn; rejects where the signal aborts before. */
async function turn(before: Promise<unknown> | undefined, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (before === undefined) return;
  if (signal === undefined) {
    await before;
    return;
  }
  const stopped = deferred<never>();
  const stop = (): void => stopped.reject(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    await Promise.race([before, stopped.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

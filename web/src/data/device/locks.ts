import { anySignal } from './any-signal.ts';
import { type Clock, TimeoutError } from './with-timeout.ts';

/** Locks across all tabs and the service worker, granted in the order of the requests. A page that closes loses its locks. */
export interface Locks {
  /**
   * Runs the work while holding the lock. Rejects if the signal aborts before the lock is granted.
   * @param ifAvailable runs the work without waiting: `held` says whether the lock was granted.
   */
  request<T>(name: string, options: { ifAvailable?: boolean; signal?: AbortSignal }, work: (held: boolean) => Promise<T>): Promise<T>;
}

/**
 * Web Locks, across all tabs and the service worker. Every supported browser has them; where they are missing, requests reject, so that
 * entries stay stored and unsent rather than being sent twice.
 */
export const browserLocks: Locks = {
  async request(name, { ifAvailable, signal }, work) {
    // The Web Locks API rejects a signal together with `ifAvailable`.
    const options: LockOptions = ifAvailable ? { ifAvailable } : signal ? { signal } : {};
    return navigator.locks.request(name, options, (lock) => work(lock !== null));
  },
};

/**
 * Works under a lock. Only the waiting for it is limited, as its holder may be a page that the system has suspended.
 * Rejects with `TimeoutError`, or with the signal's reason.
 */
export async function withLock<T>(
  { locks, clock }: { locks: Locks; clock: Clock },
  name: string,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const cancel = clock.after(timeoutMs, () => timeout.abort(new TimeoutError()));
  try {
    return await locks.request(name, { signal: anySignal(signal, timeout.signal) }, () => {
      cancel();
      return work();
    });
  } finally {
    cancel();
  }
}

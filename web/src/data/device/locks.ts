/** Locks across all tabs and the service worker, granted in the order of the requests. A page that closes loses its locks. */
export interface Locks {
  /**
   * Runs the work while holding the lock. Rejects where the signal aborts before the lock is granted.
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

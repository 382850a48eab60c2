/** Web Locks of one page, for jsdom, which has none. */
export function fakeWebLocks(): Pick<LockManager, 'request'> {
  const held = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();

  function acquire(name: string, { ifAvailable, signal }: LockOptions): Promise<boolean> {
    if (!held.has(name)) {
      held.add(name);
      return Promise.resolve(true);
    }
    if (ifAvailable) return Promise.resolve(false);
    return new Promise((resolve, reject) => {
      const queue = waiting.get(name) ?? [];
      waiting.set(name, queue);
      const take = () => resolve(true);
      queue.push(take);
      signal?.addEventListener('abort', () => {
        if (queue.includes(take)) queue.splice(queue.indexOf(take), 1);
        reject(signal.reason);
      });
    });
  }

  async function request(name: string, options: LockOptions, work: (lock: Lock | null) => unknown): Promise<unknown> {
    options.signal?.throwIfAborted();
    if (!(await acquire(name, options))) return work(null);
    try {
      return await work({ name, mode: 'exclusive' });
    } finally {
      const next = waiting.get(name)?.shift();
      if (next) next();
      else held.delete(name);
    }
  }
  return { request: request as LockManager['request'] };
}

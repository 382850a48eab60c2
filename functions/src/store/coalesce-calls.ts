interface Waiting<T> {
  resolve(result: T): void;
  reject(error: unknown): void;
}

/**
 * Combines simultaneous calls with the same key into one `run`, which gets the number of callers and returns a result for each, in the order of
 * the calls. Calls during a run wait for the next one. An error rejects the whole group.
 */
export function coalesceCalls<T>(): (key: string, run: (callers: number) => Promise<T[]>) => Promise<T> {
  const queues = new Map<string, Waiting<T>[]>();

  async function serve(key: string, queue: Waiting<T>[], run: (callers: number) => Promise<T[]>): Promise<void> {
    // Wait a turn of the event loop, so that simultaneous calls form one group.
    await Promise.resolve();
    while (queue.length > 0) {
      const group = queue.splice(0);
      try {
        const results = await run(group.length);
        group.forEach(({ resolve }, index) => {
          resolve(results[index] as T);
        });
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    queues.delete(key);
  }

  return (key, run) =>
    new Promise<T>((resolve, reject) => {
      const queue = queues.get(key);
      if (queue) {
        queue.push({ resolve, reject });
        return;
      }
      const first = [{ resolve, reject }];
      queues.set(key, first);
      void serve(key, first, run);
    });
}

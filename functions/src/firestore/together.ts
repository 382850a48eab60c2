/** Callers of this instance that want the same thing at the same time share one errand, instead of standing in each other's way. */

interface Waiting<T> {
  resolve(result: T): void;
  reject(error: unknown): void;
}

/**
 * Gives each caller one of the results of `run`, which is told how many are waiting and answers with as many, in the order in which
 * they came. Who comes while it runs waits for the next run. An error is everybody's.
 */
export function together<T>(): (key: string, run: (callers: number) => Promise<T[]>) => Promise<T> {
  const queues = new Map<string, Waiting<T>[]>();

  async function serve(key: string, queue: Waiting<T>[], run: (callers: number) => Promise<T[]>): Promise<void> {
    // After this turn of the event loop, so that callers who come together are one group from the start.
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

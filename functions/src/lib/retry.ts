/** Resolves after `milliseconds`. Uses the global timer so that tests can replace the clock. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Calls `work` until it succeeds.
 * @param pauseBefore milliseconds to wait after the given error before the next attempt, null to give up and rethrow it. `attempt` counts from 0.
 */
export async function retry<T>(work: () => Promise<T>, pauseBefore: (error: unknown, attempt: number) => number | null): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const milliseconds = pauseBefore(error, attempt);
      if (milliseconds === null) throw error;
      await pause(milliseconds);
    }
  }
}

/** A queue delivered its task before the task's time. The task fails with this so that the queue delivers it again. */
export class TaskTooEarlyError extends Error {
  override readonly name = 'TaskTooEarlyError';
}

/** A document changed since it was read: by another delivery of the same task, by another task, or by our own commit, which was applied twice. */
export class ChangedMeanwhile extends Error {}

/** A document was contended for too long; the caller may repeat the request. */
export class ContentionError extends Error {
  override readonly name = 'ContentionError';
}

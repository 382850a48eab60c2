import { anySignal } from './any-signal.ts';

/** The device's clock; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. The clock may be wrong, and may step. */
  now(): number;
  /** Calls back after so many milliseconds, even if the clock steps meanwhile. Returns a function that cancels the call. */
  after(milliseconds: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The work did not finish within its time limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  constructor() {
    super('The time limit was reached.');
  }
}

/**
 * Runs the work and rejects with {@link TimeoutError} after so many milliseconds, even if the work ignores its signal and goes on.
 * @param work gets a signal that aborts when the time is over, or when the caller's `signal` does.
 */
export function withTimeout<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  clock: Pick<Clock, 'after'> = systemClock,
  signal?: AbortSignal,
): Promise<T> {
  const timeout = new AbortController();
  const cancel = clock.after(milliseconds, () => timeout.abort(new TimeoutError()));
  const limit = anySignal(signal, timeout.signal);
  return new Promise<T>((resolve, reject) => {
    const stop = (): void => reject(limit.reason);
    if (limit.aborted) stop();
    limit.addEventListener('abort', stop);
    work(limit).then(resolve, reject);
  }).finally(cancel);
}

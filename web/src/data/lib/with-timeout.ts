import type { Clock } from '../outbox/ports.ts';

/** The time was over, or the caller's signal said stop. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/** Does the work, with a signal that aborts when so many milliseconds are over. Rejects with {@link OutOfTime} even if the work goes on. */
export function within<T>(clock: Clock, milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const callOff = clock.after(milliseconds, () => {
      controller.abort();
      reject(new OutOfTime('The time was over.'));
    });
    work(controller.signal).then(resolve, reject).finally(callOff);
  });
}

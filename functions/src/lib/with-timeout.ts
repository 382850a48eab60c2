export class TimeoutError extends Error {
  override readonly name: string = 'TimeoutError';
}

/**
 * Runs `work` for at most `milliseconds`, then rejects and aborts the work's signal, both with `error`.
 * Uses the global timer so that tests can replace the clock.
 */
export async function withTimeout<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  error: Error = new TimeoutError('The operation took too long.'),
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(error);
      controller.abort(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

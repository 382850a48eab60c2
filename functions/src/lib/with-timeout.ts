export class TimeoutError extends Error {
  override readonly name: string = 'TimeoutError';
}

/**
 * Runs `work` for at most `milliseconds`, then rejects and aborts the work's signal, both with `error`.
 * Uses the global timer so that tests can replace the clock.
 * @param work receives the signal, and a function that grants it so many milliseconds from now on instead.
 */
export async function withTimeout<T>(
  milliseconds: number,
  work: (signal: AbortSignal, grant: (milliseconds: number) => void) => Promise<T>,
  error: Error = new TimeoutError('The operation took too long.'),
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let expire: () => void = () => undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    expire = () => {
      reject(error);
      controller.abort(error);
    };
  });
  const grant = (granted: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(expire, granted);
  };
  grant(milliseconds);
  try {
    return await Promise.race([work(controller.signal, grant), timeout]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}

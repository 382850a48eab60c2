/** `AbortSignal.any` for browsers that have none yet (before Safari 17.4 and Chrome 116): aborts as soon as one of the signals does. */
export function anySignal(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal === undefined) continue;
    const abort = (): void => controller.abort(signal.reason);
    if (signal.aborted) abort();
    // The listeners are removed as soon as one signal has aborted.
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

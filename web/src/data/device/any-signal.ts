/** `AbortSignal.any` for browsers that have none yet (before Safari 17.4 and Chrome 116): aborts as soon as one of the signals does. */
export function anySignal(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const controller = new AbortController();
  const abort = (reason: unknown): void => {
    // The listener option `signal` would do this, but Node never frees what such listeners refer to.
    for (const signal of signals) signal?.removeEventListener('abort', onAbort);
    controller.abort(reason);
  };
  const onAbort = ({ target }: Event): void => abort((target as AbortSignal).reason);
  for (const signal of signals) {
    if (signal?.aborted) abort(signal.reason);
    else if (!controller.signal.aborted) signal?.addEventListener('abort', onAbort);
  }
  return controller.signal;
}

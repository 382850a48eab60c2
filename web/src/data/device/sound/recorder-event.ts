/** Milliseconds to wait for a recorder to begin or end; slow phones need one second. */
const PATIENCE_MS = 5000;

/**
 * Resolves with the recorder's next awaited event. Rejects with `OperationError` if it fails, ends instead of beginning, or sends nothing in time,
 * because browsers skip events, and a recorder may fail although the microphone works.
 */
export function recorderEvent(recorder: MediaRecorder, awaited: 'start' | 'stop', withinMs = PATIENCE_MS): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new DOMException(`The recorder sent no ${awaited} event.`, 'OperationError'));
    const timer = setTimeout(fail, withinMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    recorder.addEventListener(awaited, () => resolve(), { signal });
    recorder.addEventListener('error', fail, { signal });
    if (awaited === 'start') recorder.addEventListener('stop', fail, { signal });
  }).finally(() => over.abort());
}

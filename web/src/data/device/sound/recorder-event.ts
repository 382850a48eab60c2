/** Milliseconds in which a recorder begins or ends; slow phones need one second. */
const PATIENCE_MS = 5000;

/**
 * Resolves with the next such event. Rejects with `OperationError` if the recorder fails, ends instead of beginning, or says nothing: browsers leave
 * events out, and fail while the microphone lives.
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

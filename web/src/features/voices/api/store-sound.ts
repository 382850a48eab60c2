/** Stores a recording's sound while it is recorded. */
import { putChunk } from './takes.ts';

/**
 * What has no room waits for the next second, so that no piece is missing in between.
 * @param onStored called with the milliseconds that are stored. If it rejects, it is called again with the next second.
 * @param onNoRoom called if the device cannot store any more.
 */
export function storeSound(id: string, onStored: (durationMs: number) => Promise<void>, onNoRoom: () => void) {
  const waiting: { number: number; bytes: Blob; durationMs: number }[] = [];
  let chunks = 0;
  let storedMs = 0;
  let storing = Promise.resolve();

  async function storeWaiting(): Promise<void> {
    for (let [next] = waiting; next; [next] = waiting) {
      await putChunk(id, next.number, await next.bytes.arrayBuffer());
      storedMs = next.durationMs;
      waiting.shift();
    }
    await onStored(storedMs);
  }
  return {
    /** @param durationMs of the recording with this piece. */
    add(bytes: Blob, durationMs: number): void {
      waiting.push({ number: chunks, bytes, durationMs });
      chunks += 1;
      storing = storing.then(storeWaiting).catch(() => onNoRoom());
    },
    /** Gives up what still waits. @returns how many pieces came and were stored. */
    async end() {
      await storing;
      return { chunks, stored: chunks - waiting.length, storedMs };
    },
  };
}

/**
 * Calls the scheduled function, which the emulators never do: firebase-tools creates its Pub/Sub topic but does not deliver messages to
 * functions of the 2nd generation. So it is called over HTTP, as Cloud Scheduler does.
 */
import type { Stack } from './stacks.ts';

const FUNCTION = 'bedtimeReminders';
/** Milliseconds; as in `functions/src/index.ts`. */
const INTERVAL_MS = 5 * 60_000;
/** The emulator puts the number of its reloads into the name of a trigger. */
const MAX_RELOADS = 200;

/** Calls the function at every fifth minute of the hour. @returns a function that ends this. */
export function startClock(stack: Stack): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      () => {
        void strike(stack).catch(() => undefined);
        wait();
      },
      INTERVAL_MS - (Date.now() % INTERVAL_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** Calls it once. @throws when it is missing or fails. */
export async function strike({ projectId, ports }: Stack): Promise<void> {
  let status = 204;
  // Triggers from before a reload remain and answer 204.
  for (let reloads = 0; status === 204 && reloads < MAX_RELOADS; reloads += 1) {
    const address = `http://127.0.0.1:${ports.functions}/functions/projects/${projectId}/triggers/europe-west1-${FUNCTION}-${reloads}`;
    ({ status } = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }));
  }
  if (status !== 200) throw new Error(`${FUNCTION} answered ${status}.`);
}

/**
 * Keeps the clock for scheduled functions: nothing in the emulators goes by it. firebase-tools gives each of them a Pub/Sub topic, but refuses
 * to deliver it to a function of the 2nd generation; so the function is called as Cloud Scheduler calls it, over HTTP.
 */
import type { Stack } from './stacks.ts';

const FUNCTION = 'europe-west1-bedtimeReminders';
/** Milliseconds; `functions/src/index.ts` says every five minutes. */
const ROUND_MS = 5 * 60_000;
/** The emulator counts its reloads into the name of a trigger; nobody builds more often between two rounds. */
const MOST_RELOADS = 200;

export interface RunningClock {
  stop(): void;
}

/** Strikes at every fifth minute. */
export function startClock(stack: Stack): RunningClock {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      () => {
        void strike(stack).catch(() => undefined);
        wait();
      },
      ROUND_MS - (Date.now() % ROUND_MS),
    );
  };
  wait();
  return { stop: () => clearTimeout(timer) };
}

/** One round. Throws where the function is not there, or fails. */
export async function strike({ projectId, ports }: Stack): Promise<void> {
  let status = 204;
  // Triggers of before a reload stay behind, and answer 204.
  for (let reloads = 0; status === 204 && reloads < MOST_RELOADS; reloads += 1) {
    const address = `http://127.0.0.1:${ports.functions}/functions/projects/${projectId}/triggers/${FUNCTION}-${reloads}`;
    ({ status } = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }));
  }
  if (status !== 200) throw new Error(`The clock struck, and ${FUNCTION} answered ${status}.`);
}

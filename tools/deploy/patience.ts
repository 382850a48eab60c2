/** New permissions, APIs and accounts take Google minutes to know everywhere: what fails because of that is repeated. */
import { GoogleError } from '../operations/google.ts';
import { CliFailed } from './cli.ts';
import type { Clock } from './session.ts';

/** Milliseconds after which a step that still fails is given up. Google speaks of "a few minutes", and seven are rare. */
const PATIENCE_MS = 7 * 60_000;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** Repeats an idempotent task while its failures may pass. Throws the last one. */
export async function patiently(task: () => Promise<void>, clock: Clock, say: (sentence: string) => void): Promise<void> {
  const end = clock.now() + PATIENCE_MS;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await task();
    } catch (error) {
      if (!mayPass(error) || clock.now() + wait > end) throw error;
      say(`  Not yet (${(error as Error).message.split('\n')[0]?.slice(0, 200)}). Trying again in ${wait / 1000} seconds …`);
      await clock.sleep(wait);
    }
  }
}

function mayPass(error: unknown): boolean {
  // The CLI repeats by itself what it can. It or Google says when somebody should: “wait a few minutes”.
  if (error instanceof CliFailed) return /\ba few minutes\b/i.test(error.output);
  if (error instanceof GoogleError)
    return [403, 404, 409, 429].includes(error.status) || error.status >= 500 || /does not exist|not found|not ready/i.test(error.message);
  // What `fetch` throws without an answer, or in the middle of one; other errors of this type are mistakes of ours.
  return (
    (error instanceof TypeError && /^(?:fetch failed|terminated)$/.test(error.message)) ||
    (error instanceof DOMException && error.name === 'TimeoutError')
  );
}

/** New permissions, APIs and accounts take Google minutes to know everywhere: what fails because of that is repeated. */
import { stripVTControlCharacters } from 'node:util';
import { Stop } from '../local/say.ts';
import { GoogleError } from '../operations/google.ts';
import { CliFailed, type Clock } from './session.ts';

/** Milliseconds after which a step that still fails is given up. Google speaks of "a few minutes", and seven are rare. */
export const PATIENCE_MS = 7 * 60_000;
/** The same while the plan is made, when nothing new has to become known: a misspelled project is soon reported. */
export const PLAN_PATIENCE_MS = 60_000;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** The CLI's words for what may pass, outside its reports of progress. A mistake in the rules or in the code has none of them. */
const PASSES =
  /permission|denied|forbidden|service ?(?:account|agent|identity)|eventarc|propagat|quota|unavailable|timed? ?out|ECONN|ENOTFOUND|EAI_AGAIN|socket|HTTP Error: (?:403|404|409|429|5\d\d)/i;

/** What the CLI says about every deployment: what it begins and completes, and which sign-in will go out of use. */
const PROGRESS = /^\s*(?:i|✔)\s|^\W*Authenticating with/;

/** Repeats an idempotent task while its failures may pass. Throws the last one. */
export async function patiently<T>(
  task: () => Promise<T>,
  clock: Clock,
  say: (sentence: string) => void,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const end = clock.now() + patienceMs;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await task();
    } catch (error) {
      if (!mayPass(error) || clock.now() + wait > end) throw error;
      say(`  Not yet (${reasonOf(error)}). Trying again in ${wait / 1000} seconds …`);
      await clock.sleep(wait);
    }
  }
}

function mayPass(error: unknown): boolean {
  if (error instanceof Stop) return error.cause !== undefined && mayPass(error.cause);
  if (error instanceof CliFailed) return problemsIn(error.output).some((line) => PASSES.test(line));
  if (error instanceof GoogleError)
    return [403, 404, 409, 429].includes(error.status) || error.status >= 500 || /does not exist|not found|not ready/i.test(error.message);
  // What `fetch` throws without an answer, or in the middle of one; other errors of this type are mistakes of ours.
  return (
    (error instanceof TypeError && /^(?:fetch failed|terminated)$/.test(error.message)) ||
    (error instanceof DOMException && error.name === 'TimeoutError')
  );
}

function problemsIn(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !PROGRESS.test(line));
}

function reasonOf(error: unknown): string {
  return (error as Error).message.split('\n')[0]?.slice(0, 200) ?? '';
}

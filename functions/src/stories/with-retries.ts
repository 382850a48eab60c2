/** One call to the storyteller with a time limit, and again after a pause where trying again can help. */
import { pause } from '../lib/pause.ts';
import { StorytellerError, type Trouble } from './storyteller.ts';

const RETRIES = 2;
/** Milliseconds of the first pause, doubled for the next; half of it is chance, so that many callers do not come back together. */
const FIRST_PAUSE = 400;
const WORTH_RETRYING: readonly Trouble[] = ['busy', 'unavailable', 'timeout'];

export interface Patience {
  /** Milliseconds since 1970 after which nothing is tried any more. */
  deadline: number;
  /** Milliseconds that one attempt may take. */
  attemptMs: number;
  random(): number;
}

/** Throws the last {@link StorytellerError} when the retries, or the time for another one, are used up. */
export async function withRetries<T>(task: (signal: AbortSignal) => Promise<T>, patience: Patience): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    const left = patience.deadline - Date.now();
    if (left <= 0) throw new StorytellerError('timeout');
    try {
      return await within(Math.min(left, patience.attemptMs), task);
    } catch (error) {
      if (!(error instanceof StorytellerError) || !WORTH_RETRYING.includes(error.trouble) || retries >= RETRIES) throw error;
      const wait = pauseBefore(retries, error.retryAfter, patience.random);
      if (Date.now() + wait >= patience.deadline) throw error;
      await pause(wait);
    }
  }
}

function pauseBefore(retries: number, retryAfter: number | undefined, random: () => number): number {
  const base = FIRST_PAUSE * 2 ** retries;
  return Math.max(base / 2 + (random() * base) / 2, (retryAfter ?? 0) * 1000);
}

async function within<T>(limitMs: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new StorytellerError('timeout');
      reject(error);
      controller.abort(error);
    }, limitMs);
  });
  try {
    return await Promise.race([task(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

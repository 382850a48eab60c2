/** Calls to the storyteller with a time limit, repeated if that can help. */
import { retry } from '../../lib/retry.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { type FailureKind, StoryFailure } from '../story-failure.ts';

const RETRIES = 2;
/** Milliseconds of the first pause, doubled for the next; half of it is random so that callers do not return together. */
const FIRST_PAUSE_MS = 400;
const RETRYABLE: readonly FailureKind[] = ['busy', 'unavailable', 'out-of-time'];

export interface RetryBudget {
  /** Milliseconds since 1970 after which nothing is tried. */
  deadline: number;
  attemptMs: number;
  random(): number;
}

/** One attempt may take half of the time, and longer while its answer is arriving. */
export function retryBudget(budgetMs: number, random = Math.random): RetryBudget {
  return { deadline: Date.now() + budgetMs, attemptMs: budgetMs / 2, random };
}

/**
 * Throws the last {@link StoryFailure} once the retries or the time are used up.
 * @param task calls `onProgress` whenever part of its answer arrives: its attempt then counts from there, because a long story that is being written
 * should not start again.
 */
export async function withRetries<T>(task: (signal: AbortSignal, onProgress: () => void) => Promise<T>, budget: RetryBudget): Promise<T> {
  const timeLeft = () => Math.min(budget.deadline - Date.now(), budget.attemptMs);
  const attempt = async () => {
    if (timeLeft() <= 0) throw new StoryFailure('out-of-time');
    return withTimeout(timeLeft(), (signal, grant) => task(signal, () => grant(timeLeft())), new StoryFailure('out-of-time'));
  };
  return retry(attempt, (error, retries) => {
    if (!(error instanceof StoryFailure) || !RETRYABLE.includes(error.kind) || retries >= RETRIES) return null;
    const base = FIRST_PAUSE_MS * 2 ** retries;
    const wait = Math.max(base / 2 + (budget.random() * base) / 2, (error.retryAfter ?? 0) * 1000);
    return Date.now() + wait >= budget.deadline ? null : wait;
  });
}

/** A story's failure as an HTTP error, with the messages that a family reads when there is no story. */
import { Crowded } from '../firestore/contention.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { KeyTaken, NoneLeftToday, StillRunning } from '../stories/order-story.ts';
import { type FailureKind, StoryFailure } from '../stories/story-failure.ts';

export const MESSAGES = {
  ownQuota: "You have made all of today's stories. New ones can be made tomorrow.",
  siteQuota: 'So many stories were made today that the storyteller is resting. New ones can be made tomorrow.',
  tooMany: 'That was a lot of stories at once. Please wait a moment.',
  stillRunning: 'This story is still being written. Please try again in a moment.',
  keyTaken: 'This story was already asked for with other choices. Please start a new one.',
  badKey: 'The Idempotency-Key has to be a UUID.',
} as const;

/** Status and message of each failure (decision S1). */
export const FAILURES: Record<FailureKind, { status: number; message: string }> = {
  refused: { status: 422, message: 'We cannot write a bedtime story about that. Please choose another favorite animal.' },
  unusable: { status: 502, message: 'The storyteller lost the thread. Please try again.' },
  unsafe: { status: 502, message: 'The story did not turn out gentle enough for bedtime. Please try again.' },
  'out-of-time': { status: 504, message: 'The storyteller took too long. Please try again.' },
  busy: { status: 429, message: 'The storyteller has a lot to do right now. Please try again in a minute.' },
  unavailable: { status: 503, message: 'The storyteller cannot be reached right now. Please try again later.' },
  'no-key': { status: 503, message: 'The storyteller is not set up yet. Please try again later.' },
  misconfigured: { status: 503, message: 'The storyteller is not available right now. Please try again later.' },
};

/** Seconds after which to try again, if the storyteller did not say. */
export const RETRY_AFTER: Partial<Record<FailureKind, number>> = { busy: 60, unavailable: 30, 'no-key': 3600, misconfigured: 3600 };

/** Seconds after which the other call has probably finished. */
const RUNNING_RETRY = 5;

/** Unknown errors are returned unchanged. */
export function storyProblem(error: unknown): unknown {
  if (error instanceof StoryFailure) {
    const { status, message } = FAILURES[error.kind];
    return coded(error.kind, status, message, error.retryAfter ?? RETRY_AFTER[error.kind]);
  }
  if (error instanceof NoneLeftToday) {
    const message = error.whose === 'user' ? MESSAGES.ownQuota : MESSAGES.siteQuota;
    return coded('quota', 429, message, error.retryAfter);
  }
  if (error instanceof StillRunning) return coded('running', 503, MESSAGES.stillRunning, RUNNING_RETRY);
  if (error instanceof Crowded) return coded('busy', FAILURES.busy.status, FAILURES.busy.message, RUNNING_RETRY);
  if (error instanceof KeyTaken) return coded('key-taken', 409, MESSAGES.keyTaken);
  return error;
}

/** The code is for clients: a used-up quota and a busy storyteller are both 429, but only one is over within a minute. */
function coded(code: string, status: number, message: string, retryAfter?: number): HttpProblem {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) };
  return new HttpProblem(status, message, headers, { code });
}

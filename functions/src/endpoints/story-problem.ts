/** A story's failure as an HTTP error. */

import { Crowded } from '../firestore/contention.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { KeyTaken, NoneLeftToday, StillRunning } from '../stories/order-story.ts';
import { StoryFailure } from '../stories/story-failure.ts';
import { FAILURES, MESSAGES, RETRY_AFTER } from './messages.ts';

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

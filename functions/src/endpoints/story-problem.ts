/** A story's failure as an HTTP error, with the messages that a family reads when there is no story. */

import { HttpProblem } from '../http/http-problem.ts';
import { ContentionError } from '../lib/retry.ts';
import { type FailureKind, StoryFailure } from '../stories/story-failure.ts';

interface FailureAnswer {
  status: number;
  message: string;
  /** Seconds after which to try again, if the failure does not say. */
  retryAfter?: number;
  /** For clients, if it is not the kind: a used-up quota and a busy storyteller are both 429, but only one is over within a minute. */
  code?: string;
  /** The field of the request to be changed. */
  field?: string;
}

/** Seconds after which an operator may have started story generation again: long, because the outbox asks the user after twelve attempts. */
const STOPPED_RETRY_SECONDS = 900;
/** Seconds after which an app that does not know the code may ask again; others ask when the user has agreed. */
const TERMS_RETRY_SECONDS = 300;
/** Seconds after which the other call has probably finished. */
const RUNNING_RETRY_SECONDS = 5;

/** The answer to each failure (decision S1). */
export const FAILURES: Record<FailureKind, FailureAnswer> = {
  refused: {
    status: 422,
    message: 'We can’t write a bedtime story about that. Please choose another favorite animal.',
    field: 'favoriteAnimal',
  },
  'left-out': {
    status: 422,
    message: 'You asked us to leave this animal out tonight. Please choose another one, or change that list.',
    field: 'favoriteAnimal',
  },
  unusable: { status: 502, message: 'The storyteller lost the thread. Please try again.' },
  unsafe: { status: 502, message: 'The story didn’t turn out gentle enough for bedtime. Please try again.' },
  'out-of-time': { status: 504, message: 'The storyteller took too long. Please try again.' },
  busy: { status: 429, message: 'The storyteller is very busy right now. Please try again in a minute.', retryAfter: 60 },
  unavailable: { status: 503, message: 'We can’t reach the storyteller right now. Please try again later.', retryAfter: 30 },
  'no-key': { status: 503, message: 'The storyteller isn’t set up yet. Please try again later.', retryAfter: 3600 },
  misconfigured: { status: 503, message: 'The storyteller isn’t available right now. Please try again later.', retryAfter: 3600 },
  // The app adds when there are more: the day ends at another hour in each time zone.
  'own-quota': { status: 429, message: "You've made all of today's stories.", code: 'quota' },
  'site-quota': {
    status: 429,
    message: 'So many stories were made today that the storyteller is resting.',
    code: 'quota',
  },
  'verify-email': {
    status: 429,
    message: 'Please verify your email address to make more stories: open the link in the email that we sent you.',
  },
  terms: {
    status: 429,
    message: 'Please agree to our terms first. We show them on the home page.',
    retryAfter: TERMS_RETRY_SECONDS,
  },
  stopped: {
    status: 503,
    message: 'The storyteller is taking a break. Please try again later.',
    retryAfter: STOPPED_RETRY_SECONDS,
  },
  running: { status: 503, message: 'This story is still being written. Please try again in a moment.', retryAfter: RUNNING_RETRY_SECONDS },
  'key-taken': { status: 409, message: 'This story was already requested with different choices. Please start a new one.' },
  deleted: { status: 409, message: 'This story was deleted. Please start a new one.' },
  'not-saved': { status: 503, message: 'We couldn’t save the story. Please try again in a moment.', retryAfter: RUNNING_RETRY_SECONDS },
  'account-deleted': { status: 401, message: 'Please sign in to continue.' },
};

/** Unknown errors are returned unchanged. */
export function storyProblem(error: unknown): unknown {
  const failure = error instanceof ContentionError ? new StoryFailure('busy', RUNNING_RETRY_SECONDS) : error;
  if (!(failure instanceof StoryFailure)) return error;
  const { status, message, code = failure.kind, retryAfter, field } = FAILURES[failure.kind];
  const seconds = failure.retryAfter ?? retryAfter;
  const headers: Record<string, string> = seconds === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) };
  return new HttpProblem(status, message, headers, { code, ...(field !== undefined && { field }) });
}

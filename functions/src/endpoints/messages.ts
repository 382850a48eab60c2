/** The messages that a family reads when there is no story. */
import type { FailureKind } from '../stories/story-failure.ts';

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

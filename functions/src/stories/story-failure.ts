/** Why there is no story. Endpoints word it. */
import type { StorytellerError, Trouble } from './storyteller.ts';

/**
 * `refused`: the family's wish is not for children. `unusable`, `unsafe`: the story is, even after the repairs. `out-of-time`: the time budget is
 * spent. The others are the storyteller's.
 */
export type FailureKind = 'refused' | 'unusable' | 'unsafe' | 'out-of-time' | Exclude<Trouble, 'timeout'>;

/**
 * How far it came. `nothing`: the model did not answer. `answer`: it answered, which is paid for, without a usable story. `story`: a story was
 * written but could not be moderated.
 */
export type Got = 'nothing' | 'answer' | 'story';

export class StoryFailure extends Error {
  override readonly name = 'StoryFailure';
  readonly kind: FailureKind;
  /** Seconds, if the service said so. */
  readonly retryAfter: number | undefined;
  readonly got: Got;

  constructor(kind: FailureKind, retryAfter?: number, got: Got = 'nothing') {
    super(`No story: ${kind}`);
    this.kind = kind;
    this.retryAfter = retryAfter;
    this.got = got;
  }
}

export function toFailure({ trouble, retryAfter }: StorytellerError, got?: Got): StoryFailure {
  return new StoryFailure(trouble === 'timeout' ? 'out-of-time' : trouble, retryAfter, got);
}

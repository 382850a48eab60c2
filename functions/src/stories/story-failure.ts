/** How making a story ends when it does not end with a story; an endpoint words it. */
import type { Trouble } from './storyteller.ts';

/**
 * `refused`: what the family asked for is not for children. `unusable`, `unsafe`: still so after the repairs. `out-of-time`: the whole
 * budget is spent. The rest is the storyteller's own trouble.
 */
export type FailureKind = 'refused' | 'unusable' | 'unsafe' | 'out-of-time' | Exclude<Trouble, 'timeout'>;

/**
 * How far it had come by then. `nothing`: the model had not answered. `answer`: it had, which is paid for, and no story came of it.
 * `story`: a story was told, and it is not known whether it is gentle, because nobody could judge it.
 */
export type Got = 'nothing' | 'answer' | 'story';

export class StoryFailure extends Error {
  readonly kind: FailureKind;
  /** Seconds, where the other side said so. */
  readonly retryAfter: number | undefined;
  readonly got: Got;

  constructor(kind: FailureKind, retryAfter?: number, got: Got = 'nothing') {
    super(`No story: ${kind}`);
    this.name = 'StoryFailure';
    this.kind = kind;
    this.retryAfter = retryAfter;
    this.got = got;
  }
}

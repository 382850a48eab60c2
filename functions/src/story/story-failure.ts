/** How making a story ends when it does not end with a story; an endpoint words it. */
import type { Trouble } from './storyteller.ts';

/**
 * `refused`: what the family asked for is not for children. `unusable`, `unsafe`: still so after the repairs. `out-of-time`: the whole
 * budget is spent. The rest is the storyteller's own trouble.
 */
export type FailureKind = 'refused' | 'unusable' | 'unsafe' | 'out-of-time' | Exclude<Trouble, 'timeout'>;

export class StoryFailure extends Error {
  readonly kind: FailureKind;
  /** Seconds, where the other side said so. */
  readonly retryAfter: number | undefined;

  constructor(kind: FailureKind, retryAfter?: number) {
    super(`No story: ${kind}`);
    this.name = 'StoryFailure';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

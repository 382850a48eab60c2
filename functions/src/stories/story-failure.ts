/**
 * Why there is no story; endpoints word it. `refused`: the family's wish is not for children. `left-out`: a child of the story does not want its animal. `unusable`, `unsafe`: the story is, even after the
 * repairs. `out-of-time`: no answer within the time. `busy`: the service answers 429. `unavailable`: a 5xx, no connection, or an unreadable answer.
 * `no-key`: no key is configured. `misconfigured`: the service rejects our key, model or request. `own-quota`, `site-quota`: the day's stories are
 * used up. `verify-email`: the account needs a verified email for more stories. `terms`: it has not agreed to the terms. `stopped`: an operator stopped story generation. `running`: another
 * call is still writing the story. `key-taken`: the key was used before, for another request or by another family. `deleted`: the story was deleted
 * since. `not-saved`: the finished story could not be stored. `account-deleted`: nothing is stored for this account any more.
 */
export type FailureKind =
  | 'refused'
  | 'left-out'
  | 'unusable'
  | 'unsafe'
  | 'out-of-time'
  | 'busy'
  | 'unavailable'
  | 'no-key'
  | 'misconfigured'
  | 'own-quota'
  | 'site-quota'
  | 'verify-email'
  | 'terms'
  | 'stopped'
  | 'running'
  | 'key-taken'
  | 'deleted'
  | 'not-saved'
  | 'account-deleted';

/**
 * How far the story came. `nothing`: the model did not answer. `answer`: it answered, which is paid for, without a usable story. `story`: a story was
 * written but could not be moderated or saved.
 */
export type Progress = 'nothing' | 'answer' | 'story';

export class StoryFailure extends Error {
  override readonly name = 'StoryFailure';
  readonly kind: FailureKind;
  /** Seconds, if they are known. */
  readonly retryAfter: number | undefined;
  readonly progress: Progress;

  constructor(kind: FailureKind, retryAfter?: number, progress: Progress = 'nothing') {
    super(`No story: ${kind}`);
    this.kind = kind;
    this.retryAfter = retryAfter;
    this.progress = progress;
  }
}

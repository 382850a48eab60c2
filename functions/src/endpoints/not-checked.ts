/** A story gets a link only after moderation and review, so the family has to try again if they do not answer. */
import { HttpProblem } from '../http/http-problem.ts';
import { StoryFailure } from '../stories/story-failure.ts';
import { storyProblem } from './story-problem.ts';

/** @param again what to do later, after "Please". */
export function notChecked(error: unknown, again: string): unknown {
  if (!(error instanceof StoryFailure)) return storyProblem(error);
  const message = `We can’t check this story for young children right now. Please ${again} in a few minutes.`;
  return new HttpProblem(503, message, { 'Retry-After': String(Math.ceil(error.retryAfter ?? 30)) }, { code: error.kind });
}

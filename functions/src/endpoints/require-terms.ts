import { hasAgreed } from '../store/agreements.ts';
import { StoryFailure } from '../stories/story-failure.ts';
import { storyProblem } from './story-problem.ts';

/** Throws {@link StoryFailure} `terms` for an account that agreed to no accepted version of the terms. */
export async function requireTerms(uid: string): Promise<void> {
  if (!(await hasAgreed(uid))) throw new StoryFailure('terms');
}

/** The same as an answer: throws `HttpProblem` 429. */
export async function requireTermsToShare(uid: string): Promise<void> {
  await requireTerms(uid).catch((error: unknown) => {
    throw storyProblem(error);
  });
}

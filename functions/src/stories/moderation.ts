import { type StoryTemplate, textsOf } from './story-template.ts';
import type { Storyteller } from './storyteller.ts';
import { type RetryBudget, retryBudget, withRetries } from './with-retries.ts';

/** Whether a stored story may be returned. Throws StoryFailure if moderation is unavailable. */
export async function passesModeration(
  template: StoryTemplate,
  { storyteller, budgetMs }: { storyteller: Storyteller; budgetMs: number },
): Promise<boolean> {
  return allPass(textsOf(template), storyteller, retryBudget(budgetMs));
}

/** Throws StoryFailure if moderation is unavailable. */
export async function allPass(texts: readonly string[], storyteller: Storyteller, budget: RetryBudget): Promise<boolean> {
  const results = await withRetries((signal) => storyteller.moderate(texts, signal), budget);
  return texts.every((_text, index) => results[index] === true);
}

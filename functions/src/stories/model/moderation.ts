import type { Storyteller } from './storyteller.ts';
import { type RetryBudget, withRetries } from './with-retries.ts';

/** Throws StoryFailure if moderation is unavailable. */
export async function passesModeration(texts: readonly string[], storyteller: Storyteller, budget: RetryBudget): Promise<boolean> {
  const results = await withRetries((signal) => storyteller.moderate(texts, signal), budget);
  return texts.every((_text, index) => results[index] === true);
}

/** Whether texts may be read to a child: what moderation and the reviewing model say, together. */
import type { AgeBand } from '@tuckaway/domain';
import type { Review, Storyteller } from '../ports/storyteller.ts';
import { type RetryBudget, withRetries } from './with-retries.ts';

/** Milliseconds for one attempt at a review: a family waits for it with each page, and another model can stand in. */
const REVIEW_ATTEMPT_MS = 4000;

export interface Services {
  storyteller: Storyteller;
  budget: RetryBudget;
}

export interface TextsToJudge {
  moderated: readonly string[];
  reviewed: readonly string[];
  /** Reviewed as well; the story is stored without those that frighten. */
  notes?: readonly string[];
  age: AgeBand | undefined;
}

export interface Judgment {
  passesModeration: boolean;
  /** Those of the reviewed texts that frighten a child of that age. */
  frightening: string[];
  /** Those of the notes that do. */
  frighteningNotes: string[];
}

/**
 * Asks both services at once. Throws StoryFailure if one of them is unavailable and the other one rejects nothing.
 * @param onReview receives each answer of the reviewing model.
 */
export async function judgeTexts(
  { moderated, reviewed, notes = [], age }: TextsToJudge,
  services: Services,
  onReview?: (review: Review) => void,
): Promise<Judgment> {
  const [moderation, review] = await Promise.allSettled([
    passesModeration(moderated, services),
    frighteningTexts([...reviewed, ...notes], age, services, onReview),
  ]);
  const passes = moderation.status === 'rejected' || moderation.value;
  const listed = review.status === 'rejected' ? [] : review.value;
  const frightening = reviewed.filter((text) => listed.includes(text));
  // What one of them rejects is rejected, whatever the other one would say. A note that frightens rejects nothing.
  const failed = [moderation, review].find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected' && passes && frightening.length === 0) throw failed.reason;
  return { passesModeration: passes, frightening, frighteningNotes: notes.filter((text) => listed.includes(text)) };
}

/** Throws StoryFailure if moderation is unavailable. */
export async function passesModeration(texts: readonly string[], { storyteller, budget }: Services): Promise<boolean> {
  const results = await withRetries((signal) => storyteller.moderate(texts, signal), budget);
  return texts.every((_text, index) => results[index] === true);
}

/** Throws StoryFailure if no model reviews. */
export async function frighteningTexts(
  texts: readonly string[],
  age: AgeBand | undefined,
  { storyteller, budget }: Services,
  onReview?: (review: Review) => void,
): Promise<string[]> {
  if (texts.length === 0) return [];
  const attemptMs = Math.min(budget.attemptMs, REVIEW_ATTEMPT_MS);
  const answer = await withRetries((signal) => storyteller.review(texts, age, signal), { ...budget, attemptMs });
  onReview?.(answer);
  return texts.filter((_text, index) => answer.frightening[index] !== false);
}

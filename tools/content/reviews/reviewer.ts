/** The model that reviews for the commands: the configured one, with the key from the environment. */
import process from 'node:process';
import type { AgeBand } from '../../../domain/src/index.ts';
import { openAiStoryteller } from '../../../functions/src/stories/model/openai-storyteller.ts';
import { retryBudget, withRetries } from '../../../functions/src/stories/model/with-retries.ts';
import { StoryFailure } from '../../../functions/src/stories/story-failure.ts';
import { defaultParameters } from '../../local/function-parameters.ts';
import { Stop } from '../../local/say.ts';

const BUDGET_MS = 60_000;

export interface Reviewer {
  model: string;
  /** Which of the texts frighten a child of that age, as the functions ask. @throws Stop without an answer. */
  review(texts: readonly string[], age: AgeBand): Promise<readonly boolean[]>;
}

/** `REVIEW_KEY` is the key of the model's server; `REVIEW_MODEL` and `REVIEW_BASE_URL` choose another one. Null without a key. */
export function reviewerFromEnvironment(): Reviewer | null {
  const defaults = defaultParameters();
  const { REVIEW_KEY: key = '', REVIEW_BASE_URL: baseUrl = defaults.OPENAI_BASE_URL ?? '' } = process.env;
  const model = process.env.REVIEW_MODEL ?? (defaults.OPENAI_REVIEW_MODEL || (defaults.OPENAI_MODEL ?? ''));
  if (key === '') return null;
  const reasoningEffort = defaults.OPENAI_REVIEW_REASONING_EFFORT ?? '';
  const withoutModeration = { moderationBaseUrl: baseUrl, moderationKey: '', moderationModel: '' };
  const storyteller = openAiStoryteller({
    baseUrl,
    key,
    model,
    reasoningEffort,
    fallback: null,
    reviewer: null,
    safetyId: null,
    ...withoutModeration,
  });
  return {
    model,
    async review(texts, age) {
      try {
        const { frightening } = await withRetries((signal) => storyteller.review(texts, age, signal), retryBudget(BUDGET_MS));
        return frightening;
      } catch (error) {
        if (!(error instanceof StoryFailure)) throw error;
        throw new Stop(
          `${model} at ${baseUrl || 'OpenAI'} gave no answer (${error.kind}): are REVIEW_KEY, REVIEW_MODEL and REVIEW_BASE_URL right?`,
        );
      }
    },
  };
}

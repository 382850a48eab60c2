/**
 * `REVIEW_KEY=… node tools/frightening/review-sentences.ts`: asks the reviewing model about the labeled sentences, at each age, and records what it says; then
 * `node tools/frightening-rates.ts` says how often it is right. `REVIEW_MODEL` and `REVIEW_BASE_URL` choose another one. About 55,000 tokens.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { AGE_BANDS, type AgeBand } from '../../domain/src/index.ts';
import { openAiStoryteller } from '../../functions/src/stories/model/openai-storyteller.ts';
import type { Storyteller } from '../../functions/src/stories/model/storyteller.ts';
import { retryBudget, withRetries } from '../../functions/src/stories/model/with-retries.ts';
import { labeledSentences } from '../frightening-rates.ts';
import { defaultParameters } from '../local/function-parameters.ts';
import { createRandom } from '../storyteller/engine/random.ts';
import { instructionsHash, RECORDING, type Recording } from './recorded-reviews.ts';

/** Sentences of a call, in random order: the two of a pair, side by side, would be easier to tell apart. */
const BATCH = 25;
const BUDGET_MS = 60_000;

type Review = NonNullable<Storyteller['review']>;

async function idsOfFrightening(review: Review, age: AgeBand): Promise<string[]> {
  const sentences = createRandom(age).shuffle(labeledSentences());
  const ids: string[] = [];
  for (let start = 0; start < sentences.length; start += BATCH) {
    const some = sentences.slice(start, start + BATCH);
    const texts = some.map(({ text }) => text);
    const { frightening } = await withRetries((signal) => review(texts, age, signal), retryBudget(BUDGET_MS));
    ids.push(...some.filter((_one, index) => frightening[index]).map(({ id }) => id));
  }
  return ids.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

async function main(): Promise<void> {
  const defaults = defaultParameters();
  const { REVIEW_KEY: key = '', REVIEW_MODEL: model = defaults.OPENAI_REVIEW_MODEL ?? '' } = process.env;
  const { REVIEW_BASE_URL: baseUrl = defaults.OPENAI_BASE_URL ?? '' } = process.env;
  const reviewer = { model, reasoningEffort: defaults.OPENAI_REVIEW_REASONING_EFFORT ?? '' };
  const nothing = { moderationBaseUrl: baseUrl, moderationKey: '', moderationModel: '' };
  const { review } = openAiStoryteller({ baseUrl, key, ...reviewer, fallback: null, reviewer, safetyId: null, ...nothing });
  if (review === null || key === '') throw new Error('Set REVIEW_KEY, the key of the model’s server.');
  const frightening = {} as Record<AgeBand, string[]>;
  for (const age of AGE_BANDS) frightening[age] = await idsOfFrightening(review, age);
  const recording: Recording = { model, date: new Date().toISOString().slice(0, 10), instructions: instructionsHash(), frightening };
  writeFileSync(RECORDING, `${JSON.stringify(recording, null, 2)}\n`);
}

await main();

/** The labeled sentences, what a reviewing model said of them, and how often that was right. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { readContentFile } from '../../../domain/reader/read-content.ts';
import { AGE_BANDS, type AgeBand } from '../../../domain/src/index.ts';
import { reviewMessages } from '../../../functions/src/stories/frightening/review.ts';

const sentenceSchema = z.strictObject({
  id: z.string(),
  pair: z.int(),
  kind: z.string(),
  /** Bands for which it frightens. */
  ages: z.array(z.enum(AGE_BANDS)),
  frightening: z.boolean(),
  text: z.string(),
});
export type Sentence = z.infer<typeof sentenceSchema>;

/** Recorded because a test cannot ask a model. `npm run review-sentences` records it anew. */
export interface Recording {
  model: string;
  /** ISO date. */
  date: string;
  /** {@link instructionsHash} at that time. */
  instructions: string;
  /** Ids of the sentences that the model listed for a child of that age. */
  frightening: Readonly<Record<AgeBand, readonly string[]>>;
}

const FIXTURES = new URL('../../../tests/fixtures/frightening-sentences/', import.meta.url);
export const RECORDING = new URL('reviewed.json', FIXTURES);

export function labeledSentences(): Sentence[] {
  return readContentFile(fileURLToPath(new URL('sentences.yaml', FIXTURES)), z.array(sentenceSchema));
}

/** Pairs with even numbers, for which nothing is tuned. */
export function isHeldOut({ pair }: Sentence): boolean {
  return pair % 2 === 0;
}

export function recordedReviews(): Recording {
  return JSON.parse(readFileSync(RECORDING, 'utf8')) as Recording;
}

/** The hash of what the model is told, for all ages: a recording says nothing about other instructions. */
export function instructionsHash(): string {
  const instructions = AGE_BANDS.map((age) => reviewMessages([], age)[0]?.content);
  return createHash('sha256').update(JSON.stringify(instructions)).digest('hex');
}

/** The same sentences, judged at one age alone: those that frighten younger children only are harmless then. */
export function atAge(sentences: readonly Sentence[], age: AgeBand): Sentence[] {
  return sentences.map((one) => ({ ...one, ages: [age], frightening: one.ages.includes(age) }));
}

/** Frightening sentences are judged for the oldest band they frighten, harmless ones for the youngest. */
export function ratesOf(sentences: readonly Sentence[], recording: Recording) {
  const isFound = ({ id, ages }: Sentence) => recording.frightening[ages.at(-1) ?? '2-3'].includes(id);
  const frightening = sentences.filter((one) => one.frightening);
  const found = frightening.filter(isFound).length;
  const wrong = sentences.filter((one) => !one.frightening && isFound(one)).length;
  const bothRight = frightening.filter(
    (one) => isFound(one) && sentences.some((other) => other.pair === one.pair && !other.frightening && !isFound(other)),
  ).length;
  return { recall: found / frightening.length, precision: found / (found + wrong), bothRight: bothRight / frightening.length };
}

/** What a reviewing model said of the labeled sentences, recorded because a test cannot ask one. `review-sentences.ts` records it anew. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { AGE_BANDS, type AgeBand } from '../../domain/src/index.ts';
import { reviewMessages } from '../../functions/src/stories/frightening/review.ts';

export interface Recording {
  model: string;
  /** ISO date. */
  date: string;
  /** {@link instructionsHash} at that time. */
  instructions: string;
  /** Ids of the sentences that the model listed for a child of that age. */
  frightening: Readonly<Record<AgeBand, readonly string[]>>;
}

export const RECORDING = new URL('../../tests/fixtures/frightening-sentences/reviewed.json', import.meta.url);

export function recordedReviews(): Recording {
  return JSON.parse(readFileSync(RECORDING, 'utf8')) as Recording;
}

/** Of what the model is told for all ages: a recording says nothing about other instructions. */
export function instructionsHash(): string {
  const instructions = AGE_BANDS.map((age) => reviewMessages([], age)[0]?.content);
  return createHash('sha256').update(JSON.stringify(instructions)).digest('hex');
}

/**
 * `npm run review-sentences`: how often the recorded review of the labeled sentences is right. With `REVIEW_KEY`, the reviewing model is first asked about them
 * at each age, and what it says is recorded; `REVIEW_MODEL` and `REVIEW_BASE_URL` choose another one. About 70,000 tokens.
 */
import { writeFileSync } from 'node:fs';
import { AGE_BANDS, type AgeBand } from '../../domain/src/index.ts';
import { main, say } from '../local/say.ts';
import { createRandom } from '../storyteller/engine/random.ts';
import { type Reviewer, reviewerFromEnvironment } from './reviews/reviewer.ts';
import {
  atAge,
  instructionsHash,
  isHeldOut,
  labeledSentences,
  RECORDING,
  type Recording,
  ratesOf,
  recordedReviews,
  type Sentence,
} from './reviews/sentences.ts';

/** Sentences of a call, in random order: the two of a pair, side by side, would be easier to tell apart. */
const BATCH = 25;

await main(async () => {
  const reviewer = reviewerFromEnvironment();
  if (reviewer) await record(reviewer);
  const recording = recordedReviews();
  say(`${recording.model}, ${recording.date}${recording.instructions === instructionsHash() ? '' : ', with other instructions than now'}`);
  const all = labeledSentences();
  const sets = { 'Held out': all.filter(isHeldOut), 'For tuning': all.filter((one) => !isHeldOut(one)) };
  for (const [name, sentences] of Object.entries(sets)) {
    report(name, sentences, recording);
    for (const age of AGE_BANDS) report(`  ages ${age}`, atAge(sentences, age), recording);
  }
  return 0;
});

async function record({ model, review }: Reviewer): Promise<void> {
  const frightening = {} as Record<AgeBand, string[]>;
  for (const age of AGE_BANDS) frightening[age] = await idsOfFrightening(review, age);
  const recording: Recording = { model, date: new Date().toISOString().slice(0, 10), instructions: instructionsHash(), frightening };
  writeFileSync(RECORDING, `${JSON.stringify(recording, null, 2)}\n`);
}

async function idsOfFrightening(review: Reviewer['review'], age: AgeBand): Promise<string[]> {
  const sentences = createRandom(age).shuffle(labeledSentences());
  const ids: string[] = [];
  for (let start = 0; start < sentences.length; start += BATCH) {
    const some = sentences.slice(start, start + BATCH);
    const frightening = await review(
      some.map(({ text }) => text),
      age,
    );
    ids.push(...some.filter((_one, index) => frightening[index]).map(({ id }) => id));
  }
  return ids.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

function report(name: string, sentences: readonly Sentence[], recording: Recording): void {
  const { recall, precision, bothRight } = ratesOf(sentences, recording);
  say(`${name}: recall ${percent(recall)}, precision ${percent(precision)}, both sides right ${percent(bothRight)}`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

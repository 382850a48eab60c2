/**
 * `node tools/frightening-rates.ts`: how many labeled sentences the check for frightening content judges right, and how many sentences of our own stories it
 * flags. Of held-out pairs (even numbers) it prints totals only. `--list` prints misjudged sentences of the other sets.
 */
import { readFileSync } from 'node:fs';
import { AGE_BANDS, type AgeBand, splitSentences } from '@tuckaway/domain';
import { parse } from 'yaml';
import { frighteningPart } from '../functions/src/stories/frightening/frightening-part.ts';
import { exampleStories } from './frightening/examples.ts';
import { type Recording, recordedReviews } from './frightening/recorded-reviews.ts';
import { arcStories, curatedStories, earlierStories } from './story-lab/corpus.ts';

export interface Sentence {
  id: string;
  pair: number;
  kind: string;
  /** Bands for which it frightens. */
  ages: AgeBand[];
  frightening: boolean;
  text: string;
}

const FIXTURES = new URL('../tests/fixtures/frightening-sentences/', import.meta.url);

/** Frightening sentences are judged for the oldest band they frighten, harmless ones for the youngest. */
export const isFlagged = ({ ages, text }: Sentence) => frighteningPart(text, ages.at(-1) ?? '2-3') !== null;

export function labeledSentences(): Sentence[] {
  return parse(readFileSync(new URL('sentences.yaml', FIXTURES), 'utf8')) as Sentence[];
}

export function developmentSentences(): Sentence[] {
  const kinds = parse(readFileSync(new URL('more.yaml', FIXTURES), 'utf8')) as Record<string, [string, string, 'young'?][]>;
  return Object.entries(kinds).flatMap(([kind, pairs]) =>
    pairs.flatMap(([frightening, harmless, young], index): Sentence[] => [
      {
        id: `${kind} ${index}a`,
        pair: index,
        kind,
        ages: young ? ['2-3', '4-5'] : ['2-3', '4-5', '6-8'],
        frightening: true,
        text: frightening,
      },
      { id: `${kind} ${index}b`, pair: index, kind, ages: [], frightening: false, text: harmless },
    ]),
  );
}

/** The same sentences, judged at one age alone: those that frighten younger children only are harmless then. */
export function atAge(sentences: readonly Sentence[], age: AgeBand): Sentence[] {
  return sentences.map((one) => ({ ...one, ages: [age], frightening: one.ages.includes(age) }));
}

/** Whether our own check or the recorded review finds a sentence: in the product, a page has to pass both. */
export function withReview({ frightening }: Recording): (sentence: Sentence) => boolean {
  return (sentence) => isFlagged(sentence) || frightening[sentence.ages.at(-1) ?? '2-3'].includes(sentence.id);
}

export function ratesOf(sentences: readonly Sentence[], isFound = isFlagged) {
  const frightening = sentences.filter((one) => one.frightening);
  const found = frightening.filter(isFound).length;
  const wrong = sentences.filter((one) => !one.frightening && isFound(one)).length;
  const bothRight = frightening.filter(
    (one) =>
      isFound(one) &&
      sentences.some((other) => other.pair === one.pair && other.kind === one.kind && !other.frightening && !isFound(other)),
  ).length;
  return { recall: found / frightening.length, precision: found / (found + wrong), bothRight: bothRight / frightening.length };
}

/** Held-out pairs that the writers of the rules and of the corpus saw by mistake: one printed the file's first 30 pairs. */
const isUnseen = ({ kind, pair }: Sentence) => kind !== 'abandoned' && pair > 30 && pair !== 176;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function report(name: string, sentences: readonly Sentence[], isFound = isFlagged): void {
  const { recall, precision, bothRight } = ratesOf(sentences, isFound);
  console.log(`${name}: recall ${percent(recall)}, precision ${percent(precision)}, both sides right ${percent(bothRight)}`);
}

function main(isListing: boolean): void {
  const recording = recordedReviews();
  const sets = {
    development: developmentSentences(),
    tuning: labeledSentences().filter(({ pair }) => pair % 2 === 1),
    'held out': labeledSentences().filter(({ pair }) => pair % 2 === 0),
  };
  for (const [name, sentences] of Object.entries(sets)) {
    report(name, sentences);
    if (name === 'held out') report('held out and not seen', sentences.filter(isUnseen));
    if (name !== 'development') {
      const isFound = withReview(recording);
      report(`${name}, with the review of ${recording.model}`, sentences, isFound);
      report('  not seen', sentences.filter(isUnseen), isFound);
      for (const age of AGE_BANDS) report(`  ages ${age}`, atAge(sentences, age), isFound);
    }
    for (const kind of new Set(sentences.map((one) => one.kind)))
      report(
        `  ${kind}`,
        sentences.filter((one) => one.kind === kind),
      );
    if (!isListing || name === 'held out') continue;
    for (const one of sentences.filter((each) => isFlagged(each) !== each.frightening)) {
      console.log(
        one.frightening ? 'MISSED' : 'FALSE',
        one.kind,
        one.text,
        one.frightening ? '' : JSON.stringify(frighteningPart(one.text, '2-3')),
      );
    }
  }
  const ours = {
    curated: curatedStories(),
    example: exampleStories(),
    local: arcStories('frightening', 300),
    'other local': arcStories('not trained on', 300),
    'earlier local': Object.values(earlierStories()).flat(),
  };
  for (const [name, stories] of Object.entries(ours)) {
    const sentences = stories.flatMap(({ title, pages, age }) =>
      [title, ...pages.flatMap(splitSentences)].map((text) => ({ text, age: age as AgeBand | undefined })),
    );
    const flagged = sentences.filter(({ text, age }) => frighteningPart(text, age ?? '4-5') !== null);
    console.log(`${name} stories: ${flagged.length} of ${sentences.length} sentences flagged`);
    if (isListing)
      for (const text of new Set(flagged.map((one) => one.text)))
        console.log('FLAGGED', text, JSON.stringify(frighteningPart(text, '4-5')));
  }
}

if (import.meta.filename === process.argv[1]) main(process.argv.includes('--list'));

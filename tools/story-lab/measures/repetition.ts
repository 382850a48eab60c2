/**
 * Repetition within a story, beyond a refrain, and sentences that another story of the set has as well.
 * Source: the local storyteller's rule that two tellings share at most half of their sentences (tools/storyteller); distinct n-grams as a measure of
 * diversity: Li and others, "A diversity-promoting objective function for neural conversation models", NAACL 2016.
 */
import { between, type LabStory, type Measure, type Measured, result } from '../story.ts';
import { per, sentencesOf, textOf, wordsOf } from '../text.ts';

/** % of four words in a row that came before in the same story; a refrain needs five. */
const WITHIN = { good: 8, bad: 20 };
/** % of sentences that one other story has: different arcs share at most 5 %, two tellings of one arc at most half. */
const ACROSS = { good: 25, bad: 75 };
/** Shorter sentences may be in many stories. */
const LEAST_WORDS = 5;

export const repetition: Measure = { id: 'repetition', weight: 10, isDecisive: true, measure: measureRepetition };

function measureRepetition(story: LabStory, others: readonly LabStory[]): Measured {
  const within = repeatedWithin(story);
  const across = sharedWith(story, others);
  const value = Math.min(between(within, WITHIN.good, WITHIN.bad), between(across, ACROSS.good, ACROSS.bad));
  const fault =
    within > WITHIN.good
      ? `${Math.round(within)} % of it was said before in the story`
      : `${Math.round(across)} % of its sentences are in one other story, too`;
  return result(value, fault);
}

/** % of four-word sequences that came before. */
export function repeatedWithin(story: LabStory): number {
  const words = wordsOf(textOf(story));
  const sequences = words.slice(3).map((_, index) => words.slice(index, index + 4).join(' '));
  return per(sequences.length - new Set(sequences).size, sequences.length);
}

/** % of sentences of five words or more that the most similar other story has word for word. */
function sharedWith(story: LabStory, others: readonly LabStory[]): number {
  const own = longSentences(story);
  const shares = others.filter((other) => other !== story).map((other) => per(own.intersection(longSentences(other)).size, own.size));
  return Math.max(0, ...shares);
}

const sentencesByStory = new WeakMap<LabStory, ReadonlySet<string>>();

/** Remembered, because each story of a set is compared with all others. */
function longSentences(story: LabStory): ReadonlySet<string> {
  const known = sentencesByStory.get(story);
  if (known) return known;
  const sentences = sentencesOf(textOf(story)).map(wordsOf);
  const long = new Set(sentences.filter((words) => words.length >= LEAST_WORDS).map((words) => words.join(' ')));
  sentencesByStory.set(story, long);
  return long;
}

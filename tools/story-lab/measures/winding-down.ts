/**
 * The last third slows down: no noise, shorter sentences, fewer verbs.
 * Source: craft rule "The end lets go: light lower, verbs fewer, the last sentence soft and whole" (docs/story-engine.md). On calm
 * before sleep: Mindell and Williamson, "Benefits of a bedtime routine in young children", Sleep Medicine
 * Reviews 40 (2018).
 */
import { wordList } from '../lists.ts';
import { between, type LabStory, type Measure, type Measured, result } from '../story.ts';
import { part, per, sentencesOf, wordsOf } from '../text.ts';
import { countVerbs } from '../verbs.ts';

const LOUD = wordList('loud');
const LAST_THIRD = 0.67;
/** Loud words, exclamation marks and capitals in 100 words of the last third. */
const NOISE = { good: 2.5, bad: 8 };
/** The last third compared with the rest. A last long sentence that rocks is wanted, so a little longer is still good. */
const LONGER = { good: 1.4, bad: 2.2 };
const MORE_VERBS = { good: 1.5, bad: 2.5 };

export const windingDown: Measure = { id: 'winding-down', weight: 12, isDecisive: true, measure: measureWindingDown };

function measureWindingDown(story: LabStory): Measured {
  const before = part(story, 0, LAST_THIRD);
  const end = part(story, LAST_THIRD, 1);
  const quiet = between(noise(end), NOISE.good, NOISE.bad);
  const short = between(sentenceLength(end) / sentenceLength(before), LONGER.good, LONGER.bad);
  const thin = between(verbsPerSentence(end) / verbsPerSentence(before), MORE_VERBS.good, MORE_VERBS.bad);
  const faults = [
    ...(quiet < 1 ? ['it is loud'] : []),
    ...(short < 1 ? ['its sentences get longer'] : []),
    ...(thin < 1 ? ['more and more happens in a sentence'] : []),
  ];
  // Noise wakes a child, however short its sentences are.
  return result(quiet * (0.7 + 0.15 * short + 0.15 * thin), `the last third does not slow down: ${faults.join(', ')}`);
}

export function noise(text: string): number {
  const words = wordsOf(text);
  const loud = words.filter((word) => LOUD.has(word)).length;
  const marks = text.match(/!/gu)?.length ?? 0;
  const capitals = text.match(/\b\p{Lu}{3,}\b/gu)?.length ?? 0;
  return per(loud + marks + capitals, words.length);
}

function sentenceLength(text: string): number {
  return wordsOf(text).length / Math.max(1, sentencesOf(text).length);
}

function verbsPerSentence(text: string): number {
  return Math.max(0.5, countVerbs(text) / Math.max(1, sentencesOf(text).length));
}

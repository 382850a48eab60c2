/**
 * Things instead of praise: no "magical", "wonderful" or "special", and things by their names.
 * Source: craft rule "Concrete before sweet" (docs/story-engine.md). Concrete words are understood and remembered better: Paivio,
 * Mental Representations: A Dual Coding Approach (1986). Published ratings may not be copied (see "Word lists" there).
 */
import { wordList } from '../lists.ts';
import { between, type LabStory, type Measure, type Measured, result } from '../story.ts';
import { examples, per, textOf, wordsOf } from '../text.ts';

const VAGUE = wordList('vague');
const EMPTY = wordList('empty');
/** Vague words in 100; empty ones count for a quarter, because every text needs a few. */
const LIMITS = { good: 2.8, bad: 6.5 };
const EMPTY_SHARE = 0.25;

export const concreteness: Measure = { id: 'concreteness', weight: 12, isDecisive: true, measure: measureConcreteness };

function measureConcreteness(story: LabStory): Measured {
  const words = wordsOf(textOf(story));
  const vague = words.filter((word) => VAGUE.has(word));
  const empty = words.filter((word) => EMPTY.has(word));
  const share = per(vague.length + empty.length * EMPTY_SHARE, words.length);
  return result(
    between(share, LIMITS.good, LIMITS.bad),
    `${vague.length} words praise instead of showing, such as ${examples([...vague, ...empty])}`,
  );
}

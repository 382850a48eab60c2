/**
 * The child, or the hero, causes the turning point: no luck, no helper who takes over, no thing that solves itself.
 * Source: craft rules "a kind or clever turn that the hero makes" and "The child does it, visibly, with hands and words"
 * (docs/story-engine.md); goal-directed attempts of the hero in Stein and Glenn, "An analysis of story comprehension in elementary
 * school children" (1979).
 */
import { phrasePattern, phrasesIn } from '../lists.ts';
import { between, type LabStory, type Measure, type Measured, result } from '../story.ts';
import { examples, narrationOf, part, sentencesOf, textOf, wordsOf } from '../text.ts';
import { isPast, PRESENT } from '../verbs.ts';

const HELPLESS = phrasePattern('helpless');
const RESCUED = phrasePattern('rescued');
/** Cues in 400 words. Even a good hero once does not know what to do. */
const LIMITS = { good: 1.75, bad: 4.25 };
const WORDS = 400;
/** Where a story turns. */
const TURN = { from: 0.35, to: 0.9 };
const WITHOUT_DEED = 0.4;
/** Verbs that are no deeds. */
const PASSIVE = new Set(
  `was were had is has said says asked asks thought thinks knew knows felt feels heard hears saw sees waited waits watched watches slept sleeps
  looked looks seemed seems liked wanted wants belonged happened`.split(/\s+/u),
);

export const agency: Measure = { id: 'agency', weight: 14, isDecisive: true, measure: measureAgency };

function measureAgency(story: LabStory): Measured {
  const text = textOf(story);
  const cues = [...phrasesIn(text, HELPLESS), ...phrasesIn(text, RESCUED)];
  const share = (cues.length * WORDS) / Math.max(WORDS, wordsOf(text).length);
  const value = between(share, LIMITS.good, LIMITS.bad);
  if (value < 1) return result(value, `the hero is helpless, or luck or others bring the turn: ${examples(cues)}`);
  return hasDeed(story) ? result(1, '') : result(WITHOUT_DEED, 'the hero does nothing where the story turns');
}

/** Whether the hero, "I", "you" or a pronoun acts in the part where the story turns. */
export function hasDeed(story: LabStory): boolean {
  const hero = heroOf(story);
  return sentencesOf(narrationOf(part(story, TURN.from, TURN.to))).some((sentence) => {
    const words = wordsOf(sentence);
    const isSubject = (word: string) => word === hero || /^(?:he|she|i|they|you|we|it)$/u.test(word);
    return (
      words.some((word, index) => isSubject(word) && words.slice(index + 1, index + 4).some(isDeed)) ||
      // "Take some straw": instructions leave out the "you".
      (hero === 'you' && words.length > 2)
    );
  });
}

const isDeed = (word: string) => (isPast(word) || PRESENT.has(word)) && !PASSIVE.has(word);

/** The child's placeholder, or "you" or "i", or the name that occurs most often. */
export function heroOf(story: LabStory): string {
  const text = narrationOf(textOf(story));
  if (text.includes('{child}')) return '{child}';
  const counts = new Map<string, number>();
  for (const [name] of text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{L}+|\b(?:I|[Yy]ou)\b/gu)) {
    counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

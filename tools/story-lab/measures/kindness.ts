/**
 * Kindness: no insults, ridicule, shutting out or threats, and little fear.
 * Source: craft rules "No trouble that frightens" and "Never: … being left, shame" (docs/story-engine.md).
 */
import { phrasePattern, phrasesIn } from '../lists.ts';
import { between, type LabStory, type Measure, type Measured, result } from '../story.ts';
import { examples, textOf } from '../text.ts';

const UNKIND = phrasePattern('unkind');
const FEARFUL = phrasePattern('fearful');
/** Unkind phrases and half of the fearful ones, in the whole story: one hard word is not made good by a hundred soft ones. */
const LIMITS = { good: 1, bad: 3 };
const FEAR_SHARE = 0.5;

export const kindness: Measure = { id: 'kindness', weight: 10, isDecisive: true, measure: measureKindness };

function measureKindness(story: LabStory): Measured {
  const text = textOf(story);
  const unkind = phrasesIn(text, UNKIND);
  const fearful = phrasesIn(text, FEARFUL);
  const count = unkind.length + fearful.length * FEAR_SHARE;
  return result(between(count, LIMITS.good, LIMITS.bad), `unkind or frightening: ${examples([...unkind, ...fearful])}`);
}

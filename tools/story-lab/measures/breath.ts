/**
 * Length of a breath: words between two pauses.
 * Source: craft rule "For the ear: short sentences and then a long one that rocks" (docs/story-engine.md). On pauses in reading:
 * Goldman-Eisler, Psycholinguistics (1968); Grosjean and Collins, "Breathing, pausing and reading", Phonetica 36 (1979).
 */
import { type AgeBand, DEFAULT_AGE_BAND } from '../../../domain/src/index.ts';
import { between, type LabStory, type Measure, type Measured, result } from '../story.ts';
import { textOf, wordsOf } from '../text.ts';

const PAUSE = /[.,;:!?…—()“”"\n]+/u;
/** Words of the breath that is longer than nine of ten. */
const LONG_BREATH: Readonly<Record<AgeBand, { good: number; bad: number }>> = {
  '2-3': { good: 12, bad: 18 },
  '4-5': { good: 14, bad: 20 },
  '6-8': { good: 15, bad: 22 },
};

export const breath: Measure = { id: 'breath', weight: 4, measure: measureBreath };

function measureBreath(story: LabStory): Measured {
  const { good, bad } = LONG_BREATH[story.age ?? DEFAULT_AGE_BAND];
  const breaths = breathsOf(textOf(story)).sort((one, other) => one - other);
  const long = breaths[Math.floor(breaths.length * 0.9)] ?? 0;
  return result(between(long, good, bad), `one breath in ten has ${long} words or more; at this age a reader pauses after ${good}`);
}

/** Words between pauses. */
export function breathsOf(text: string): number[] {
  return text
    .split(PAUSE)
    .map((piece) => wordsOf(piece).length)
    .filter((count) => count > 0);
}

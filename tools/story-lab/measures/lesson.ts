/**
 * No moral said aloud at the end.
 * Source: craft rule "no moral said aloud" (docs/story-engine.md).
 */
import { phrasePattern, phrasesIn } from '../lists.ts';
import { between, type LabStory, type Measure, type Measured, result } from '../story.ts';
import { examples, part } from '../text.ts';

const LESSON = phrasePattern('lesson');
const END = 0.6;
/** Phrases of a moral; one may be an accident, and costs half. */
const LIMITS = { good: 0, bad: 2 };

export const lesson: Measure = { id: 'lesson', weight: 6, isDecisive: true, measure: measureLesson };

function measureLesson(story: LabStory): Measured {
  const found = phrasesIn(part(story, END, 1), LESSON);
  return result(between(found.length, LIMITS.good, LIMITS.bad), `the end says a moral aloud: ${examples(found)}`);
}

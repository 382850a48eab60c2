/**
 * Safety: the product's own check for frightening content.
 * Source: functions/src/stories/frightening. Moderation, which the product asks as well, needs a network and is not part of the lab.
 */
import { frighteningWord } from '../../../functions/src/stories/frightening/frightening-part.ts';
import { type LabStory, type Measure, type Measured, result } from '../story.ts';
import { textOf } from '../text.ts';

export const safety: Measure = { id: 'safety', weight: 4, isDecisive: true, measure: measureSafety };

function measureSafety(story: LabStory): Measured {
  const word = frighteningWord(`${story.title}\n${textOf(story)}`, story.age);
  return result(word === null ? 1 : 0, `the product would refuse “${word}”`);
}

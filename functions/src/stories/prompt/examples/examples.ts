/** The example stories of each age and mood. */
import type { AgeBand, StoryTone } from '@tuckaway/domain';
import { EXAMPLES as calm2To3 } from './2-3-calm.ts';
import { EXAMPLES as cozy2To3 } from './2-3-cozy.ts';
import { EXAMPLES as funny2To3 } from './2-3-funny.ts';
import { EXAMPLES as silly2To3 } from './2-3-silly.ts';
import { EXAMPLES as sleepy2To3 } from './2-3-sleepy.ts';
import { EXAMPLES as cozy4To5 } from './4-5-cozy.ts';
import { EXAMPLES as calm6To8 } from './6-8-calm.ts';
import { EXAMPLES as cozy6To8 } from './6-8-cozy.ts';
import { EXAMPLES as funny6To8 } from './6-8-funny.ts';
import { EXAMPLES as silly6To8 } from './6-8-silly.ts';
import { EXAMPLES as sleepy6To8 } from './6-8-sleepy.ts';
import type { ExampleStory } from './example-story.ts';

type ExamplePair = readonly [ExampleStory, ExampleStory];

export const EXAMPLES: Partial<Record<`${AgeBand}-${StoryTone}`, ExamplePair>> = {
  '2-3-calm': calm2To3,
  '2-3-cozy': cozy2To3,
  '2-3-funny': funny2To3,
  '2-3-silly': silly2To3,
  '2-3-sleepy': sleepy2To3,
  '4-5-cozy': cozy4To5,
  '6-8-calm': calm6To8,
  '6-8-cozy': cozy6To8,
  '6-8-funny': funny6To8,
  '6-8-silly': silly6To8,
  '6-8-sleepy': sleepy6To8,
};

export function examplesFor(age: AgeBand, tone: StoryTone): ExamplePair {
  return EXAMPLES[`${age}-${tone}`] ?? cozy4To5;
}

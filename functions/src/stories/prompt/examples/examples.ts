/** The example stories of each age and mood. */
import type { AgeBand, StoryTone } from '@tuckaway/domain';
import { EXAMPLES as calmFor2To3 } from './2-3-calm.ts';
import { EXAMPLES as cozyFor2To3 } from './2-3-cozy.ts';
import { EXAMPLES as funnyFor2To3 } from './2-3-funny.ts';
import { EXAMPLES as sillyFor2To3 } from './2-3-silly.ts';
import { EXAMPLES as sleepyFor2To3 } from './2-3-sleepy.ts';
import { EXAMPLES as calmFor4To5 } from './4-5-calm.ts';
import { EXAMPLES as cozyFor4To5 } from './4-5-cozy.ts';
import { EXAMPLES as funnyFor4To5 } from './4-5-funny.ts';
import { EXAMPLES as sillyFor4To5 } from './4-5-silly.ts';
import { EXAMPLES as sleepyFor4To5 } from './4-5-sleepy.ts';
import { EXAMPLES as calmFor6To8 } from './6-8-calm.ts';
import { EXAMPLES as cozyFor6To8 } from './6-8-cozy.ts';
import { EXAMPLES as funnyFor6To8 } from './6-8-funny.ts';
import { EXAMPLES as sillyFor6To8 } from './6-8-silly.ts';
import { EXAMPLES as sleepyFor6To8 } from './6-8-sleepy.ts';
import type { ExampleStory } from './example-story.ts';

type ExamplePair = readonly [ExampleStory, ExampleStory];

export const EXAMPLES: Readonly<Record<`${AgeBand}-${StoryTone}`, ExamplePair>> = {
  '2-3-funny': funnyFor2To3,
  '2-3-sleepy': sleepyFor2To3,
  '2-3-cozy': cozyFor2To3,
  '2-3-silly': sillyFor2To3,
  '2-3-calm': calmFor2To3,
  '4-5-funny': funnyFor4To5,
  '4-5-sleepy': sleepyFor4To5,
  '4-5-cozy': cozyFor4To5,
  '4-5-silly': sillyFor4To5,
  '4-5-calm': calmFor4To5,
  '6-8-funny': funnyFor6To8,
  '6-8-sleepy': sleepyFor6To8,
  '6-8-cozy': cozyFor6To8,
  '6-8-silly': sillyFor6To8,
  '6-8-calm': calmFor6To8,
};

export function examplesFor(age: AgeBand, tone: StoryTone): ExamplePair {
  return EXAMPLES[`${age}-${tone}`];
}

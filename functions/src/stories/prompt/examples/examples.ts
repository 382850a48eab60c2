/** The example stories of each age and mood. */
import type { AgeBand, StoryTone } from '@tuckaway/domain';
import { EXAMPLES as cozyFor4To5 } from './4-5-cozy.ts';
import type { ExampleStory } from './example-story.ts';

type ExamplePair = readonly [ExampleStory, ExampleStory];

export const EXAMPLES: Partial<Record<`${AgeBand}-${StoryTone}`, ExamplePair>> = {
  '4-5-cozy': cozyFor4To5,
};

export function examplesFor(age: AgeBand, tone: StoryTone): ExamplePair {
  return EXAMPLES[`${age}-${tone}`] ?? cozyFor4To5;
}

import type { AgeBand, StoryTone } from '@tuckaway/domain';
import type { ExampleStory } from '@tuckaway/domain/content';
import { EXAMPLES } from './examples.data.ts';

/** The example stories of an age and a tone. */
export function examplesFor(age: AgeBand, tone: StoryTone): ExampleStory[] {
  return EXAMPLES.filter(({ request }) => request.age === age && request.tone === tone);
}

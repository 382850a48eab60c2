import type { EpisodeNotes, StoryRequest } from '@tuckaway/domain';
import type { RememberedStory } from './family-memory.ts';
import type { SentAnimal } from './hide-name.ts';
import type { Got } from './story-failure.ts';
import type { StoryTemplate } from './story-template.ts';
import type { Storyteller } from './storyteller.ts';
import type { StoryTally } from './tally.ts';
import type { RetryBudget } from './with-retries.ts';

/** A story that may not have been moderated yet. */
export interface ToldStory {
  template: StoryTemplate;
  memory: RememberedStory;
}

/** What all steps of writing one story share. */
export interface GenerationContext {
  request: StoryRequest;
  animal: SentAnimal;
  /** Placeholders, the story's child first. */
  children: readonly string[];
  /** The episode that this one continues. */
  before: EpisodeNotes | null;
  storyteller: Storyteller;
  budget: RetryBudget;
  tally: StoryTally;
  told: (written: ToldStory) => Promise<void>;
  /** How far it has come. */
  got: Got;
}

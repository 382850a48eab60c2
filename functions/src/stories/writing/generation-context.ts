/** What all steps of writing one story share. */
import type { EpisodeNotes, Memory, StoryRequest } from '@tuckaway/domain';
import type { RememberedStory } from '../family-memory.ts';
import type { RetryBudget } from '../model/with-retries.ts';
import type { SentAnimal } from '../names/hide-name.ts';
import type { Storyteller } from '../ports/storyteller.ts';
import { type Progress, StoryFailure } from '../story-failure.ts';
import type { ShownPages, StoryTemplate } from '../story-template.ts';
import type { StoryTally } from './story-tally.ts';

/** A story that may not have been moderated yet. */
export interface CandidateStory {
  template: StoryTemplate;
  memory: RememberedStory;
}

/** What the reviewing model says of the texts that a request sends in their own words. */
export interface RequestReview {
  /** The animal or the earlier episode frightens. */
  isRefused: boolean;
  /** Remembered lines that frighten. */
  known: readonly string[];
  /** Why there is no answer; null if there is one. */
  failure: unknown;
}

/** The value before the review starts. */
export const NOT_REVIEWED: Promise<RequestReview> = Promise.resolve({
  isRefused: false,
  known: [],
  failure: new StoryFailure('unavailable'),
});

export interface GenerationContext {
  request: StoryRequest;
  animal: SentAnimal;
  /** Placeholders, the story's child first. */
  children: readonly string[];
  before: EpisodeNotes | null;
  /** What the child's earlier stories remember. */
  known: readonly Memory[];
  /** Goes on while the story is being written. Never rejects; nothing is shown before its answer. */
  requestReview: Promise<RequestReview>;
  storyteller: Storyteller;
  budget: RetryBudget;
  tally: StoryTally;
  /** The family's last stories, newest first. */
  earlier: readonly RememberedStory[];
  onCall: () => Promise<void>;
  onCandidate: (written: CandidateStory) => Promise<void>;
  onRejected: () => Promise<void>;
  /** Receives all shown pages whenever there is one more; null if no page is shown early. */
  onPages: ((shown: ShownPages) => Promise<void>) | null;
  /** Null until the first page is shown. */
  shown: ShownPages | null;
  progress: Progress;
  /** Whether the model spends tokens on reasoning before it answers. */
  reasons: boolean;
  /** Whether a repair may still be asked for because of the craft alone: once, and only of pages that are not shown. */
  mendsCraft: boolean;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** The use case: one bedtime story, written, checked, repaired, moderated and unlike the family's last ones (decisions S5, S6). */
import { childPlaceholders, type StoryRequest, wordsFor } from '@tuckaway/domain';
import { frighteningWord } from './child-words.ts';
import { earlierNotes } from './episode-notes.ts';
import { isAlike, type RememberedStory } from './family-memory.ts';
import {
  type AttemptResult,
  type CandidateStory,
  type GenerationContext,
  generateAndModerate,
  newTally,
  type StoryTally,
  timed,
} from './generate-and-moderate.ts';
import { passesModeration } from './moderation.ts';
import { hideName } from './names/hide-name.ts';
import { repairMessages, storyMessages } from './prompt.ts';
import { pickSeed } from './seeds/pick-seed.ts';
import { StoryFailure } from './story-failure.ts';
import type { Storyteller } from './storyteller.ts';
import { retryBudget } from './with-retries.ts';

/** Decision S6. */
const MAX_REPAIRS = 2;

export interface WriteStoryOptions {
  storyteller: Storyteller;
  /** Milliseconds for everything. */
  budgetMs: number;
  /** The family's last stories, newest first. */
  earlier?: readonly RememberedStory[];
  /** Receives each story that passed our own checks while it is moderated, for storing. Must not reject; it is awaited in any case. */
  onCandidate?: (written: CandidateStory) => Promise<void>;
  /** Filled in also if no story comes of it. */
  tally?: StoryTally;
  random?: () => number;
}

export interface WrittenStory extends CandidateStory {
  repairs: number;
}

/** Throws {@link StoryFailure}. */
export async function writeStory(request: StoryRequest, options: WriteStoryOptions): Promise<WrittenStory> {
  const { storyteller, budgetMs, earlier = [], onCandidate = async () => undefined, tally = newTally(), random = Math.random } = options;
  const budget = retryBudget(budgetMs, random);
  const animal = hideName(request);
  const children = childPlaceholders(request.siblings?.length ?? 0);
  const before = earlierNotes(request, animal);
  const context: GenerationContext = { request, animal, children, before, storyteller, budget, tally, onCandidate, progress: 'nothing' };
  try {
    await moderateRequest(context);
    return await writeDistinctStory(context, earlier, () => Date.now() < budget.deadline - budgetMs / 2);
  } catch (error) {
    throw error instanceof StoryFailure ? new StoryFailure(error.kind, error.retryAfter, context.progress) : error;
  }
}

/** Checks every text that came from the device and is sent in its own words. */
async function moderateRequest({ request, animal, before, storyteller, budget, tally }: GenerationContext): Promise<void> {
  const notes = before ? [before.recap, ...before.cast] : [];
  // Our own word list runs here, so it may check the animal with the name in it.
  if ([request.favoriteAnimal, ...notes].some((text) => frighteningWord(text) !== null)) throw new StoryFailure('refused');
  const passed = await timed(tally, 'moderating', () => passesModeration([animal.sent, ...notes], storyteller, budget));
  if (!passed) throw new StoryFailure('refused');
}

/**
 * Asks until a story is good, and once more with another plot if it is too similar to an earlier one. The similar story is kept as a fallback,
 * because it is better than none.
 */
async function writeDistinctStory(
  context: GenerationContext,
  earlier: readonly RememberedStory[],
  hasTime: () => boolean,
): Promise<WrittenStory> {
  const { request, animal, before, tally, budget } = context;
  const words = wordsFor(request.storyLength);
  const newPlot = (avoided: readonly RememberedStory[]) => {
    const recent = avoided.map(({ seed }) => seed);
    const seed = pickSeed(
      { setting: request.storySetting, tone: request.storyTone, notTonight: request.notTonight },
      recent,
      budget.random,
    );
    return { seed, asked: storyMessages({ request, animal, before, seed, earlier: avoided }) };
  };
  let fallback: WrittenStory | undefined;
  let { seed, asked } = newPlot(earlier);
  let messages = asked;
  for (let repairs = 0; ; repairs += 1) {
    Object.assign(tally, { seed: seed.id, repairs });
    let verdict: AttemptResult;
    try {
      verdict = await generateAndModerate(context, messages, { words, seed: seed.id });
    } catch (error) {
      if (fallback) return fallback;
      throw error;
    }
    if (verdict.story) {
      const written = { ...verdict.story, repairs };
      if (fallback || repairs >= MAX_REPAIRS || !hasTime() || !isAlike(written.memory, earlier)) return written;
      fallback = written;
      tally.alike = true;
      ({ seed, asked } = newPlot([written.memory, ...earlier]));
      messages = asked;
      continue;
    }
    const { answer, problems } = verdict;
    if (repairs >= MAX_REPAIRS) {
      if (fallback) return fallback;
      throw new StoryFailure(problems.some(({ kind }) => kind === 'unsafe') ? 'unsafe' : 'unusable');
    }
    const complaints = problems.map(({ message }) => message);
    messages = repairMessages(asked, answer, complaints, words);
  }
}

/** The use case: one bedtime story, written, checked, repaired, moderated and unlike the family's last ones (decisions S5, S6, S14). */
import { bodyOfAnimal } from '@tuckaway/art/kit';
import { childPlaceholders, type Memory, type StoryRequest, wordsFor } from '@tuckaway/domain';
import { earlierNotes } from '../checks/episode-notes.ts';
import { isAlike, type RememberedStory } from '../family-memory.ts';
import { alwaysFrightening } from '../frightening/always.ts';
import { frighteningTexts, passesModeration } from '../model/judge-texts.ts';
import { retryBudget } from '../model/with-retries.ts';
import { hideName, hideOwnName } from '../names/hide-name.ts';
import { isOfAnotherName, sentAnimal } from '../names/sent-animal.ts';
import { pickPlot, plotWith } from '../plots/pick-plot.ts';
import type { ChatMessage, Storyteller } from '../ports/storyteller.ts';
import { continueMessages, repairMessages, storyMessages } from '../prompt/messages.ts';
import { pageWords } from '../prompt/pages.ts';
import { StoryFailure } from '../story-failure.ts';
import type { ShownPages } from '../story-template.ts';
import { type AttemptResult, generateAndModerate } from './generate-and-moderate.ts';
import { type CandidateStory, type GenerationContext, NOT_REVIEWED, type RequestReview } from './generation-context.ts';
import { countReview, newTally, type StoryTally, timed } from './story-tally.ts';

/** Decision S6. */
const MAX_REPAIRS = 2;

export interface WriteStoryOptions {
  storyteller: Storyteller;
  /** Milliseconds for everything. */
  budgetMs: number;
  /** Whether the model spends tokens on reasoning before it answers. */
  reasons?: boolean;
  /** The family's last stories, newest first. */
  earlier?: readonly RememberedStory[];
  /** What the child's earlier stories remember, as it may be sent. */
  known?: readonly Memory[];
  /** Is awaited before each request for a story; what it throws prevents the request. */
  onCall?: () => Promise<void>;
  /** Receives each story that passed our own checks while it is moderated, for storing. Must not reject; it is awaited in any case. */
  onCandidate?: (written: CandidateStory) => Promise<void>;
  /** Called if the last candidate is not for children. Must not reject; it is awaited. */
  onRejected?: () => Promise<void>;
  /** Receives the pages that may be read already, whenever there is one more. Must not reject. Without it, no page is shown early. */
  onPages?: ((shown: ShownPages) => Promise<void>) | undefined;
  /** The pages that an earlier call showed, after which this one continues. */
  shown?: ShownPages | undefined;
  /** Filled in also if no story comes of it. */
  tally?: StoryTally;
  random?: () => number;
}

export interface WrittenStory extends CandidateStory {
  repairs: number;
}

/** Throws {@link StoryFailure}. */
export async function writeStory(request: StoryRequest, options: WriteStoryOptions): Promise<WrittenStory> {
  const {
    storyteller,
    budgetMs,
    reasons = false,
    earlier = [],
    known = [],
    onCall = async () => undefined,
    onCandidate = async () => undefined,
    onRejected = async () => undefined,
    onPages = null,
    shown = null,
  } = options;
  const { tally = newTally(), random = Math.random } = options;
  const budget = retryBudget(budgetMs, random);
  const animal = sentAnimal(request);
  const context: GenerationContext = {
    ...{ request, animal, storyteller, budget, tally, reasons, earlier, onCall, onCandidate, onRejected, onPages, shown },
    children: childPlaceholders(request.siblings?.length ?? 0),
    before: earlierNotes(request, animal),
    // Earlier versions stored the animal's own name, and the family may have changed it: the model would take it for another figure.
    known: known.filter(({ text }) => hideOwnName(text, animal) === text && !isOfAnotherName(text, request)),
    requestReview: NOT_REVIEWED,
    progress: 'nothing',
    mendsCraft: true,
    startedAt: Date.now(),
  };
  try {
    await judgeRequest(context);
    return await writeDistinctStory(context, () => Date.now() < budget.deadline - budgetMs / 2);
  } catch (error) {
    throw error instanceof StoryFailure ? new StoryFailure(error.kind, error.retryAfter, context.progress) : error;
  }
}

/** Checks every text that came from the device and is sent or shown in its own words. Its review goes on while the story is being written. */
async function judgeRequest(context: GenerationContext): Promise<void> {
  const { request, storyteller, budget, tally } = context;
  const notes = notesOf(context);
  // Our own check runs here, so it may check the animal with the name in it.
  if ([request.favoriteAnimal, ...notes].some((text) => alwaysFrightening(text) !== null)) throw new StoryFailure('refused');
  context.requestReview = reviewRequest(context);
  // The animal's own name is checked, too, because the story shows it.
  const typed = [hideName(request).sent, ...notes];
  const passed = await timed(tally, 'moderating', () => passesModeration(typed, { storyteller, budget }));
  if (!passed) throw new StoryFailure('refused');
}

async function reviewRequest(context: GenerationContext): Promise<RequestReview> {
  const { request, known, storyteller, budget, tally } = context;
  const own = [wishFor(request), ...notesOf(context)];
  const lines = known.map(({ text }) => text);
  try {
    const frightening = await frighteningTexts([...own, ...lines], request.age, { storyteller, budget }, (review) =>
      countReview(tally, review),
    );
    return {
      isRefused: own.some((text) => frightening.includes(text)),
      known: lines.filter((text) => frightening.includes(text)),
      failure: null,
    };
  } catch (failure) {
    return { isRefused: false, known: [], failure };
  }
}

/** The typed animal as the review gets it: a word alone says too little. */
export function wishFor(request: StoryRequest): string {
  return `Tonight’s story is about this animal: ${hideName(request).sent}.`;
}

function notesOf({ before }: GenerationContext): string[] {
  return before ? [before.recap, ...before.cast] : [];
}

/**
 * Asks until a story is good, and once more with another plot if it is too similar to an earlier one and none of it was shown. The similar story
 * is the fallback, because it is better than none.
 */
async function writeDistinctStory(context: GenerationContext, hasTime: () => boolean): Promise<WrittenStory> {
  const { request, tally, earlier } = context;
  const { storyLength: length, storyTone, age } = request;
  const words = wordsFor(length);
  let fallback: WrittenStory | undefined;
  let plot = plotFor(context, earlier);
  let problems: readonly string[] = [];
  let answer = '';
  for (let repairs = 0; ; repairs += 1) {
    const { seed, asked } = plot;
    Object.assign(tally, { seed, repairs });
    const messages = (): ChatMessage[] => {
      if (context.shown) return continueMessages(asked, context.shown, problems, { words, pageWords: pageWords(length, storyTone, age) });
      return problems.length > 0 ? repairMessages(asked, answer, problems, words) : asked;
    };
    let result: AttemptResult;
    try {
      result = await generateAndModerate(context, { words, seed, messages, mayShow: !fallback });
    } catch (error) {
      if (fallback) return fallback;
      throw error;
    }
    if (result.story) {
      const written = { ...result.story, repairs };
      if (fallback || context.shown || repairs >= MAX_REPAIRS || !hasTime() || !isAlike(written.memory, earlier)) return written;
      fallback = written;
      tally.alike = true;
      plot = plotFor(context, [written.memory, ...earlier]);
      problems = [];
      continue;
    }
    // A story that is only similar to another one is good: a second try for a different one is enough.
    if (fallback) return fallback;
    if (repairs >= MAX_REPAIRS) throw new StoryFailure(result.problems.some(({ kind }) => kind === 'unsafe') ? 'unsafe' : 'unusable');
    context.mendsCraft = false;
    problems = result.problems.map(({ message }) => message);
    answer = result.answer;
  }
}

/** A plot that the family did not have lately, or that of the pages shown already, and the messages that ask for its story. */
function plotFor(
  { request, animal, before, known, budget, shown }: GenerationContext,
  avoided: readonly RememberedStory[],
): { seed: string; asked: ChatMessage[] } {
  const recent = avoided.map(({ seed }) => seed);
  const { body } = bodyOfAnimal(request.favoriteAnimal);
  const order = { setting: request.storySetting, tone: request.storyTone, body, notTonight: request.notTonight };
  const plot = (shown && plotWith(shown.seed)) ?? pickPlot(order, recent, budget.random);
  return { seed: plot.id, asked: storyMessages({ request, animal, before, known, plot, earlier: avoided }) };
}

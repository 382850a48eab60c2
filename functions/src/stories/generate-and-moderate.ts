/** One attempt at a story: the model's answer, our own checks, and moderation. */
import type { EpisodeNotes, StoryRequest } from '@tuckaway/domain';
import { type DraftProblem, draftProblems } from './checks.ts';
import { fitNotes } from './episode-notes.ts';
import { type RememberedStory, rememberedStory } from './family-memory.ts';
import { passesModeration } from './moderation.ts';
import type { SentAnimal } from './names/hide-name.ts';
import { parseDraft } from './parse-draft.ts';
import { pagesFor } from './prompt.ts';
import type { Progress } from './story-failure.ts';
import { addsProfanity, paragraphsOf, type StoryTemplate, templateContext, textsOf } from './story-template.ts';
import type { ChatMessage, ModelAnswer, Storyteller, Tokens } from './storyteller.ts';
import { type RetryBudget, withRetries } from './with-retries.ts';

/** Figures about writing a story for the log, without any text or person. */
export interface StoryTally {
  seed: string;
  /** Answers that were sent back, also for similarity to an earlier story. */
  repairs: number;
  alike: boolean;
  tokens: Tokens;
  /** Milliseconds of waiting for the two services. */
  ms: { writing: number; moderating: number };
}

/** A story that may not have been moderated yet. */
export interface CandidateStory {
  template: StoryTemplate;
  memory: RememberedStory;
}

export interface GenerationContext {
  request: StoryRequest;
  animal: SentAnimal;
  /** Placeholders, the story's child first. */
  children: readonly string[];
  before: EpisodeNotes | null;
  storyteller: Storyteller;
  budget: RetryBudget;
  tally: StoryTally;
  onCandidate: (written: CandidateStory) => Promise<void>;
  progress: Progress;
}

/** A story in JSON takes about 1.4 tokens a word and 130 a scene; the rest is for models that reason first. */
const TOKENS = { base: 1500, perWord: 4, perScene: 150 };

const FAILED_MODERATION: DraftProblem = {
  kind: 'unsafe',
  message: 'Part of the story is not for small children. Write another one, gentle throughout.',
};

export type AttemptResult = { story: CandidateStory } | { story?: never; answer: string; problems: DraftProblem[] };

interface Wanted {
  words: number;
  seed: string;
}

/** Throws StoryFailure if a service fails. */
export async function generateAndModerate(
  context: GenerationContext,
  messages: readonly ChatMessage[],
  wanted: Wanted,
): Promise<AttemptResult> {
  const { storyteller, budget, tally } = context;
  const mostTokens = TOKENS.base + TOKENS.perWord * wanted.words + TOKENS.perScene * pagesFor(context.request.storyLength).most;
  const answer = await timed(tally, 'writing', () =>
    withRetries((signal) => storyteller.generate(messages, { signal, mostTokens }), budget),
  );
  context.progress = 'answer';
  tally.tokens.prompt += answer.tokens?.prompt ?? 0;
  tally.tokens.completion += answer.tokens?.completion ?? 0;
  return checkAndModerate(context, answer, wanted);
}

async function checkAndModerate(context: GenerationContext, answer: ModelAnswer, { words, seed }: Wanted): Promise<AttemptResult> {
  const { request, animal, children, storyteller, budget, tally, onCandidate } = context;
  const bad = (...problems: DraftProblem[]): AttemptResult => ({ answer: answer.text, problems });
  if (answer.ending === 'filtered') return bad(FAILED_MODERATION);
  const draft = parseDraft(answer, templateContext(request));
  if (typeof draft === 'string') return bad({ kind: 'unusable', message: draft });
  const { title, pages } = draft;
  const paragraphs = paragraphsOf(draft);
  const problems = draftProblems({ title, paragraphs }, { words, animal, children, notTonight: request.notTonight });
  if (problems.length > 0) return bad(...problems);
  const template: StoryTemplate = { title, pages, ...fitNotes(draft, { animal, children, notTonight: request.notTonight }) };
  if (addsProfanity(template, request)) return bad(FAILED_MODERATION);
  const story = { template, memory: rememberedStory({ title, paragraphs }, animal.sent, seed) };
  context.progress = 'story';
  const stored = onCandidate(story);
  try {
    const passed = await timed(tally, 'moderating', () => passesModeration(textsOf(template), storyteller, budget));
    context.progress = 'answer';
    return passed ? { story } : bad(FAILED_MODERATION);
  } finally {
    await stored;
  }
}

export function newTally(): StoryTally {
  return { seed: '', repairs: 0, alike: false, tokens: { prompt: 0, completion: 0 }, ms: { writing: 0, moderating: 0 } };
}

export async function timed<T>(tally: StoryTally, phase: keyof StoryTally['ms'], call: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  try {
    return await call();
  } finally {
    tally.ms[phase] += Date.now() - startedAt;
  }
}

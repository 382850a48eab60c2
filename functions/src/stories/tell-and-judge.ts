/** One attempt at a story: the model's answer, our own checks, and moderation. */
import type { EpisodeNotes, StoryRequest } from '@tuckaway/domain';
import { type DraftProblem, draftProblems } from './checks.ts';
import { fitNotes } from './episode-notes.ts';
import { type RememberedStory, rememberedStory } from './family-memory.ts';
import { allPass } from './moderation.ts';
import type { SentAnimal } from './names/hide-name.ts';
import { readTelling } from './read-telling.ts';
import type { Got } from './story-failure.ts';
import { type StoryTemplate, textsOf } from './story-template.ts';
import type { ChatMessage, Storyteller, Telling, Tokens } from './storyteller.ts';
import { type RetryBudget, withRetries } from './with-retries.ts';

/** Figures about writing a story for the log, without any text or person. */
export interface StoryTally {
  seed: string;
  /** Answers that were sent back, also for similarity to an earlier story. */
  repairs: number;
  alike: boolean;
  tokens: Tokens;
  /** Milliseconds of waiting for the two services. */
  ms: { telling: number; moderating: number };
}

/** A story that may not have been moderated yet. */
export interface ToldStory {
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
  told: (written: ToldStory) => Promise<void>;
  got: Got;
}

/** A story in JSON takes about 1.4 tokens a word; the rest is for models that reason first. */
const TOKENS = { base: 1500, perWord: 4 };

const NOT_GENTLE: DraftProblem = {
  kind: 'unsafe',
  message: 'Part of the story is not for small children. Write another one, gentle throughout.',
};

export type Verdict = { story: ToldStory } | { story?: never; answer: string; problems: DraftProblem[] };

interface Wanted {
  words: number;
  seed: string;
}

/** Throws StoryFailure if a service fails. */
export async function tellAndJudge(context: GenerationContext, messages: readonly ChatMessage[], wanted: Wanted): Promise<Verdict> {
  const { storyteller, budget, tally } = context;
  const mostTokens = TOKENS.base + TOKENS.perWord * wanted.words;
  const telling = await timed(tally, 'telling', () => withRetries((signal) => storyteller.tell(messages, { signal, mostTokens }), budget));
  context.got = 'answer';
  tally.tokens.prompt += telling.tokens?.prompt ?? 0;
  tally.tokens.completion += telling.tokens?.completion ?? 0;
  return judge(context, telling, wanted);
}

async function judge(context: GenerationContext, telling: Telling, { words, seed }: Wanted): Promise<Verdict> {
  const { animal, children, storyteller, budget, tally, told } = context;
  const bad = (...problems: DraftProblem[]): Verdict => ({ answer: telling.text, problems });
  if (telling.ending === 'filtered') return bad(NOT_GENTLE);
  const draft = readTelling(telling);
  if (typeof draft === 'string') return bad({ kind: 'unusable', message: draft });
  const problems = draftProblems(draft, { words, animal, children });
  if (problems.length > 0) return bad(...problems);
  const { title, paragraphs } = draft;
  const template: StoryTemplate = { title, paragraphs, ...fitNotes(draft, { animal, children }) };
  const story = { template, memory: rememberedStory(template, animal.sent, seed) };
  context.got = 'story';
  const stored = told(story);
  try {
    const passed = await timed(tally, 'moderating', () => allPass(textsOf(template), storyteller, budget));
    context.got = 'answer';
    return passed ? { story } : bad(NOT_GENTLE);
  } finally {
    await stored;
  }
}

export function newTally(): StoryTally {
  return { seed: '', repairs: 0, alike: false, tokens: { prompt: 0, completion: 0 }, ms: { telling: 0, moderating: 0 } };
}

export async function timed<T>(tally: StoryTally, phase: keyof StoryTally['ms'], call: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  try {
    return await call();
  } finally {
    tally.ms[phase] += Date.now() - startedAt;
  }
}

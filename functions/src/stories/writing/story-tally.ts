/** Figures about writing a story for the log, without any text or person. */
import type { ModelAnswer, Review, Tokens } from '../ports/storyteller.ts';

export interface StoryTally {
  seed: string;
  /** Answers that were sent back, also for similarity to an earlier story. */
  repairs: number;
  alike: boolean;
  /** Names of the checks that answers failed, in order. */
  failed: string[];
  /** Answers that ended at the token limit. */
  cutOffs: number;
  /** Pages that were shown before the whole story was there. */
  shown: number;
  /** The reading grade of the last answer that was a story. */
  grade: number | null;
  /** The model that gave the last answer, and the provider's id of that request. */
  served: string | null;
  requestId: string | null;
  tokens: Required<Tokens>;
  /** The model that gave the last review, and what all of them used. */
  reviewer: string | null;
  review: Required<Tokens>;
  /** Milliseconds of waiting for the two services, and until the first page was shown. */
  ms: { writing: number; moderating: number; firstPage: number | null };
}

export function newTally(): StoryTally {
  return {
    ...{ seed: '', repairs: 0, alike: false, failed: [], cutOffs: 0, shown: 0, grade: null, served: null, requestId: null },
    tokens: noTokens(),
    reviewer: null,
    review: noTokens(),
    ms: { writing: 0, moderating: 0, firstPage: null },
  };
}

const noTokens = () => ({ prompt: 0, completion: 0, cached: 0, reasoning: 0 });

/** Adds an answer that was paid for. */
export function countAnswer(tally: StoryTally, { tokens, model, requestId, ending }: ModelAnswer): void {
  if (tokens) addTokens(tally.tokens, tokens);
  tally.served = model ?? tally.served;
  tally.requestId = requestId ?? tally.requestId;
  if (ending === 'cut-off') tally.cutOffs += 1;
}

/** Adds a review that was paid for. */
export function countReview(tally: StoryTally, { tokens, model }: Review): void {
  if (tokens) addTokens(tally.review, tokens);
  tally.reviewer = model ?? tally.reviewer;
}

function addTokens(sum: Required<Tokens>, tokens: Tokens): void {
  for (const kind of Object.keys(sum) as (keyof Tokens)[]) sum[kind] += tokens[kind] ?? 0;
}

export async function timed<T>(tally: StoryTally, phase: 'writing' | 'moderating', call: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  try {
    return await call();
  } finally {
    tally.ms[phase] += Date.now() - startedAt;
  }
}

/** What making a story took: for the log, which learns neither words nor people. */
import type { Tokens } from './storyteller.ts';

export interface StoryTally {
  /** Id of the seed that the story grew from, or was to. */
  seed: string;
  /** Answers that were sent back, the likeness to an earlier story among the reasons. */
  repairs: number;
  /** Whether a story was asked for again because it was too much like an earlier one. */
  alike: boolean;
  /** Of all calls together. */
  tokens: Tokens;
  /** Milliseconds of waiting for the two services; what is left of the whole is ours. */
  ms: { telling: number; moderating: number };
}

export function newTally(): StoryTally {
  return { seed: '', repairs: 0, alike: false, tokens: { prompt: 0, completion: 0 }, ms: { telling: 0, moderating: 0 } };
}

/** Adds the time that a call takes, also one that fails. */
export async function timed<T>(tally: StoryTally, phase: keyof StoryTally['ms'], call: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  try {
    return await call();
  } finally {
    tally.ms[phase] += Date.now() - startedAt;
  }
}

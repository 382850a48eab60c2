/** Figures about writing a story for the log, without any text or person. */
import type { Tokens } from './storyteller.ts';

export interface StoryTally {
  /** Id of the last seed. */
  seed: string;
  /** Answers that were sent back, also for similarity to an earlier story. */
  repairs: number;
  /** Whether a story was too similar to an earlier one. */
  alike: boolean;
  /** Of all calls together. */
  tokens: Tokens;
  /** Milliseconds of waiting for the two services. */
  ms: { telling: number; moderating: number };
}

export function newTally(): StoryTally {
  return { seed: '', repairs: 0, alike: false, tokens: { prompt: 0, completion: 0 }, ms: { telling: 0, moderating: 0 } };
}

/** Adds the duration of a call, also of one that fails. */
export async function timed<T>(tally: StoryTally, phase: keyof StoryTally['ms'], call: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  try {
    return await call();
  } finally {
    tally.ms[phase] += Date.now() - startedAt;
  }
}

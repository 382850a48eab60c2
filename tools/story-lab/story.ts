/** What the lab reads of a story, from any source. */
import type { AgeBand } from '../../domain/src/index.ts';

export interface LabStory {
  title: string;
  /** One text per page; paragraphs are divided by blank lines. */
  pages: readonly string[];
  /** Missing: the default band. */
  age?: AgeBand;
  mood?: string;
}

/** What a measure says about a story. */
export interface Measured {
  /** From 0 (bad) to 1 (nothing to complain about). */
  value: number;
  /** What is wrong, in one line of plain words; null for a value of 1. */
  fault: string | null;
}

/** One measure of the rubric. */
export interface Measure {
  id: string;
  /** Its share of the score; all weights together are 100. */
  weight: number;
  /** Whether a story that fails it cannot be good, whatever else it is. */
  isDecisive?: boolean;
  /** @param others the other stories of the same set, which only repetition looks at. */
  measure: (story: LabStory, others: readonly LabStory[]) => Measured;
}

/** A value between 0 and 1: 1 up to `good`, 0 from `bad` on, straight between them. `good` may be above or below `bad`. */
export function between(value: number, good: number, bad: number): number {
  return Math.min(1, Math.max(0, (bad - value) / (bad - good)));
}

/** The result of a measure: full marks have no fault. */
export function result(value: number, fault: string): Measured {
  return { value, fault: value < 1 ? fault : null };
}

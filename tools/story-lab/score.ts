/** The rubric: the measures with their weights, the score, and when a story is rejected. */
import { agency } from './measures/agency.ts';
import { breath } from './measures/breath.ts';
import { concreteness } from './measures/concreteness.ts';
import { kindness } from './measures/kindness.ts';
import { lesson } from './measures/lesson.ts';
import { readability } from './measures/readability.ts';
import { refrain } from './measures/refrain.ts';
import { repetition } from './measures/repetition.ts';
import { safety } from './measures/safety.ts';
import { seams } from './measures/seams.ts';
import { windingDown } from './measures/winding-down.ts';
import type { LabStory, Measure, Measured } from './story.ts';

/** In the order of docs/story-engine.md. */
export const MEASURES: readonly Measure[] = [
  refrain,
  agency,
  windingDown,
  readability,
  breath,
  concreteness,
  seams,
  repetition,
  safety,
  kindness,
  lesson,
];
/** A story with a lower score is rejected. */
export const LEAST_SCORE = 60;

export interface Scored {
  story: LabStory;
  /** From 0 to 100. */
  score: number;
  isRejected: boolean;
  results: Readonly<Record<string, Measured>>;
}

/**
 * Half of the score is the weighted mean of all measures, and half the lowest decisive one: a story that is good in everything
 * but threatens the child is no good story.
 */
export function scoreStory(story: LabStory, others: readonly LabStory[] = []): Scored {
  const measured = MEASURES.map((one) => ({ ...one, result: one.measure(story, others) }));
  const mean = measured.reduce((sum, { weight, result }) => sum + weight * result.value, 0);
  const lowest = Math.min(...measured.filter(({ isDecisive }) => isDecisive).map(({ result }) => result.value));
  const score = mean / 2 + lowest * 50;
  return { story, score, isRejected: score < LEAST_SCORE, results: Object.fromEntries(measured.map(({ id, result }) => [id, result])) };
}

/** Scores of a set of stories, each compared with the others for repetition. */
export function scoreStories(stories: readonly LabStory[]): Scored[] {
  return stories.map((story) => scoreStory(story, stories));
}

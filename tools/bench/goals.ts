/** Limits for measured figures. */
import type { Goal, Row } from './frame.ts';

export interface Judged {
  readonly goal: Goal;
  /** The median, or its ratio to the other side; NaN where nothing was measured. */
  readonly value: number;
  readonly met: boolean;
}

export function judge(goals: readonly Goal[], rows: readonly Row[]): Judged[] {
  return goals.map((goal) => {
    const medianOf = (side: string) => rows.find((row) => row.figure === (goal.figure ?? '') && row.side === side)?.median ?? Number.NaN;
    const value = medianOf(goal.side) / (goal.times === undefined ? 1 : medianOf(goal.times));
    const met = value <= (goal.atMost ?? Number.POSITIVE_INFINITY) && value >= (goal.atLeast ?? Number.NEGATIVE_INFINITY);
    return { goal, value, met };
  });
}

/** One line per goal, then how many were met. */
export function goalList(benchmarks: readonly { name: string; judged: readonly Judged[] }[]): string {
  const lines = benchmarks.flatMap(({ name, judged }) => (judged.length === 0 ? [] : [name, ...judged.map(lineOf)]));
  const all = benchmarks.flatMap(({ judged }) => judged);
  return [...lines, `${all.filter(({ met }) => met).length} of ${all.length} goals met`].join('\n');
}

function lineOf({ goal: { figure, side, atMost, atLeast, times }, value, met }: Judged): string {
  const limit = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
  const multiple = times === undefined ? '' : ` × ${times}`;
  const measured = Number.isNaN(value) ? 'not measured' : Number(value.toFixed(2));
  return `  ${met ? 'met    ' : 'NOT MET'}  ${[figure, side].filter(Boolean).join(', ')}: ${limit}${multiple}: ${measured}`;
}

/** What measured figures have to come to, and the one table that says whether they do. */
import { median, type Row } from './frame.ts';

export interface Goal {
  /** As the benchmark calls it. */
  readonly figure: string;
  /** The side it is set for. */
  readonly side: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Makes the limit a multiple of another side's median, or of another figure of the same side. */
  readonly times?: { readonly side: string } | { readonly figure: string };
  readonly unit?: string;
}

export interface Judged {
  readonly goal: Goal;
  /** The figure, or its ratio where the goal is one. NaN where nothing was measured. */
  readonly value: number;
  readonly row: Row | undefined;
  readonly others: readonly Row[];
  readonly met: boolean;
}

export function judge(goals: readonly Goal[], rows: readonly Row[]): Judged[] {
  return goals.map((goal) => {
    const ofFigure = rows.filter(({ figure }) => figure === goal.figure);
    const row = ofFigure.find(({ side }) => side === goal.side);
    const base = goal.times && rows.find(({ figure, side }) => isBase(goal, figure, side));
    const value = !row || (goal.times && !base) ? Number.NaN : row.median / (base?.median ?? 1);
    const met = value <= (goal.atMost ?? Number.POSITIVE_INFINITY) && value >= (goal.atLeast ?? Number.NEGATIVE_INFINITY);
    return { goal, value, row, others: ofFigure.filter((other) => other !== row), met };
  });
}

function isBase({ figure: own, side: ownSide, times }: Goal, figure: string, side: string): boolean {
  if (!times) return false;
  return 'side' in times ? figure === own && side === times.side : figure === times.figure && side === ownSide;
}

/** @param judged by the benchmarks' names. */
export function goalTable(judged: readonly { name: string; judged: readonly Judged[] }[]): string {
  const lines = judged.flatMap(({ name, judged: ofOne }) => [name, ...columns(ofOne.map(cells)).map((line) => `  ${line}`)]);
  const all = judged.flatMap((one) => one.judged);
  const met = all.filter((one) => one.met).length;
  return [...lines, `${met} of ${all.length} goals met`].join('\n');
}

function cells({ goal, value, row, others, met }: Judged): string[] {
  const { unit = '' } = goal;
  const compared = others.map((other) => `${other.side} ${plain(other.median)}, × ${ratio((row?.median ?? Number.NaN) / other.median)}`);
  return [
    met ? 'met' : 'NOT MET',
    goal.figure,
    limitOf(goal),
    row ? `${plain(row.median)}${unit && ` ${unit}`}${goal.times ? ` = × ${ratio(value)}` : ''}` : 'not measured',
    row ? `(${plain(row.least)} to ${plain(row.most)})` : '',
    compared.join('; '),
  ];
}

function limitOf({ atMost, atLeast, times, unit = '' }: Goal): string {
  const limit = atMost === undefined ? `at least ${plain(atLeast ?? Number.NaN)}` : `at most ${plain(atMost)}`;
  if (!times) return unit && Number.isFinite(atMost ?? atLeast) ? `${limit} ${unit}` : limit;
  return `${limit} × ${'side' in times ? times.side : times.figure}`;
}

/** Whole where decimals say nothing. */
function plain(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) < 10 ? value.toFixed(Math.abs(value) < 0.1 ? 3 : 2) : value.toFixed(0);
}

function ratio(value: number): string {
  return Number.isFinite(value) ? value.toFixed(2) : '–';
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Interaction to Next Paint: the slowest interaction, one for every fifty left out (https://web.dev/articles/inp). Milliseconds. */
export function interactionToNextPaint(durations: readonly number[]): number {
  const slowestFirst = durations.toSorted((one, other) => other - one);
  return slowestFirst[Math.floor(durations.length / 50)] ?? median([]);
}

/** The frame of every benchmark: sides measured in turns within one run, compared as ratios of medians. */
import type { Goal } from './goals.ts';

/** What a side comes to in one round: one figure, or several by their names. */
export type Measured = number | Readonly<Record<string, number>>;

export interface Benchmark {
  readonly name: string;
  /** What the figures are, for instance “ms of CPU”; where there are several, their names say it. */
  readonly unit: string;
  /** Rounds; in each one every side is measured once, so that a slow moment of the machine meets all of them. */
  readonly rounds: number;
  /** The first side is the one that the others are compared with. */
  readonly sides: Readonly<Record<string, () => Promise<Measured> | Measured>>;
  /** Before the first round, and after the last one, whatever happened in between. */
  readonly begin?: () => Promise<void>;
  readonly end?: () => Promise<void>;
  /** What the figures have to be, and what they cannot show. */
  readonly note?: string;
  /** What can be judged: goes into the table of goals. */
  readonly goals?: readonly Goal[];
  /** Asked after the last round: what was noticed on the way, for instance which audits failed. */
  readonly remarks?: () => readonly string[];
}

export interface Row {
  /** Empty where a side comes to one figure. */
  readonly figure: string;
  readonly side: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** Median over the first side's median. */
  readonly ratio: number;
  /** By rounds. */
  readonly values: readonly number[];
}

/** @param rounds others than the benchmark's own: for trying it out. */
export async function measure({ sides, begin, end, ...benchmark }: Benchmark, rounds = benchmark.rounds): Promise<Row[]> {
  // By figure, and within it by side.
  const figures = new Map<string, Map<string, number[]>>();
  try {
    await begin?.();
    for (let round = 0; round < rounds; round += 1) {
      for (const [side, run] of Object.entries(sides)) {
        const measured = await run();
        for (const [figure, value] of typeof measured === 'number' ? [['', measured] as const] : Object.entries(measured)) {
          const bySide = figures.get(figure) ?? new Map<string, number[]>();
          figures.set(figure, bySide.set(side, [...(bySide.get(side) ?? []), value]));
        }
      }
    }
  } finally {
    await end?.();
  }
  return [...figures].flatMap(([figure, bySide]) => rowsOf(figure, bySide));
}

function rowsOf(figure: string, bySide: ReadonlyMap<string, readonly number[]>): Row[] {
  const medians = [...bySide].map(([side, values]) => ({ side, values, median: median(values) }));
  const base = medians[0]?.median ?? 1;
  return medians.map(({ side, values, median: middle }) => ({
    figure,
    side,
    median: middle,
    least: Math.min(...values),
    most: Math.max(...values),
    ratio: middle / base,
    values,
  }));
}

/** The middle value; of an even number of values the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? (sorted[Math.floor(half)] as number) : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
}

export function table(benchmark: Benchmark, rows: readonly Row[], rounds = benchmark.rounds): string {
  const width = Math.max(...rows.map(({ side }) => side.length));
  const lines = rows.flatMap(({ figure, side, median: middle, least, most, ratio }, index) => [
    ...(figure !== (rows[index - 1]?.figure ?? '') ? [` ${figure}`] : []),
    `  ${side.padEnd(width)}  ${middle.toFixed(1).padStart(9)}  (${least.toFixed(1)} to ${most.toFixed(1)})${shown(ratio)}`,
  ]);
  return [
    `${benchmark.name}, ${benchmark.unit}, median of ${rounds}`,
    ...lines,
    ...(benchmark.note ? [`  ${benchmark.note}`] : []),
    ...(benchmark.remarks?.() ?? []).map((remark) => `  ${remark}`),
  ].join('\n');
}

/** Nothing where there is nothing to compare with: the first side came to 0. */
function shown(ratio: number): string {
  return Number.isFinite(ratio) ? `  × ${ratio.toFixed(2)}` : '';
}

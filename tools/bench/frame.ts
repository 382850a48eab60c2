/** Runs a benchmark: its sides take turns within one run and are compared by their medians. */

/** What a side yields in one round: one figure, or several by name. */
export type Measured = number | Readonly<Record<string, number>>;

export interface Benchmark {
  readonly name: string;
  /** The unit of the figures, for instance "ms of CPU"; "by figure" where the names say it. */
  readonly unit: string;
  /** In each round every side is measured once, so that a slow moment of the machine affects all of them. */
  readonly rounds: number;
  /** The others are compared with the first side. */
  readonly sides: Readonly<Record<string, () => Promise<Measured> | Measured>>;
  /** Runs before the first round. */
  readonly begin?: () => Promise<void>;
  /** Runs after the last round, also when a side failed. */
  readonly end?: () => Promise<void>;
  /** What the figures do not show. */
  readonly note?: string;
  readonly goals?: readonly Goal[];
}

/** A limit for a median; judged in goals.ts. */
export interface Goal {
  /** The name that the benchmark gives it; left out where a side has only one figure. */
  readonly figure?: string;
  readonly side: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Makes the limit a multiple of this side's median. */
  readonly times?: string;
}

export interface Row {
  /** Empty where a side has only one figure. */
  readonly figure: string;
  readonly side: string;
  readonly median: number;
  /** One value per round. */
  readonly values: readonly number[];
}

/** @param rounds replaces the benchmark's own number, to try one out. */
export async function measure({ sides, begin, end, ...benchmark }: Benchmark, rounds = benchmark.rounds): Promise<Row[]> {
  const measured: { figure: string; side: string; value: number }[] = [];
  try {
    await begin?.();
    for (let round = 0; round < rounds; round += 1) {
      for (const [side, run] of Object.entries(sides)) {
        const result = await run();
        const figures = typeof result === 'number' ? { '': result } : result;
        for (const [figure, value] of Object.entries(figures)) measured.push({ figure, side, value });
      }
    }
  } finally {
    await end?.();
  }
  const groups = Map.groupBy(measured, ({ figure, side }) => JSON.stringify([figure, side]));
  const rows = [...groups.values()].flatMap((group) => {
    const values = group.map(({ value }) => value);
    return group.slice(0, 1).map(({ figure, side }) => ({ figure, side, median: median(values), values }));
  });
  return [...Map.groupBy(rows, ({ figure }) => figure).values()].flat();
}

/** The middle value; for an even number of values the mean of the two middle ones. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

export function table({ name, unit, note }: Benchmark, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ side }) => side.length));
  const lines = [...Map.groupBy(rows, ({ figure }) => figure)].flatMap(([figure, ofFigure]) => [
    ...(figure === '' ? [] : [` ${figure}`]),
    ...ofFigure.map(({ side, median: middle, values }) => {
      const ratio = middle / (ofFigure[0]?.median ?? Number.NaN);
      const range = `(${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)})`;
      return `  ${side.padEnd(width)}  ${middle.toFixed(1).padStart(9)}  ${range}${Number.isFinite(ratio) ? `  × ${ratio.toFixed(2)}` : ''}`;
    }),
  ]);
  const rounds = rows[0]?.values.length ?? 0;
  return [`${name}, ${unit}, median of ${rounds}`, ...lines, ...(note ? [`  ${note}`] : [])].join('\n');
}

/** Runs a benchmark: its sides take turns, so that a slow moment of the machine affects all of them, and are compared by their medians. */

export interface Benchmark {
  readonly name: string;
  /** Each is measured once in a round, and yields figures by name. The others are compared with the first side. */
  readonly sides: Readonly<Record<string, () => Promise<Readonly<Record<string, number>>>>>;
  /** Runs before the first round. */
  readonly begin: () => Promise<void>;
  /** Runs after the last round, also when a side failed. */
  readonly end: () => Promise<void>;
  /** What the figures do not show. */
  readonly note: string;
  readonly goals: readonly Goal[];
}

/** A limit for a median of the first side. */
export interface Goal {
  readonly figure: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Makes the limit a multiple of this side's median. */
  readonly times?: string;
}

export interface Row {
  readonly figure: string;
  readonly side: string;
  /** One value per round. */
  readonly values: number[];
}

export async function measure({ sides, begin, end }: Benchmark, rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  try {
    await begin();
    for (let round = 0; round < rounds; round += 1)
      for (const [side, run] of Object.entries(sides))
        for (const [figure, value] of Object.entries(await run())) {
          const row = rows.find((one) => one.figure === figure && one.side === side);
          if (row) row.values.push(value);
          else rows.push({ figure, side, values: [value] });
        }
  } finally {
    await end();
  }
  return [...Map.groupBy(rows, ({ figure }) => figure).values()].flat();
}

/** The middle value; for an even number of values the mean of the two middle ones. NaN for none. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** A table of the medians, and a line for each goal. */
export function report({ name, sides, note, goals }: Benchmark, rows: readonly Row[]): string {
  const [first = ''] = Object.keys(sides);
  const medianOf = (figure: string, side: string) => median(rows.find((row) => row.figure === figure && row.side === side)?.values ?? []);
  const table = rows.map(({ figure, side, values }) => {
    const range = `(${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)})`;
    const ratio = side === first ? '' : `  × ${(median(values) / medianOf(figure, first)).toFixed(2)}`;
    return `  ${`${figure}, ${side}`.padEnd(40)}${median(values).toFixed(1).padStart(9)}  ${range}${ratio}`;
  });
  const judged = goals.map(({ figure, atMost, atLeast, times }) => {
    const value = medianOf(figure, first) / (times === undefined ? 1 : medianOf(figure, times));
    const met = value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);
    const limit = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
    return `  ${met ? 'met    ' : 'NOT MET'}  ${figure}: ${limit}${times === undefined ? '' : ` × ${times}`}: ${value.toFixed(2)}`;
  });
  return [`${name}, median of ${rows[0]?.values.length ?? 0}`, ...table, `  ${note}`, ...judged].join('\n');
}

/** The frame of every benchmark: sides measured in turns within one run, compared as ratios of medians. */

export interface Benchmark {
  readonly name: string;
  /** What the figures are, for instance “ms of CPU”. */
  readonly unit: string;
  /** Rounds; in each one every side is measured once, so that a slow moment of the machine meets all of them. */
  readonly rounds: number;
  /** The first side is the one that the others are compared with. */
  readonly sides: Readonly<Record<string, () => Promise<number> | number>>;
  /** What the figures cannot show. */
  readonly note?: string;
}

export interface Row {
  readonly side: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** Median over the first side's median. */
  readonly ratio: number;
}

export async function measure({ rounds, sides }: Benchmark): Promise<Row[]> {
  const figures = new Map<string, number[]>(Object.keys(sides).map((side) => [side, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, run] of Object.entries(sides)) figures.get(side)?.push(await run());
  }
  const medians = [...figures].map(([side, values]) => ({ side, values: values.toSorted((a, b) => a - b), median: median(values) }));
  const base = medians[0]?.median ?? 1;
  return medians.map(({ side, values, median: middle }) => ({
    side,
    median: middle,
    least: values[0] ?? Number.NaN,
    most: values.at(-1) ?? Number.NaN,
    ratio: middle / base,
  }));
}

/** The middle value; of an even number of values the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? (sorted[Math.floor(half)] as number) : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
}

export function table(benchmark: Benchmark, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ side }) => side.length));
  const lines = rows.map(
    ({ side, median: middle, least, most, ratio }) =>
      `  ${side.padEnd(width)}  ${middle.toFixed(1).padStart(9)}  (${least.toFixed(1)} to ${most.toFixed(1)})  × ${ratio.toFixed(2)}`,
  );
  return [
    `${benchmark.name}, ${benchmark.unit}, median of ${benchmark.rounds}`,
    ...lines,
    ...(benchmark.note ? [`  ${benchmark.note}`] : []),
  ].join('\n');
}

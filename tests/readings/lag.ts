/** Finds a recording's place in what was played. */

/** Milliseconds for which a loudness stands. */
export const STEP_MS = 10;

/** The loudness of each ten milliseconds, in decibels, no softer than a quiet room. */
export function loudnessOf(samples: Float32Array, rate: number): number[] {
  const step = (rate * STEP_MS) / 1000;
  return Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const part = samples.subarray(Math.floor(index * step), Math.floor((index + 1) * step));
    return 20 * Math.log10(Math.max(1e-3, Math.hypot(...part) / Math.sqrt(part.length)));
  });
}

/** Milliseconds of the played sound before the recording begins, up to `mostMs`. Negative where the recording began earlier. */
export function lagOf(recorded: readonly number[], played: readonly number[], mostMs: number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [recordedMean, playedMean] = [mean(recorded), mean(played)];
  let best = { lag: 0, likeness: -Infinity };
  for (let lag = -mostMs / STEP_MS; lag <= mostMs / STEP_MS; lag += 1) {
    let likeness = 0;
    for (const [index, loud] of recorded.entries()) likeness += (loud - recordedMean) * ((played[index + lag] ?? playedMean) - playedMean);
    if (likeness > best.likeness) best = { lag, likeness };
  }
  return best.lag * STEP_MS;
}

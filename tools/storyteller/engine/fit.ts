/** Chooses among optional pieces so that a whole comes out at a wanted size. */
import type { Random } from './random.ts';

/**
 * The indexes of the pieces whose sizes add up as near to `gap` as can be (subset sum over a shuffled order, so that equal
 * gaps are filled differently). Sizes and gap in words; empty where the gap is not positive.
 */
export function fillGap(sizes: readonly number[], gap: number, random: Random): Set<number> {
  if (gap <= 0) return new Set();
  // reached[total] is the last piece that made this total and the total before it.
  const reached = new Map<number, { piece: number; before: number }>();
  const order = random.shuffle(sizes.map((_, index) => index));
  // A few words over the gap are as good as a few under it.
  const limit = gap + 8;
  for (const piece of order) {
    const size = sizes[piece] ?? 0;
    for (const before of [0, ...reached.keys()].sort((one, other) => other - one)) {
      const total = before + size;
      if (size > 0 && total <= limit && !reached.has(total)) reached.set(total, { piece, before });
    }
  }
  let best = 0;
  for (const total of reached.keys()) if (Math.abs(total - gap) < Math.abs(best - gap)) best = total;
  const chosen = new Set<number>();
  for (let total = best; total > 0; ) {
    const step = reached.get(total);
    if (!step) break;
    chosen.add(step.piece);
    total = step.before;
  }
  return chosen;
}

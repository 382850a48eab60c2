/** Chooses optional pieces so that a text reaches a given size. */
import type { Random } from './random.ts';

/**
 * The indexes of the pieces whose sizes add up closest to `gap`, both in words. A subset sum over a shuffled order, so that equal gaps are
 * filled differently. Empty if the gap is not positive.
 */
export function fillGap(sizes: readonly number[], gap: number, random: Random): Set<number> {
  if (gap <= 0) return new Set();
  // By total: the last piece added, and the total before it.
  const reached = new Map<number, { piece: number; before: number }>();
  const order = random.shuffle(sizes.map((_, index) => index));
  // A few words more are as good as a few less.
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

/** Where a page's figures and things stand. */
import type { Figure } from '@tuckaway/domain';

export interface Extent {
  left: number;
  right: number;
}

const CENTERS: Record<Figure['side'], number> = { left: 0.27, middle: 0.5, right: 0.73 };
const ORDER: Record<Figure['side'], number> = { left: 0, middle: 1, right: 2 };
const GAP = 12;

/**
 * The middles of figures, from their sides, so that none overlap. They shrink by the returned factor if the picture is too narrow.
 * @param width of the picture; its outer parts stay free, because some places crop it.
 */
export function arrangeFigures(figures: readonly (Extent & { side: Figure['side'] })[], width: number): { xs: number[]; factor: number } {
  const margin = (figures.length > 2 ? 0.1 : 0.15) * width;
  const total = figures.reduce((sum, { left, right }) => sum + left + right, GAP * Math.max(0, figures.length - 1));
  const factor = Math.min(1, (width - 2 * margin) / Math.max(1, total));
  const order = figures.map((_, index) => index).sort((a, b) => ORDER[sideOf(figures, a)] - ORDER[sideOf(figures, b)] || a - b);
  const xs = figures.map(({ side }) => CENTERS[side] * width);
  let edge = margin;
  for (const index of order) {
    const { left, right } = extent(figures, index, factor);
    xs[index] = Math.max(xs[index] ?? 0, edge + left);
    edge = (xs[index] ?? 0) + right + GAP * factor;
  }
  edge = width - margin;
  for (const index of [...order].reverse()) {
    const { left, right } = extent(figures, index, factor);
    xs[index] = Math.min(xs[index] ?? 0, edge - right);
    edge = (xs[index] ?? 0) - left - GAP * factor;
  }
  return { xs, factor };
}

const sideOf = (figures: readonly { side: Figure['side'] }[], index: number): Figure['side'] => figures[index]?.side ?? 'middle';

function extent(figures: readonly Extent[], index: number, factor: number): Extent {
  const { left = 0, right = 0 } = figures[index] ?? {};
  return { left: left * factor, right: right * factor };
}

/** The middles of things in a row, spread evenly, moved aside from what is `taken`. They shrink by the returned factor if there is no room. */
export function arrangeThings(
  widths: readonly number[],
  width: number,
  taken: readonly (Extent & { x: number })[],
): { xs: number[]; factor: number } {
  const margin = 0.12 * width;
  const room = width - 2 * margin;
  const factor = Math.min(
    1,
    room /
      Math.max(
        1,
        widths.reduce((sum, each) => sum + each + GAP, 0),
      ),
  );
  const placed: (Extent & { x: number })[] = [];
  const xs = widths.map((each, index) => {
    const half = (each * factor) / 2;
    const wanted = margin + ((index + 0.5) / widths.length) * room;
    let best = wanted;
    let least = Number.POSITIVE_INFINITY;
    for (let step = 0; step <= 40; step++) {
      const x = margin + half + ((room - 2 * half) * step) / 40;
      const over = (others: readonly (Extent & { x: number })[]): number =>
        others.reduce(
          (sum, other) => sum + Math.max(0, Math.min(x + half, other.x + other.right) - Math.max(x - half, other.x - other.left)),
          0,
        );
      const cost = over(placed) * 30 + over(taken) * 4 + Math.abs(x - wanted) * 0.25;
      if (cost < least) {
        least = cost;
        best = x;
      }
    }
    placed.push({ x: best, left: half + 3, right: half + 3 });
    return best;
  });
  return { xs, factor };
}

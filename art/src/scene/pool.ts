/** Water on dry land for those that swim. */
import { PAPER } from '../color.ts';
import { cutPaper } from '../creatures/draw.ts';
import type { Stage } from '../stage.ts';
import type { Spot } from '../story/layout.ts';
import { ellipse, line, path, pathData, shows } from '../svg.ts';
import type { PlacedBody } from './cluster.ts';

const WATER = '#6fa8bc';
/** How far above the ground those are at most that lie in water. */
const ON_GROUND = 24;
/** How much wider it is than the swimmer, and its depth as a share of the swimmer's height. */
const POOL = { wide: 1.12, deep: 0.14 } as const;

/** The water under a swimmer, and what of it is before it. @param spot of its cluster. @param swims whether its act says so */
export function poolFor(
  s: Stage,
  { x, y, k, drawn: { bounds }, figure }: PlacedBody,
  spot: Spot,
  swims: boolean,
): { under: string; before: string } {
  const foot = y + bounds.bottom * k;
  if (!(figure.swims || swims) || Math.abs(foot) > ON_GROUND) return { under: '', before: '' };
  const middle = spot.x + (x + ((bounds.left + bounds.right) / 2) * k) * spot.k;
  const rx = ((bounds.right - bounds.left) / 2) * POOL.wide * k * spot.k;
  const ry = (bounds.bottom - bounds.top) * POOL.deep * 0.5 * k * spot.k + 6;
  const top = spot.y - ry * 0.5;
  const before =
    path(
      pathData`M${middle - rx} ${top}Q${middle} ${top - ry * 0.3} ${middle + rx} ${top}A${rx} ${ry} 0 0 1 ${middle - rx} ${top}Z`,
      WATER,
      'opacity=".8"',
    ) +
    line(
      pathData`M${middle - rx * 0.5} ${top + ry * 0.5}h${rx * 0.3}M${middle + rx * 0.1} ${top + ry * 0.7}h${rx * 0.36}`,
      PAPER,
      3,
      'opacity=".5"',
    );
  return { under: shows('part pool', cutPaper(s, ellipse(middle, top, rx, ry, WATER))), before };
}

/** Water on dry land for those that swim. */

import { cutPaper } from '../creatures/draw.ts';
import type { Bounds } from '../paper/bounds.ts';
import { PAPER } from '../paper/color.ts';
import type { Stage } from '../paper/stage.ts';
import { type Disc, ellipse, line, path, pathData, shows } from '../paper/svg.ts';
import { type PlacedBody, placedBounds } from './cluster.ts';
import type { Spot } from './placing/layout.ts';

const WATER = '#6fa8bc';
/** How far above the ground those are at most that lie in water. */
const ON_GROUND = 24;
/** How much wider it is than the swimmer, and its depth as a share of the swimmer's height. */
const POOL = { wide: 1.12, deep: 0.14 } as const;
/** For swimmers with legs: the submerged share of the body, and the width of the pool in widths of the body. */
const LAKE = { wide: 1.4, deep: 0.22 } as const;

const TUB = { outside: '#9db0ba', inside: '#6d808c', rim: '#c3d0d6' } as const;
/** The wall of a tub as a share of the swimmer's height, how flat its edge is, and how wide its foot, as shares of its width; and its least height. */
const WALL = { high: 0.2, edge: 0.09, foot: 0.84, least: 8 } as const;

/** The height of the tub's wall for swimmers that hold things, as a share of the usual one. */
const SHALLOW = 0.3;

interface Water {
  /** Whether its act says so. */
  swims: boolean;
  /** It is above the water, because it jumps. */
  leaps: boolean;
  /** In a room it is in a tub. */
  inside: boolean;
  /** The eyes and mouths near it, in the picture: nothing is before them. */
  faces: readonly Disc[];
  /** The middles of the things of its act, in the picture: no water is before them either. */
  things: readonly number[];
}

/** What the water takes beside a swimmer, in units of its cluster. */
export function waterAround({ drawn, figure, ...spot }: PlacedBody): Bounds {
  const box = placedBounds(spot, drawn.bounds);
  const aside = ((box.right - box.left) / 2) * ((figure.swims ? POOL : LAKE).wide - 1);
  return { ...box, left: box.left - aside, right: box.right + aside };
}

/** The water under a swimmer, and what of it is before it. @param spot of its cluster. */
export function poolFor(
  s: Stage,
  { x, y, k, drawn: { bounds }, figure }: PlacedBody,
  spot: Spot,
  { swims, leaps, inside, faces, things }: Water,
): { under: string; before: string } {
  const foot = y + bounds.bottom * k;
  const isOver = figure.swims && leaps;
  if (!(figure.swims || swims) || (Math.abs(foot) > ON_GROUND && !isOver)) return { under: '', before: '' };
  const tall = (bounds.bottom - bounds.top) * k * spot.k;
  const middle = spot.x + (x + ((bounds.left + bounds.right) / 2) * k) * spot.k;
  const { wide, deep } = figure.swims ? { ...POOL, deep: POOL.deep / 2 } : LAKE;
  const rx = ((bounds.right - bounds.left) / 2) * wide * k * spot.k;
  const near = faces.filter((face) => Math.abs(face.x - middle) < rx + face.r);
  const isBehind = things.some((x) => Math.abs(x - middle) < rx);
  const wall = inside && !isBehind ? wallUnder(near, middle, spot.y, rx, tall * WALL.high * (figure.freely ? SHALLOW : 1)) : 0;
  if (wall > WALL.least) return tubFor(s, middle, spot.y, rx, wall);
  const ry = tall * deep + 6;
  const top = spot.y - (figure.swims ? ry * 0.5 : tall * LAKE.deep);
  if (isOver)
    return { under: shows('part pool', cutPaper(s, ellipse(middle, spot.y, rx, ry, WATER)) + splash(middle, spot.y, rx)), before: '' };
  const under = shows('part pool', cutPaper(s, ellipse(middle, top, rx, ry, WATER)));
  if (isBehind || near.some(({ y, r }) => y + r > top)) return { under, before: '' };
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
  return { under, before };
}

/** The height of a tub's wall that is below all faces. */
function wallUnder(faces: readonly Disc[], x: number, floor: number, rx: number, wanted: number): number {
  const room = faces.map((face) => {
    const across = Math.min(1, Math.abs(face.x - x) / rx);
    return floor - face.y - face.r - rx * WALL.edge * (1 - Math.sqrt(1 - across ** 2));
  });
  return Math.min(wanted, ...room);
}

/** Drops above the water below a jump: across as shares of half its width, up, and their size. */
const DROPS = [
  [-0.5, 16, 5],
  [-0.36, 34, 7],
  [-0.1, 22, 4],
  [0.16, 40, 6],
  [0.4, 20, 5],
] as const;

const splash = (x: number, y: number, rx: number): string =>
  DROPS.map(([across, up, r]) => ellipse(x + across * rx, y - up, r * 0.8, r, WATER)).join('') +
  line(pathData`M${x - rx * 0.6} ${y - 4}Q${x - rx * 0.5} ${y + 8} ${x} ${y + 8}T${x + rx * 0.6} ${y - 4}`, PAPER, 3, 'opacity=".5"');

function tubFor(s: Stage, x: number, floor: number, rx: number, height: number): { under: string; before: string } {
  const ry = rx * WALL.edge;
  const top = floor - height - ry;
  const [left, right, foot] = [x - rx, x + rx, rx * WALL.foot];
  const back = ellipse(x, top, rx, ry, TUB.inside) + ellipse(x, top + ry * 0.25, rx * 0.95, ry * 0.72, WATER);
  const wall = pathData`M${left} ${top}A${rx} ${ry} 0 0 0 ${right} ${top}L${x + foot} ${floor}Q${x} ${floor + ry} ${x - foot} ${floor}Z`;
  const edge = line(pathData`M${left} ${top}A${rx} ${ry} 0 0 0 ${right} ${top}`, TUB.rim, 5);
  return { under: shows('part pool', cutPaper(s, back)), before: cutPaper(s, path(wall, TUB.outside)) + edge };
}

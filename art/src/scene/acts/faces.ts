/** What of a face others cover, and where a body is, measured from drawn shapes. */

import type { DrawnBody, Point } from '../../creatures/drawn-body.ts';
import type { Bounds } from '../../paper/bounds.ts';
import { isPaper, type Outline, outlineOf } from '../../paper/outline.ts';
import type { Disc } from '../../paper/svg.ts';
import { type Cluster, type PlacedBody, placed, placedBounds, within } from '../cluster.ts';
import type { StageThing } from '../roles.ts';

/** The share of a face from which on it counts as hidden. */
export const HIDDEN = 0.15;
/** The radii of what eyes and a mouth take, as shares of the head's, and the largest one of eyes. */
const EYES = { share: 0.4, most: 22 } as const;
const MOUTH = 0.24;
/** How much wider paper is than its shape, with its edge and its shadow. */
const RIM = 6;
/** Where a disc is looked at: around its middle, in shares of its radius. */
const RINGS = [
  [0, 1],
  [0.5, 6],
  [0.9, 12],
] as const;
/** How finely the edge of a body is looked for, and how far inside of it something touches it, in units of the picture. */
const STEP = 3;

const known = new WeakMap<DrawnBody, Outline>();
function paperOf(drawn: DrawnBody): Outline {
  const outline = known.get(drawn) ?? outlineOf(drawn.shapes);
  known.set(drawn, outline);
  return outline;
}

/** Whether a point of the cluster is on a figure. */
export const isOn = (body: PlacedBody, point: Point): boolean => isPaper(paperOf(body.drawn), within(body, point));

/** The lowest point of a figure, and of several the nearest to the middle, in units of the body. */
export function soleOf(drawn: DrawnBody): Point {
  const { left, right, top, bottom } = drawn.bounds;
  const reach = Math.max(-left, right);
  // Extents count curves with their handles, which may be lower than paper.
  for (let y = Math.min(0, bottom) - STEP; y > top; y -= STEP)
    for (let by = 0; by <= reach; by += STEP) {
      const x = [by, -by].find((each) => isPaper(paperOf(drawn), { x: each, y }));
      if (x !== undefined) return { x, y };
    }
  return { x: 0, y: 0 };
}

/** The largest share that a figure covers of another's face, eyes or mouth. */
export function covers(front: PlacedBody, back: PlacedBody): number {
  if (isApart(placedBounds(front, front.drawn.bounds), placedBounds(back, back.drawn.bounds))) return 0;
  return Math.max(...facesOf(back).map((disc) => shareOf(pointsOf(disc, back), (point) => isOn(front, point))));
}

/** A whole face, its eyes and its mouth, in units of the body. */
function facesOf({ drawn }: PlacedBody): Disc[] {
  const { head, eyes, mouth } = drawn.anchors;
  return [head, { ...eyes, r: Math.min(EYES.most, head.r * EYES.share) }, { ...mouth, r: head.r * MOUTH }];
}

/** Its eyes and its mouth, in units of the cluster. */
export const featuresOf = (body: PlacedBody): Disc[] =>
  facesOf(body)
    .slice(1)
    .map((disc) => ({ ...placed(body, disc), r: disc.r * body.k }));

const isApart = (one: Bounds, other: Bounds): boolean =>
  one.left > other.right || one.right < other.left || one.top > other.bottom || one.bottom < other.top;

/** Whether what takes a box is before too much of a face. */
export const hidesFace = ({ left, right, top, bottom }: Bounds, body: PlacedBody): boolean =>
  facesOf(body).some((disc) => shareOf(pointsOf(disc, body), ({ x, y }) => x > left && x < right && y > top && y < bottom) > HIDDEN);

/** The points of a disc that are on its own body. */
const pointsOf = ({ x, y, r }: Disc, body: PlacedBody): Point[] =>
  RINGS.flatMap(([share, count]) =>
    Array.from({ length: count }, (_, nth) => {
      const angle = (nth / count) * 2 * Math.PI;
      return placed(body, { x: x + Math.cos(angle) * (r + RIM) * share, y: y + Math.sin(angle) * (r + RIM) * share });
    }),
  ).filter((point) => isOn(body, point));

const shareOf = <T>(all: readonly T[], is: (one: T) => boolean): number => (all.length === 0 ? 0 : all.filter(is).length / all.length);

/** A figure that hides a face stands behind it, unless that hides another face. */
export function showFaces(c: Cluster): void {
  const all = c.fromBehind();
  for (const [nth, back] of all.entries())
    for (const front of all.slice(nth + 1)) if (covers(front, back) > HIDDEN && covers(back, front) <= HIDDEN) c.bringBefore(back, front);
}

/** The side of a body at a height, as seen from in front; null where it has no paper. */
export function edgeOf(body: PlacedBody, y: number, way: -1 | 1): Point | null {
  const { left, right } = placedBounds(body, body.drawn.bounds);
  for (let by = 0; by <= right - left; by += STEP) {
    const point = { x: way === 1 ? left + by : right - by, y };
    if (isOn(body, point)) return { x: point.x + way * STEP, y };
  }
  return null;
}

/**
 * Where a thing is touched at a height: at its usual place if it has paper there, else at its side.
 * @param rises whether the one who touches it may be higher, up to the usual place
 */
export function touchedAt({ shapes = '', left, right }: StageThing, usual: Point, way: -1 | 1): (y: number, rises: boolean) => Point {
  const outline = outlineOf(shapes);
  const isThere = (point: Point): boolean => isPaper(outline, point);
  return (y, rises) => {
    const rows = rises ? Array.from({ length: Math.max(0, Math.ceil((y - usual.y) / STEP)) }, (_, nth) => y - nth * STEP) : [y];
    const xs = Array.from({ length: Math.ceil((left + right) / STEP) }, (_, nth) => (way === 1 ? nth * STEP - left : right - nth * STEP));
    const above = rows.map((row) => ({ x: usual.x, y: row })).find(isThere);
    return above ?? (rises ? usual : (xs.map((x) => ({ x, y })).find(isThere) ?? { x: usual.x, y }));
  };
}

/** How finely it is looked for where two touch, in units of the picture. */
const ROWS = 7;

/**
 * How far a body moves ahead until its side is at the other's, and where they touch; null where one is above the other.
 * @param deep how much of them is before each other
 */
export function snug(body: PlacedBody, other: PlacedBody, way: -1 | 1, deep: number): { by: number; contact: Point } | null {
  const [mine, theirs] = [body, other].map((one) => placedBounds(one, one.drawn.bounds)) as [Bounds, Bounds];
  const [top, bottom] = [Math.max(mine.top, theirs.top), Math.min(mine.bottom, theirs.bottom)];
  const gaps: { by: number; contact: Point }[] = [];
  for (let y = top + ROWS; y < bottom; y += ROWS) {
    const [ahead, near] = [edgeOf(body, y, -way as -1 | 1), edgeOf(other, y, way)];
    if (ahead && near) gaps.push({ by: (near.x - ahead.x) * way, contact: { x: near.x, y } });
  }
  const first = Math.min(...gaps.map(({ by }) => by)) + deep;
  const moved = { ...body, x: body.x + first * way };
  const met = gaps
    .filter(({ by }) => by <= first)
    .flatMap(({ contact: { x, y } }) => [0, 0.25, 0.5, 0.75].map((share) => ({ x: x + way * share * deep, y })));
  const contact = met.find((point) => isOn(moved, point) && isOn(other, point));
  return contact ? { by: first * way, contact } : null;
}

/** Where drawn paper is, so that it is known what covers what before anything is rendered. */
import { attribute, type Bounds, type Matrix, penOf, shapesIn, TAKES } from './bounds.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Sheet {
  readonly box: Bounds;
  readonly rings: readonly (readonly Point[])[];
  /** Half of the width of its edge, and whether there is paper within. */
  readonly pen: number;
  readonly filled: boolean;
}

/** The sheets of a drawing. */
export type Outline = readonly Sheet[];

/** How finely curves are followed. */
const STEPS = [0.25, 0.5, 0.75, 1] as const;
const ROUND = 16;

export const outlineOf = (markup: string): Outline =>
  shapesIn(markup).map(({ name, attributes, matrix }) => {
    const rings = ringsOf(name, attributes).map((ring) => ring.map((point) => mapped(matrix, point)));
    const pen = penOf(attributes) * Math.hypot(matrix[0], matrix[1]);
    const [xs, ys] = [rings.flat().map(({ x }) => x), rings.flat().map(({ y }) => y)];
    const box = { left: Math.min(...xs) - pen, right: Math.max(...xs) + pen, top: Math.min(...ys) - pen, bottom: Math.max(...ys) + pen };
    return { box, rings, pen, filled: attribute(attributes, 'fill') !== 'none' };
  });

export const isPaper = (outline: Outline, point: Point): boolean =>
  outline.some(
    ({ box, rings, pen, filled }) =>
      point.x >= box.left &&
      point.x <= box.right &&
      point.y >= box.top &&
      point.y <= box.bottom &&
      ((filled && isWithin(rings, point)) || (pen > 0 && rings.some((ring) => isAlong(ring, point, pen)))),
  );

const mapped = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({ x: a * x + c * y + e, y: b * x + d * y + f });

/** Between an odd number of edges. */
function isWithin(rings: readonly (readonly Point[])[], { x, y }: Point): boolean {
  let inside = false;
  for (const ring of rings)
    for (const [nth, to] of ring.entries()) {
      const from = ring.at(nth - 1) ?? to;
      if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) inside = !inside;
    }
  return inside;
}

const isAlong = (ring: readonly Point[], { x, y }: Point, pen: number): boolean =>
  ring.some((to, nth) => {
    const from = ring[nth - 1] ?? to;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const share = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(from.x + share * dx - x, from.y + share * dy - y) <= pen;
  });

function ringsOf(name: string, attributes: string): Point[][] {
  const value = (key: string): number => Number(attribute(attributes, key) || 0);
  if (name === 'path') return pathRings(attribute(attributes, 'd'));
  const [x, y, width, height] = [value('x'), value('y'), value('width'), value('height')];
  if (name === 'rect') return [[at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)]];
  const [rx, ry] = name === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')];
  return [Array.from({ length: ROUND }, (_, nth) => onRound(value('cx'), value('cy'), rx, ry, (nth / ROUND) * 2 * Math.PI))];
}

const at = (x: number, y: number): Point => ({ x, y });
const onRound = (x: number, y: number, rx: number, ry: number, angle: number): Point =>
  at(x + rx * Math.cos(angle), y + ry * Math.sin(angle));

function pathRings(data: string): Point[][] {
  const rings: Point[][] = [];
  let from = at(0, 0);
  let handle = from;
  for (const [, command = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toUpperCase();
    const takes = TAKES[kind];
    if (kind === 'Z') from = rings.at(-1)?.[0] ?? from;
    if (!takes) continue;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const origin = (): Point => (command === kind ? at(0, 0) : from);
    for (let i = 0; i + takes <= numbers.length; i += takes) {
      const given = numbers.slice(i, i + takes);
      const { x, y } = origin();
      const pairs =
        kind === 'H' ? [at(x + (given[0] ?? 0), from.y)] : kind === 'V' ? [at(from.x, y + (given[0] ?? 0))] : pairsOf(given, x, y);
      const to = pairs.at(-1) ?? from;
      // A second pair after a move is a line.
      if (rings.length === 0 || (kind === 'M' && i === 0)) rings.push([to]);
      else if (kind === 'A') rings.at(-1)?.push(...arc(from, to, given));
      else if (kind === 'S' || kind === 'T') pairs.unshift(at(2 * from.x - handle.x, 2 * from.y - handle.y));
      if ('CSQT'.includes(kind)) rings.at(-1)?.push(...STEPS.map((step) => onCurve([from, ...pairs], step)));
      else if (kind !== 'A' && kind !== 'M') rings.at(-1)?.push(to);
      handle = 'CSQT'.includes(kind) ? (pairs.at(-2) ?? to) : to;
      from = to;
    }
  }
  return rings;
}

/** The last two of an arc's numbers are its end. */
const pairsOf = (numbers: readonly number[], x: number, y: number): Point[] =>
  (numbers.length === 7 ? numbers.slice(5) : numbers).flatMap((value, nth, all) =>
    nth % 2 === 0 ? at(x + value, y + (all[nth + 1] ?? 0)) : [],
  );

/** A point of a curve, between the points between its points. */
function onCurve(points: readonly Point[], share: number): Point {
  const [first = at(0, 0)] = points;
  if (points.length < 2) return first;
  const between = points.slice(1).map(({ x, y }, nth) => {
    const from = points[nth] ?? first;
    return at(from.x + (x - from.x) * share, from.y + (y - from.y) * share);
  });
  return onCurve(between, share);
}

/** A part of an ellipse that is not turned. */
function arc(from: Point, to: Point, [rx = 0, ry = 0, , large = 0, sweep = 0]: readonly number[]): Point[] {
  if (rx === 0 || ry === 0) return [to];
  const half = at((from.x - to.x) / 2 / rx, (from.y - to.y) / 2 / ry);
  const far = Math.hypot(half.x, half.y);
  const away = far === 0 ? 0 : (Math.sqrt(Math.max(0, 1 - far ** 2)) / far) * (large === sweep ? -1 : 1);
  const middle = at((from.x + to.x) / 2 + away * half.y * rx, (from.y + to.y) / 2 - away * half.x * ry);
  const angle = ({ x, y }: Point): number => Math.atan2((y - middle.y) / ry, (x - middle.x) / rx);
  const start = angle(from);
  const turn = (((angle(to) - start) * (sweep ? 1 : -1) + 4 * Math.PI) % (2 * Math.PI)) * (sweep ? 1 : -1);
  const scale = Math.max(1, far);
  return STEPS.map((step) => (step === 1 ? to : onRound(middle.x, middle.y, rx * scale, ry * scale, start + turn * step)));
}

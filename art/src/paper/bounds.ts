/** How far drawn markup extends, so that nothing needs a table of sizes. */

export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** a, b, c, d, e, f of an SVG matrix. */
export type Matrix = readonly [number, number, number, number, number, number];

const SAME: Matrix = [1, 0, 0, 1, 0, 0];
/** Fainter parts are light, not paper. */
const PAPER_OPACITY = 0.5;

/** A path, circle, ellipse or rectangle of paper, and where its group puts it. */
interface Shape {
  readonly name: string;
  /** With a space before each. */
  readonly attributes: string;
  readonly matrix: Matrix;
}

/** Curves count with their handles, which lie at most a little outside of them. */
export function boundsOf(markup: string): Bounds {
  const bounds: Bounds = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const { name, attributes, matrix } of shapesIn(markup)) grow(bounds, matrix, pointsOf(name, attributes), penOf(attributes));
  return bounds;
}

/** Only what `svg.ts` writes is understood; uses are skipped. */
export function shapesIn(markup: string): Shape[] {
  const shapes: Shape[] = [];
  const open: Matrix[] = [SAME];
  for (const [, closing, name = '', attributes = ''] of markup.matchAll(/<(\/?)(g|path|circle|ellipse|rect)\b([^>]*)>/g)) {
    if (closing) {
      open.pop();
      continue;
    }
    const outer = open.at(-1) ?? SAME;
    const transform = attribute(attributes, 'transform');
    const matrix = transform ? times(outer, matrixOf(transform)) : outer;
    if (name === 'g') open.push(matrix);
    else if (Number(attribute(attributes, 'opacity') || 1) >= PAPER_OPACITY) shapes.push({ name, attributes, matrix });
  }
  return shapes;
}

/** @param attributes with a space before each */
export function attribute(attributes: string, name: string): string {
  const key = ` ${name}="`;
  const start = attributes.indexOf(key) + key.length;
  return start < key.length ? '' : attributes.slice(start, attributes.indexOf('"', start));
}

export const penOf = (attributes: string): number => Number(attribute(attributes, 'stroke-width') || 0) / 2;

function grow(bounds: Bounds, [a, b, c, d, e, f]: Matrix, points: readonly (readonly [number, number])[], pen: number): void {
  const edge = pen * Math.hypot(a, b);
  for (const [px, py] of points) {
    const [x, y] = [a * px + c * py + e, b * px + d * py + f];
    bounds.left = Math.min(bounds.left, x - edge);
    bounds.right = Math.max(bounds.right, x + edge);
    bounds.top = Math.min(bounds.top, y - edge);
    bounds.bottom = Math.max(bounds.bottom, y + edge);
  }
}

function pointsOf(name: string, attributes: string): [number, number][] {
  const value = (key: string): number => Number(attribute(attributes, key) || 0);
  if (name === 'path') return pathPoints(attribute(attributes, 'd'));
  if (name === 'rect') return corners(value('x'), value('y'), value('x') + value('width'), value('y') + value('height'));
  const [x, y] = [value('cx'), value('cy')];
  const [rx, ry] = name === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')];
  return around(x, y, rx, ry);
}

const around = (x: number, y: number, rx: number, ry: number): [number, number][] => [
  [x - rx, y],
  [x + rx, y],
  [x, y - ry],
  [x, y + ry],
];

const corners = (x0: number, y0: number, x1: number, y1: number): [number, number][] => [
  [x0, y0],
  [x1, y0],
  [x0, y1],
  [x1, y1],
];

/** How many numbers a command takes. */
export const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };

function pathPoints(data: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toUpperCase();
    const takes = TAKES[kind];
    if (!takes) continue;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isAbsolute = command === kind;
    for (let i = 0; i + takes <= numbers.length; i += takes) {
      const [fromX, fromY] = isAbsolute ? [0, 0] : [x, y];
      const number = (nth: number): number => numbers[i + nth] ?? 0;
      if (kind === 'H') x = fromX + number(0);
      else if (kind === 'V') y = fromY + number(0);
      else {
        if (kind === 'A') points.push(...arcPoints(x, y, fromX + number(5), fromY + number(6), numbers.slice(i, i + takes)));
        for (let nth = kind === 'A' ? 5 : 0; nth < takes; nth += 2) {
          [x, y] = [fromX + number(nth), fromY + number(nth + 1)];
          if (nth + 2 < takes) points.push([x, y]);
        }
      }
      points.push([x, y]);
    }
  }
  return points;
}

/** Of a part of a circle from (x0, y0) to (x1, y1): the whole circle if it is the larger part, else the point between its ends. */
function arcPoints(x0: number, y0: number, x1: number, y1: number, [r = 0, , , large = 0, sweep = 0]: number[]): [number, number][] {
  const [halfX, halfY] = [(x0 - x1) / 2, (y0 - y1) / 2];
  const half = Math.hypot(halfX, halfY);
  const away = half === 0 ? 0 : (Math.sqrt(Math.max(0, r * r - half * half)) / half) * (large === sweep ? -1 : 1);
  const [x, y] = [(x0 + x1) / 2 + away * halfY, (y0 + y1) / 2 - away * halfX];
  if (large) return around(x, y, r, r);
  const [outX, outY] = [(x0 + x1) / 2 - x, (y0 + y1) / 2 - y];
  const out = Math.hypot(outX, outY);
  return out < 0.001 ? around(x, y, r, r) : [[x + (outX / out) * r, y + (outY / out) * r]];
}

function matrixOf(transform: string): Matrix {
  let matrix = SAME;
  for (const [, name, inner = ''] of transform.matchAll(/(translate|rotate|scale)\(([^)]*)\)/g)) {
    const [p = 0, q, z = 0] = inner.split(/[ ,]+/).map(Number);
    const turn = (p * Math.PI) / 180;
    if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, p, q ?? 0]);
    if (name === 'scale') matrix = times(matrix, [p, 0, 0, q ?? p, 0, 0]);
    if (name === 'rotate') {
      // Around a point: rotate(degrees x y).
      const [x, y] = [q ?? 0, z];
      const turned = times([1, 0, 0, 1, x, y], [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]);
      matrix = times(matrix, times(turned, [1, 0, 0, 1, -x, -y]));
    }
  }
  return matrix;
}

const times = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * t + c * u + e,
  b * t + d * u + f,
];

/** What is drawn between two points: ropes, scarves, and what is poured. Finished markup, in the coordinates of the points. */

import type { ColorWord } from '@tuckaway/domain';
import type { Point } from '../creatures/drawn-body.ts';
import { darken, lighten, PAPER, PAPERS, SHADE } from '../paper/color.ts';
import { ellipse, line, path, pathData } from '../paper/svg.ts';

export type Strand = 'rope' | 'scarf' | 'yarn' | 'ribbon' | 'cloth';

export interface StrandLook {
  readonly kind?: Strand;
  readonly color?: ColorWord;
  /** Instead of the usual one, where no color is named. */
  readonly paper?: string;
  /** 0 is taut; 1 hangs deep. */
  readonly slack?: number;
}

const STRANDS: Readonly<Record<Strand, { color: string; width: number }>> = {
  rope: { color: '#c9a26a', width: 8 },
  scarf: { color: '#c9564c', width: 20 },
  yarn: { color: '#d97a8a', width: 4 },
  ribbon: { color: '#d9608a', width: 9 },
  cloth: { color: '#6f8fc0', width: 84 },
};

/** How far the middle of a strand hangs down, as a share of its span. */
const SAG = 0.42;

const bendOf = (a: Point, b: Point, slack: number): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2 + Math.hypot(b.x - a.x, b.y - a.y) * SAG * slack * 2,
});

/** A point of a strand. @param share from 0, at `a`, to 1, at `b` */
export function alongStrand(a: Point, b: Point, slack: number, share: number): Point {
  const bend = bendOf(a, b, slack);
  const [u, v, w] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return { x: u * a.x + v * bend.x + w * b.x, y: u * a.y + v * bend.y + w * b.y };
}

const shaded = (data: string, color: string, width: number): string =>
  line(data, SHADE, width + 11, 'stroke-opacity=".06"') + line(data, SHADE, width + 5, 'stroke-opacity=".16"') + line(data, color, width);

export function ropeBetween(a: Point, b: Point, { kind = 'rope', color, paper: own, slack = 0 }: StrandLook = {}): string {
  const { color: usual, width } = STRANDS[kind];
  const paper = color ? PAPERS[color] : (own ?? usual);
  const bend = bendOf(a, b, slack);
  if (kind === 'cloth') return clothBetween(a, b, paper, width);
  const data = pathData`M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`;
  const strand = shaded(data, paper, width);
  if (kind === 'rope') return strand + dashes(data, darken(paper, 0.28), width - 1.6, '2.4 7');
  if (kind === 'scarf') return strand + dashes(data, PAPER, width - 1, `6 ${width * 1.6}`) + fringe(a, b, slack, paper, width);
  return strand + (kind === 'ribbon' ? line(data, lighten(paper, 0.3), 2, 'stroke-opacity=".8"') : '');
}

/** How wide a cloth is where a hand has gathered it. */
const GATHERED = 9;

/** A cloth that is wide at its free end `a` and gathered in a hand at `b`. */
function clothBetween(a: Point, b: Point, color: string, width: number): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const from = (point: Point, aside: number): string => pathData`${point.x + nx * aside} ${point.y + ny * aside}`;
  const middle = { x: a.x + dx * 0.45, y: a.y + dy * 0.45 + width * 0.12 };
  const half = width / 2;
  const edge = [0.5, 0, -0.5].map(
    (share) => `Q${from({ x: a.x - dx * 0.05, y: a.y - dy * 0.05 }, half * (share + 0.25))} ${from(a, half * (share - 0.25) * 1.3)}`,
  );
  const outline = `M${from(b, GATHERED)}Q${from(middle, half * 0.7)} ${from(a, half)}${edge.join('')}Q${from(middle, -half * 0.7)} ${from(b, -GATHERED)}Z`;
  const folds = [-0.45, 0.05, 0.5].map(
    (share) => `M${from(b, GATHERED * share)}Q${from(middle, half * 0.6 * share)} ${from(a, half * share)}`,
  );
  return (
    path(outline, SHADE, 'stroke-opacity=".12" stroke-width="9" opacity=".2"') +
    path(outline, color) +
    line(folds.join(''), darken(color, 0.18), 3, 'opacity=".6"')
  );
}

const dashes = (data: string, color: string, width: number, pattern: string): string =>
  path(data, 'none', `stroke="${color}" stroke-width="${width}" stroke-dasharray="${pattern}" stroke-dashoffset="-5" stroke-opacity=".85"`);

/** At the end `b`. */
function fringe(a: Point, b: Point, slack: number, color: string, width: number): string {
  const near = alongStrand(a, b, slack, 0.96);
  const length = Math.hypot(b.x - near.x, b.y - near.y) || 1;
  const [dx, dy] = [(b.x - near.x) / length, (b.y - near.y) / length];
  const tufts = [-0.36, -0.12, 0.12, 0.36].map((side) => {
    const [x, y] = [b.x + dx * 6 - dy * side * width, b.y + dy * 6 + dx * side * width];
    return pathData`M${x} ${y}l${dx * 12 - dy * side * 8} ${dy * 12 + dx * side * 8}`;
  });
  return line(tufts.join(''), color, 3.6);
}

/** What runs from a spout into something: as wide as a finger, with a splash where it ends. */
export function streamInto(from: Point, to: Point, color: string = '#7fb4cc'): string {
  const way = to.x < from.x ? -1 : 1;
  const out = Math.max(Math.abs(to.x - from.x), 4) * way;
  const curve = (wide: number): string =>
    pathData`${from.x + out * 0.7} ${from.y - 4 - wide} ${to.x + way * wide} ${from.y + 10} ${to.x + way * wide} ${to.y}`;
  const back = pathData`${to.x - way * 4} ${from.y + 16} ${from.x + out * 0.6} ${from.y + 5} ${from.x} ${from.y + 3}`;
  const water = `${pathData`M${from.x} ${from.y - 3}C` + curve(4) + pathData`H${to.x - way * 4}C` + back}Z`;
  return (
    path(water, SHADE, `opacity=".16" stroke="${SHADE}" stroke-width="5" stroke-linejoin="round"`) +
    path(water, color) +
    line(pathData`M${from.x + out * 0.3} ${from.y + 0.5}C` + curve(0.5), lighten(color, 0.55), 2, 'stroke-opacity=".8"') +
    ellipse(to.x, to.y, 13, 4, color) +
    ellipse(to.x, to.y - 0.5, 8, 2, lighten(color, 0.5), 'opacity=".8"')
  );
}

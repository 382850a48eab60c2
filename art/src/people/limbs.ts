/** Arms and legs of two parts, which bend where both ends are given. */

import type { Point } from '../creatures/drawn-body.ts';
import { darken } from '../paper/color.ts';
import { line, pathData } from '../paper/svg.ts';

export interface Limb {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

export const turned = ({ x, y }: Point, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(a) - y * Math.sin(a), y: x * Math.sin(a) + y * Math.cos(a) };
};
export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const scaled = ({ x, y }: Point, k: number): Point => ({ x: x * k, y: y * k });

/** The target itself, or the nearest point to it within reach. */
export function clamped(from: Point, to: Point, most: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  return far <= most ? to : plus(from, scaled({ x: to.x - from.x, y: to.y - from.y }, most / far));
}

/** Where a limb bends: its two parts are equally long, and longer than usual only if they have to stretch. @param toward the side on which it bends */
export function bendOf(from: Point, to: Point, length: number, toward: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const out = Math.sqrt(Math.max(0, length * length - far * far)) / 2;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const normal = { x: -dy / far, y: dx / far };
  const side = normal.x * toward.x + normal.y * toward.y >= 0 ? 1 : -1;
  return plus(middle, scaled(normal, side * out));
}

/** A limb as soft as cut paper, with a darker edge beneath it. */
export function limb(from: Point, bend: Point, to: Point, color: string, edge: string, width: number): string {
  const over = { x: bend.x + (bend.x - (from.x + to.x) / 2) * 0.22, y: bend.y + (bend.y - (from.y + to.y) / 2) * 0.22 };
  const data = pathData`M${from.x} ${from.y}Q${over.x} ${over.y} ${to.x} ${to.y}`;
  return line(data, edge, width + 3) + line(data, color, width);
}

export const sleeveOf = ({ from, bend, to }: Limb, clothes: string, width: number): string =>
  limb(from, bend, to, darken(clothes, 0.13), darken(clothes, 0.42), width);

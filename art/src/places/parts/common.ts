/** What all places use while they are composed. */

import type { Spot } from '../../creatures/hero.ts';
import { mix, turn } from '../../paper/color.ts';
import { pine, ridge } from '../../paper/shapes.ts';
import type { Stage } from '../../paper/stage.ts';
import { oneDecimal, path } from '../../paper/svg.ts';

/** What every place gets: the stage, and the function that draws the hero. */
export interface Scene {
  s: Stage;
  /** Draws the hero above everything drawn so far. */
  hero(spot: Spot): void;
}

export type DrawPlace = (scene: Scene) => void;

/** A palette: sky from top to bottom, grounds from far to near, the light. */
export interface Palette {
  sky: readonly [string, string, string];
  far: string;
  near: string;
  light: string;
}

/** One of the palettes, its hue varied slightly by the seed. @param list at least three, as two versions that are unlike each other differ by the remainder of three */
export function palette(s: Stage, list: readonly Palette[]): Palette & { at: (t: number) => string; tint: (c: string) => string } {
  const random = s.rng.pick(list);
  const p = s.version === null ? random : (list[s.version % 3] ?? random);
  const angle = s.rng.range(-7, 7);
  const tint = (c: string): string => turn(c, angle);
  const far = tint(p.far);
  const near = tint(p.near);
  return { sky: [tint(p.sky[0]), tint(p.sky[1]), tint(p.sky[2])], far, near, light: p.light, tint, at: (t) => mix(far, near, t) };
}

/** A row of firs: a few shapes, used many times. */
export function firs(s: Stage, xs: readonly number[], y: (x: number) => number, height: number, vary = 0.25): string {
  const shapes = [1 - vary, 1 - vary * 0.3, 1 + vary * 0.4, 1 + vary].map((k) =>
    pine(s.rng, height * k, height * k * s.rng.range(0.56, 0.68)),
  );
  return path(xs.map((x) => `M${oneDecimal(x)} ${oneDecimal(y(x) + 3)}${s.rng.pick(shapes)}`).join(''));
}

/** Random positions across a width, leaving gaps ([from, to]) free. */
export function spread(s: Stage, from: number, to: number, gap: number, free: readonly (readonly [number, number])[] = []): number[] {
  const out: number[] = [];
  for (let x = from; x < to; x += gap * s.rng.range(0.6, 1.4)) if (!free.some(([a, b]) => x > a && x < b)) out.push(x);
  return out;
}

/** The ground under a hero: it rises slightly there, as [x, y] in fractions. */
export function ground(s: Stage, points: readonly (readonly [number, number])[]): { shape: string; at(x: number): number } {
  const r = ridge(
    points.map(([x, y]) => [x * s.w, y * s.h] as const),
    s.h + 40,
  );
  return { shape: path(r.data), at: r.at };
}

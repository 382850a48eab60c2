/** A described child's body, limb by limb, as it stands with its feet at (0, 0). */
import type { Pose } from '@tuckaway/domain';
import { darken, lighten } from '../color.ts';
import type { Paint } from '../creatures/face.ts';
import { symmetric } from '../shapes.ts';
import { circle, ellipse, group, line, path, pathData, rect } from '../svg.ts';
import type { ChildColors } from './colors.ts';

export type Point = readonly [x: number, y: number];

export function torso({ clothes, skin }: ChildColors, hem: number, paint: Paint): string {
  const trim = lighten(clothes, 0.42);
  const sides = symmetric(-100, [
    [17, -100, 28, -95, 31, -80],
    [35, -62, 37, -44, 36, hem - 4],
    [24, hem, 12, hem + 1, 0, hem + 1],
  ]);
  return (
    rect(-11, -104, 22, 14, darken(skin, 0.1), 6) +
    path(sides, paint(clothes)) +
    group(
      line('M-14-98Q0-87 14-98', trim, 4.6) +
        line(pathData`M-33.5-58Q0-49 33.5-58M-34.5-49Q0-40 34.5-49`, trim, 4.4, 'opacity=".8"') +
        line(pathData`M-33 ${hem - 5}Q0 ${hem + 1} 33 ${hem - 5}`, darken(clothes, 0.3), 3, 'opacity=".5"'),
      'stroke="none"',
    )
  );
}

const SHOE = '#56405a';

export function legs(pose: Pose, { trousers }: ChildColors): string {
  const leg = (side: -1 | 1, foot: Point): string =>
    line(pathData`M${side * 15} -36L${foot[0]} ${foot[1] - 12}`, trousers, 22, 'stroke-opacity="1"') +
    shoe(foot[0] + side * 3, foot[1] - 5);
  if (pose === 'walk') return leg(-1, [-24, 0]) + leg(1, [22, -7]);
  if (pose === 'fly') return leg(-1, [-22, -2]) + leg(1, [14, -8]);
  if (pose === 'climb') return leg(-1, [-16, 0]) + leg(1, [26, -20]);
  return leg(-1, [-15, 0]) + leg(1, [15, 0]);
}

const shoe = (x: number, y: number): string =>
  ellipse(x, y, 16, 9, SHOE) +
  group(line(pathData`M${x - 12} ${y + 5}Q${x} ${y + 8.5} ${x + 12} ${y + 5}`, '#f3e6d4', 2.8, 'opacity=".8"'), 'stroke="none"');

/** Thighs and feet of a child that sits, on the ground or in a chair. */
export function lap({ trousers }: ChildColors, onChair: boolean): string {
  if (onChair)
    return (
      line('M-16-32L-20 4M16-32L18 4', trousers, 22, 'stroke-opacity="1"') +
      path('M-33-38C-20-46 20-46 33-38C36-22 30-14 20-14H-20C-30-14-36-22-33-38Z', trousers) +
      shoe(-21, 10) +
      shoe(19, 10)
    );
  const sole = (side: -1 | 1): string =>
    ellipse(side * 36, -36, 14, 15, SHOE) + group(ellipse(side * 36, -36, 8.5, 9.5, lighten(SHOE, 0.25), 'opacity=".7"'), 'stroke="none"');
  return line('M-16-36L-32-36M16-36L32-36', trousers, 25, 'stroke-opacity="1"') + sole(-1) + sole(1);
}

export function arm(side: -1 | 1, [x, y]: Point, sleeve: string): string {
  const bend = y > -70 ? 9 : y < -120 ? 16 : 4;
  return line(
    pathData`M${side * 25} -86Q${(side * 25 + x) / 2 + side * bend} ${(y - 86) / 2 + 3} ${x} ${y}`,
    sleeve,
    19,
    'stroke-opacity="1"',
  );
}

export const hand = ([x, y]: Point, skin: string): string => circle(x, y, 10, skin);

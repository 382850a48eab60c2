/** The lamp of a book's last page: a light of its own sheet, which the child puts out. */
import { LAMP } from '../paper/color.ts';
import type { Stage } from '../paper/stage.ts';
import { at, circle, ellipse, group, line, path, rect } from '../paper/svg.ts';
import type { Spot } from './placing/layout.ts';

/** Where the lamp's flame is, seen from its foot. */
const FLAME = { x: 0, y: -46 } as const;

/** Where its flame is. @param foot of the lamp */
export const flameOf = ({ x, y, k }: Spot): { x: number; y: number } => ({ x: x + FLAME.x * k, y: y + FLAME.y * k });

/** How much of the hour's light is left around the lamp. */
export const NIGHTFALL = 0.14;

/** The lamp without its light, about 100 high. */
export const lampBody = (): string =>
  path('M-26 0C-26-10-18-14-14-16H14C18-14 26-10 26 0Z', '#6a4a3c') +
  path('M-22-18H22L18-70H-18Z', '#3a3048') +
  path('M-24-70H24L14-86H-14Z', '#7a5644') +
  group(line('M-12-86C-14-106 14-106 12-86', '#7a5644', 5), 'stroke="none"');

/** Its light: the flame behind the glass, and what it makes bright around it. @param at the lamp's foot */
export function lampLight(s: Stage, { x, y, k }: Spot): string {
  const { x: fx, y: fy } = flameOf({ x, y, k });
  return (
    s.glow((fx + s.w / 2) / 2, fy, s.w * 0.5, '#ffd9a0', 0.5, s.h * 0.65) +
    s.glow(fx, fy, 130 * k, LAMP, 0.6) +
    at(
      x,
      y,
      k,
      rect(-16, -66, 32, 46, '#ffe2a6', 5) +
        ellipse(0, -42, 7, 14, '#fff6dc') +
        circle(0, -36, 3, LAMP) +
        group(line('M-16-43H16', '#7a5644', 3), 'stroke="none" opacity=".5"'),
    )
  );
}

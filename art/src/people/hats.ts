/** What is worn on the head, above the brows, around a head at (0, 0). */
import { darken, lighten } from '../paper/color.ts';
import { flat } from '../paper/paper.ts';
import { circle, line, path } from '../paper/svg.ts';
import type { Headgear } from './look.ts';

/** How far each rises above the middle of the head. */
export const HAT_TOP: Record<Headgear, number> = { cap: 62, hat: 86, crown: 74, toque: 104 };

const DRAWN: Record<Headgear, (color: string, side: -1 | 1) => string> = {
  cap: (color, side) =>
    path('M-47-22C-50-76 50-76 47-22Q0-38-47-22Z', color) +
    path(side > 0 ? 'M8-31Q52-40 70-20Q48-22 12-24Z' : 'M-8-31Q-52-40-70-20Q-48-22-12-24Z', darken(color, 0.24)) +
    circle(0, -61, 4.4, darken(color, 0.24)) +
    flat(line('M0-58Q-3-46 0-34M-24-50Q-30-40-30-30M24-50Q30-40 30-30', darken(color, 0.26), 2.2, 'opacity=".6"')),
  hat: (color) =>
    path('M-33-30C-38-92-16-90 0-82C16-90 38-92 33-30Z', color) +
    path('M-72-22C-60-40 60-40 72-22C50-14 40-27 0-28C-40-27-50-14-72-22Z', darken(color, 0.1)) +
    flat(line('M-34-36Q0-44 34-36', lighten(color, 0.5), 7)),
  crown: (color) =>
    path('M-38-28L-44-64L-22-48L0-74L22-48L44-64L38-28Q0-40-38-28Z', color) +
    circle(-44, -65, 4.6, lighten(color, 0.4)) +
    circle(0, -74, 5.4, lighten(color, 0.4)) +
    circle(44, -65, 4.6, lighten(color, 0.4)) +
    flat(circle(0, -46, 5, '#c9604c') + circle(-22, -41, 3.6, '#3f8f94') + circle(22, -41, 3.6, '#3f8f94')),
  /** A cook's. */
  toque: (color) =>
    path('M-38-24V-52C-70-58-58-98-30-90C-22-110 22-110 30-90C58-98 70-58 38-52V-24Q0-38-38-24Z', color) +
    flat(line('M-38-48Q0-60 38-48M-14-58Q-18-72-16-82M14-58Q18-72 16-82', darken(color, 0.16), 2.6)),
};

/** @param side where a cap's peak points. */
export const headgearOf = (what: Headgear, color: string, side: -1 | 1): string => DRAWN[what](color, side);

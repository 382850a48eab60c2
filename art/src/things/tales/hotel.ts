/** A Room Until April: a hotel in the snow, and its breakfasts. */

import { darken, LAMP, lighten, PAPER } from '../../paper/color.ts';
import { flat } from '../../paper/paper.ts';
import { at, circle, ellipse, line, path, pathData, rect, shows } from '../../paper/svg.ts';
import type { Things } from '../thing.ts';

const WOOD = '#8a5f48';

const eggCup = (): string => ellipse(0, -24, 11, 14, '#f3e6cf') + path('M-13-20H13L8 0H-8Z', '#5f8fae');

export const HOTEL: Things = {
  /** The desk of a hotel with a book on it. */
  desk: () =>
    path('M-230-150H230V-124H-230Z', '#b5805a') +
    path('M-212-126H212V6H-212Z', WOOD) +
    flat(
      line('M-140-116V-4M-70-116V-4M0-116V-4M70-116V-4M140-116V-4', darken(WOOD, 0.25), 5) +
        path('M-60-150C-40-162-16-160 0-152C16-160 40-162 60-150L64-146H-64Z', PAPER),
    ),
  deskBell: () => path('M-24 0C-24-34 24-34 24 0Z', '#e8b85a') + flat(circle(0, -28, 5, '#b5862f') + rect(-30, 0, 60, 6, '#7d5746', 3)),
  keyBoard: () =>
    path('M-120-110H120V6H-120Z', darken(WOOD, 0.15)) +
    flat(
      Array.from({ length: 10 }, (_, i) => {
        const [x, y] = [(i % 5) * 44 - 88, Math.floor(i / 5) * 52 - 88];
        return i === 6
          ? circle(x, y, 4, '#e8c37a')
          : circle(x, y + 8, 8, 'none', 'stroke="#e8c37a" stroke-width="4"') + line(pathData`M${x} ${y + 16}V${y + 34}h6`, '#e8c37a', 4);
      }).join(''),
    ),
  /** A sign on a doorknob: a moon with closed eyes, or (`hers`) one word crossed out and a nut drawn after it. */
  doorSign: ({ state }) =>
    path('M-30 4V-86C-30-104 30-104 30-86V4Z', PAPER) +
    flat(
      circle(0, -84, 11, '#7d5746') +
        (state === 'hers'
          ? line('M-18-58H18M-18-44H18M-18-28H12', '#5a4a72', 4) +
            line('M-18-22L14-34', '#c9564c', 5) +
            path('M-8-6C-12-16 12-16 8-6Q0 6-8-6Z', '#a8714c')
          : line('M-18-58H18M-18-46H18', '#5a4a72', 4) + path('M10-32A16 16 0 1 0 10-6A12 12 0 0 1 10-32Z', '#e0a83f')),
    ),
  eggCup,
  /** Rye bread, an egg and jam on a tray. */
  breakfast: () =>
    path('M-90-2H90L82 10H-82Z', '#8f98b0') +
    path('M-78-4C-80-34-70-46-54-46C-38-46-28-34-30-4Z', '#8a5a3c') +
    at(0, -3, 1, eggCup()) +
    path('M32-4V-30H68V-4Z', '#f0a04a') +
    flat(rect(28, -40, 44, 11, PAPER, 3) + line('M-68-30L-40-14M-64-18L-46-34', '#6a4030', 3)),
  umbrellaStand: () =>
    line('M-16-80V-190C-16-206-40-206-38-190M18-80V-176', '#5a4048', 8, 'stroke-opacity="1"') +
    path('M4-170L18-196L34-170L26-84H10Z', '#5f7fae') +
    path('M-44-96H44L36 4H-36Z', '#b5805a') +
    flat(
      line('M-42-70H42M-38-24H38', darken('#b5805a', 0.25), 6) +
        shows('egg', ellipse(-18, -98, 11, 14, '#f3e6cf')) +
        shows('egg', ellipse(2, -100, 11, 14, '#f3e6cf')),
    ),
  founder: () =>
    path('M-66 6V-160H66V6Z', '#d9a84f') +
    flat(
      rect(-52, -146, 104, 138, '#4a5a62') +
        path('M-44-8C-40-50 40-50 44-8Z', '#2f2a44') +
        circle(0, -76, 30, '#d9a88a') +
        path('M-30-84C-30-120 30-120 30-84Q0-100-30-84Z', '#8f8a98') +
        line('M-24-64Q-10-74 0-64Q10-74 24-64', '#8f8a98', 8) +
        circle(-10, -80, 3, '#2a2036') +
        circle(10, -80, 3, '#2a2036'),
    ),
  /** A coat, open in front, from the shoulders at y = -96 to the ground, or one (`loose`) for somebody twice as wide. */
  coat: ({ color = '#5a6a86', state }) => {
    const wide = state === 'loose' ? 1.55 : 1;
    const side = (k: 1 | -1): string =>
      path(
        pathData`M${k * 26} -98C${k * 66 * wide} -94 ${k * 92 * wide} -60 ${k * 98 * wide} 4H${k * 46}C${k * 40} -34 ${k * 36} -70 ${k * 18} -86Z`,
        color,
      ) + path(pathData`M${k * 32} -102C${k * 52} -98 ${k * 56} -82 ${k * 46} -72L${k * 14} -84Z`, lighten(color, 0.25));
    return (
      side(-1) +
      side(1) +
      flat(
        circle(-60, -34, 5, '#e8c37a') +
          circle(-54, -56, 5, '#e8c37a') +
          line(pathData`M${-84 * wide} -14h${20 * wide}M${84 * wide} -14h${-20 * wide}`, darken(color, 0.3), 4),
      )
    );
  },
  porterCap: () =>
    path('M-30 0V-26C-30-34 30-34 30-26V0Q0 10-30 0Z', '#b5474a') + flat(line('M-30-6Q0 4 30-6', LAMP, 5) + circle(0, -32, 5, LAMP)),
  bearHat: () =>
    path('M-64 0Q0-16 64 0Q40 12 0 12Q-40 12-64 0Z', '#6a5a56') +
    path('M-36-4C-36-50 36-50 36-4Q0-14-36-4Z', '#7d6a64') +
    flat(path('M-37-8Q0-20 37-8V-1Q0-12-37-1Z', '#4a3a44')),
  /** A table so long that it holds a hundred and twenty-one eggs, in eleven rows of eleven. */
  feast: (_, s) => {
    const id = s.define((i) => `<g id="${i}">${ellipse(0, -10, 9, 12, '#f3e6cf')}${path('M-10-8H10L6 4H-6Z', '#5f8fae')}</g>`);
    return (
      path('M-230-190H230L400 0H-400Z', '#c9905f') +
      path('M-400 0H400V26H-400Z', darken('#c9905f', 0.2)) +
      Array.from({ length: 121 }, (_egg, i) => {
        const [row, column] = [Math.floor(i / 11), i % 11];
        const t = row / 10;
        return at((column - 5) * (38 + t * 32), -176 + t * 164, 0.72 + t * 0.5, `<use href="#${id}"/>`);
      }).join('')
    );
  },
  snowHotel: ({ state }, s) =>
    path('M-260 6V-230H260V6Z', '#a8604c') +
    path('M-300-220L-180-330H180L300-220Z', PAPER) +
    path('M-60-300V-356H-20V-300Z', '#7d5746') +
    flat(
      (state === 'dark' ? '' : s.glow(-30, -60, 160, LAMP, 0.2)) +
        [-200, -110, 60, 150].map((x) => rect(x, -190, 50, 62, '#4a3f5c', 5)).join('') +
        [-200, 150].map((x) => rect(x, -92, 50, 62, '#4a3f5c', 5)).join('') +
        (state === 'dark' ? rect(-110, -92, 50, 62, '#4a3f5c', 5) : rect(-110, -92, 50, 62, LAMP, 5)) +
        path('M-26 6V-84A26 26 0 0 1 26-84V6Z', '#5a4048') +
        circle(16, -40, 5, LAMP),
    ) +
    path('M-320 30C-260-40-190-24-130-6C-60-30 40-26 120-4C190-36 270-30 330 30Z', '#e6eef4'),
  snore: () => flat(line('M0 0h26l-26 30h26M44-44h32l-32 38h32M92-104h40l-40 48h40', '#dbe4f2', 7, 'opacity=".8"')),
};

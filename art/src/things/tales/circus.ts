/** Drumroll, Please: a circus wagon, and what its youngest performer works with. */

import { darken, LAMP, lighten, PAPER } from '../../paper/color.ts';
import { flat } from '../../paper/paper.ts';
import { at, circle, ellipse, line, path, pathData, rect } from '../../paper/svg.ts';
import type { Things } from '../thing.ts';

const CANVAS = '#c9564c';

/** A child's boot with its sole at (0, 0), its toe to the right. */
const boot = (c: string): string =>
  path('M-26 0V-62C-18-68 14-68 20-62V-34C40-32 54-22 54-6V0Z', c) +
  flat(path('M-26-4H54V4H-26Z', darken(c, 0.4)) + path('M-27-66H21V-54H-27Z', lighten(c, 0.3)));

export const CIRCUS: Things = {
  kidBoot: ({ color = '#8a4f3a' }) => boot(color),
  bigTop: ({ color = CANVAS }, s) =>
    path('M-260 6V-120L0-300L260-120V6Z', PAPER) +
    path('M-260-120L0-300L-150-120V6H-260ZM-50-120L0-300L50-120V6H-50ZM150-120L0-300L260-120V6H150Z', color) +
    path(
      'M-276-112L0-300L276-112Q250-90 224-112Q198-90 172-112Q146-90 120-112Q94-90 68-112Q40-90 0-112Q-40-90-68-112Q-94-90-120-112Q-146-90-172-112Q-198-90-224-112Q-250-90-276-112Z',
      darken(color, 0.12),
    ) +
    flat(
      s.glow(0, -40, 150, LAMP, 0.2) +
        path('M-34 6C-30-40-14-66 0-80C14-66 30-40 34 6Z', '#f6cf8a') +
        line('M0-300V-342', '#7d5746', 6) +
        path('M0-342L44-330L0-316Z', LAMP),
    ),
  /** A green wagon on two wheels with a door, three steps and a window, in which (`boot`) a boot hangs on the lamp. */
  wagon: ({ state, color = '#4f8a68' }, s) =>
    path('M-190-60V-210H190V-60Z', color) +
    path('M-214-206C-150-268 150-268 214-206Z', '#e0b45a') +
    circle(-130, -34, 42, '#8a4f3a') +
    circle(16, -34, 42, '#8a4f3a') +
    flat(
      circle(-130, -34, 30, '#e0b45a') +
        circle(16, -34, 30, '#e0b45a') +
        line(
          [-130, 16]
            .map((x) =>
              [0, 60, 120]
                .map(
                  (a) =>
                    pathData`M${x - Math.cos((a * Math.PI) / 180) * 30} ${-34 - Math.sin((a * Math.PI) / 180) * 30}L${x + Math.cos((a * Math.PI) / 180) * 30} ${-34 + Math.sin((a * Math.PI) / 180) * 30}`,
                )
                .join(''),
            )
            .join(''),
          '#8a4f3a',
          6,
        ) +
        s.glow(-70, -140, 130, LAMP, 0.2) +
        rect(-138, -190, 120, 96, '#ffdf9a', 6) +
        (state === 'boot'
          ? line('M-78-190V-168', '#4a3540', 4) + path('M-108-150L-92-170H-64L-48-150Z', CANVAS) + at(-74, -168, 0.4, boot('#5a3a34'), 162)
          : line('M-78-190V-94M-138-142H-18', '#7d5746', 6)) +
        path('M80-60V-186H160V-60Z', darken(color, 0.35)) +
        circle(146, -122, 6, LAMP) +
        line('M-176-76H60M172-76H180', '#e0b45a', 6),
    ) +
    path('M72-62H168V-44H72ZM66-40H174V-22H66ZM60-18H180V2H60Z', '#a8714c'),
  /** A pot turned over for a drum. */
  drumPot: () =>
    path('M-56 4C-62-40-58-70-44-74H44C58-70 62-40 56 4Z', '#8f98b0') +
    flat(ellipse(0, -72, 44, 9, '#b5bccb') + line('M-58-4H58', '#6f7890', 7) + line('M-60-20h-14M60-20h14', '#6f7890', 8)),
  spoon: () =>
    line('M0 0L34-50', '#d9b384', 7, 'stroke-opacity="1"') + ellipse(40, -60, 11, 15, '#d9b384', 'transform="rotate(30 40 -60)"'),
  stool: ({ color = '#b5805a' }) =>
    path('M-44-66H44L40-52H-40Z', color) + path('M-34-54L-44 4H-32L-22-54ZM34-54L44 4H32L22-54Z', darken(color, 0.25)),
  /** Striped trousers with both legs in one. */
  tube: () =>
    path('M-37-30C-40-14-22-2-20 0H22C24-2 40-14 37-30Q0-20-37-30Z', '#e8d8f0') +
    flat(line('M-24-26L-12-4M-8-24L-2-2M8-24L8-2M24-26L18-4', '#8a6ab0', 6)),
  basin: () =>
    path('M-58-40H58C54-10 30 2 0 2C-30 2-54-10-58-40Z', '#e6ebf0') +
    flat(ellipse(0, -40, 58, 12, '#9cc8d8') + line('M-58-40H58', '#7f92b0', 4)),
  toothbrush: () => line('M-6 22L26-34', '#4f8fae', 7, 'stroke-opacity="1"') + path('M18-30L34-52L46-44L32-24Z', PAPER),
};

/** The Elevator Is Resting: the stairs of an apartment building, and what its people carry out onto them. */

import { darken, LAMP, lighten, PAPER } from '../../paper/color.ts';
import { flat } from '../../paper/paper.ts';
import { circle, ellipse, group, line, path, pathData, rect } from '../../paper/svg.ts';
import type { Things } from '../thing.ts';

const writing = (color: string, rows = 3): string =>
  line(Array.from({ length: rows }, (_, i) => `M-24 ${-38 + i * 12}q5-5 10 0t10 0t10 0t${i % 2 ? 6 : 14} 0`).join(''), color, 3);

export const STAIRS: Things = {
  /** A sheet of paper with writing in the given color, stuck to what is behind it. */
  note: ({ color = '#6a5a72' }) =>
    path('M-34 4L-32-54L34-56L32 2Z', PAPER) + flat(writing(color) + path('M-12-62L14-64V-50L-12-48Z', '#d9b384', 'opacity=".8"')),
  /** The lattice doors of an old elevator and the dial above them; `open` shows the lit cabin. */
  elevator: ({ state }, s) =>
    path('M-124 4V-330H124V4Z', '#7d6a72') +
    path('M-56-338A56 50 0 0 1 56-338Z', '#d9b384') +
    flat(
      line('M0-340L-34-362', '#4a3a48', 6) +
        line('M-44-346l-6-3M-32-368l-4-5M0-378v-7M32-368l4-5M44-346l6-3', '#7d5a48', 4) +
        rect(-96, -300, 192, 300, state === 'open' ? '#f6d79a' : '#4a3f52') +
        (state === 'open'
          ? s.glow(0, -150, 190, LAMP, 0.3) + rect(-96, -300, 26, 300, '#5f5266') + rect(70, -300, 26, 300, '#5f5266')
          : ''),
    ) +
    (state === 'open'
      ? ''
      : flat(
          line(
            [0, 1, 2, 3, 4, 5]
              .map(
                (i) =>
                  pathData`M-96 ${-i * 60 + 0}L${-96 + 96} ${-i * 60 - 60 > -300 ? -i * 60 - 60 : -300}M96 ${-i * 60}L0 ${Math.max(-300, -i * 60 - 60)}`,
              )
              .join('') + [0, 1, 2, 3, 4].map((i) => pathData`M0 ${-i * 60}L-96 ${-i * 60 - 60}M0 ${-i * 60}L96 ${-i * 60 - 60}`).join(''),
            '#a8949c',
            6,
          ) + line('M0 0V-300M-96-300V0M96-300V0', '#c9b2b4', 9),
        )),
  /** A flight of stairs that leads up to the right, with its rail. */
  flight: ({ color = '#b5a49c' }) =>
    Array.from({ length: 8 }, (_, i) =>
      path(pathData`M${i * 44 - 180} 4V${-i * 34 - 30}H${i * 44 - 132}V4Z`, i % 2 ? color : lighten(color, 0.14)),
    ).join('') +
    line('M-172-130L164-390M-172-130V-40M-4-260V-160M164-390V-280M-88-195V-96M80-325V-220', '#7d5746', 9, 'stroke-opacity="1"'),
  yellowChair: ({ color = '#e8b63f' }) =>
    path('M-46 4V-66H-34V4ZM34 4V-66H46V4Z', darken(color, 0.3)) +
    path('M-44-70V-176H-32V-70ZM32-70V-176H44V-70Z', darken(color, 0.12)) +
    path('M-44-172H44V-146H-44ZM-44-126H44V-104H-44Z', color) +
    path('M-54-74H54L50-54H-50Z', color),
  /** A small waisted glass on its saucer, with tea in it or (`empty`) without. */
  teaGlass: ({ state }) =>
    ellipse(0, -2, 26, 7, PAPER) +
    path('M-15-46C-9-32-18-24-12-4H12C18-24 9-32 15-46Z', '#e6f2f2', 'fill-opacity=".5"') +
    (state === 'empty'
      ? ''
      : flat(
          path('M-13-36C-9-28-16-22-11-7H11C16-22 9-28 13-36Z', '#b5502f') +
            line('M-4-52q-7-8 0-16M6-52q-7-8 0-16', PAPER, 3, 'opacity=".5"'),
        )),
  rug: ({ color = '#b5474a' }) =>
    flat(line(Array.from({ length: 12 }, (_, i) => pathData`M-214 ${i * 5 - 52}h-14M214 ${i * 5 - 52}h14`).join(''), '#e8d4a8', 3)) +
    path('M-196-56H196L216 6H-216Z', color) +
    flat(
      path('M-176-48H176L192-2H-192Z', 'none', 'stroke="#f0c878" stroke-width="5"') +
        group([-100, 0, 100].map((x) => path(pathData`M${x} -46L${x + 44} -25L${x} -4L${x - 44} -25Z`)).join(''), 'fill="#3f5a86"') +
        group([-100, 0, 100].map((x) => ellipse(x, -25, 12, 7)).join(''), 'fill="#f0c878"'),
    ),
  /** A backgammon board seen from its long side, its pieces in order or (`mixed`) pushed about. */
  board: ({ state }) =>
    path('M-120-54H120L142 4H-142Z', '#7d4f38') +
    flat(
      path('M-108-48H108L126-2H-126Z', '#d9b384') +
        group(
          [-96, -72, -48, -24, 24, 48, 72, 96]
            .map((x) => path(pathData`M${x - 9} -47H${x + 9}L${x} -28ZM${x * 1.12 - 10} -3H${x * 1.12 + 10}L${x * 1.05} -22Z`))
            .join(''),
          'fill="#a8603f"',
        ) +
        line('M0-48V-2', '#7d4f38', 6) +
        (state === 'mixed'
          ? [
              [-80, -20, 1],
              [-30, -34, 0],
              [18, -12, 1],
              [64, -36, 0],
              [96, -16, 0],
              [-104, -10, 0],
              [-6, -24, 1],
              [44, -18, 1],
            ]
          : [
              [-96, -42, 1],
              [-96, -36, 1],
              [-48, -42, 0],
              [72, -42, 0],
              [72, -36, 0],
              [-104, -8, 0],
              [-54, -8, 1],
              [54, -8, 1],
              [80, -8, 1],
            ]
        )
          .map(([x = 0, y = 0, white]) => ellipse(x, y, 11, 7, white ? '#fbf4e6' : '#3a2c38'))
          .join(''),
    ),
  pigeon: () =>
    path('M-40 0C-50-20-30-44 0-44C6-66 34-66 36-46C38-34 30-26 26-16C18 4-20 6-40 0Z', '#8f9ab0') +
    path('M-40 0L-76 6L-44-16Z', '#6f7a94') +
    flat(
      circle(26, -50, 4, '#2a2036') +
        path('M36-50L50-44L36-42Z', '#e8a05a') +
        path('M12-40C20-30 30-32 36-40L28-26Q18-24 12-40Z', '#7fae9a'),
    ),
  /** A button with a six on it, lit when pressed. */
  six: (_, s) =>
    flat(s.glow(0, 0, 110, LAMP, 0.6)) +
    circle(0, 0, 34, '#f6d79a') +
    flat(line('M12-18C-8-20-16 0-12 10C-6 20 14 18 14 4C12-8-6-8-12 4', '#6a4a40', 6)),
};

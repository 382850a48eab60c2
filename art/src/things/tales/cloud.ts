/** “Hmm,” Said the Llama: a cloud that lies down on a mountain, and what it covers. */

import { darken } from '../../paper/color.ts';
import { flat } from '../../paper/paper.ts';
import { cloud, crown, scallops } from '../../paper/shapes.ts';
import { at, circle, ellipse, line, path, pathData, shows } from '../../paper/svg.ts';
import type { Things } from '../thing.ts';

const WHITE = '#e4dcea';
/** Half the width of a bank, which is wider than the picture. */
const FAR = 480;

const tuft = (color: string): string => flat(line('M-52 4C-60-28-40-34-46-58M-28-8C-24-38-2-36 2-64M2-2C20-20 34-14 50-36', color, 12));
const face = (): string =>
  flat(
    line('M-62-22q18 16 36 0M26-22q18 16 36 0', '#5a4a72', 6) +
      line('M-10 0q10 9 20 0', '#5a4a72', 5) +
      ellipse(-72, -2, 15, 9, '#e8927a', 'opacity=".35"') +
      ellipse(72, -2, 15, 9, '#e8927a', 'opacity=".35"'),
  );

export const CLOUD: Things = {
  /** A cloud with closed eyes and hair that it has slept on. */
  sleepyCloud: ({ color = WHITE }, s) => at(0, -132, 1, tuft(color)) + path(cloud(s.rng, 0, 0, 400, 150), color) + at(0, -30, 1, face()),
  /** The same hair and face where the cloud is a bank. */
  cloudHair: ({ color = WHITE }) => tuft(color),
  cloudFace: () => face(),
  /** The cloud as a bank that hides everything below its upper edge at y = 0. */
  fog: ({ color = WHITE }, s) => {
    const bank = (lift: number, size: number, c: string): string =>
      at(
        -FAR,
        lift,
        1,
        path(
          scallops(s.rng, FAR * 2, (x) => Math.sin(x / 150) * 9, size, 700),
          c,
        ),
      );
    return bank(-22, 92, darken(color, 0.1)) + bank(4, 124, color);
  },
  /** Stone stairs that turn once on their way up. */
  stairway: () =>
    Array.from({ length: 9 }, (_, i) => {
      const x = i < 5 ? i * 20 - 60 : 100 - i * 20;
      const half = 46 - i * 3.4;
      return path(
        pathData`M${x - half} ${-i * 21}L${x - half * 0.86} ${-i * 21 - 18}H${x + half * 0.86}L${x + half} ${-i * 21}Z`,
        i % 2 ? '#b5a6a0' : '#a3948f',
      );
    }).join(''),
  /** A wall of field stones with a wooden gate in it. */
  gate: ({ state }) =>
    path('M-260 6V-66C-220-82-150-78-96-72V6ZM96 6V-72C150-80 220-84 260-66V6Z', '#9a8f96') +
    flat(line('M-240-40h40M-180-50h50M-220-16h50M-150-20h40M120-46h50M190-44h44M130-18h40M190-16h50', '#6f6674', 4, 'opacity=".7"')) +
    path('M-98 8V-104H-82V8ZM82 8V-104H98V8Z', '#7d5746') +
    (state === 'open'
      ? path('M-78-14L20-2V-70L-78-84Z', '#a8714c') + flat(line('M-74-60L18-46M-74-36L18-24M-70-20L14-58', '#7d5746', 6))
      : path('M-78-12H78V-84H-78Z', '#a8714c') + flat(line('M-78-62H78M-78-36H78M-70-18L70-78', '#7d5746', 6))),
  bell: ({ color = '#e8b85a' }) =>
    path('M-20 0C-22-30-16-46 0-46C16-46 22-30 20 0Q0 8-20 0Z', color) +
    flat(circle(0, 6, 7, darken(color, 0.3)) + line('M0-46V-58', '#6a4a40', 5)),
  /** The tips of two long ears above the cloud. */
  earTips: ({ color = '#e8d8c2' }) =>
    shows('ear tip', path('M-26 12C-34-20-28-46-18-52C-8-40-6-10-8 12Z', color)) +
    shows('ear tip', path('M8 12C6-10 10-42 22-52C32-40 34-14 26 12Z', color)) +
    flat(path('M-20 8C-24-16-22-34-18-40C-13-28-12-8-13 8ZM13 8C12-8 14-28 21-40C26-30 26-12 22 8Z', '#d9a49a')),
  /** Wool from very near. */
  wool: ({ color = '#f0e2cd' }, s) =>
    path(crown(s.rng, 0, -230, 340, 300, 15), color) +
    flat(
      line(
        Array.from(
          { length: 22 },
          (_, i) =>
            pathData`M${(i % 5) * 116 - 270 + ((i * 37) % 50)} ${Math.floor(i / 5) * 96 - 400 + ((i * 23) % 40)}q16 -22 32 -2t30 -4`,
        ).join(''),
        darken(color, 0.16),
        6,
        'opacity=".5"',
      ),
    ),
};

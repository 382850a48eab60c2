/** No, Wait, He Was Green: what a child puts into a story and leaves lying there. */

import { darken, LAMP, lighten, MOON, PAPER } from '../../paper/color.ts';
import { flat } from '../../paper/paper.ts';
import { cloud } from '../../paper/shapes.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../../paper/svg.ts';
import { light, type Things } from '../thing.ts';

const BLUE = '#5b8fd6';

/** A very small dinosaur, about 40 wide. */
const tiny = (c: string): string =>
  path('M-18 0V-14C-18-24-4-26 4-22C10-22 8-36 14-38C22-40 24-30 16-28C14-18 14-8 12 0H6V-8H-8V0Z', c) + circle(17, -35, 1.6, '#2a2036');

const HUES = ['#86b58a', '#e0a07a', '#d9c06a', '#9a8fc0', '#7fb0b8'] as const;

export const TOLD: Things = {
  /** It smokes, is `quiet`, or (`out`) only steams. */
  volcano: ({ state }) =>
    flat(
      state === 'quiet'
        ? ''
        : line(
            state === 'out' ? 'M-20-250C-50-290 10-310-20-350M20-250C0-290 60-300 30-340' : 'M0-250C-40-300 40-330 0-400',
            PAPER,
            26,
            'opacity=".4"',
          ),
    ) +
    path('M-210 6C-150-60-90-180-62-244H62C90-180 150-60 210 6Z', '#8a6a6e') +
    (state === 'out'
      ? flat(ellipse(0, -244, 62, 14, '#4a3a48'))
      : flat(
          ellipse(0, -244, 62, 14, '#ffb05a') +
            path('M-40-240C-44-200-30-180-34-140C-20-150-18-190-10-230ZM14-236C10-180 34-150 30-90C48-110 46-180 44-238Z', '#f08a4a'),
        )),
  /** A slice of bread on a long fork. */
  toast: () =>
    line('M-90 20L20-26', '#8f8a98', 7, 'stroke-opacity="1"') +
    path('M2-60C-4-76 24-88 34-76C50-84 66-66 54-54L62-24L20-8Z', '#d99a58') +
    flat(path('M12-56C14-68 30-72 38-64C48-68 54-58 46-52L52-30L24-20Z', '#f0c88a')),
  /** A moon that stands in the sky at any hour. */
  leftMoon: () =>
    circle(0, 0, 46, MOON) +
    flat(
      circle(-14, -12, 9, '#dcc48e', 'opacity=".6"') +
        circle(16, 8, 12, '#dcc48e', 'opacity=".6"') +
        circle(-8, 22, 6, '#dcc48e', 'opacity=".6"'),
    ),
  ball: () => circle(0, -30, 30, '#e0604a') + flat(path('M-28-40Q0-24 28-40L29-26Q0-10-29-26Z', PAPER)),
  /** The blue that was put down: in folds, or (`spread`) over those who lie under it. */
  blue: ({ state, color = BLUE }) =>
    state === 'spread'
      ? path('M-330 20C-350-60-280-120-200-104C-150-150-70-150-30-110C30-150 120-140 150-104C230-130 330-70 340 20Q0 44-330 20Z', color) +
        flat(
          line(
            'M-200-104C-220-60-214-20-224 22M-30-110C-20-60-34-20-26 30M150-104C140-60 160-20 152 28',
            darken(color, 0.25),
            6,
            'opacity=".6"',
          ) +
            group(
              [-270, -120, 60, 250].map((x, i) => circle(x, -34 - (i % 2) * 20, 16)).join(''),
              `fill="${lighten(color, 0.35)}" opacity=".7"`,
            ),
        )
      : path(
          'M-110 6C-130-20-110-44-80-40C-96-66-50-84-20-70C0-92 60-86 60-58C100-66 126-36 100-22C120-10 116 4 104 6Q0 16-110 6Z',
          color,
        ) +
        flat(
          line('M-80-40C-40-52 20-40 60-58M-100-16C-40-26 40-10 100-22', darken(color, 0.25), 5, 'opacity=".6"') +
            circle(-46, -20, 9, lighten(color, 0.35), 'opacity=".7"') +
            circle(34, -58, 8, lighten(color, 0.35), 'opacity=".7"'),
        ),
  /** The same blue by one corner, as it is pulled along. */
  bluePulled: ({ color = BLUE }) =>
    path('M-190-120C-150-110-120-60-60-52C20-60 110-40 200 6Q60 30-90 10C-150-10-180-60-190-120Z', color) +
    flat(
      line('M-170-96C-120-40 0-20 150 0M-120-58C-60-34 20-34 80-22', darken(color, 0.25), 5, 'opacity=".6"') +
        circle(-60, -28, 10, lighten(color, 0.35), 'opacity=".7"'),
    ),
  /** Ten rows of ten friends. */
  hundred: (_, s) => {
    const ids = HUES.map((c) => s.define((id) => `<g id="${id}">${tiny(c)}</g>`));
    return Array.from({ length: 100 }, (_friend, i) => {
      const [row, column] = [Math.floor(i / 10), i % 10];
      const one = `<use href="#${ids[(i * 7 + row) % 5]}"/>`;
      return at(column * 66 - 297 + (row % 2) * 14, row * 42 - 378, 0.8 + row * 0.045, one, 0, (i * 3) % 4 === 0);
    }).join('');
  },
  /** One whose looks nobody remembers yet: tall, with a beard and big slippers. */
  dotted: () =>
    flat(
      group(
        circle(0, -160, 44) +
          path('M-40-140C-38-92 38-92 40-140') +
          path('M-26-112C-44-80-56-40-54-22C-30-12 30-12 54-22C56-40 44-80 26-112') +
          path('M-40-10C-50 4-20 6-10-10M40-10C50 4 20 6 10-10'),
        `fill="none" stroke="${PAPER}" stroke-width="5" stroke-dasharray="2 13" stroke-linecap="round"`,
      ) + line('M-9-168C-10-184 12-184 8-170C6-162 0-160 0-150M0-138v.1', PAPER, 6),
    ),
  /** A cloud that was nearly something hairy. */
  rainCloud: ({ color = '#8a86a0' }, s) =>
    flat(
      line(
        Array.from({ length: 26 }, () => pathData`M${s.rng.range(-170, 150)} ${s.rng.range(0, 330)}l-7 26`).join(''),
        '#d5e4ee',
        3,
        'opacity=".6"',
      ),
    ) +
    line(
      'M-140-76l-34-32M-100-116l-18-44M-44-132l-6-48M26-134l8-46M84-120l20-42M140-78l36-30',
      darken(color, 0.3),
      11,
      'stroke-opacity="1"',
    ) +
    path(cloud(s.rng, 0, 0, 400, 130), color) +
    flat(circle(-34, -62, 8, '#3a2f4a') + circle(34, -62, 8, '#3a2f4a') + line('M-14-38Q0-30 14-38', '#3a2f4a', 5)),
  /** Marks of one who shivers. */
  shiver: () =>
    flat(
      line('M-70-70q-12-12 0-24t0-24M-88-66q-12-12 0-24t0-24M70-70q12-12 0-24t0-24M88-66q12-12 0-24t0-24', '#dbeaf2', 5, 'opacity=".8"'),
    ),
  bedLamp: (_, s) =>
    light(s.glow(0, -60, 130, LAMP, 0.5)) +
    path('M-20 0C-20-14 20-14 20 0ZM-4-10H4V-40H-4Z', '#8a6a58') +
    path('M-34-36L-18-78H18L34-36Z', '#f2c88a'),
};

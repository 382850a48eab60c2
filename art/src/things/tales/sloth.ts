/** The Day I Hurried: a sloth under a branch, and the nest at its end. */

import { paintOn } from '../../creatures/draw.ts';
import { head } from '../../creatures/head.ts';
import { KINDS } from '../../creatures/kinds.ts';
import { darken, lighten } from '../../paper/color.ts';
import { flat } from '../../paper/paper.ts';
import { leaf } from '../../paper/shapes.ts';
import type { Stage } from '../../paper/stage.ts';
import { at, ellipse, faceAt, group, line, path, pathData, shows } from '../../paper/svg.ts';
import type { Look, Things } from '../thing.ts';

const FUR = '#a88e76';
const BARK = '#7d5f4c';

const claws = (x: number, y: number, turn: number): string =>
  at(x, y, 1, line('M-9-4C-10 8-6 16 0 20M0-6C-1 8 3 16 8 20M9-6C10 6 14 12 19 14', '#5a4a44', 5.5, 'stroke-opacity="1"'), turn);

/** An arm or leg with its claws at the far end. */
const limb = (data: string, [x, y, turn]: readonly [number, number, number], color: string): string =>
  line(data, color, 32, 'stroke-opacity="1"') + line(data, lighten(color, 0.14), 12, 'stroke-opacity="1"') + claws(x, y, turn);

const egg = (size: number): string =>
  at(
    0,
    0,
    size,
    ellipse(0, -14, 13, 17, '#9cc4dc') +
      flat(
        group(
          [
            [-4, -20],
            [5, -14],
            [-2, -7],
            [3, -25],
          ]
            .map(([x = 0, y = 0]) => ellipse(x, y, 1.8, 1.8))
            .join(''),
          'fill="#6a86a0"',
        ),
      ),
  );

/** How far its last arm reaches: `near` the other one, stretched `out`, `under` the end of the branch, or there with the `egg` in its hand. */
function hanging({ state = 'near', color = FUR, mood = 'calm' }: Look, s: Stage): string {
  const dark = darken(color, 0.16);
  const face = head({ ...KINDS.sloth, color }, paintOn(s), { mood, look: 1, asymmetric: false });
  const reach =
    state === 'near'
      ? limb('M70 96C110 80 118 40 122-6', [122, -8, 178], color)
      : state === 'out'
        ? limb('M70 96C130 100 170 50 206-4', [208, -8, 190], color)
        : limb('M70 96C130 130 200 126 262 104', [266, 108, -96], color) + (state === 'egg' ? at(278, 98, 1.1, egg(1)) : '');
  return (
    limb('M-110 80C-140 50-140 20-132-6', [-132, -8, 180], dark) +
    limb('M-60 70C-72 40-72 20-64-6', [-64, -8, 180], color) +
    path('M-150 84C-156 40-90 26-30 34C30 40 84 60 84 96C84 136 20 150-50 146C-110 142-146 122-150 84Z', color) +
    flat(line('M-120 70q10 18 0 34M-84 60q10 22 0 44M-44 62q10 22 0 44M-6 70q8 20 0 38', darken(color, 0.12), 6, 'opacity=".7"')) +
    limb('M40 66C36 40 34 20 38-6', [38, -8, 180], dark) +
    reach +
    at(78, 84, 0.86, face + faceAt({ x: 0, y: 0, r: 44 }), 6)
  );
}

export const SLOTH: Things = {
  /** Hangs from a branch at y = 0. */
  slothHangs: hanging,
  /**
   * A branch from the left edge that gets thin; its end has sunk by `count` steps of 24 and bears a nest with an egg (`egg`), tipped over
   * (`tipped`), empty (`empty`), or none (`bare`).
   */
  longBranch: ({ count: sunk = 0, state = 'egg' }) => {
    const end = sunk * 24;
    const tilt = state === 'tipped' ? 34 : sunk * 3;
    const leaves = [-300, -210, -90, 10, 110, 190].map((x, i) => {
      const t = (x + 460) / 790;
      return path(leaf(x, end * t * t + (i % 2 ? 8 : -8), 62, 22, i % 2 ? 150 + i * 5 : 20 + i * 7));
    });
    const nest =
      state === 'bare'
        ? ''
        : at(
            318,
            end - 2,
            1,
            (state === 'egg' || state === 'tipped' ? shows('egg', at(0, -8, 1.25, egg(1))) : '') +
              shows(
                'nest',
                path('M-52-22C-44 14 44 14 52-22Q0-8-52-22Z', '#a8824f') +
                  flat(line('M-54-22L-36-8M-40-24L-14 0M-20-14L20 2M-6-12L40-8M30-20L54-24M-46-12L46-14', '#7d5c38', 4)),
              ),
            tilt,
          );
    return (
      group(leaves.join(''), 'fill="#5f9a5c"') +
      path(pathData`M-480 -26Q-60 -26 340 ${end - 6}L338 ${end + 6}Q-60 24 -480 34Z`, BARK) +
      flat(line(pathData`M-470 6Q-60 4 250 ${end * 0.72}`, darken(BARK, 0.25), 5, 'opacity=".6"')) +
      nest
    );
  },
  /** A thick branch to sit on, from edge to edge. */
  thickBranch: () =>
    path('M-480-30C-200-46 200-34 480-50V34C200 50-200 34-480 44Z', BARK) +
    flat(
      line('M-440-6C-200-14 100 4 440-12M-380 22C-200 14 0 30 260 16', darken(BARK, 0.25), 6, 'opacity=".6"') +
        path('M-470-28C-420-44-360-30-300-36C-260-28-240-40-190-34L-200-22C-300-14-400-18-470-10Z', '#6f8f5a'),
    ),
  trunk: () =>
    path('M-70 20C-50-160-60-340-80-660H80C60-340 50-160 84 20Z', darken(BARK, 0.1)) +
    flat(line('M-30-40C-20-200-30-400-36-600M24-60C14-240 30-400 36-620', darken(BARK, 0.3), 7, 'opacity=".6"')),
  /** The arm of one who sits, from its shoulder at (0, 0) up to its mouth, with a leaf. */
  leafArm: ({ color = FUR }) =>
    path(leaf(12, -70, 84, 30, 36), '#6fae5c') +
    flat(line('M14-72L56-132', '#4a8a4a', 3)) +
    limb('M-4 6C40 10 52-30 18-62', [16, -66, 170], color),
  /** The arm of one who sits, around a little one and under it. */
  cupArm: ({ color = FUR }) => limb('M-4 0C66 16 96 96 22 122', [16, 122, 96], color),
  slothEgg: () => egg(1),
  /** A sloth's open hand from near, with an egg in it (`egg`), a hatched bird's shell (`shell`), or nothing. */
  hand: ({ state, color = FUR }) =>
    line('M-360 120C-240 130-140 96-60 70', color, 96, 'stroke-opacity="1"') +
    path('M-110 26C-60-10 60-14 96 20C110 60 60 104-10 104C-80 104-120 70-110 26Z', color) +
    line('M70 20C120 6 150-20 156-60M84 48C140 44 180 20 190-22M70 78C130 88 180 70 204 36', '#5a4a44', 20, 'stroke-opacity="1"') +
    flat(
      line('M-300 96q24 20 4 44M-220 92q24 22 4 46M-150 74q22 22 2 46', darken(color, 0.14), 8, 'opacity=".7"') +
        ellipse(-6, 40, 66, 30, lighten(color, 0.22), 'opacity=".6"'),
    ) +
    (state === 'egg'
      ? shows('egg', at(0, 44, 3.1, egg(1)))
      : state === 'shell'
        ? shows('broken shell', path('M-66 40L-50 0L-34 22L-20-4L-4 24C-10 52-56 58-66 40Z', '#9cc4dc'))
        : ''),
};

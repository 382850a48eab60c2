/** The octopus of the teapot: her eyes at the rim, and the arms that are still busy outside. */

import { eyes, type Face } from '../../creatures/face.ts';
import { darken, lighten } from '../../paper/color.ts';
import { flat } from '../../paper/paper.ts';
import { at, circle, ellipse, group, line, path, shows } from '../../paper/svg.ts';
import { HOUSE } from '../drawings/house.ts';
import { light, type Things } from '../thing.ts';

const SKIN = '#d98a86';
const arm = (data: string, width: number): string =>
  line(data, darken(SKIN, 0.06), width) + flat(line(data, lighten(SKIN, 0.3), width * 0.3, 'stroke-dasharray="1 13"'));
const PATHS = [
  'M-30-112C-110-190-190-150-220-190C-236-214-214-232-200-218',
  'M30-112C120-190 190-150 226-196C240-220 218-236 204-222',
  'M-52-106C-150-120-200-60-262-72C-286-80-280-104-262-100',
  'M52-106C150-120 210-70 262-84C286-92 280-114 262-110',
  'M-10-116C-60-210-110-220-96-268C-90-290-64-286-70-268',
  'M14-116C60-210 120-220 108-272C102-294 76-290 82-270',
  'M-60-100C-150-70-160-10-226-6C-250-6-252-28-234-28',
  'M60-100C150-70 170-16 232-10C256-8 258-30 240-30',
];

export const OCTOPUS: Things = {
  octopusTeapot: ({ count: n = 8, mood = 'sleepy', color = '#5f8fc4' }, s) => {
    const face: Face = { mood, look: 0, asymmetric: false };
    return (
      PATHS.slice(0, n)
        .map((data) => shows('arm outside', arm(data, 26)))
        .join('') +
      shows(
        'octopus',
        path('M-56-112C-68-190 68-190 56-112Z', SKIN) +
          flat(
            eyes(22, -136, 9, face) +
              ellipse(-36, -122, 9, 6, '#f08a5b', 'opacity=".4"') +
              ellipse(36, -122, 9, 6, '#f08a5b', 'opacity=".4"') +
              circle(-20, -168, 5, lighten(SKIN, 0.3)) +
              circle(4, -174, 4, lighten(SKIN, 0.3)),
          ),
      ) +
      shows('teapot', HOUSE.teapot?.({ color }, s) ?? '') +
      (n < 3
        ? at(
            0,
            -90,
            1,
            group(
              ['M-40 0C-46-30-10-34-4-4', 'M-2 0C-6-34 34-34 36-2', 'M-56-2C-70-20-46-34-32-18'].map((v) => line(v, SKIN, 17)).join(''),
              '',
            ),
          )
        : '')
    );
  },
  longarm: () => shows('arm', arm('M-330 20C-250-30-200 40-120 6C-40-30 20 30 100-10C160-40 200-30 214-60', 32)),
  clap: () =>
    shows('arm', arm('M-190 120C-180 20-70 10-16-120C-10-150-26-170-30-150', 42)) +
    shows('arm', arm('M190 120C180 20 70 10 16-120C10-150 26-170 30-150', 42)),
  hoverarm: () => shows('arm', arm('M0 6C-34-110 40-190 112-150C170-116 150-40 176 34', 30)),
  /** All that is above the sea. */
  air: () =>
    flat(path('M-480-400H480V0Q440 12 400 2T320 2T240 2T160 2T80 2T0 2T-80 2T-160 2T-240 2T-320 2T-400 2T-480 2Z', '#2b3560')) +
    flat(line('M-480 2Q-440 14-400 2T-320 2T-240 2T-160 2T-80 2T0 2T80 2T160 2T240 2T320 2T400 2T480 2', '#9fb6d8', 4, 'opacity=".6"')),
  /** From a boat's bow down to the sea's floor. */
  anchorline: () => light(line('M0 0C-20 160-90 300-150 520', '#e3cfa4', 4)),
};

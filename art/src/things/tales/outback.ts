/** Out Pops Joey: what goes into a pouch, and the pouch. */
import { flat } from '../../paper/paper.ts';
import { circle, ellipse, line, path, shows } from '../../paper/svg.ts';
import type { Things } from '../thing.ts';

const FUR = '#b07a50';

export const OUTBACK: Things = {
  /** The pouch of a kangaroo that stands at the same place, over what is in it. */
  pouch: () => path('M-28-51Q0-36 28-51Q30-22 0-17Q-30-22-28-51Z', '#e2cba6') + flat(line('M-27-50Q0-35 27-50', '#b8966c', 2.4)),
  /** Feet and the end of a tail of one who has gone in nose first. */
  joeyFeet: () =>
    line('M0 8C-5-8 6-18 1-32C-1-40-8-42-12-38', '#b57e52', 10, 'stroke-opacity="1"') +
    shows('foot', path('M-22 8C-26-14-34-38-28-54C-22-60-14-56-12-44C-10-26-8-8-8 8Z', '#e6bd92')) +
    shows('foot', path('M22 8C26-14 34-38 28-54C22-60 14-56 12-44C10-26 8-8 8 8Z', '#e6bd92')) +
    flat(ellipse(-22, -42, 5, 9, '#b57e52') + ellipse(22, -42, 5, 9, '#b57e52')),
  /** One ear, all that is seen of a sleeper in the pouch. */
  joeyEar: () => path('M-12 8C-24-16-20-44-6-54C10-40 14-14 10 8Z', FUR) + flat(path('M-7 4C-14-12-12-30-6-40C3-28 6-10 4 4Z', '#f0b09a')),
  stick: () => line('M-64 8L60-22M14-12L36-44M-22-2L-34-24', '#d9b384', 11, 'stroke-opacity="1"'),
  redStone: () => ellipse(0, -22, 30, 23, '#b8533c') + flat(ellipse(-9, -31, 11, 6, '#e08a68', 'opacity=".8"')),
  /** A saltbush, all twigs and thorns. */
  prickles: () =>
    line(
      'M0 4L-50-70M0 4L-20-104M0 4L16-108M0 4L56-78M-26-34L-66-34M-12-60L-44-96M10-66L44-110M26-34L70-38',
      '#7f8a5a',
      9,
      'stroke-opacity="1"',
    ) +
    [
      [-50, -72],
      [-20, -106],
      [16, -110],
      [56, -80],
      [-68, -36],
      [-45, -98],
      [45, -112],
      [72, -40],
      [-2, -70],
      [30, -60],
      [-32, -56],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 15, '#9aa66c'))
      .join(''),
};

/** Putting the Dough to Bed, The Very Late Book: what their people hold. */

import { darken } from '../../paper/color.ts';
import { flat } from '../../paper/paper.ts';
import { line, path } from '../../paper/svg.ts';
import type { Things } from '../thing.ts';

export const BAKERY: Things = {
  /** Its straw at (0, 0), its handle up. */
  broom: () =>
    line('M0-40V-190', '#a8714c', 8, 'stroke-opacity="1"') +
    path('M-12-62H12L36 2Q0 12-36 2Z', '#e0bc6a') +
    flat(line('M-14-50L-22 0M0-50V4M14-50L22 0M-16-52H16', '#b58a3f', 4)),
  /** A rolled scarf that keeps a draft out. */
  scarf: ({ color = '#c9564c' }) =>
    path('M-90-4C-96-36-70-40-50-38H60C92-40 96-8 84 2C30 10-50 10-90-4Z', color) +
    flat(line('M-60-36C-68-22-66-8-60 2M-20-38C-28-22-26-6-20 5M20-38C12-22 14-6 20 5M58-38C50-22 52-6 58 4', '#f4e2c8', 9)) +
    path('M70-8L112-16L116-2L108 10L80 6Z', darken(color, 0.14)),
  /** A pair, held by the straps. */
  sandals: ({ color = '#e0a83f' }) =>
    path('M-30-6C-34-24-8-24 18-16C30-12 28 0 16 2H-24Z', color) +
    path('M-16-30C-20-48 6-48 32-40C44-36 42-24 30-22H-10Z', color) +
    flat(line('M-14-18Q-6-30 6-16M0-42Q8-54 20-40', darken(color, 0.4), 5)),
};

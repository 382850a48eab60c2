/** Things of “Because of the Wren”. */
import { flat } from '../../paper/paper.ts';
import { ellipse, line, path } from '../../paper/svg.ts';
import type { Things } from '../thing.ts';

const IRON = '#6f7a94';

export const MENDER: Things = {
  /** On a block of wood, its jaws nearly closed. */
  vise: () =>
    path('M-52 0H52V-34H-52Z', '#8a5f48') +
    path('M-40-34H40L30-52H-30Z', IRON) +
    path('M-34-90H-6V-52H-34ZM8-90H36V-52H8Z', '#8f98b0') +
    flat(
      line('M36-66H66', IRON, 9) + line('M66-84V-48', '#aab2c6', 6) + ellipse(66, -84, 5, 5, '#aab2c6') + ellipse(66, -48, 5, 5, '#aab2c6'),
    ),
};

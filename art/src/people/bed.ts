/** Pillow and blanket of those who sleep. */

import type { Paint } from '../creatures/face.ts';
import { darken, lighten } from '../paper/color.ts';
import { group, line, path } from '../paper/svg.ts';

/** A pillow on the ground for a head at about (-76, -80). */
export const pillow = (paint: Paint, color = '#f0e6da'): string =>
  path('M-150 0C-160-44-146-84-116-92C-72-100-34-94-18-78C-4-54-6-16-14 2C-50 12-120 12-150 0Z', paint(color));

/** A blanket over a sleeper whose face is seen, from the chest on. */
export const quilt = (color: string, paint: Paint): string =>
  path('M-116 4C-118-14-106-26-84-26C-56-28-30-64 44-66C96-62 142-46 150 2Q20 18-116 4Z', paint(color)) +
  group(
    line('M-108-10C-102-19-92-20-82-20C-52-22-26-58 44-60C92-56 132-42 143-8', lighten(color, 0.4), 5, 'opacity=".7"') +
      line('M-46-34Q-36-14-42 4M-2-54Q12-22 2 5M44-58Q58-26 50 6M92-50Q104-24 98 3', darken(color, 0.24), 2.6, 'opacity=".5"'),
    'stroke="none"',
  );

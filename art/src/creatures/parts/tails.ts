/** Tails of sitting animals, behind them. */
import { darken, lighten } from '../../paper/color.ts';
import { circle, group, line, path } from '../../paper/svg.ts';
import type { Paint } from '../face.ts';
import type { Kind } from '../kind.ts';

/** Where it is behind the hip; empty for none. */
export function tail(kind: Kind, paint: Paint): string {
  const b = kind.light ?? lighten(kind.color, 0.5);
  const k = kind.dark ?? darken(kind.color, 0.5);
  switch (kind.tail) {
    case 'bushy':
    case 'wolf': {
      const small = kind.tail === 'wolf';
      return small
        ? path('M34-6C70 4 100-14 104-44C106-60 98-72 90-76C88-56 74-42 40-34Z', paint(kind.color)) +
            path('M104-44C106-60 98-72 90-76C89-66 86-58 80-52Q94-50 104-44Z', kind.ears === 'flop' ? b : k, 'stroke="none"')
        : path('M30-4C84 12 124-14 122-62C120-88 104-104 88-108C92-84 78-62 36-40Z', paint(kind.color)) +
            path('M122-62C120-88 104-104 88-108C91-92 86-80 76-70Q88-72 96-60Q110-66 122-62Z', b, 'stroke="none"');
    }
    case 'squirrel':
      return (
        path(
          'M30-4C72 8 88-26 84-62C82-84 92-92 104-88C116-82 112-66 100-68C126-54 146-92 128-122C108-152 56-146 48-106C44-74 48-56 30-40Z',
          paint(kind.color),
        ) +
        path(
          'M46-14C68-22 70-50 66-76C64-100 80-114 100-108C78-128 58-110 58-86C58-60 58-40 46-14Z',
          lighten(kind.color, 0.3),
          'stroke="none"',
        )
      );
    case 'ring': {
      const data = 'M34-4C80 8 112-14 112-56C112-80 104-92 94-98C84-94 78-82 80-62C80-44 64-34 38-34Z';
      return (
        path(data, paint(kind.color)) +
        group(
          '<path d="M64 1Q58-16 62-35L48-34Q46-14 50-1ZM96-16Q86-28 77-42L70-39Q74-22 83-6ZM111-46Q98-50 80-52L80-66Q100-66 112-62ZM106-84Q98-82 86-84Q89-94 94-98Q101-94 106-84Z"/>',
          `fill="${k}" stroke="none"`,
        )
      );
    }
    case 'cat':
      return (
        line('M40-12C84-4 98-26 92-56C88-76 98-88 112-82', kind.color, 15) +
        line('M96-76C100-84 106-85 112-82', kind.mark === 'tabby' || kind.mark === 'spots' ? k : kind.color, 15)
      );
    case 'puff':
      return circle(52, -20, 20, b);
    case 'mouse':
      return line('M40-8C80 4 104-12 104-40C104-58 116-64 126-56', kind.accent ?? k, 6);
    case 'beaver':
      return (
        path('M34-6C56 6 66-6 76-14C98-34 124-30 128-10C130 8 100 12 76 8C60 6 50 8 34 0Z', paint(k)) +
        line('M78-12L100 6M90-20L116 0M104-24L122-10M82 4L104-22M98 7L120-18', lighten(k, 0.16), 2.2, 'stroke-opacity=".8"')
      );
    case 'tuft':
      return line('M40-10C82-2 96-22 92-54', kind.color, 10) + path('M84-50C80-66 88-82 98-90C106-78 108-62 100-48Z', paint(k));
    case 'kanga':
      return path('M30-28C60-18 92-14 128-18C140-18 142-6 132-2C96 8 54 6 26 2Z', paint(kind.color));
    case 'skunk':
      return (
        path('M34-4C90 14 118-22 112-70C108-118 72-136 54-126C70-116 74-96 70-76C66-54 54-44 36-36Z', paint(kind.color)) +
        path('M48-10C88-4 100-36 94-76C90-104 76-120 62-124C78-104 84-84 78-62C74-44 60-28 48-10Z', b, 'stroke="none"')
      );
    case 'curl':
      return (
        path('M34-8C64 4 92-14 96-44C100-76 76-96 52-88C34-80 32-58 48-54C44-66 56-74 66-66C78-54 62-34 36-34Z', paint(kind.color)) +
        path('M66-66C78-54 66-42 52-38C76-36 92-60 76-78C66-88 50-84 46-74C52-76 60-72 66-66Z', b, 'stroke="none"')
      );
    case 'long':
      return line('M38-10C76 4 106-8 118-34C122-46 124-56 122-66', kind.color, 11) + line('M121-52C122-58 123-62 122-66', k, 11);
    case 'pompon':
      return line('M40-18C62-20 76-34 82-52', kind.color, 8) + circle(86, -66, 19, paint(kind.color));
    case 'short':
      return path('M40-30C56-32 66-24 66-12C60-2 48-4 40-6Z', paint(kind.color));
    default:
      return '';
  }
}

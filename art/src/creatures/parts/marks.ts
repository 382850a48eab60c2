/** The patterns on furry faces. */
import { darken, lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, circle, ellipse, group, line, path } from '../../paper/svg.ts';
import type { Paint } from '../face.ts';
import type { Kind } from '../kind.ts';
import { pair } from './ears.ts';

export function marks(kind: Kind, paint: Paint): string {
  const b = kind.light ?? lighten(kind.color, 0.5);
  const k = kind.dark ?? darken(kind.color, 0.5);
  const low =
    kind.head === 'fox'
      ? 'M0 14C8-2 22-10 34-2C46 6 56 12 68 15C62 20 57 22 54 28C40 38 20 48 0 48C-20 48-40 38-54 28C-57 22-62 20-68 15C-56 12-46 6-34-2C-22-10-8-2 0 14Z'
      : 'M0 8C8-4 24-8 36 2C44 8 50 16 52 24C40 40 22 45 0 45C-22 45-40 40-52 24C-50 16-44 8-36 2C-24-8-8-4 0 8Z';
  switch (kind.mark) {
    case 'fox':
      return path(low, b);
    case 'panda':
      return at(-23, 0, 1, ellipse(0, 0, 15, 19, k), 24) + at(23, 0, 1, ellipse(0, 0, 14, 17, k), -24);
    case 'raccoon':
      return (
        path(low, b) +
        path('M0-6C14-14 38-14 58 10C50 18 34 20 18 10C10 6 4 8 0 12C-4 8-10 6-18 10C-34 20-50 18-58 10C-38-14-14-14 0-6Z', k) +
        path('M-8-40Q0-44 8-40L4-10Q0-6-4-10Z', k)
      );
    case 'redpanda':
      return (
        path(low, b) +
        pair(25, -19, 10, 7, b) +
        path('M14 2C20 16 28 28 38 36L46 30C40 20 32 6 26-2Z', kind.color) +
        path('M-14 2C-20 16-28 28-38 36L-46 30C-40 20-32 6-26-2Z', kind.color)
      );
    case 'badger':
      return (
        path('M0-42C10-42 12-20 14 0C20 24 16 46 0 48C-16 46-20 24-14 0C-12-20-10-42 0-42Z', b) +
        path('M16-38C34-28 40-6 34 22Q26 30 20 22C12 0 10-20 16-38Z', k) +
        path('M-16-38C-34-28-40-6-34 22Q-26 30-20 22C-12 0-10-20-16-38Z', k) +
        path('M52-2C60 6 62 12 69 15Q60 20 54 28Q44 34 38 36Q46 16 52-2Z', b) +
        path('M-52-2C-60 6-62 12-69 15Q-60 20-54 28Q-44 34-38 36Q-46 16-52-2Z', b)
      );
    case 'skunk':
      return path('M-7-42Q0-46 7-42Q10-10 4 14L-4 14Q-10-10-7-42Z', b);
    case 'tiger':
      return (
        path(low, kind.light ?? b) +
        group(
          '<path d="M-4-43H4L2-24H-2ZM-20-38L-13-41L-11-25ZM20-38L13-41L11-25ZM54-14L34-12L53-4ZM-54-14L-34-12L-53-4ZM58 4L40 8L63 13ZM-58 4L-40 8L-63 13Z"/>',
          `fill="${k}"`,
        )
      );
    case 'tabby':
      return group(
        '<path d="M-4-43H4L2-26H-2ZM-20-38L-13-41L-12-28ZM20-38L13-41L12-28ZM52-6L38-5L53 2ZM-52-6L-38-5L-53 2Z"/>',
        `fill="${k}" opacity=".75"`,
      );
    case 'spots':
      return group(
        circle(0, -32, 4) +
          circle(-14, -28, 3.4) +
          circle(14, -28, 3.4) +
          circle(44, -4, 3.4) +
          circle(-44, -4, 3.4) +
          circle(48, 10, 3) +
          circle(-48, 10, 3),
        `fill="${k}" opacity=".8"`,
      );
    case 'patch':
      return kind.head === 'cow'
        ? path('M-40-10C-40-34-24-46-4-46C-2-26-6-4-18 6C-28 10-38 6-40-10Z', k)
        : ellipse(-22, -6, 19, 23, k, 'opacity=".9"');
    case 'blaze':
      return path('M-8-50Q0-54 8-48C8-20 14 0 12 30H-10C-14 0-8-20-8-50Z', b);
    case 'zebra':
      return group(
        '<path d="M-4-51H5L2-20H-2ZM-34-32L-12-26L-36-22ZM34-32L12-26L36-22ZM-36-12L-20-10L-36-3ZM36-12L20-10L36-3ZM-34 10L-18 11L-34 19ZM34 10L18 11L34 19Z"/>',
        `fill="${k}"`,
      );
    case 'monkey':
      return path(
        symmetric(-14, [
          [8, -30, 40, -30, 40, -4],
          [40, 8, 34, 8, 36, 18],
          [38, 40, 18, 43, 0, 43],
        ]),
        paint(b),
      );
    case 'sloth':
      return (
        path(
          symmetric(-30, [
            [24, -32, 44, -16, 44, 4],
            [44, 28, 24, 40, 0, 40],
          ]),
          paint(b),
        ) +
        path('M12-6C24-12 38 4 48 16C36 20 18 14 10 4Z', k) +
        path('M-12-6C-24-12-38 4-48 16C-36 20-18 14-10 4Z', k)
      );
    case 'orangutan':
      return (
        ellipse(-40, 4, 20, 34, k) +
        ellipse(40, 4, 20, 34, k) +
        path(
          symmetric(-24, [
            [20, -32, 36, -24, 34, -2],
            [34, 10, 38, 14, 36, 24],
            [34, 46, 18, 48, 0, 48],
          ]),
          paint(b),
        )
      );
    case 'mandrill':
      return (
        path('M-34 18C-40 44-20 60 0 60C20 60 40 44 34 18Q0 34-34 18Z', '#f0c25a') +
        path('M-10-6C-26-2-34 14-28 32Q0 46 28 32C34 14 26-2 10-6Z', b) +
        line('M-20 6Q-24 18-20 28M20 6Q24 18 20 28', lighten(b, 0.4), 3.4) +
        path('M-7-22Q0-26 7-22L11 20Q0 30-11 20Z', kind.accent ?? b)
      );
    case 'gibbon':
      return (
        path(
          symmetric(-30, [
            [24, -36, 42, -24, 42, 2],
            [42, 30, 22, 42, 0, 42],
          ]),
          b,
        ) +
        path(
          symmetric(-12, [
            [14, -24, 33, -20, 33, 0],
            [32, 22, 22, 34, 0, 34],
          ]),
          kind.color,
        )
      );
    case 'rosettes':
      return group(
        circle(-16, -32, 5) + circle(16, -32, 5) + circle(0, -36, 4) + circle(46, -4, 4) + circle(-46, -4, 4),
        `fill="none" stroke="${k}" stroke-width="3"`,
      );
    case 'tears':
      return (
        path(low, b) +
        line('M-15 6C-18 18-20 26-30 34M15 6C18 18 20 26 30 34', k, 4.4) +
        group(
          circle(0, -34, 3.4) +
            circle(-14, -30, 3.2) +
            circle(14, -30, 3.2) +
            circle(-30, -22, 3) +
            circle(30, -22, 3) +
            circle(-8, -22, 2.6) +
            circle(8, -22, 2.6),
          `fill="${k}" opacity=".85"`,
        )
      );
    case 'mask':
      return (
        path(low, b) +
        path('M-54-6C-40-16-14-14 0-4C14-14 40-16 54-6C50 12 30 16 16 10C8 6 4 6 0 8C-4 6-8 6-16 10C-30 16-50 12-54-6Z', k, 'opacity=".85"')
      );
    case 'goggles':
      return pair(22, 2, 16, 17, k) + path('M-30 28Q0 8 30 28Q18 46 0 46Q-18 46-30 28Z', b);
    case 'honey':
      return path('M0-46C34-48 56-30 57-6C40-22 20-26 0-26C-20-26-40-22-57-6C-56-30-34-48 0-46Z', b);
    case 'pale':
      return path('M0-22C10-34 26-32 36-22C50-8 50 12 44 28C34 44 16 48 0 48C-16 48-34 44-44 28C-50 12-50-8-36-22C-26-32-10-34 0-22Z', b);
    case 'stripe':
      return path('M-6-46Q0-50 6-46Q9-14 3 8L-3 8Q-9-14-6-46Z', k) + (kind.ears === 'none' ? path(low, b) : pair(24, 26, 15, 10, b));
    case 'caracal':
      return path(low, b) + line('M-14-22L-20-40M14-22L20-40M-9 8L-14 0M9 8L14 0', k, 4);
    case 'oryx':
      return path(
        'M-10-46Q0-52 10-46L6-10Q0-4-6-10ZM-30-20L-16-14L-22 26L-32 22ZM30-20L16-14L22 26L32 22ZM-14 16Q0 8 14 16Q10 36 0 40Q-10 36-14 16Z',
        k,
      );
    case 'patches':
      return path(
        'M-20-44C-6-52 24-50 34-34C36-10 30 6 22 12C24-8 14-16 0-16C-14-16-24-8-22 12C-32 4-36-24-20-44Z',
        lighten(kind.color, 0.14),
      );
    case 'otter':
      return path(
        symmetric(-2, [
          [16, -6, 50, 2, 54, 20],
          [40, 40, 22, 44, 0, 44],
        ]),
        paint(b),
      );
    case 'hedgehog':
      return path(
        symmetric(-6, [
          [14, -32, 42, -26, 44, 0],
          [44, 22, 20, 46, 0, 46],
        ]),
        paint(b),
      );
    default:
      return '';
  }
}

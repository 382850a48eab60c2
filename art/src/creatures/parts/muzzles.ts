/** Noses and mouths of furry faces, with snouts, trunks and teeth. */
import { darken, lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, ellipse, line, path } from '../../paper/svg.ts';
import { type Face, NIGHT, nose, type Paint } from '../face.ts';
import type { Kind } from '../kind.ts';
import { pair, teeth } from './ears.ts';
import { mouth, yawnBelow } from './mouths.ts';

export const hasTrunk = ({ muzzle }: Kind): boolean => muzzle === 'trunk' || muzzle === 'mammoth';

/** An elephant's trunk, unless it reaches for something. */
const trunk = ({ color }: Kind, paint: Paint, { busy }: Face): string =>
  busy
    ? ''
    : path('M-17-2C-21 36-24 66-10 88C2 104 34 102 38 80C39 70 28 68 26 76C24 84 10 82 8 70C6 50 16 30 17-2Z', paint(color)) +
      line('M-15 26Q-2 32 12 26M-16 42Q-4 48 9 43M-15 58Q-4 63 8 59', darken(color, 0.28), 2.4);

export function muzzle(kind: Kind, paint: Paint, face: Face): string {
  const b = kind.light ?? lighten(kind.color, 0.4);
  const k = kind.dark ?? NIGHT;
  const dark = kind.mark === 'zebra' || kind.mark === 'skunk';
  const yawns = face.mood === 'yawning';
  switch (kind.muzzle) {
    case 'fox':
      return nose(23, 9) + mouth(32, 9, face);
    case 'cat':
      return (
        (kind.mark === 'fox' || kind.mark === 'tiger' || kind.mark === 'otter' ? '' : pair(10, 24, 14, 11.5, b)) +
        nose(14, 6.5, kind.accent && kind.plan === 'sit' ? darken(kind.accent, 0.28) : '#5c3040') +
        mouth(22, 9, face) +
        line('M28 20L50 16M28 26L50 28M-28 20L-50 16M-28 26L-50 28', '#fbf4e6', 1.4, 'opacity=".55"')
      );
    case 'patch':
      return (
        path(
          symmetric(2, [
            [16, 2, 27, 12, 27, 24],
            [27, 36, 14, 42, 0, 42],
          ]),
          paint(b),
        ) +
        nose(15, 9.5) +
        mouth(25, 9, face)
      );
    case 'koala':
      return (
        path(
          symmetric(-4, [
            [12, -4, 14, 8, 14, 18],
            [14, 28, 8, 30, 0, 30],
          ]),
          '#383249',
        ) +
        ellipse(-4, 3, 3, 6, '#fff3dc', 'opacity=".3"') +
        mouth(34, 7, face)
      );
    case 'pointed':
      return (
        path(
          symmetric(2, [
            [15, 4, 24, 16, 20, 28],
            [16, 44, 8, 48, 0, 48],
          ]),
          paint(b),
        ) +
        nose(24, 8, kind.accent && kind.plan === 'sit' ? darken(kind.accent, 0.12) : NIGHT) +
        mouth(33, 7, face)
      );
    case 'boar':
      return (
        ellipse(0, 22, 23, 17, paint(kind.accent ?? b)) +
        pair(8, 21, 3.6, 5.4, darken(k, 0.3)) +
        path('M-19 32C-32 34-38 24-37 12C-30 20-22 22-15 26ZM19 32C32 34 38 24 37 12C30 20 22 22 15 26Z', '#fbf4e6') +
        (kind.head === 'cow' ? pair(38, 4, 7, 6, darken(kind.color, 0.16)) : '') +
        at(0, 40, 1, mouth(0, 9, face))
      );
    case 'mammoth':
      return (
        path('M20 18C34 44 62 66 86 46C92 34 86 26 80 30C70 46 50 32 40 12Z', '#fbf1de') +
        path('M-20 18C-34 44-62 66-86 46C-92 34-86 26-80 30C-70 46-50 32-40 12Z', '#fbf1de') +
        trunk(kind, paint, face)
      );
    case 'beaver':
      return (
        pair(11, 22, 15, 12, b) +
        (yawns ? yawnBelow(38, 12, 11) : '') +
        teeth(31, 8, 11, 0.6) +
        nose(12, 8.5) +
        line('M-15 29Q-7 35 0 30Q7 35 15 29', NIGHT, 2.4)
      );
    case 'big':
      return (
        path(
          kind.head === 'long'
            ? symmetric(22, [
                [20, 22, 39, 28, 39, 43],
                [39, 60, 20, 65, 0, 65],
              ])
            : symmetric(14, [
                [24, 14, 47, 20, 47, 36],
                [47, 54, 22, 60, 0, 60],
              ]),
          paint(b),
        ) +
        pair(kind.head === 'long' ? 13 : 17, kind.head === 'long' ? 38 : 32, 4, 5, dark ? '#2c2742' : darken(b, 0.62)) +
        at(0, kind.head === 'long' ? 49 : 44, 1, mouth(0, 11, face, dark ? '#1d1730' : darken(b, 0.75)))
      );
    case 'camel':
      return (
        path(
          symmetric(20, [
            [16, 20, 40, 24, 40, 42],
            [40, 62, 20, 64, 0, 64],
          ]),
          paint(b),
        ) +
        line('M-8 36Q-12 32-15 36M8 36Q12 32 15 36', darken(b, 0.7), 3) +
        at(4, 48, 1, mouth(0, 14, face, darken(b, 0.75)), 4)
      );
    case 'hippo':
      return (
        path(
          symmetric(8, [
            [26, 8, 60, 14, 60, 38],
            [60, 62, 28, 66, 0, 66],
          ]),
          paint(b),
        ) +
        pair(24, 24, 5.5, 6.5, darken(b, 0.6)) +
        (yawns ? yawnBelow(52, 32, 12) : '') +
        teeth(50, 8, 9, 16) +
        (yawns ? '' : line('M-40 48Q0 60 40 48', darken(b, 0.7), 2.6))
      );
    case 'pig':
      return ellipse(0, 17, 21, 15.5, paint(kind.accent ?? b)) + pair(7, 17, 3.4, 5.2, darken(k, 0.45)) + at(0, 34, 1, mouth(0, 9, face));
    case 'trunk':
      return (
        trunk(kind, paint, face) +
        path('M20 22Q34 34 46 36Q36 44 22 38Z', '#fbf1de') +
        path('M-20 22Q-34 34-46 36Q-36 44-22 38Z', '#fbf1de')
      );
    case 'plain':
      if (kind.top === 'frill')
        return (
          path('M-13 24C-8 8-2 0 3-8C8 2 12 12 14 24Z', paint(kind.accent ?? b)) +
          path(
            symmetric(24, [
              [18, 22, 40, 28, 34, 44],
              [24, 58, 12, 58, 0, 58],
            ]),
            paint(b),
          ) +
          (yawns ? yawnBelow(45, 15, 9) : line('M-16 44Q0 52 16 44', NIGHT, 2.6))
        );
      if (kind.coat === 'wool')
        return (
          nose(26, 7, kind.top === 'fluff' && kind.neck ? '#5c3f4a' : '#4a3a4c') + mouth(34, 8, face, kind.neck ? '#5c3f4a' : '#3d3145')
        );
      if (kind.mark === 'monkey') return pair(4.5, 18, 2.4, 3, darken(kind.dark ?? k, 0.4)) + at(0, 28, 1, mouth(0, 13, face));
      return (
        nose(
          kind.head === 'mouse' ? 31 : 24,
          kind.head === 'mouse' ? 8 : 7.5,
          kind.accent && kind.ears === 'mouse' ? darken(kind.accent, 0.15) : NIGHT,
        ) + (kind.head === 'mouse' ? mouth(39, 5, face) : mouth(32, 8, face))
      );
    default:
      return nose(18, 7) + mouth(26, 8, face);
  }
}

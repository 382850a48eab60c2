/** The heads of all furry animals: an outline, ears, a marking and a muzzle. */
import { darken, lighten } from '../color.ts';
import { symmetric } from '../shapes.ts';
import { at, circle, ellipse, group, line, path } from '../svg.ts';
import { ears, pair, teeth, topBehind, topFront } from './ears.ts';
import { blush, eyes, type Face, mouth, NIGHT, nose, type Paint } from './face.ts';
import type { HeadShape, Kind } from './kind.ts';

/** The outlines, centered at (0, 0) and about 108 wide. */
const OUTLINE: Record<HeadShape, string> = {
  round: symmetric(-47, [
    [31, -47, 54, -28, 54, 2],
    [54, 31, 32, 46, 0, 46],
  ]),
  wide: symmetric(-44, [
    [32, -44, 54, -28, 58, 4],
    [62, 34, 34, 45, 0, 45],
  ]),
  cheeky: symmetric(-43, [
    [28, -43, 48, -28, 51, -8],
    [52, 2, 60, 8, 64, 12],
    [60, 17, 56, 19, 55, 22],
    [56, 27, 58, 28, 58, 31],
    [42, 40, 22, 46, 0, 46],
  ]),
  fox: symmetric(-42, [
    [28, -42, 46, -27, 50, -8],
    [53, 2, 62, 10, 70, 15],
    [63, 20, 57, 22, 54, 28],
    [40, 38, 20, 48, 0, 48],
  ]),
  long: symmetric(-52, [
    [28, -52, 38, -36, 35, -6],
    [33, 10, 35, 26, 34, 38],
    [32, 58, 16, 62, 0, 62],
  ]),
  cow: symmetric(-46, [
    [30, -46, 44, -30, 42, -6],
    [40, 10, 44, 22, 42, 36],
    [38, 54, 16, 56, 0, 56],
  ]),
  bear: symmetric(-46, [
    [32, -46, 54, -30, 56, 2],
    [58, 30, 36, 46, 0, 46],
  ]),
  elephant: symmetric(-52, [
    [30, -52, 50, -36, 49, -6],
    [48, 20, 36, 36, 22, 44],
    [14, 48, 6, 48, 0, 48],
  ]),
  mouse: symmetric(-42, [
    [28, -42, 46, -26, 46, -2],
    [46, 22, 20, 46, 0, 46],
  ]),
};

function marks(kind: Kind, paint: Paint): string {
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

function muzzle(kind: Kind, paint: Paint, face: Face): string {
  const b = kind.light ?? lighten(kind.color, 0.4);
  const k = kind.dark ?? NIGHT;
  const dark = kind.mark === 'zebra' || kind.mark === 'skunk';
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
    case 'beaver':
      return pair(11, 22, 15, 12, b) + teeth(31, 8, 11, 0.6) + nose(12, 8.5) + line('M-15 29Q-7 35 0 30Q7 35 15 29', NIGHT, 2.4);
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
        teeth(50, 8, 9, 16) +
        line('M-40 48Q0 60 40 48', darken(b, 0.7), 2.6)
      );
    case 'pig':
      return ellipse(0, 17, 21, 15.5, paint(kind.accent ?? b)) + pair(7, 17, 3.4, 5.2, darken(k, 0.45)) + at(0, 34, 1, mouth(0, 9, face));
    case 'trunk':
      return (
        path('M-17-2C-21 36-24 66-10 88C2 104 34 102 38 80C39 70 28 68 26 76C24 84 10 82 8 70C6 50 16 30 17-2Z', paint(kind.color)) +
        line('M-15 26Q-2 32 12 26M-16 42Q-4 48 9 43M-15 58Q-4 63 8 59', darken(kind.color, 0.28), 2.4) +
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
          line('M-16 44Q0 52 16 44', NIGHT, 2.6)
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

/** A whole furry head centered at (0, 0). */
export function head(kind: Kind, paint: Paint, face: Face): string {
  const shape = kind.head ?? 'round';
  const woolFace = kind.coat === 'wool' && !kind.neck;
  const skin = woolFace ? (kind.light ?? kind.color) : kind.color;
  const narrow = shape === 'long' || shape === 'cow' || shape === 'elephant';
  const dark = kind.mark === 'raccoon' || kind.mark === 'panda' || kind.mark === 'badger' || kind.mark === 'sloth' || kind.mark === 'skunk';
  const eyeY =
    shape === 'long' ? -10 : shape === 'cow' || shape === 'elephant' ? -8 : shape === 'mouse' ? 4 : kind.mark === 'monkey' ? 0 : 1;
  const eyeX = kind.mark === 'badger' ? 25 : shape === 'long' ? 21 : narrow ? 23 : kind.mark === 'monkey' ? 17 : 23;
  const pale = kind.mark === 'panda' || kind.mark === 'raccoon' || kind.mark === 'badger' || kind.mark === 'sloth';
  const spot = pale && face.mood !== 'sleepy' ? pair(eyeX, eyeY, 8.6, 9.2, kind.mark === 'sloth' ? '#6b5149' : '#fbf4e6') : '';
  const eyeColor = (dark || kind.mark === 'skunk' || isDark(skin)) && face.mood === 'sleepy' ? '#fbe9c8' : NIGHT;
  const light = isDark(skin) && !pale && kind.mark !== 'monkey' && face.mood !== 'sleepy' ? pair(eyeX, eyeY, 9, 9.8, '#f6e3b4') : '';
  return (
    topBehind(kind, paint) +
    ears(kind, paint, face) +
    path(OUTLINE[shape], paint(skin)) +
    `<g stroke="none">${marks(kind, paint)}${blush(narrow ? 28 : 37, narrow ? 12 : 20, narrow ? 7 : 9)}${muzzle(kind, paint, face)}${spot}${light}${eyes(eyeX, eyeY, narrow ? 7 : 7.6, face, darken(skin, 0.12), eyeColor)}</g>` +
    topFront(kind, paint)
  );
}

/** Whether a color is so dark that dark eyes would not be visible on it. */
export function isDark(color: string): boolean {
  const v = Number.parseInt(color.slice(1), 16);
  return 0.3 * ((v >> 16) & 255) + 0.59 * ((v >> 8) & 255) + 0.11 * (v & 255) < 96;
}

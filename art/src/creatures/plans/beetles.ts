/** Beetles, bees, flies and ants, their heads to the right. Feet at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { at, circle, ellipse, group, line, path } from '../../paper/svg.ts';
import { blush, closesEyes, eyes, type Face, isDark, NIGHT, type Paint, turnedFeatures } from '../face.ts';
import type { Kind } from '../kind.ts';
import { pair } from '../parts/ears.ts';
import { limbs } from '../parts/limbs.ts';
import { mouth } from '../parts/mouths.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

/** A fly's head is mostly eyes. */
const flyHead = (kind: Kind, paint: Paint, face: Face): string =>
  at(
    54,
    -74,
    1,
    circle(0, 0, 36, paint(kind.color)) +
      pair(22, -10, 19, 23, paint('#c9564c')) +
      flat(pair(22, -10, 12, 14, '#f6d9c4') + blush(26, 18, 6) + eyes(22, -10, 7.6, face, '#c9564c') + mouth(16, 8, face)),
    face.asymmetric ? -6 : 4,
  );

/** Bees, ladybirds, fireflies, ants: round, with a large head. */
/** The six legs: three of the far side, three of the near one. */
const LEGS = ['M-48-20L-66-6', 'M-16-16L-24 0', 'M18-18L14 0', 'M-34-16L-42 4', 'M0-14L2 4', 'M34-18L42 2'] as const;
const ANT_LEGS = ['M-30-34L-56-2', 'M-14-30L-24 0', 'M2-34L6-2', 'M-22-28L-40 4', 'M-8-28L-8 4', 'M8-32L28 2'] as const;

const sixLegs = (legs: readonly string[], color: string): string =>
  limbs('leg', legs.slice(0, 3), darken(color, 0.25), 6) + limbs('leg', legs.slice(3), color, 6);

export function beetle(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? NIGHT;
  const legs = sixLegs(LEGS, k);
  const feelers = (x: string): string =>
    line('M-10-38C-14-60-24-68-34-70M12-38C16-58 26-66 38-64', k, 4) + circle(-36, -71, 5.5, x) + circle(40, -64, 5.5, x);
  const face2 = (fill: string, x: string, withFeelers = kind.form !== 'stag' && kind.form !== 'roach'): string =>
    at(
      54,
      -74,
      1,
      (withFeelers ? feelers(x) : '') +
        circle(0, 0, 42, paint(fill)) +
        flat(
          turnedFeatures(
            face,
            (isDark(fill) && !closesEyes(face.mood) ? pair(17, 0, 11, 12, '#fbf0d8') : '') +
              blush(30, 14, 7) +
              eyes(17, 0, 7.6, face, darken(fill, 0.2)) +
              mouth(14, 8, face),
          ),
        ),
      face.asymmetric ? -6 : 4,
    );
  switch (kind.form) {
    case 'bee':
      return (
        group(
          path('M-16-104C-60-120-70-172-42-178C-14-178-2-136-4-106Z', paint(kind.accent ?? b)) +
            path('M0-104C-6-150 24-176 42-164C56-146 30-114 8-102Z', paint(kind.accent ?? b)),
          'opacity=".9"',
        ) +
        legs +
        path('M-92-56L-112-50L-90-40Z', k) +
        path('M-96-54C-92-104-44-118 4-112C42-106 50-44 20-24C-30-4-92-8-96-54Z', paint(c)) +
        flat(path('M-62-100C-72-72-70-36-58-15L-38-12C-50-40-52-80-42-108ZM-18-113C-28-80-26-40-14-14L6-19C-6-48-6-82 2-112Z', k)) +
        face2(c, k)
      );
    case 'bumblebee':
      return (
        group(
          path('M-20-108C-60-120-72-168-46-174C-20-174-4-140-6-110Z', paint(kind.accent ?? b)) +
            path('M-2-108C-8-150 20-174 36-162C50-146 28-116 6-104Z', paint(kind.accent ?? b)),
          'opacity=".9"',
        ) +
        legs +
        path('M-104-58C-104-116-44-130 2-124C48-116 56-40 22-18C-32 4-98-4-104-58Z', paint(c)) +
        flat(
          path('M-84-94C-92-70-90-34-78-16L-54-6C-66-36-66-80-56-114ZM-26-124C-38-90-36-40-24-3L6-10C-8-46-8-90 0-124Z', k) +
            path('M-104-58C-104-84-94-98-84-104C-92-70-92-40-82-16C-96-24-104-38-104-58Z', b),
        ) +
        face2(k, b)
      );
    case 'wasp':
      return (
        group(
          path('M-10-98C-60-124-104-172-80-182C-44-180-2-140 6-100Z', paint(kind.accent ?? b)) +
            path('M-4-94C-64-96-116-124-104-140C-72-150-14-124 6-96Z', paint(kind.accent ?? b)),
          'opacity=".85"',
        ) +
        legs +
        path('M-96-36L-134-20L-92-22Z', k) +
        path('M-24-62C-50-92-104-76-104-42C-104-14-52-14-26-46Z', paint(c)) +
        flat(path('M-88-70C-98-58-100-32-92-20L-78-18C-86-36-84-58-74-72ZM-60-76C-70-58-70-34-62-20L-48-26C-54-42-52-60-44-74Z', k)) +
        line('M-30-54L-10-58', k, 10) +
        ellipse(10, -62, 30, 28, paint(k)) +
        face2(c, k)
      );
    case 'fly':
      return (
        group(
          path('M-8-92C-60-116-116-112-112-92C-108-68-50-64-4-80Z', paint(kind.accent ?? b)) +
            path('M-4-100C-40-140-92-158-98-140C-98-116-44-88 4-90Z', paint(kind.accent ?? b)),
          'opacity=".8"',
        ) +
        legs +
        path('M-78-48C-78-86-34-102 6-96C40-90 44-34 16-20C-22-6-74-10-78-48Z', paint(c)) +
        flat(line('M-46-86Q-56-50-44-18M-16-96Q-26-54-16-14', k, 4)) +
        flyHead(kind, paint, face)
      );
    case 'beetle':
    case 'stag':
    case 'roach': {
      const roach = kind.form === 'roach';
      return (
        legs +
        path(
          roach
            ? 'M-112-28C-108-70-60-86-8-86C38-86 56-60 52-24Q-24-6-112-28Z'
            : 'M-100-22C-104-92-50-124-4-122C42-120 62-80 56-22Q-20-6-100-22Z',
          paint(c),
        ) +
        flat(
          (roach
            ? line('M-104-34C-70-60-20-66 40-62M-96-24C-60-40-10-44 48-40', k, 4)
            : line('M4-122C-18-90-26-50-24-14', k, 4.5) +
              path('M-60-104C-74-92-84-70-86-52C-74-62-58-84-52-106Z', b, 'opacity=".8"') +
              path('M-14-112C-30-92-36-70-38-52C-24-66-10-90-6-112Z', b, 'opacity=".8"')) +
            (kind.form === 'beetle' ? line('M-88-34Q-56-24-26-26M-18-24Q16-22 50-34', kind.accent ?? b, 5) : ''),
        ) +
        (kind.form === 'stag'
          ? at(
              54,
              -74,
              1,
              path(
                'M-22-30C-44-52-44-92-14-108C-20-96-22-90-20-84L-6-92C-12-82-16-72-14-62C-14-50-8-42-2-36ZM22-30C44-52 44-92 14-108C20-96 22-90 20-84L6-92C12-82 16-72 14-62C14-50 8-42 2-36Z',
                paint(k),
              ),
              6,
            )
          : '') +
        (roach ? at(54, -74, 1, line('M-8-38C-10-80 20-104 60-100M10-38C20-70 50-84 84-74', k, 3.6)) : '') +
        face2(lighten(c, 0.16), k, kind.form === 'beetle')
      );
    }
    case 'firefly':
      return (
        group(path('M-20-96C-70-116-92-152-66-164C-34-164-12-124-8-98Z', paint(kind.accent ?? b)), 'opacity=".85"') +
        legs +
        circle(-78, -50, 56, b, 'opacity=".22" stroke="none"') +
        path('M-60-90C-112-94-122-26-70-16C-54-14-46-50-60-90Z', paint(b)) +
        path('M-66-92C-30-116 26-112 34-70C36-34-20-8-68-18C-56-38-54-66-66-92Z', paint(c)) +
        flat(line('M-34-104Q-22-62-38-14', k, 4)) +
        face2(lighten(c, 0.14), b)
      );
    case 'ant':
      return sixLegs(ANT_LEGS, k) + ellipse(-74, -44, 44, 34, paint(c)) + ellipse(-14, -48, 28, 24, paint(darken(c, 0.1))) + face2(c, k);
    default:
      return (
        legs +
        path('M-100-22C-104-92-50-124-4-122C42-120 62-80 56-22Q-20-6-100-22Z', paint(c)) +
        flat(
          line('M4-122C-18-90-26-50-24-14', k, 4.5) +
            group(
              circle(-56, -84, 12) + circle(-66, -44, 11) + circle(-34, -52, 8) + circle(20, -92, 11) + circle(4, -52, 10),
              `fill="${k}"`,
            ),
        ) +
        face2(k, k)
      );
  }
}

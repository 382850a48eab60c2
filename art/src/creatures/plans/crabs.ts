/** Crabs, lobsters and shrimps, on the ground at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, circle, ellipse, line, path } from '../../paper/svg.ts';
import { blush, eyes, type Face, type Paint, sideEye } from '../face.ts';
import type { Kind } from '../kind.ts';
import { free, limbs } from '../parts/limbs.ts';
import { mouth, sideMouth } from '../parts/mouths.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

/** The eight walking legs. */
const LEGS = [
  'M-50-44C-76-50-92-34-98-12',
  'M-46-36C-68-36-80-20-84-2',
  'M-40-28C-56-22-62-10-64 2',
  'M-30-20C-38-14-42-6-44 4',
  'M50-44C76-50 92-34 98-12',
  'M46-36C68-36 80-20 84-2',
  'M40-28C56-22 62-10 64 2',
  'M30-20C38-14 42-6 44 4',
] as const;

/** The borrowed house of a hermit crab. */
const spiral = (kind: Kind, paint: Paint): string => {
  const shell = kind.accent ?? '#d9b88f';
  return (
    path('M-66-40C-86-110-50-176 10-178C70-176 96-120 72-44Z', paint(shell)) +
    flat(
      line('M-40-150C-10-176 46-160 44-120C42-88-4-84-8-112C-8-130 18-134 20-118', darken(shell, 0.28), 6) +
        line('M-64-70Q0-50 70-72', darken(shell, 0.2), 4),
    )
  );
};

export function crab(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  const long = kind.form === 'lobster';
  const claw = (big: number): string =>
    at(
      78,
      -74,
      big,
      line('M-22 12C-8 16 0 2 2-14', c, 12) +
        path('M-4-16C-30-32-28-66-4-78C2-62 6-56 12-52C16-60 24-66 36-66C42-40 26-16 8-12Z', paint(c)),
    );
  return (
    limbs('leg', LEGS, k, 7) +
    (kind.form === 'hermit' ? spiral(kind, paint) : '') +
    free(face, `<g transform="scale(-1 1)">${claw(face.asymmetric ? 0.9 : 1.15)}</g>`, claw(face.asymmetric ? 1.2 : 1)) +
    (long
      ? path('M-30-20L-40 6L-14-2L0 8L14-2L40 6L30-20Z', paint(k)) +
        line('M-18-96C-30-140-60-150-84-146M18-96C30-140 60-152 90-142', k, 3.4)
      : line('M-20-84L-24-104M20-84L24-104', c, 7)) +
    path(
      long
        ? symmetric(-112, [
            [34, -112, 48, -90, 48, -62],
            [46, -26, 24, -10, 0, -10],
          ])
        : symmetric(-92, [
            [52, -94, 76, -70, 72, -46],
            [66, -16, 30, -8, 0, -8],
          ]),
      paint(c),
    ) +
    flat(
      path(long ? 'M-40-38Q0-24 40-38C34-18 18-10 0-10C-18-10-34-18-40-38Z' : 'M-60-34Q0-16 60-34C46-14 24-8 0-8C-24-8-46-14-60-34Z', b) +
        (long ? '' : circle(-24, -106, 15, '#fbf4e6') + circle(24, -106, 15, '#fbf4e6')) +
        at(0, long ? -80 : -106, 1, eyes(long ? 20 : 24, 0, 9, face, k)) +
        at(0, -56, 1, blush(40, 2) + mouth(0, 11, face)),
    )
  );
}

/** A shrimp, curled, its head to the right. */
export function shrimp(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  const legs = [
    'M6-58C2-40-6-30-14-26',
    'M20-60C18-40 12-28 6-22',
    'M34-62C34-42 30-28 26-20',
    'M48-66C50-46 48-32 46-22',
    'M60-72C66-54 66-40 66-30',
  ];
  return (
    line('M92-118C126-150 150-140 160-112M88-124C110-170 146-172 166-150', k, 3.4) +
    path('M-70-30C-104-34-118-16-116 4C-104-4-96-2-92 6C-84-4-70-8-58-16Z', paint(k)) +
    limbs('leg', legs, k, 5) +
    path(
      'M96-112C100-86 76-62 40-58C4-54-14-46-26-24C-34-10-52-6-68-14C-82-24-76-44-70-62C-52-118 10-156 64-146C84-142 94-130 96-112Z',
      paint(c),
    ) +
    flat(
      line('M-58-66Q-40-54-30-34M-36-96Q-20-78-12-48M-8-120Q4-96 8-62M24-138Q34-104 34-64', k, 4, 'stroke-opacity=".7"') +
        path('M90-104C76-84 50-76 30-72C56-68 86-74 94-104Z', b) +
        ellipse(58, -92, 9, 6, '#f08a5b', 'opacity=".45"') +
        sideMouth(66, -88, 20, face) +
        circle(70, -116, 14, '#fbf4e6') +
        at(72, -116, 1, sideEye(9, face, k)),
    ) +
    path('M76-142L126-152L88-126Z', paint(k))
  );
}

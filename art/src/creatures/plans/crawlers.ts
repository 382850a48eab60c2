/** Snails, worms and caterpillars, and the chameleon. Feet at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, circle, ellipse, line, path, pathData } from '../../paper/svg.ts';
import { type Face, type Paint, sideEye } from '../face.ts';
import type { Kind } from '../kind.ts';
import { limbs } from '../parts/limbs.ts';
import { plainFace, sideMouth } from '../parts/mouths.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

const CENTIPEDE: [number, number, number][] = [
  [-136, -22, 17],
  [-112, -27, 19],
  [-74, -33, 21],
  [-46, -36, 22],
  [-22, -38, 22],
  [4, -36, 23],
  [26, -40, 24],
];

export function caterpillar(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const k = kind.dark ?? darken(c, 0.3);
  const worm = kind.form === 'worm';
  if (worm)
    return (
      line('M-106-10C-80-10-76-54-44-54C-10-54-14-14 14-16C44-18 34-70 40-96', c, 36) +
      flat(line('M-62-60l-8 30M-28-70l4 34M6-34l10 34M30-34l28 10', k, 4, 'stroke-opacity=".5"')) +
      at(
        42,
        -112,
        1,
        path(
          symmetric(-40, [
            [28, -40, 42, -22, 42, 2],
            [42, 28, 24, 38, 0, 38],
          ]),
          paint(c),
        ) + plainFace(face, k, 18, 7.6),
        4,
      )
    );
  const many = kind.form === 'centipede';
  let out = '';
  const balls: [number, number, number][] = many
    ? CENTIPEDE
    : [
        [-108, -24, 24],
        [-74, -36, 28],
        [-36, -46, 30],
        [4, -38, 31],
      ];
  for (const [x, y, r] of balls)
    out +=
      limbs('leg', [pathData`M${x - 8} ${y + r - 4}V0`, pathData`M${x + 8} ${y + r - 4}V0`], k, many ? 5 : 7) +
      circle(x, y, r, paint(x === -74 || x === 4 ? (kind.light ?? c) : c));
  return (
    out +
    line('M34-118C28-138 22-146 12-152M64-118C70-138 78-146 90-148', k, 4.5) +
    circle(11, -154, 7, kind.accent ?? k) +
    circle(92, -149, 7, kind.accent ?? k) +
    at(50, -80, 1, circle(0, 0, 46, paint(c)) + plainFace(face, k), face.asymmetric ? -6 : 4)
  );
}

/** A snail; in another form, a chameleon with a curled tail. */
export function snail(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const k = kind.dark ?? darken(c, 0.3);
  const x = kind.accent ?? '#d97f5b';
  if (kind.form === 'chameleon') {
    return (
      line('M-150 4H150', '#8a5f4a', 11) +
      line('M-62-40C-112-40-124-4-98 6C-78 10-72-14-90-14', c, 14) +
      path('M-78-30C-70-84-20-104 20-96C60-88 64-40 40-22C0-8-50-8-78-30Z', paint(c)) +
      flat(line('M-40-84q10 24 0 52M-10-94q10 30 0 64M20-94q8 30 0 62', k, 6, 'stroke-opacity=".7"')) +
      limbs('leg', ['M-24-22V0M-32 2h16', 'M40-26V0M32 2h16'], darken(k, 0.2), 11) +
      limbs('leg', ['M-42-24V0M-50 2h16', 'M22-24V0M14 2h16'], k, 11) +
      path('M10-104C8-142 44-164 62-170C66-148 108-130 112-96C108-72 60-60 28-72C14-80 8-90 10-104Z', paint(c)) +
      flat(
        sideMouth(72, -84, 30, face) +
          circle(70, -112, 19, kind.light ?? c) +
          at(72, -112, 1, sideEye(9, face, k)) +
          ellipse(56, -86, 8, 5, '#f08a5b', 'opacity=".5"'),
      )
    );
  }
  return (
    path('M-128 2C-110-12-90-14-60-16L34-24C44-50 44-74 56-96L100-84C104-40 90 2 50 2Z', paint(c)) +
    (kind.form === 'slug'
      ? path('M-96-10C-86-44-44-58 0-50C24-46 40-36 48-22C10-14-50-6-96-10Z', paint(k)) +
        flat(line('M-70-22Q-40-40-6-36M-40-16Q-14-28 14-24', lighten(k, 0.2), 3.4))
      : circle(-22, -72, 60, paint(x))) +
    (kind.form === 'slug'
      ? ''
      : flat(
          `<path d="M-22-72m-44 6a44 44 0 1 1 82 18a34 34 0 0 1-64-14a26 26 0 0 1 48-12a18 18 0 0 1-30 12" fill="none" stroke="${lighten(x, 0.38)}" stroke-width="8" stroke-linecap="round"/>`,
        )) +
    line('M62-126C58-146 54-154 48-162M94-128C100-146 106-152 114-158', c, 8) +
    circle(47, -165, 8, paint(k)) +
    circle(116, -161, 8, paint(k)) +
    at(
      78,
      -98,
      1,
      path(
        symmetric(-38, [
          [26, -38, 40, -22, 40, 0],
          [40, 26, 24, 34, 0, 34],
        ]),
        paint(c),
      ) + plainFace(face, k, 17, 7.4),
      face.asymmetric ? -5 : 4,
    )
  );
}

/** Owls, eagles and hawks, upright and facing the viewer. Feet at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, line, path, pathData } from '../../paper/svg.ts';
import { eyes, type Face, type Paint } from '../face.ts';
import type { Kind } from '../kind.ts';
import { pair } from '../parts/ears.ts';
import { yawnBelow } from '../parts/mouths.ts';
import { EGG, feet, wing } from '../parts/upright-birds.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

const HAWK_CHEST = symmetric(-100, [
  [30, -100, 44, -74, 42, -50],
  [40, -22, 22, -12, 0, -12],
]);

/** The disc around an owl's eyes: a heart for a barn owl. */
const owlFace = (kind: Kind, b: string): string =>
  kind.mark === 'pale'
    ? path('M0-24C12-46 60-40 56-2C52 30 22 44 0 52C-22 44-52 30-56-2C-60-40-12-46 0-24Z', darken(kind.color, 0.25)) +
      path('M0-16C12-38 54-34 50-2C46 26 20 38 0 46C-20 38-46 26-50-2C-54-34-12-38 0-16Z', '#fffaf0')
    : path('M0-22C12-42 56-38 54-2C52 26 20 34 0 14C-20 34-52 26-54-2C-56-38-12-42 0-22Z', b) +
      pair(25, -2, 17, 17, kind.mark === 'spots' ? '#f6cf4a' : '#fffaf0');

export function owl(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.5);
  const k = kind.dark ?? darken(c, 0.4);
  const x = kind.accent ?? '#f0a850';
  const tilt = face.asymmetric ? -4 : 3;
  let chest = '';
  for (const [yy, count] of [
    [-74, 3],
    [-58, 4],
    [-42, 3],
  ] as const)
    for (let i = 0; i < count; i++) chest += pathData`M${(i - (count - 1) / 2) * 17 - 6} ${yy}q6 8 12 0`;
  const ear = path('M8-150C24-160 40-172 56-188C58-164 54-146 44-132Z', paint(k));
  return (
    feet(kind.mark ? '#d9b27c' : x, 20, face) +
    (kind.mark ? '' : ear) +
    (kind.mark ? '' : `<g transform="scale(-1 1) rotate(${face.asymmetric ? 6 : 0} 30 -140)">${ear}</g>`) +
    path(EGG, paint(c)) +
    flat(
      path(
        symmetric(-96, [
          [30, -96, 42, -70, 42, -50],
          [40, -24, 22, -14, 0, -14],
        ]),
        b,
      ) + line(chest, kind.mark === 'spots' ? '#6a6880' : darken(b, 0.3), kind.mark === 'spots' ? 4 : 3),
    ) +
    wing(kind, k, paint, face) +
    at(
      0,
      -122,
      1,
      flat(owlFace(kind, b)) +
        flat(eyes(25, -2, 12, face, darken(b, 0.14))) +
        (face.mood === 'yawning' ? yawnBelow(21, 9, 11) : '') +
        path('M-8 4Q0-4 8 4Q4 20 0 22Q-4 20-8 4Z', x),
      tilt,
    )
  );
}

export function raptor(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.5);
  const k = kind.dark ?? darken(c, 0.4);
  const x = kind.accent ?? '#f0a850';
  const tilt = face.asymmetric ? -4 : 3;
  const hawk = kind.form === 'hawk';
  const crown = hawk ? c : b;
  return (
    feet('#f2b04a', 20, face) +
    path('M-30-30L-22 6L0-4L22 6L30-30Z', paint(b)) +
    path(EGG, paint(c)) +
    (hawk
      ? flat(
          path(HAWK_CHEST, b) +
            line('M-22-84l6 8M-4-84l6 8M14-84l6 8M-28-66l6 8M-10-66l6 8M8-66l6 8M22-66l4 8M-22-48l6 8M-4-48l6 8M14-48l6 8', k, 4),
        )
      : '') +
    wing(kind, k, paint, face) +
    at(
      0,
      -122,
      1,
      path(
        'M0-50C36-52 54-24 54 0C56 14 46 22 50 32L34 26L28 40L14 30L0 42L-14 30L-28 40L-34 26L-50 32C-46 22-56 14-54 0C-54-24-36-52 0-50Z',
        paint(crown),
      ) +
        flat(
          (hawk ? pair(22, -4, 11, 11, '#f6cf4a') : '') +
            eyes(22, -4, 7.6, face, darken(crown, 0.2)) +
            line('M-36-18L-12-10M36-18L12-10', darken(crown, 0.45), 4),
        ) +
        (face.mood === 'yawning' ? yawnBelow(27, 12, 12) : '') +
        path('M-12 4Q0-8 14 4Q14 24 2 32Q4 20-4 18Q-12 14-12 4Z', paint(x)),
      tilt,
    )
  );
}

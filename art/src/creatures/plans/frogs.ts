/** Frogs, toads, tadpoles, and the axolotl. Feet at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, circle, ellipse, group, line, path } from '../../paper/svg.ts';
import { blush, eyes, type Face, NIGHT, type Paint } from '../face.ts';
import type { Kind } from '../kind.ts';
import { pair } from '../parts/ears.ts';
import { free } from '../parts/limbs.ts';
import { mouth, plainFace } from '../parts/mouths.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

/** A frog's wide mouth. */
function frogMouth(face: Face): string {
  switch (face.mood) {
    case 'funny':
      return mouth(6, 22, face);
    case 'silly':
      return line('M-34 2Q0 24 34 2', NIGHT, 3) + path('M4 13h16v12a8 8 0 0 1-16 0Z', '#ee8a80');
    case 'worried':
    case 'sulky':
      return line('M-30 20Q0-2 30 20', NIGHT, 3);
    case 'surprised':
      return ellipse(0, 14, 11, 12, '#5a2338');
    case 'yawning':
      return ellipse(0, 17, 19, 16, '#5a2338') + ellipse(0, 26, 11, 6, '#ee8a80');
    case 'curious':
      return ellipse(6, 12, 8, 6, '#5a2338');
    default:
      return line('M-34 2Q0 24 34 2', NIGHT, 3);
  }
}

const warts = (fill: string): string =>
  group(
    circle(-14, -22, 4) +
      circle(4, -28, 5) +
      circle(18, -20, 3.6) +
      circle(-48, 2, 4.4) +
      circle(49, 0, 4) +
      circle(-40, 16, 3.4) +
      circle(42, 16, 3.6),
    `fill="${fill}" opacity=".65"`,
  );

/** A tadpole: a head with a tail. */
export function tadpole(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const k = kind.dark ?? darken(c, 0.3);
  return (
    path('M-20-86C-60-120-96-86-138-104C-160-112-164-88-150-78C-120-64-96-60-70-50C-50-44-30-40-20-50Z', paint(lighten(c, 0.2))) +
    flat(line('M-20-70C-60-76-100-76-146-92', k, 8, 'stroke-opacity=".6"')) +
    circle(20, -76, 66, paint(c)) +
    flat(path('M-34-50Q20-20 78-46C66-20 44-10 20-10C-4-10-24-24-34-50Z', kind.light ?? c)) +
    at(30, -84, 1, flat(pair(24, 0, 13, 14, '#fbf4e6')) + plainFace(face, k, 24, 9.4))
  );
}

/** Frogs, and the axolotl with its feathery gills. */
export function frog(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  const axo = kind.form === 'axolotl';
  const tree = kind.form === 'tree';
  const toes = kind.accent ?? k;
  const eyeSize = kind.eyes ?? 1;
  const gill = group(
    path(
      'M50-118C70-144 92-148 104-142C96-132 84-122 62-108ZM56-106C80-118 104-114 112-104C100-98 82-94 62-96ZM56-92C78-90 92-78 96-66C82-68 68-76 56-82Z',
    ),
    `fill="${paint(k)}"`,
  );
  return (
    (axo ? `${path('M24-14C66 6 104-8 118-40C92-34 66-40 40-50Z', paint(c)) + gill}<g transform="scale(-1 1)">${gill}</g>` : '') +
    path('M-40-58C-84-62-98-18-84-2C-66 6-40 2-30-8ZM40-58C84-62 98-18 84-2C66 6 40 2 30-8Z', paint(axo ? c : darken(c, 0.08))) +
    path(
      symmetric(-92, [
        [38, -92, 52, -58, 48, -30],
        [44, 0, 22, 2, 0, 2],
      ]),
      paint(c),
    ) +
    flat(
      path(
        symmetric(-78, [
          [26, -78, 34, -52, 32, -30],
          [28, -8, 14, -6, 0, -6],
        ]),
        b,
      ),
    ) +
    free(
      face,
      line('M-22-40C-26-18-24-8-30 0', c, 13) + ellipse(-32, 0, 14, 5.5, paint(tree ? toes : c)),
      line('M22-40C26-18 24-8 30 0', c, 13) + ellipse(32, 0, 14, 5.5, paint(tree ? toes : c)),
    ) +
    pair(74, 0, 18, 6, paint(tree ? toes : darken(c, 0.08))) +
    (axo ? '' : circle(-33, -144, 21 * Math.sqrt(eyeSize), paint(c)) + circle(33, -144, 21 * Math.sqrt(eyeSize), paint(c))) +
    (tree ? flat(line('M-46-70L-40-34M46-70L40-34', kind.dark ?? k, 8)) : '') +
    (kind.form === 'toad' ? flat(at(0, -40, 1, warts(k))) : '') +
    at(
      0,
      -106,
      1,
      path(
        symmetric(axo ? -46 : -40, [
          [36, axo ? -46 : -40, 64, -22, 66, 4],
          [64, 32, 32, 38, 0, 38],
        ]),
        paint(c),
      ) +
        flat(
          axo
            ? blush(42, 12) + eyes(34, -4, 7.4, face, k) + mouth(10, 12, face)
            : (kind.form === 'toad' ? warts(k) : '') +
                pair(33, -38, 13 * eyeSize, 13 * eyeSize, tree ? '#e2503f' : kind.form === 'toad' ? '#f2c04a' : '#fbf4e6') +
                at(0, -38, 1, eyes(33, 0, 9, face, darken(c, 0.1))) +
                blush(42, 6) +
                pair(5, -8, 2, 2.6, k) +
                frogMouth(face),
        ),
      face.asymmetric ? -3 : 3,
    )
  );
}

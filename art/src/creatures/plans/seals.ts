/** Seals, sea lions, walruses and manatees: a head on a long, low cushion. */
import { darken, lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, circle, group, line, path } from '../../paper/svg.ts';
import { blush, eyes, type Face, nose, type Paint } from '../face.ts';
import { head } from '../head.ts';
import type { Kind } from '../kind.ts';
import { pair, teeth } from '../parts/ears.ts';
import { mouth } from '../parts/mouths.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

export function seal(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  const w = kind.form === 'walrus';
  if (kind.form === 'manatee') return manatee(kind, paint, face);
  const lion = kind.form === 'sea lion';
  const m: Kind = { ...kind, plan: 'sit', head: lion ? 'mouse' : 'wide', ears: 'none', muzzle: 'cat' };
  return (
    path('M-104-20C-124-40-146-44-152-36C-148-26-142-20-142-14C-152-6-150 6-142 8C-128 6-112 2-100-6Z', paint(k)) +
    path(
      lion
        ? 'M-122-14C-84-30-60-54-34-88C-14-124-10-150 0-170L64-160C66-120 74-90 70-60C68-26 70-4 40 0C-20 6-90 8-122-14Z'
        : 'M-122-14C-84-30-60-60-28-96C-6-122 60-124 66-74C70-34 70-4 40 0C-20 6-90 8-122-14Z',
      paint(c),
    ) +
    flat(path('M66-70C70-34 70-4 40 0C10 2-20 3-50 2C0-8 34-40 66-70Z', b)) +
    path('M0-40C-10-14-30 2-52 4C-56-8-40-30-18-50Z', paint(k)) +
    path('M54-40C72-24 84-6 86 4C74 8 58 2 48-8Z', paint(k)) +
    (w
      ? at(
          30,
          -122,
          1.08,
          path(
            symmetric(-46, [
              [32, -46, 56, -28, 58, 6],
              [60, 34, 34, 45, 0, 45],
            ]),
            paint(c),
          ) +
            teeth(34, 11, 44, 6) +
            flat(blush(40, 10)) +
            pair(15, 24, 22, 18, paint(b)) +
            flat(
              nose(10, 9) +
                eyes(23, -6, 7.6, face, k) +
                group(
                  [
                    [-22, 20],
                    [-14, 28],
                    [-26, 30],
                    [22, 20],
                    [14, 28],
                    [26, 30],
                  ]
                    .map(([x, y]) => circle(x ?? 0, y ?? 0, 1.8))
                    .join(''),
                  `fill="${k}"`,
                ),
            ),
          -4,
        )
      : lion
        ? at(36, -166, 0.94, seaLionEar(kind) + head({ ...m, muzzle: 'pointed' }, paint, face), face.asymmetric ? -6 : 4)
        : at(32, -122, 1.05, head(m, paint, face), face.asymmetric ? -6 : 4))
  );
}

/** A sea lion's ears are small flaps. */
const seaLionEar = (kind: Kind): string =>
  path('M-40-16C-58-14-62-2-54 6C-46 4-42-4-38-8ZM40-16C58-14 62-2 54 6C46 4 42-4 38-8Z', kind.dark ?? darken(kind.color, 0.3));

/** A manatee: a round body with a paddle for a tail. */
function manatee(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  return (
    path('M-92-40C-124-64-158-60-160-34C-162-6-124 0-90-20Z', paint(k)) +
    path('M-112-30C-100-84-50-118 0-118C40-118 76-110 76-66C76-20 30 2-20 2C-64 2-100-4-112-30Z', paint(c)) +
    flat(
      path('M-96-16C-50-30 20-30 70-48C62-12 24 2-20 2C-58 2-86-2-96-16Z', b, 'opacity=".6"') +
        line('M-60-96Q-50-84-54-70M-36-106Q-26-92-30-78', k, 3.4, 'stroke-opacity=".6"'),
    ) +
    path('M-6-34C-16-6-36 8-54 6C-54-8-38-34-18-46Z', paint(k)) +
    at(
      58,
      -86,
      1,
      path('M0-48C34-48 50-28 50-6C56 6 58 34 36 46C18 54-18 54-36 46C-58 34-56 6-50-6C-50-28-34-48 0-48Z', paint(c)) +
        path('M0 6C22 2 42 10 42 28C42 46 20 50 0 50C-20 50-42 46-42 28C-42 10-22 2 0 6Z', paint(b)) +
        flat(
          blush(40, 8) +
            eyes(25, -12, 7, face, k) +
            pair(9, 17, 3.4, 4.6, darken(k, 0.3)) +
            circle(-22, 30, 1.8, k) +
            circle(-28, 24, 1.8, k) +
            circle(22, 30, 1.8, k) +
            circle(28, 24, 1.8, k) +
            at(0, 30, 1, mouth(0, 13, face)),
        ),
      face.asymmetric ? -5 : 4,
    )
  );
}

/** Animals that sit and face the viewer. */
import { darken, lighten } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, line, path } from '../../paper/svg.ts';
import type { Face, Paint } from '../face.ts';
import { head } from '../head.ts';
import type { Kind } from '../kind.ts';
import { buildOf } from '../parts/builds.ts';
import { bellyPattern, coatBehind, sitPattern } from '../parts/coats.ts';
import { pair } from '../parts/ears.ts';
import { free, furColors } from '../parts/limbs.ts';
import { tail } from '../parts/tails.ts';

/** Their light color is that of the face alone. */
const DARK_BELLIES: readonly Kind['mark'][] = ['honey', 'monkey', 'mandrill', 'orangutan'];

/** A sitting animal with its feet at (0, 0), about 190 high with its ears. */
export function sit(kind: Kind, paint: Paint, face: Face): string {
  const c = kind.color;
  const b = kind.light ?? lighten(c, 0.5);
  const k = kind.dark ?? darken(c, 0.45);
  const { width: w, neck, head: headSize } = buildOf(kind);
  const top = neck + 24;
  const panda = kind.mark === 'panda';
  const body = symmetric(top, [
    [22 * w, top, 36 * w, top + 14, 42 * w, -72],
    [50 * w, -46, 60 * w, -26, 54 * w, -10],
    [46 * w, 3, 20, 3, 0, 3],
  ]);
  const belly = symmetric(top + 12, [
    [16 * w, top + 12, 25 * w, -80, 25 * w, -56],
    [25 * w, -28, 14, -8, 0, -8],
  ]);
  const patterns =
    sitPattern(kind, w) +
    (panda ? '' : path(belly, kind.mark === 'badger' ? lighten(k, 0.06) : DARK_BELLIES.includes(kind.mark) ? lighten(c, 0.12) : b)) +
    bellyPattern(kind);
  return (
    coatBehind(kind, paint) +
    tail(kind, paint) +
    path(body, paint(panda ? b : c)) +
    `<g stroke="none">${patterns}</g>` +
    limbs(kind, paint, face, w) +
    at(face.asymmetric ? 3 : -2, neck, headSize, head(kind, paint, face), face.asymmetric ? -5 : 4)
  );
}

/** Hind feet and front legs, as its build has them. */
function limbs(kind: Kind, paint: Paint, face: Face, w: number): string {
  const c = kind.color;
  const b = kind.light ?? lighten(c, 0.5);
  const k = kind.dark ?? darken(c, 0.45);
  const { legs: color, paws } = furColors(kind);
  const hind = pair(42 * w, -7, 20 * w, 11, paint(color === c ? darken(c, 0.06) : color));
  switch (kind.form) {
    case 'big':
      return (
        hind +
        free(
          face,
          at(-44, -84, 1, path('M-8-14C-30 0-34 34-18 48C-4 54 4 40 2 20Z', paint(color))),
          at(44, -84, 1, path('M8-14C30 0 34 34 18 48C4 54-4 40-2 20Z', paint(color))),
        ) +
        pair(34, -7, 22, 14, paint(color)) +
        pair(34, -5, 11, 8, color === k ? k : darken(b, 0.12))
      );
    case 'pouch':
    case 'empty pouch':
      return hind + pouch(kind, paint, face) + shortArms(face, 33, -88, paint(c)) + pair(34, -5, 25, 9, paint(darken(c, 0.08)));
    case 'upright':
      return hind + shortArms(face, 24, -100, paint(darken(c, 0.06)));
    case 'lanky':
      return (
        path('M-40-44C-66-44-78-20-66-4C-50 4-34 0-30-14ZM40-44C66-44 78-20 66-4C50 4 34 0 30-14Z', paint(darken(c, 0.05))) +
        legs(paint, color, paws, face, 0.86) +
        pair(46, -4, 30, 9, paint(darken(c, 0.1)))
      );
    default:
      return hind + legs(paint, color, paws, face, w < 0.9 ? 0.84 : 1);
  }
}

/** The two front legs of a sitter, with paws. */
function legs(paint: Paint, color: string, paws: string, face: Face, width: number): string {
  const leg = (x: number, tilt: number): string =>
    at(
      x * width,
      0,
      1,
      path('M-9-60C-10-38-8-20-12-8C-13 5 13 5 12-8C8-20 10-38 9-60Z', paint(color)) +
        (paws !== color
          ? path('M-9-26L-6-22L-2-27L2-22L6-27L9-23C9-16 12-12 12-8C13 5-13 5-12-8C-12-12-9-16-9-26Z', paws, 'stroke="none"')
          : '') +
        line('M-4-2V-6M4-2V-6', darken(paws, 0.35), 2, 'stroke-opacity=".7"'),
      tilt,
    );
  return free(face, leg(-20, 4), leg(20, face.asymmetric ? -6 : -4));
}

/** Small arms that hang before the chest. */
const shortArms = (face: Face, x: number, y: number, fill: string): string =>
  free(
    face,
    at(-x, y, 1, path('M-7-4C-16 12-12 30 0 34C9 30 8 14 5 0Z', fill)),
    at(x, y, 1, path('M7-4C16 12 12 30 0 34C-9 30-8 14-5 0Z', fill)),
  );

function pouch(kind: Kind, paint: Paint, face: Face): string {
  const b = kind.light ?? lighten(kind.color, 0.5);
  const baby = { ...kind, form: 'x', top: 'none' as const };
  return (
    (kind.form === 'pouch' ? at(0, -58, 0.34, head(baby, paint, { ...face, asymmetric: false })) : '') +
    path('M-27-50Q0-36 27-50Q29-22 0-18Q-29-22-27-50Z', paint(darken(b, 0.06)))
  );
}

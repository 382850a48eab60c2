/** Grasshoppers, crickets, mantises and stick insects, their heads to the right. Feet at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { at, circle, line, path } from '../../paper/svg.ts';
import type { Face, Paint } from '../face.ts';
import type { Kind } from '../kind.ts';
import { pair } from '../parts/ears.ts';
import { limb, limbs } from '../parts/limbs.ts';
import { plainFace } from '../parts/mouths.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

/** A head with feelers, its middle at (0, 0). */
function feelerHead(kind: Kind, paint: Paint, face: Face, feelers: string, r = 38): string {
  const k = kind.dark ?? darken(kind.color, 0.3);
  return (
    line(feelers, k, 4) +
    circle(0, 0, r, paint(lighten(kind.color, 0.08))) +
    flat(pair(17, -2, 11, 12, lighten(kind.color, 0.55))) +
    at(0, -2, 1, plainFace(face, k, 17, 7.8))
  );
}

/** A grasshopper, or a cricket with longer feelers: long hind legs folded above the back. */
export function hopper(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  const cricket = kind.form === 'cricket';
  return (
    limbs('leg', ['M-36-40L-82-124L-116 0', 'M2-30L-6-4', 'M34-32L36-4'], darken(k, 0.2), 9) +
    path('M-132-38C-96-72-30-92 30-84C60-76 62-34 34-24C-30-10-100-20-132-38Z', paint(c)) +
    path('M-138-52C-96-92-30-104 22-92C20-66-60-40-138-52Z', paint(cricket ? k : lighten(c, 0.16))) +
    flat(
      line('M-118-56C-80-76-30-86 14-84', darken(c, 0.2), 3.4) + line('M-96-26Q-92-34-94-42M-66-20Q-62-30-64-40M-36-18Q-32-28-34-38', b, 4),
    ) +
    limbs('leg', ['M14-28L10 4', 'M44-30L56 4'], k, 8) +
    limb('leg', path('M-24-34C-40-60-78-118-92-150C-72-136-34-84-6-44ZM-94-150L-128 4H-112L-84-140Z', paint(darken(c, 0.1)))) +
    at(
      58,
      -82,
      1,
      feelerHead(
        kind,
        paint,
        face,
        cricket ? 'M-8-34C-20-90-60-120-110-124M10-34C20-90 60-110 92-104' : 'M-8-34C-6-64 6-84 30-96M12-32C24-54 44-66 66-68',
      ),
      face.asymmetric ? -5 : 4,
    )
  );
}

/** A praying mantis, upright, its two front legs folded. */
export function mantis(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  return (
    limbs('leg', ['M-40-46L-92-70L-112 2', 'M-10-44L-34-70L-44 2'], darken(k, 0.15), 7) +
    path('M-136-14C-124-50-60-84 10-90C30-80 20-56-10-44C-50-28-100-14-136-14Z', paint(lighten(c, 0.12))) +
    flat(line('M-116-22C-80-44-40-62 4-74', k, 3.4)) +
    path('M-20-50C0-100 20-130 34-164L58-156C54-116 44-70 14-42Z', paint(c)) +
    limbs('leg', ['M-24-40L-18-64L-70 4', 'M4-40L22-56L30 4'], k, 7) +
    limbs('leg', ['M44-116L92-84L100-132'], k, 13) +
    limbs('leg', ['M40-104L74-66L92-112'], c, 13) +
    flat(line('M84-82l4-10M88-92l4-10M70-72l4-8', b, 3)) +
    at(
      46,
      -182,
      1,
      line('M-8-26C-16-60-36-76-56-80M10-26C20-56 40-70 62-70', k, 3.4) +
        path('M0-34C24-40 54-36 52-14C48 10 20 40 0 44C-20 40-48 10-52-14C-54-36-24-40 0-34Z', paint(lighten(c, 0.06))) +
        flat(pair(30, -14, 15, 17, lighten(c, 0.5))) +
        at(0, -10, 1, plainFace(face, k, 29, 8.6)),
      face.asymmetric ? -6 : 4,
    )
  );
}

/** A stick insect that looks like the twig it is. */
export function twig(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  return (
    limbs('leg', ['M-70-50L-104-96L-136 0', 'M-20-62L-44-112L-66 0', 'M40-80L30-128L96-12'], darken(k, 0.15), 6) +
    line('M-144-26L-70-48L-20-60L70-92', c, 15) +
    flat(line('M-118-36L-104-32M-72-54L-66-42M-22-66L-16-54M24-82L30-70', k, 4) + line('M-130-32L60-90', b, 3, 'stroke-opacity=".6"')) +
    path('M-58-56L-70-82L-56-78L-50-58Z', paint('#8fb55a')) +
    limbs('leg', ['M-66-46L-78-76L-96 4', 'M-8-60L-14-98L-16 4', 'M48-82L64-40L62 4'], k, 6) +
    at(88, -102, 0.86, feelerHead(kind, paint, face, 'M4-34C14-76 40-96 72-104M-10-34C-12-66 0-92 16-110', 36), face.asymmetric ? -5 : 4)
  );
}

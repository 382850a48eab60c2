/** Bats. Feet at (0, 0). */
import { darken } from '../../paper/color.ts';
import { symmetric } from '../../paper/shapes.ts';
import { at, ellipse, line, path } from '../../paper/svg.ts';
import type { Face, Paint } from '../face.ts';
import type { Kind } from '../kind.ts';
import { plainFace } from '../parts/mouths.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

export function bat(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const k = kind.dark ?? darken(c, 0.3);
  const w = path('M30-90C66-140 116-142 140-116C134-104 138-92 132-80C118-84 108-74 104-62C90-70 78-62 74-48C60-56 44-56 32-44Z', paint(k));
  const ear =
    path('M12-138C22-158 38-176 54-186C58-162 54-138 44-122Z', paint(c)) +
    flat(path('M26-142C32-154 40-164 48-170C50-154 48-140 42-130Z', kind.accent ?? c));
  return (
    w +
    `<g transform="scale(-1 1) rotate(${face.asymmetric ? 8 : 0} 30 -90)">${w}</g>` +
    line('M-14-16V0M14-16V0', k, 7) +
    path(
      symmetric(-92, [
        [34, -92, 46, -66, 42, -40],
        [36, -10, 18, -8, 0, -8],
      ]),
      paint(c),
    ) +
    flat(ellipse(0, -44, 22, 28, kind.light ?? c)) +
    ear +
    `<g transform="scale(-1 1)">${ear}</g>` +
    at(
      0,
      -110,
      1,
      path(
        symmetric(-42, [
          [32, -42, 50, -24, 50, 2],
          [50, 30, 28, 42, 0, 42],
        ]),
        paint(c),
      ) +
        plainFace(face, k, 20, 8.4) +
        flat(path('M-10 20l5 9 4-8ZM10 20l-5 9-4-8Z', '#fbf4e6')),
      face.asymmetric ? -5 : 3,
    )
  );
}

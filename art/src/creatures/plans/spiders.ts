/** Spiders and scorpions. Feet at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { star } from '../../paper/shapes.ts';
import { at, circle, group, line, path } from '../../paper/svg.ts';
import { blush, eyes, type Face, type Paint } from '../face.ts';
import type { Kind } from '../kind.ts';
import { pair } from '../parts/ears.ts';
import { limb, limbs } from '../parts/limbs.ts';
import { mouth, plainFace } from '../parts/mouths.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

/** Four of the eight legs. */
const LEGS = ['M34-88C64-120 88-100 94-66', 'M38-76C72-92 96-62 98-30', 'M38-64C66-66 84-36 84-2', 'M30-54C48-44 56-22 54 2'] as const;

/** The outline of a hairy ball. */
const fur = (): string => star(0, -78, 66, 22, 0.86);

export function spider(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const k = kind.dark ?? darken(c, 0.3);
  const b = kind.light ?? k;
  const hairy = kind.form === 'tarantula';
  const side = (busy = false): string =>
    LEGS.slice(busy ? 1 : 0)
      .map((data) => limb('leg', line(data, k, hairy ? 15 : 8) + (hairy ? line(data, b, 15, 'stroke-dasharray="9 26"') : '')))
      .join('');
  return (
    (hairy ? '' : line('M0-900V-120', '#e8dcf0', 1.6, 'opacity=".45"')) +
    side(face.busy?.[1]) +
    `<g transform="scale(-1 1)">${side(face.busy?.[0])}</g>` +
    (hairy ? path(fur(), paint(c)) : '') +
    circle(0, -78, 54, paint(c)) +
    flat(
      (hairy ? line('M-20-126l-4 12M0-130v12M20-126l4 12M-46-60l-10 6M46-60l10 6M-36-44l-8 8M36-44l8 8', b, 4) : '') +
        path('M-10-128Q0-116 10-128L6-110Q0-104-6-110Z', kind.light ?? k) +
        pair(19, -84, 13, 14, '#fbf4e6') +
        at(0, -84, 1, eyes(19, 0, 9, face, k)) +
        circle(-38, -104, 5, '#fbf4e6') +
        circle(38, -104, 5, '#fbf4e6') +
        at(0, -62, 1, blush(36, 4) + mouth(4, 10, face)),
    )
  );
}

/** A scorpion: eight legs, two claws, and a tail that curls over its back. */
export function scorpion(kind: Kind, paint: Paint, face: Face): string {
  const { color: c } = kind;
  const k = kind.dark ?? darken(c, 0.3);
  const legs = ['M-52-34L-84-4', 'M-34-30L-56 2', 'M-14-28L-26 4', 'M8-28L6 4'];
  const far = ['M-40-40L-66-10', 'M-22-38L-40-4', 'M-2-36L-8-2', 'M20-36L24-2'];
  const tail: readonly [number, number, number][] = [
    [-84, -58, 22],
    [-108, -86, 20],
    [-116, -120, 18],
    [-104, -150, 16],
    [-78, -168, 14],
  ];
  const claw = path('M-10 10C-22-14-8-42 20-44C10-34 12-28 18-22C28-30 40-30 46-24C40 2 18 18-2 18Z', paint(c));
  return (
    limbs('leg', far, darken(k, 0.2), 7) +
    tail.map(([x, y, r]) => circle(x, y, r, paint(c))).join('') +
    path('M-76-180C-56-186-42-176-38-154C-50-160-62-156-72-154C-82-160-84-174-76-180Z', paint(k)) +
    path('M-100-46C-96-86-40-92 10-86C48-80 54-44 32-26C-14-8-92-10-100-46Z', paint(c)) +
    flat(line('M-66-80Q-74-48-64-20M-38-86Q-46-48-38-16M-10-88Q-16-48-10-16', k, 4, 'stroke-opacity=".7"')) +
    limbs('leg', legs, k, 7) +
    line('M20-40C50-20 78-22 96-34M30-84C60-110 84-104 100-112', c, 11) +
    at(96, -32, 0.9, claw) +
    at(100, -108, 1, claw) +
    at(
      46,
      -70,
      1,
      circle(0, 0, 42, paint(lighten(c, 0.08))) +
        flat(group(circle(-9, -26, 3.4) + circle(9, -26, 3.4), `fill="${k}"`)) +
        plainFace(face, k, 18, 8),
      face.asymmetric ? -5 : 4,
    )
  );
}

/** Legs of animals seen from the side while they walk, run or sit. */

import { pathData } from '../../paper/svg.ts';
import type { Stride } from '../face.ts';
import type { Kind, Plan } from '../kind.ts';
import { LEGS } from '../plans/dragons.ts';
import { STRETCH, STRIDES } from '../plans/prowl.ts';
import type { Drawing } from './poses.ts';

/** Where its legs begin, in the order in which they are drawn: far hind, far front, near hind, near front; of two, the far one first. */
const HIPS: Partial<Record<Plan, readonly (readonly [number, number])[]>> = {
  stand: [
    [-40, -58],
    [32, -58],
    [-64, -58],
    [52, -58],
  ],
  dino: [
    [-34, -48],
    [24, -48],
    [-58, -48],
    [46, -48],
  ],
  plated: [
    [-34, -44],
    [28, -44],
    [-58, -44],
    [48, -44],
  ],
  turtle: [
    [-34, -26],
    [8, -26],
    [-62, -26],
    [36, -26],
  ],
  crocodile: [
    [-56, -22],
    [26, -20],
    [-34, -14],
    [44, -16],
  ],
  griffin: [
    [-36, -54],
    [30, -58],
    [-66, -54],
    [54, -58],
  ],
  wader: [
    [-10, -92],
    [18, -92],
  ],
  perch: [
    [-14, -24],
    [16, -24],
  ],
};
/** Degrees by which the two legs of a bird are turned. */
const STEPS: Record<Stride, readonly [number, number]> = { stand: [0, 0], walk: [24, -26], run: [48, -44] };

function hipsOf({ plan, form, legs = 26 }: Kind): readonly (readonly [number, number])[] {
  if (form === 'sea' || form === 'swimmer') return [];
  if (plan === 'low')
    return [
      [-34, -legs - 8],
      [28, -legs - 8],
      [-62, -legs - 8],
      [44, -legs - 8],
    ];
  return HIPS[plan] ?? [];
}

/** How much higher its body is in a stride than in its own drawing, because its legs are longer. */
export function riseOf({ plan }: Kind, drawing: Drawing, stride: Stride = 'stand'): number {
  if (stride === 'stand') return 0;
  return drawing === 'prowling' ? STRETCH : drawing === 'own' && plan === 'dragon' ? LEGS : 0;
}

/** A standing leg that is folded under a body that sits: how much of it is seen, and how far it is before its place. */
const FOLDED = 'translate(10 0) scale(1 .56)';

/** @param sits whether its hind legs are folded */
export function strides(markup: string, kind: Kind, stride: Stride, sits: boolean): string {
  const hips = hipsOf(kind);
  if (hips.length === 0 || (stride === 'stand' && !sits)) return markup;
  const turns: readonly number[] = hips.length === 2 ? STEPS[stride] : STRIDES[stride];
  let nth = -1;
  return markup.replaceAll('<g data-part="leg">', (leg) => {
    nth += 1;
    const [x, y] = hips[nth] ?? [0, 0];
    const turn = turns[nth] ?? 0;
    if (sits) return nth % 2 === 0 ? `<g data-part="leg" transform="${FOLDED}">` : leg;
    return turn ? `<g data-part="leg" transform="${pathData`rotate(${turn} ${x} ${y})`}">` : leg;
  });
}

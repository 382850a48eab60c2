/** Animals that cannot curl up lie down like a sphinx. */
import { at, type Disc } from '../../paper/svg.ts';
import { headOf } from '../draw.ts';
import type { Kind, Plan } from '../kind.ts';

/** How much of a standing leg is seen in front of one that is folded, and how far it is before its place. */
const FOLDED = { share: 0.3, forward: 12 } as const;
/** How far the body is lower, so that it lies on the ground. */
const DOWN: Partial<Record<Plan, number>> = {
  stand: 27,
  dino: 27,
  plated: 22,
  cloak: 0,
  dragon: 0,
  griffin: 30,
  crocodile: 10,
  turtle: 14,
};
/** The belly of a low animal is this much lower than the top of its legs. */
const LOW_BELLY = 11;
const LOW_LEGS = 26;

/** How an animal lies. */
export interface Rest {
  /** How far everything is lower than in the drawing of one that stands. */
  down: number;
  head: Disc;
}

/** Null for those that sleep as they sit, perch or swim. */
export function restOf(kind: Kind): Rest | null {
  const down = kind.plan === 'low' ? (kind.legs ?? LOW_LEGS) - LOW_BELLY : DOWN[kind.plan];
  if (down === undefined || kind.form === 'sea') return null;
  const upright = headOf(kind);
  const head =
    kind.plan === 'dino'
      ? { ...LAID_HEAD, r: upright.r }
      : kind.plan === 'cloak'
        ? { ...LAID_FACE, r: LAID_FACE_SIZE }
        : kind.plan === 'turtle'
          ? { ...upright, y: upright.y + BOWED_NECK }
          : kind.plan === 'dragon'
            ? { ...LAID_CHIN, r: upright.r }
            : upright;
  return { down, head: { ...head, y: head.y + down } };
}

/** Where a long neck that lies on the ground has its head, before the body is lowered. */
export const LAID_HEAD = { x: 136, y: -66 } as const;

/** The middle of the head of a dragon whose chin lies on its paws, and by how much its body is wider and lower than upright. */
export const LAID_CHIN = { x: 30, y: -60 } as const;
export const LAID_BODY = { x: 1.2, y: 0.62 } as const;

/** How much lower a turtle's head is on its bent neck, before the body is lowered. */
export const BOWED_NECK = 30;

/** The middle of the face of a friend in a night cloak that lies on its side. */
export const LAID_FACE = { x: 71, y: -68 } as const;
const LAID_FACE_SIZE = 44;
/** How its cloak is turned. */
export const LAID_CLOAK = { x: -62, y: -52, turn: 82, flip: false } as const;

/** A drawing of an animal that stands, with its legs folded under it. */
export const resting = (standing: string, down: number): string =>
  at(
    0,
    down,
    1,
    standing.replaceAll(
      '<g data-part="leg">',
      `<g data-part="leg" transform="translate(${FOLDED.forward} ${1 - down}) scale(1 ${FOLDED.share})">`,
    ),
  );

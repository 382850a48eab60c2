/** Arms, claws and trunks that reach for something, instead of those that rest in the drawing. */
import { darken, lighten } from '../../paper/color.ts';
import { at, circle, line, path, pathData } from '../../paper/svg.ts';
import type { Point } from '../drawn-body.ts';
import type { Paint } from '../face.ts';
import type { Kind } from '../kind.ts';
import { furColors, type Limb as LimbPart, limb as limbGroup } from '../parts/limbs.ts';
import { hasTrunk } from '../parts/muzzles.ts';
import { rotated } from './moves.ts';

/** How a limb is drawn that reaches. */
export interface Limb {
  length: number;
  /** Half of its width at the shoulder and at its end. */
  widths: readonly [number, number];
  color: string;
  /** How it is counted among the limbs of a drawing that has many. */
  part?: LimbPart;
  /** How much of its length is what grips. */
  gripLength?: number;
  /** What grips, over the thing that it holds: with its middle at (0, 0), pointing to the right. */
  end: (paint: Paint) => string;
}

const paw =
  (color: string, r: number) =>
  (paint: Paint): string =>
    circle(0, 0, r, paint(color)) +
    `<g stroke="none">${line(pathData`M${r - 1} -4H${r - 6}M${r} 1H${r - 6}M${r - 1} 6H${r - 6}`, darken(color, 0.35), 2, 'stroke-opacity=".6"')}</g>`;

const hand =
  (color: string, r: number) =>
  (paint: Paint): string =>
    circle(0, 0, r, paint(color));

const claw =
  (color: string) =>
  (paint: Paint): string =>
    at(
      0,
      0,
      0.85,
      at(-10, CLAW, 1, path('M-4-16C-30-32-28-66-4-78C2-62 6-56 12-52C16-60 24-66 36-66C42-40 26-16 8-12Z', paint(color))),
      90,
    );
/** From the root of a claw to its opening. */
const CLAW = 54;

const none = (): string => '';

function furry(kind: Kind): Limb {
  const { legs, paws } = furColors(kind);
  const end = paws === legs ? lighten(legs, 0.08) : paws;
  switch (kind.form) {
    case 'big':
      return { length: 92, widths: [16, 13], color: legs, end: paw(end, 16) };
    case 'pouch':
    case 'empty pouch':
    case 'upright':
      return { length: 66, widths: [9, 8], color: legs, end: paw(end, 10) };
    case 'lanky':
      return { length: 108, widths: [12, 9], color: legs, end: paw(end, 12) };
    default:
      return { length: 86, widths: [12, 10], color: legs, end: paw(end, 13) };
  }
}

/** Null for those that reach with their mouths, beaks or wings. */
export function limbOf(kind: Kind): Limb | null {
  const k = kind.dark ?? darken(kind.color, 0.3);
  switch (kind.plan) {
    case 'sit':
      return furry(kind);
    case 'frog':
      return {
        length: 84,
        widths: [8, 6.5],
        color: kind.color,
        end: paw(kind.form === 'tree' ? (kind.accent ?? k) : lighten(kind.color, 0.08), 11),
      };
    case 'dragon':
      return kind.form
        ? { length: 52, widths: [8, 6], color: kind.color, end: paw(lighten(kind.color, 0.08), 9) }
        : { length: 74, widths: [10, 8], color: kind.color, end: paw(lighten(kind.color, 0.08), 12) };
    case 'merfolk':
      return { length: 68, widths: [6, 5], color: kind.light ?? '#f0c8a4', end: hand(kind.light ?? '#f0c8a4', 8) };
    case 'cloak':
      return { length: 82, widths: [11, 12], color: k, end: hand(kind.light ?? '#f6dcae', 9) };
    case 'octopus':
      return { length: 128, widths: kind.form === 'cuttlefish' ? [8, 4] : [11, 6], color: kind.color, end: none, part: 'arm' };
    case 'crab':
      return { length: 108, widths: [7, 5], color: kind.color, end: claw(kind.color), gripLength: CLAW * 0.6 };
    case 'spider':
      return { length: 104, widths: kind.form === 'tarantula' ? [8, 7] : [4.5, 3.5], color: k, end: none, part: 'leg' };
    case 'stand':
      return hasTrunk(kind) ? { length: 168, widths: [22, 10], color: kind.color, end: none } : null;
    default:
      return null;
  }
}

/** Where the end is of a limb that reaches for a point: no further than it is long. */
export function endOf({ x, y }: Point, target: Point, length: number): Point {
  const far = Math.hypot(target.x - x, target.y - y);
  const share = far > length ? length / far : 1;
  return { x: x + (target.x - x) * share, y: y + (target.y - y) * share };
}

/** @param end from {@link endOf} @param side -1 for the left one in the drawing, 1 for the right one */
export function reachingLimb(
  limb: Limb,
  shoulder: Point,
  end: Point,
  side: -1 | 1,
  paint: Paint,
  bend: Point = bendOf(limb, shoulder, end, side),
): { arm: string; end: string } {
  const wrist = endOf(bend, end, Math.hypot(end.x - bend.x, end.y - bend.y) - (limb.gripLength ?? 0));
  const [wide, narrow] = limb.widths;
  const [first, last] = [normal(shoulder, bend), normal(bend, wrist)];
  const middle = normal(shoulder, wrist);
  const half = (wide + narrow) / 2;
  // Beyond its end, so that it is round.
  const tip = { x: wrist.x + last.y * narrow * 1.4, y: wrist.y - last.x * narrow * 1.4 };
  const arm = path(
    pathData`M${shoulder.x + first.x * wide} ${shoulder.y + first.y * wide}Q${bend.x + middle.x * half} ${bend.y + middle.y * half} ${wrist.x + last.x * narrow} ${wrist.y + last.y * narrow}` +
      pathData`Q${tip.x} ${tip.y} ${wrist.x - last.x * narrow} ${wrist.y - last.y * narrow}` +
      pathData`Q${bend.x - middle.x * half} ${bend.y - middle.y * half} ${shoulder.x - first.x * wide} ${shoulder.y - first.y * wide}` +
      pathData`Q${shoulder.x - first.y * wide * 1.4} ${shoulder.y + first.x * wide * 1.4} ${shoulder.x + first.x * wide} ${shoulder.y + first.y * wide}Z`,
    paint(limb.color),
  );
  const grip = limb.end(paint);
  const turn = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return { arm: limb.part ? limbGroup(limb.part, arm) : arm, end: grip && at(end.x, end.y, 1, grip, turn) };
}

/** What is too long bends outward and down. */
function bendOf({ length }: Limb, shoulder: Point, end: Point, side: -1 | 1): Point {
  const slack = Math.max(0, length - Math.hypot(end.x - shoulder.x, end.y - shoulder.y));
  return { x: (shoulder.x + end.x) / 2 + side * slack * 0.35, y: (shoulder.y + end.y) / 2 + slack * 0.35 };
}

/** A unit vector to the right of the way from one point to another. */
function normal(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return rotated({ x: (to.x - from.x) / far, y: (to.y - from.y) / far }, 90);
}

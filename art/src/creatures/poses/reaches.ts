/** Where a creature's arms, wings or trunk reach, and what they look like there. */

import type { KindAnchors } from '../anchors.ts';
import type { Point, Stance } from '../drawn-body.ts';
import type { Face, Paint } from '../face.ts';
import type { Kind } from '../kind.ts';
import { hasTrunk } from '../parts/muzzles.ts';
import { liftTowards, wingRoots } from '../parts/upright-birds.ts';
import { rotated } from './moves.ts';
import { endOf, type Limb, limbOf, reachingLimb } from './reaching.ts';
import type { Sides } from './trunks.ts';

/** What reaches, in the coordinates of a drawing. */
export interface Reached {
  /** Behind what it holds. */
  arms: string;
  /** Over what it holds. */
  ends: string;
  /** Where its hands are, left and right in the drawing. */
  hands: Sides;
  /** What its own drawing leaves out or lifts. */
  face: Pick<Face, 'busy' | 'wings'>;
}

/** Points to reach for, left and right in the drawing. */
export type Targets = readonly [Point | null, Point | null];

const SIDES = [-1, 1] as const;
const HANGING = 6;
const FLYING = 86;

/** Where a trunk begins, below the middle of a head. */
const trunkRoot = ({ head }: KindAnchors): Point => ({ x: head.x, y: head.y + 14 });

/** Where its arms begin and how long they are; null for those that have none to reach with. */
export function armsOf(kind: Kind, still: KindAnchors): { roots: Sides; length: number } | null {
  if (kind.plan === 'bird') return wingRoots(kind);
  const limb = limbOf(kind);
  if (!limb) return null;
  const root = trunkRoot(still);
  return { roots: hasTrunk(kind) ? [root, root] : still.shoulders, length: limb.length };
}

/** @param forward where the drawing faces @param up whether arms that do nothing are raised */
export function gestured(
  { roots, length }: { roots: Sides; length: number },
  { head, mouth }: KindAnchors,
  gesture: Stance['gesture'],
  forward: -1 | 1,
  up: boolean,
): Targets {
  const near = forward > 0 ? 1 : 0;
  const from = (side: 0 | 1, x: number, y: number): Point => ({ x: roots[side].x + x * length, y: roots[side].y + y * length });
  const one = (target: Point): Targets => (near === 1 ? [null, target] : [target, null]);
  const both = (x: number, y: number): Targets => [from(0, -x, y), from(1, x, y)];
  switch (gesture) {
    case 'wave':
      return one(from(near, forward * 0.6, -0.78));
    case 'point':
      return one(from(near, forward, -0.12));
    case 'listen':
      return one({ x: head.x + forward * head.r * 0.9, y: head.y + head.r * 0.1 });
    case 'whisper':
      return one({ x: head.x + forward * head.r * 0.75, y: mouth.y });
    case 'hug':
      return [from(0, forward > 0 ? 0.8 : -0.9, 0.12), from(1, forward > 0 ? 0.9 : -0.8, 0.12)];
    default:
      return up ? both(0.6, -0.74) : [null, null];
  }
}

export function reached(kind: Kind, still: KindAnchors, targets: Targets, flies: boolean, paint: Paint): Reached | null {
  if (kind.plan === 'bird') return winged(kind, targets, flies);
  const limb = limbOf(kind);
  const arms = armsOf(kind, still);
  if (!limb || !arms || targets.every((target) => target === null)) return null;
  return hasTrunk(kind) ? withTrunk(limb, arms.roots[0], still, targets, paint) : withArms(limb, arms.roots, still, targets, paint);
}

function withArms(limb: Limb, roots: Sides, still: KindAnchors, targets: Targets, paint: Paint): Reached {
  const drawn = SIDES.map((side, nth) => {
    const [root, target] = [roots[nth] ?? roots[0], targets[nth]];
    if (!target) return { hand: still.hands[nth] ?? root, arm: '', end: '' };
    const hand = besideFace(endOf(root, target, limb.length), still, side);
    return { hand, ...reachingLimb(limb, root, hand, side, paint) };
  });
  const [left, right] = drawn;
  return {
    arms: drawn.map(({ arm }) => arm).join(''),
    ends: drawn.map(({ end }) => end).join(''),
    hands: [left?.hand ?? roots[0], right?.hand ?? roots[1]],
    face: { busy: [targets[0] !== null, targets[1] !== null] },
  };
}

/** A hand that would be before the eyes is beside the head. */
function besideFace(hand: Point, { head, mouth }: KindAnchors, side: -1 | 1): Point {
  const covers = Math.abs(hand.x - head.x) < head.r * BESIDE && hand.y > head.y - head.r && hand.y < mouth.y - 8;
  return covers ? { x: head.x + side * head.r * BESIDE, y: hand.y } : hand;
}
const BESIDE = 0.82;

function withTrunk(limb: Limb, root: Point, still: KindAnchors, targets: Targets, paint: Paint): Reached {
  const target = targets[1] ?? targets[0] ?? root;
  const side = target.x < root.x ? -1 : 1;
  const hand = besideFace(endOf(root, target, limb.length), still, side);
  // Out below the eye first, and then up.
  const bend = { x: root.x + (hand.x - root.x) * 0.85, y: Math.max(root.y, hand.y) + (hand.y < root.y ? 44 : 0) };
  const { arm } = reachingLimb(limb, root, hand, side, paint, bend);
  return { arms: arm, ends: '', hands: [hand, hand], face: { busy: [true, true] } };
}

function winged(kind: Kind, targets: Targets, flies: boolean): Reached | null {
  if (!flies && targets.every((target) => target === null)) return null;
  const { roots, length, hanging } = wingRoots(kind);
  const lifts = SIDES.map((side, nth) => {
    const target = targets[nth];
    return target ? liftTowards(roots[nth] ?? roots[0], target, side) : flies ? FLYING : HANGING;
  });
  const tip = (nth: 0 | 1): Point => {
    const away = rotated({ x: length, y: 0 }, hanging - (lifts[nth] ?? 0));
    return { x: roots[nth].x + away.x * SIDES[nth], y: roots[nth].y + away.y };
  };
  return { arms: '', ends: '', hands: [tip(0), tip(1)], face: { wings: [lifts[0] ?? 0, lifts[1] ?? 0] } };
}

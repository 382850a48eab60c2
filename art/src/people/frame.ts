/** How a body of each age and build is proportioned. */
import type { CastAge, CastBuild } from '@tuckaway/domain';

/** Lengths in drawing units. */
export interface Frame {
  /** By how much a head with a radius of 45 is scaled, in width and height. */
  readonly head: { readonly x: number; readonly y: number };
  /** From the ground to the hips, from there to the neck, and how far the chin is above it. */
  readonly leg: number;
  readonly spine: number;
  readonly neck: number;
  /** Half widths. */
  readonly shoulder: number;
  readonly waist: number;
  readonly hip: number;
  /** From a shoulder to a hand that hangs, and to one that stretches. */
  readonly arm: number;
  readonly reach: number;
  /** Widths of limbs. */
  readonly sleeve: number;
  readonly thigh: number;
  readonly hand: number;
  readonly foot: number;
  /** How far the back is bent, in degrees. */
  readonly stoop: number;
  /** The size of a wheelchair. */
  readonly chair: number;
}

const AGES: Record<CastAge, Frame> = {
  baby: {
    ...{ head: { x: 0.8, y: 0.76 }, leg: 17, spine: 36, neck: -5, shoulder: 17, waist: 24, hip: 21, arm: 30, reach: 54 },
    ...{ sleeve: 13.5, thigh: 17, hand: 7.2, foot: 0.66, stoop: 0, chair: 0.6 },
  },
  small: {
    ...{ head: { x: 0.9, y: 0.86 }, leg: 31, spine: 44, neck: -3, shoulder: 21, waist: 29, hip: 25, arm: 42, reach: 78 },
    ...{ sleeve: 15, thigh: 18.5, hand: 8.4, foot: 0.86, stoop: 0, chair: 0.8 },
  },
  child: {
    ...{ head: { x: 0.87, y: 0.88 }, leg: 57, spine: 56, neck: 0, shoulder: 23, waist: 26, hip: 24, arm: 56, reach: 96 },
    ...{ sleeve: 15.5, thigh: 19, hand: 9, foot: 1, stoop: 0, chair: 1 },
  },
  grown: {
    ...{ head: { x: 0.74, y: 0.8 }, leg: 112, spine: 86, neck: 5, shoulder: 35, waist: 32, hip: 31, arm: 88, reach: 132 },
    ...{ sleeve: 17.5, thigh: 22, hand: 10, foot: 1.15, stoop: 0, chair: 1.32 },
  },
  old: {
    ...{ head: { x: 0.76, y: 0.79 }, leg: 103, spine: 80, neck: 0, shoulder: 31, waist: 34, hip: 31, arm: 80, reach: 120 },
    ...{ sleeve: 17, thigh: 21, hand: 9.6, foot: 1.1, stoop: 13, chair: 1.25 },
  },
};

/** Factors of the widths of a trunk's middle and of the limbs. */
const BUILDS: Record<CastBuild, { trunk: number; limb: number; shoulder: number }> = {
  slim: { trunk: 0.8, limb: 0.88, shoulder: 0.93 },
  usual: { trunk: 1, limb: 1, shoulder: 1 },
  round: { trunk: 1.55, limb: 1.14, shoulder: 1.1 },
};

export function frameOf(age: CastAge, build: CastBuild): Frame {
  const frame = AGES[age];
  const { trunk, limb, shoulder } = BUILDS[build];
  return {
    ...frame,
    shoulder: frame.shoulder * shoulder,
    waist: frame.waist * trunk,
    hip: frame.hip * (1 + (trunk - 1) * 0.7),
    sleeve: frame.sleeve * limb,
    thigh: frame.thigh * limb,
  };
}

/** The radius of a head before it is scaled, and its middle above the chin. */
const HEAD = 45;

/** How tall someone stands, without hair and hats. */
export function standingHeight(age: CastAge): number {
  const { leg, spine, neck, head } = AGES[age];
  return leg + spine + neck + 2 * HEAD * head.y;
}

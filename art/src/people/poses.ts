/** How a body stands, sits, flies and so on, facing right: where its hips, its feet and its hands are. */

import type { CastAge } from '@tuckaway/domain';
import type { BodyPose } from '../creatures/drawn-body.ts';

type Pair = readonly [x: number, y: number];

export interface Posed {
  /** How high the hips are, in lengths of a leg, or in units for those who touch the ground with them. */
  readonly rise: number;
  /** How far before the feet the hips are, in lengths of a leg. */
  readonly shift?: number;
  /** How far back and head lean forward, in degrees. */
  readonly spine?: number;
  readonly head?: number;
  /** The rear foot and the one before it, from below the hips, in lengths of a leg; y from the ground. */
  readonly feet: readonly [Pair, Pair];
  /** Degrees by which the feet are turned, heel to toe. */
  readonly soles?: readonly [number, number];
  /** Where the rear hand and the other one hang, from their shoulders, in lengths of an arm. */
  readonly hands?: readonly [Pair, Pair] | undefined;
  /** Knees bend downward, as those of someone prone do. */
  readonly prone?: boolean;
  /** It touches the ground with its hips. */
  readonly seated?: boolean;
}

export const POSES: Record<BodyPose, Posed> = {
  stand: {
    rise: 1,
    feet: [
      [-0.24, 0],
      [0.24, 0],
    ],
  },
  walk: {
    ...{ rise: 0.95, spine: 4, soles: [26, -12] },
    feet: [
      [-0.66, -0.08],
      [0.56, -0.02],
    ],
    hands: [
      [-0.42, 0.84],
      [0.5, 0.74],
    ],
  },
  run: {
    ...{ rise: 1.02, spine: 13, head: 4, soles: [52, -22] },
    feet: [
      [-0.86, -0.5],
      [0.66, -0.16],
    ],
    hands: [
      [-0.72, 0.36],
      [0.72, 0.12],
    ],
  },
  sit: {
    ...{ rise: 0, spine: -4, soles: [-64, -64], seated: true },
    feet: [
      [1.1, -0.04],
      [1.22, 0.06],
    ],
    hands: [
      [-0.36, 0.86],
      [0.42, 0.74],
    ],
  },
  kneel: {
    ...{ rise: 0.56, spine: 5, soles: [72, 72] },
    feet: [
      [-0.66, -0.04],
      [-0.4, 0.02],
    ],
    hands: [
      [-0.1, 0.84],
      [0.5, 0.62],
    ],
  },
  lie: {
    ...{ rise: 0, shift: -0.4, spine: 64, head: 2, soles: [150, 160], prone: true, seated: true },
    feet: [
      [-0.72, -0.66],
      [-0.92, -0.46],
    ],
    hands: [
      [0.3, 0.55],
      [0.6, 0.5],
    ],
  },
  sleep: {
    rise: 0,
    feet: [
      [1, 0],
      [1, 0],
    ],
  },
  climb: {
    ...{ rise: 1.08, spine: 4, head: -6, soles: [10, -16] },
    feet: [
      [-0.2, 0],
      [0.5, -0.52],
    ],
    hands: [
      [-0.7, -1.1],
      [0.6, -1.45],
    ],
  },
  jump: {
    ...{ rise: 1.42, spine: 2, soles: [34, -14] },
    feet: [
      [-0.52, -0.6],
      [0.46, -0.72],
    ],
    hands: [
      [-0.86, -0.8],
      [0.86, -0.9],
    ],
  },
  fall: {
    ...{ rise: 0.9, shift: -0.2, spine: -52, head: -26, soles: [-70, -50] },
    feet: [
      [0.74, -1.24],
      [1.02, -0.82],
    ],
    hands: [
      [-0.7, -0.95],
      [0.85, -0.75],
    ],
  },
  fly: {
    ...{ rise: 1.3, shift: -0.3, spine: 64, head: 10, soles: [96, 88], prone: true },
    feet: [
      [-0.98, -1.22],
      [-1.02, -0.92],
    ],
    hands: [
      [-0.5, -1],
      [1.4, 0.1],
    ],
  },
  swim: {
    ...{ rise: 0.62, shift: -0.4, spine: 70, head: 6, soles: [96, 82], prone: true },
    feet: [
      [-0.94, -0.7],
      [-0.96, -0.3],
    ],
    hands: [
      [-0.5, -0.9],
      [1.4, 0.3],
    ],
  },
  dance: {
    ...{ rise: 1.02, spine: -5, head: -6, soles: [6, -30] },
    feet: [
      [-0.2, 0],
      [0.62, -0.42],
    ],
    hands: [
      [-0.8, 0.1],
      [0.62, -1.1],
    ],
  },
  ride: {
    ...{ rise: 0, spine: 2, soles: [20, -10], seated: true },
    feet: [
      [-0.58, 0.7],
      [0.62, 0.72],
    ],
    hands: [
      [0.62, 0.5],
      [0.72, 0.42],
    ],
  },
};

/** In a wheelchair, whose seat is as high as the hips. */
export const ON_WHEELS: Posed = {
  rise: 0.94,
  feet: [
    [-0.3, -0.14],
    [0.34, -0.14],
  ],
  hands: [
    [-0.42, 0.7],
    [0.42, 0.7],
  ],
};

const CRAWL: Posed = {
  ...{ rise: 1.2, shift: -0.7, spine: 66, head: 2, soles: [78, 86], prone: true },
  feet: [
    [-0.9, -0.1],
    [-1.3, 0],
  ],
  hands: [
    [0.05, 1.2],
    [0.75, 1.1],
  ],
};

/** Babies crawl where others walk. */
const BABY: Partial<Record<BodyPose, Posed>> = { walk: CRAWL, run: CRAWL };

export const posed = (pose: BodyPose, age: CastAge): Posed => (age === 'baby' && BABY[pose]) || POSES[pose];

/** Where hands are that hold nothing: hanging, showing a feeling, or making a gesture. */
import type { ShownEmotion } from '@tuckaway/domain';
import type { Point, Stance } from '../creatures/drawn-body.ts';
import { plus, turned } from './limbs.ts';

type Pair = readonly [x: number, y: number];
type Hands = readonly [rear: Pair, front: Pair];

/** From the shoulders, in lengths of an arm, of someone who faces right and stands. */
const IDLE: Record<ShownEmotion, Hands> = {
  happy: [
    [-0.4, 0.82],
    [0.46, 0.74],
  ],
  curious: [
    [-0.3, 0.88],
    [0.62, 0.22],
  ],
  worried: [
    [0.36, 0.5],
    [-0.34, 0.44],
  ],
  surprised: [
    [-0.62, -0.04],
    [0.62, -0.06],
  ],
  proud: [
    [-0.12, 0.68],
    [0.12, 0.68],
  ],
  sulky: [
    [0.56, 0.5],
    [-0.56, 0.4],
  ],
  sleepy: [
    [-0.26, 0.94],
    [0.26, 0.94],
  ],
  asleep: [
    [-0.26, 0.94],
    [0.26, 0.94],
  ],
  yawning: [
    [-0.3, 0.86],
    [0.62, -1.22],
  ],
};

export const idleHands = (feeling: ShownEmotion): Hands => IDLE[feeling];

/** Both hands of a gesture; null where it leaves one as it is. */
interface Gesturing {
  rear: Point | null;
  front: Point | null;
}

/** What the hands know of the body that they belong to. */
export interface Shoulders {
  rear: Point;
  front: Point;
  reach: number;
  /** A point of the head, from its middle, in units of the head. */
  onHead: (x: number, y: number) => Point;
  /** The same point, or one at the side of the head that would hide it. */
  beside: (to: Point) => Point;
}

export function gesturing(gesture: NonNullable<Stance['gesture']>, body: Shoulders, way: -1 | 1, gaze: Point): Gesturing {
  const { rear, front, reach, onHead, beside } = body;
  const from = (shoulder: Point, x: number, y: number, length = reach): Point =>
    beside(plus(shoulder, { x: x * length * way, y: y * length }));
  switch (gesture) {
    case 'wave':
      return { rear: null, front: from(front, 0.52, -0.8) };
    case 'point': {
      const up = gaze.y * 38;
      return { rear: null, front: plus(front, turned({ x: way * reach * 0.94, y: 0 }, way * (up - 8))) };
    }
    case 'listen':
      return { rear: null, front: onHead(way * 60, 2) };
    case 'whisper':
      return { rear: null, front: onHead(way * 42, 33) };
    case 'hug':
      return { rear: from(rear, 0.96, 0.3, reach * 0.94), front: from(front, 0.9, -0.1, reach * 0.94) };
  }
}

/** What the composer knows of a person or a creature: how it shall stand, and where it can touch and be touched. */
import type { ColorWord, ObjectKind, ShownEmotion } from '@tuckaway/domain';
import type { Bounds } from '../paper/bounds.ts';
import type { Disc } from '../paper/svg.ts';

/** In the units of a body: its feet are at (0, 0), and up is negative. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type BodyPose =
  | 'stand'
  | 'walk'
  | 'run'
  | 'sit'
  | 'kneel'
  | 'lie'
  | 'sleep'
  | 'climb'
  | 'jump'
  | 'fall'
  | 'fly'
  | 'swim'
  | 'dance'
  /** Legs astride, on a back. */
  | 'ride';

export interface Stance {
  readonly pose: BodyPose;
  /** Which way it faces in the picture: -1 left, 1 right. */
  readonly way: -1 | 1;
  readonly feeling: ShownEmotion;
  /** The direction of its eyes, each from -1 (left, up) to 1 (right, down); both 0 at the reader. */
  readonly gaze: Point;
  /** Degrees by which it leans to the right, from its feet. */
  readonly lean?: number;
  /** Where its hands, paws, fins, wings or trunk reach, left and right in the picture; a missing one hangs or rests. */
  readonly reach?: { readonly left?: Point; readonly right?: Point };
  /** What of a sleeper's bedding the page names, and in which color. */
  readonly bedding?: { readonly kind: ObjectKind; readonly color?: ColorWord };
  /** How it takes part without touching: a wave, a pointing arm, a hand behind the ear, arms that hug. */
  readonly gesture?: 'wave' | 'point' | 'listen' | 'whisper' | 'hug';
}

/** Where a drawn body touches things and is touched, as it is drawn: leaning, lying and turned around are included. */
export interface Anchors {
  /** What it grips with, left and right in the picture; of a body with one gripping part both are the same point. */
  readonly grip: { readonly left: Point; readonly right: Point };
  readonly mouth: Point;
  readonly head: Disc;
  readonly eyes: Point;
  /** Where a rider sits or a load lies; null if it carries nobody. */
  readonly back: Point | null;
  readonly lap: Point;
  readonly chest: Point;
  readonly tail: Point | null;
  /** Of a person, the foot that is ahead, and how far it is turned. */
  readonly foot?: Point & { readonly turn: number };
  /** The highest point of the head with ears, horns and hats. */
  readonly top: Point;
}

export interface DrawnBody {
  /** What is behind the things that it holds, as cut paper. */
  readonly body: string;
  /** Hands, paws or lips that lie over what they hold; may be empty. */
  readonly front: string;
  /** All of it without shadows, to find out what it covers. */
  readonly shapes: string;
  readonly anchors: Anchors;
  /** With ears, tail and hands, without what it holds. */
  readonly bounds: Bounds;
}

/** How far its gripping parts reach from their shoulders, for the composer to choose distances. */
export interface Reach {
  readonly shoulders: { readonly left: Point; readonly right: Point };
  readonly length: number;
}

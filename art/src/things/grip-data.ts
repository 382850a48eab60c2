/** What is written down of where a thing is touched. */

/** What one hand holds, what takes two arms, and what stays where it is. */
export type Weight = 'hand' | 'arms' | 'still';

export type Pair = readonly [x: number, y: number];
export type Quad = readonly [number, number, number, number];

/** What differs from the defaults, in the units of the thing's own drawing. */
export interface GripData {
  weight?: Weight;
  handle?: Pair;
  /** It lies on a palm, because a fist around it would hide it. */
  palm?: boolean;
  sides?: Quad;
  rim?: Pair;
  top?: readonly [x: number, y: number, width: number];
  /** Left, top, right, bottom. */
  inside?: Quad;
  under?: Quad;
  ends?: Quad;
  hides?: Quad;
  seat?: Pair;
  within?: boolean;
  spout?: Pair;
  hook?: Pair;
  /** An opening seen from slightly above: its middle and its radii. */
  mouth?: readonly [x: number, y: number, rx: number, ry: number];
  /** The outline of what lies before its contents; of a mouth, all below its nearer edge. */
  front?: string;
  /** It has to be open to hold something; what differs then. */
  open?: GripData;
}

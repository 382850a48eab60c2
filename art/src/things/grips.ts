/** Where things touch and are touched. */
import type { ObjectKind } from '@tuckaway/domain';
import type { Point } from '../creatures/drawn-body.ts';
import { type Bounds, boundsOf } from '../paper/bounds.ts';
import { Stage } from '../paper/stage.ts';
import { pathData } from '../paper/svg.ts';
import type { GripData, Pair, Quad, Weight } from './grip-data.ts';
import { HAND_GRIPS } from './hand-grips.ts';
import { LARGE_GRIPS } from './large-grips.ts';
import { NEW_GRIPS } from './new-grips.ts';
import { drawingOf, holderOf, paintedThing } from './objects.ts';
import { separateLights } from './thing.ts';

/** In the coordinates of a drawn thing: its foot is at (0, 0), and up is negative. */
export interface Grips {
  readonly weight: Weight;
  /** Where one hand holds it. */
  readonly handle: Point;
  /** It lies on that hand, over its fingers. */
  readonly palm: boolean;
  /** Where two hands carry it. */
  readonly sides: { readonly left: Point; readonly right: Point };
  /** The middle of its upper edge; of a container, of the edge in front. */
  readonly rim: Point;
  /** Where things lie on it, and the width for them. */
  readonly top: Point & { readonly width: number };
  /** Where what it contains is seen: its foot is at the lower edge, behind the front. */
  readonly inside: Bounds | null;
  /** Where what is under it is seen. */
  readonly under: Bounds | null;
  /** The ends of something long: of a wind instrument and a telescope, the first is the player's; else the left or upper one. */
  readonly ends: readonly [Point, Point];
  /** The edge over which, or beside which, somebody behind or inside it peeks. */
  readonly hides: readonly [Point, Point];
  /** The foot of a rider or sitter. */
  readonly seat: Point | null;
  /** Whether the front hides the legs of a rider. */
  readonly within: boolean;
  /** Where it pours. */
  readonly spout: Point | null;
  /** Where something hangs from it, or where it hangs from something. */
  readonly hook: Point;
}

const DATA: Readonly<Partial<Record<ObjectKind, GripData>>> = { ...HAND_GRIPS, ...LARGE_GRIPS, ...NEW_GRIPS };

export const gripDataOf = (kind: ObjectKind): GripData => DATA[kind] ?? {};

/** Of drawings of a single story that are not touched like their kinds. */
export const OWN_GRIPS: Readonly<Record<string, GripData>> = { yellowChair: { seat: [0, -62] } };

/** How much of a thing is above the edge of its container, and how much below it, as shares of half the opening's width. */
const CONTENTS = { above: 1.7, below: 0.45 } as const;
/** Two hands on one handle. */
const HAND = 9;
/** How far above its foot a thing touches the palm on which it lies. */
const PALM = 4;

/** The outline of the front wall of a container. */
export function frontOutline({ front, mouth }: GripData, { left, right, bottom }: Bounds): string | null {
  if (front) return front;
  if (!mouth) return null;
  const [x, y, rx, ry] = mouth;
  return pathData`M${left - 9} ${y}H${x - rx}A${rx} ${ry} 0 0 0 ${x + rx} ${y}H${right + 9}V${bottom + 9}H${left - 9}Z`;
}

const insideOf = ([x, y, rx]: NonNullable<GripData['mouth']>): Quad => [
  x - rx * 0.86,
  y - rx * CONTENTS.above,
  x + rx * 0.86,
  y + rx * CONTENTS.below,
];

/** @param bounds of the thing's own drawing. @param scale from there to the drawn thing. */
export function gripsWithin(data: GripData, bounds: Bounds, scale: number): Grips {
  const { left, right, top, bottom } = bounds;
  const point = ([x, y]: Pair): Point => ({ x: x * scale, y: (y - bottom) * scale });
  const box = ([l, t, r, b]: Quad): Bounds => ({
    left: l * scale,
    top: (t - bottom) * scale,
    right: r * scale,
    bottom: (b - bottom) * scale,
  });
  const two = ([x0, y0, x1, y1]: Quad): [Point, Point] => [point([x0, y0]), point([x1, y1])];
  const [middle, height, width] = [(left + right) / 2, bottom - top, right - left];
  const { mouth } = data;
  const inside = data.inside ?? (mouth && insideOf(mouth));
  const rim = data.rim ?? (mouth ? ([mouth[0], mouth[1] + mouth[3]] as const) : ([data.top?.[0] ?? middle, data.top?.[1] ?? top] as const));
  const [topX, topY, topWidth] = data.top ?? (mouth ? [mouth[0], mouth[1], mouth[2] * 1.6] : [middle, top, width * 0.6]);
  const sideY = bottom - height * 0.35;
  const onHandle =
    data.handle && data.weight === 'hand'
      ? ([data.handle[0] - HAND, data.handle[1], data.handle[0] + HAND, data.handle[1]] as const)
      : null;
  const [first, second] = two(data.sides ?? onHandle ?? [left + width * 0.08, sideY, right - width * 0.08, sideY]);
  return {
    weight: data.weight ?? 'still',
    handle: point(data.handle ?? (data.palm ? [middle, bottom - PALM] : [middle, bottom - height * 0.45])),
    palm: data.palm ?? false,
    sides: { left: first, right: second },
    rim: point(rim),
    top: { ...point([topX, topY]), width: topWidth * scale },
    inside: inside ? box(inside) : null,
    under: data.under ? box(data.under) : null,
    ends: two(data.ends ?? [left, bottom - height / 2, right, bottom - height / 2]),
    hides: two(data.hides ?? (mouth ? [mouth[0] - mouth[2], mouth[1], mouth[0] + mouth[2], mouth[1]] : [right, top, right, bottom])),
    seat: data.seat ? point(data.seat) : null,
    within: data.within ?? false,
    spout: data.spout ? point(data.spout) : null,
    hook: point(data.hook ?? [middle, top]),
  };
}

const known = new Map<ObjectKind, Grips>();

/** The grips of a thing in its usual size. */
export function gripsOf(kind: ObjectKind): Grips {
  const grips = known.get(kind) ?? usualGrips(kind);
  known.set(kind, grips);
  return grips;
}

function usualGrips(kind: ObjectKind): Grips {
  const s = new Stage(1, 1, kind, 'g', 'calm');
  const { solid } = separateLights(paintedThing(s, kind));
  return gripsWithin(gripDataOf(kind), boundsOf(holderOf(kind, s) + solid), drawingOf(kind).scale);
}

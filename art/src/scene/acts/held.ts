/** Things in hands, in mouths and on noses. */
import type { ObjectKind } from '@tuckaway/domain';
import type { DrawnBody, Point } from '../../creatures/drawn-body.ts';
import { type Cluster, FRONT, HELD, minus, type PlacedBody, type PlacedThing, placed, placedBounds, plus, type Spot } from '../cluster.ts';
import type { StageFigure, StageThing } from '../roles.ts';
import { lengthOf, MISS, type Player, reaching, rightOf } from './touching.ts';

/** What is nearly as high as a thing is at its top, as a share of its height. */
const TOP = 0.8;

/** What a mouth holds hangs from it, so that the face is seen: from its handle or its upper end, a cup without one there from its rim. */
export function hanging({ grips: { handle, ends, rim, inside }, height }: StageThing): Point {
  const [highest = handle] = [handle, ...ends].toSorted((one, other) => one.y - other.y);
  if (highest.y < -height * TOP) return highest;
  return inside ? rim : { x: handle.x, y: -height * 0.95 };
}

/** They are played and looked through from their first end. */
const WITH_MOUTHPIECE: readonly ObjectKind[] = ['horn', 'flute'];

/** Where one hand holds a thing, or what lies on its palm. */
export const palmOf = ({ grips }: StageThing): Point => (grips.weight === 'hand' ? grips.handle : { x: 0, y: -3 });

/** How far to the side an arm that is stretched up may reach, as shares of its length. */
const UP_AND_ASIDE = [0.3, 0.45, 0.58, 0.7, 0.8, 0.88] as const;
const STRETCHED = 0.96;
/** The same beside the head. */
export const ASIDE = [0.8, 0.9, 0.97, 1] as const;

/** Where the middle of a thing is on the palm of a stretched arm. @param aside how far to the side, as a share of the arm's length */
function outstretched({ figure, stance: { way } }: Player, thing: StageThing, scale: number, aside: number, turn = 0): Point {
  const { shoulders, length } = figure.reach(way);
  const shoulder = shoulders[rightOf(way)];
  const k = scale / figure.k;
  const grip = placed({ x: 0, y: 0, k, turn }, palmOf(thing));
  return {
    x: shoulder.x + way * aside * length * STRETCHED - grip.x + ((thing.right - thing.left) / 2) * k,
    y: shoulder.y - Math.sqrt(1 - aside ** 2) * length * STRETCHED - grip.y - (thing.height / 2) * k,
  };
}

/** Where the middle of a thing is that is held up by one hand, beside or above the head, in units of the body. */
export function raised(player: Player, { anchors: { head, top } }: DrawnBody, thing: StageThing, scale: number): Point {
  const { way } = player.stance;
  const k = scale / player.figure.k;
  const half = { x: ((thing.left + thing.right) / 2) * k, y: (thing.height / 2) * k };
  const wishes = UP_AND_ASIDE.map((aside) => outstretched(player, thing, scale, aside));
  const isClear = ({ x, y }: Point): boolean => (x - head.x) * way - half.x > head.r * 1.05 || y + half.y < top.y;
  return wishes.find(isClear) ?? (wishes.at(-1) as Point);
}

/** How large a thing is in its bearer's hands: as on the ground, unless it would hide its bearer. */
export function heldScale({ height, k, freely }: StageFigure, thing: StageThing, share = freely ? 0.42 : 0.34): number {
  const room = height * k * share;
  return Math.min(0.95, room / thing.height, (room * 1.5) / (thing.left + thing.right));
}

/** Where a thing mostly is from its grip: -1 on the left, 1 on the right, 0 on both sides. */
const lopsided = (left: number, right: number): number => (right > left * LOPSIDED ? 1 : left > right * LOPSIDED ? -1 : 0);
const LOPSIDED = 3;

interface HoldOptions {
  turn?: number;
  scale?: number;
  /** On one hand, if it is not held by a handle. */
  onPalm?: boolean;
  /** It looks at what it holds. */
  sees?: boolean;
  /** What would hide the mouth of one with short arms is smaller. */
  clear?: boolean;
  /** What would hide the eyes is on the palm of an arm that is stretched to the side: how far, one after the other. */
  asides?: readonly number[];
}

/** How much smaller at a time, and at least as a factor of the usual; and from where on it is on one palm. */
const SMALLER = { step: 0.8, least: 0.45, onPalm: 0.7 } as const;
/** How far around their middles a mouth and eyes are seen, as shares of the radius of the head. */
const MOUTH = 0.34;
const EYES = 0.45;

/** Whether a held thing covers its bearer within this distance of a point. */
function hides(spot: Spot, point: Point, around: number, at: Spot, { left, right, height }: StageThing): boolean {
  const { x, y } = placed(spot, point);
  const room = around * spot.k;
  const box = placedBounds(at, { left: -left, right, top: -height, bottom: 0 });
  return x + room > box.left && x - room < box.right && y + room > box.top && y - room < box.bottom;
}

/** The direction from the bearer's eyes to the middle of the held thing. */
function gazeOn(spot: Spot, { anchors }: DrawnBody, at: Spot, { left, right, height }: StageThing): Point {
  const by = minus(placed(at, { x: (right - left) / 2, y: -height / 2 }), placed(spot, anchors.eyes));
  const far = lengthOf(by) || 1;
  return { x: by.x / far, y: by.y / far };
}

/**
 * Puts a body and what it holds.
 * @param wish where the middle of the thing should be, in units of the body
 */
export function holding(
  c: Cluster,
  player: Player,
  spot: Spot,
  thing: StageThing,
  wish: Point,
  { turn = 0, scale = heldScale(player.figure, thing), onPalm = false, sees = true, clear = false, asides = [] }: HoldOptions = {},
): { body: PlacedBody; held: PlacedThing } {
  const { figure, stance } = player;
  const center = placed(spot, wish);
  const blown = WITH_MOUTHPIECE.includes(thing.kind);
  const flip = blown && figure.freely && stance.way === -1;
  const half = ((thing.left - thing.right) / 2) * scale;
  const foot = { x: center.x + (flip ? -half : half), y: center.y + (thing.height / 2) * scale };
  const at: Spot = { ...foot, k: scale, turn, flip };
  const own = rightOf(stance.way);
  if (!figure.freely) {
    const grip = blown ? thing.grips.ends[0] : figure.balances ? { x: 0, y: 0 } : hanging(thing);
    // What stands out to one side does so ahead.
    const [behind, ahead] = [thing.left + grip.x, thing.right - grip.x];
    const turned = { ...at, flip: (blown ? 1 : lopsided(behind, ahead)) === -stance.way };
    const held = (drawn: DrawnBody): Spot => ({
      ...turned,
      ...plus(at, minus(placed(spot, drawn.anchors.grip[own]), placed(turned, grip))),
    });
    const first = figure.draw(stance);
    const drawn = sees ? figure.draw({ ...stance, gaze: gazeOn(spot, first, held(first), thing) }) : first;
    const smaller = scale * SMALLER.step;
    const isHidden = hides(spot, drawn.anchors.eyes, drawn.anchors.head.r * EYES, held(drawn), thing);
    if (isHidden && smaller > heldScale(figure, thing) * SMALLER.least)
      return holding(c, player, spot, thing, wish, { turn, scale: smaller, sees });
    return put(c, figure, drawn, spot, thing, held(drawn), [{ anchor: drawn.anchors.grip[own], grip }]);
  }
  const { grips } = thing;
  const both = grips.weight !== 'hand' && !onPalm;
  const handle = onPalm ? palmOf(thing) : grips.handle;
  const gripOf = { left: both ? grips.sides.left : handle, right: both ? grips.sides.right : handle };
  const sides = both ? (['left', 'right'] as const) : [own];
  const wishes = Object.fromEntries(sides.map((side) => [side, placed(at, gripOf[side])]));
  const first = reaching(player, spot, wishes);
  const gaze = gazeOn(spot, first.drawn, { ...at, ...plus(at, first.miss) }, thing);
  const { drawn, miss } = sees ? reaching({ figure, stance: { ...stance, gaze } }, spot, wishes) : first;
  const touches = sides.map((side) => ({ anchor: drawn.anchors.grip[side], grip: gripOf[side] }));
  const moved = { ...at, ...plus(at, miss) };
  const isFar = touches.some(({ anchor, grip }) => lengthOf(minus(placed(spot, anchor), placed(moved, grip))) > MISS);
  // Arms that are too short to hold both sides hold it up from below.
  if (isFar && both) return holding(c, player, spot, thing, wish, { turn, scale, sees, clear, onPalm: true, asides });
  const [aside] = asides;
  if (aside !== undefined && hides(spot, drawn.anchors.eyes, drawn.anchors.head.r * EYES, moved, thing)) {
    const to = outstretched(player, thing, scale, aside, turn);
    return holding(c, player, spot, thing, to, { turn, scale, sees, clear, onPalm: true, asides: asides.slice(1) });
  }
  const less = scale * SMALLER.step;
  if (
    clear &&
    less > heldScale(figure, thing) * SMALLER.least &&
    hides(spot, drawn.anchors.mouth, drawn.anchors.head.r * MOUTH, moved, thing)
  )
    // Two hands would cover what is so small.
    return holding(c, player, spot, thing, wish, {
      ...{ turn, scale: less, sees, clear },
      onPalm: onPalm || less < heldScale(figure, thing) * SMALLER.onPalm,
    });
  return put(c, figure, drawn, spot, thing, moved, touches, onPalm && grips.weight !== 'hand');
}

function put(
  c: Cluster,
  figure: StageFigure,
  drawn: DrawnBody,
  spot: Spot,
  thing: StageThing,
  at: Spot,
  touches: readonly { anchor: Point; grip: Point }[],
  isOnPalm = false,
): { body: PlacedBody; held: PlacedThing } {
  const marks = touches.map(({ anchor, grip }) => {
    const { onBody, onThing } = c.touch(anchor);
    return { onBody, onThing: onThing(grip) };
  });
  const body = c.putBody(figure, drawn, spot, undefined, marks.map(({ onBody }) => onBody).join(''));
  const held = c.putThing(
    thing,
    at,
    figure.freely && (thing.grips.palm || isOnPalm) ? FRONT + 1 : HELD,
    marks.map(({ onThing }) => onThing).join(''),
  );
  return { body, held };
}

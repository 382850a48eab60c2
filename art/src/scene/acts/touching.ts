/** Brings anchors and grips together: every act that touches something is made of these few moves. */
import type { Bounds } from '../../bounds.ts';
import { type Cluster, HELD, middle, minus, type PlacedBody, type PlacedThing, placed, plus, type Spot } from '../cluster.ts';
import type { DrawnBody, Point, Stance } from '../drawn-body.ts';
import type { StageFigure, StageThing } from '../roles.ts';

export type Way = -1 | 1;
export const rightOf = (way: Way): 'left' | 'right' => (way === 1 ? 'right' : 'left');
const leftOf = (way: Way): 'left' | 'right' => (way === 1 ? 'left' : 'right');

/** A figure and how it takes part, apart from where it reaches. */
export interface Player {
  readonly figure: StageFigure;
  readonly stance: Stance;
}

/** The part of its full length to which an arm is stretched where it may choose. */
const COMFORT = 0.78;

/** Units of the picture by which a hand may miss. */
const MISS = 4;
const lengthOf = ({ x, y }: Point): number => Math.hypot(x, y);

/** Draws a body that reaches for points of the cluster, and says by how much it misses them. */
function reaching({ figure, stance }: Player, spot: Spot, wishes: { left?: Point; right?: Point }): { drawn: DrawnBody; miss: Point } {
  const reach = Object.fromEntries(Object.entries(wishes).map(([side, point]) => [side, within(spot, point)]));
  const drawn = figure.draw({ ...stance, reach });
  const misses = (Object.entries(wishes) as ['left' | 'right', Point][]).map(([side, point]) =>
    minus(placed(spot, drawn.anchors.grip[side]), point),
  );
  const miss = misses.length === 2 && misses[0] && misses[1] ? middle(misses[0], misses[1]) : (misses[0] ?? { x: 0, y: 0 });
  return { drawn, miss };
}

/** What a mouth holds hangs from it, so that the face is seen. */
const hanging = ({ grips: { handle }, height }: StageThing): Point => ({ x: handle.x, y: Math.min(handle.y, -height * 0.95) });

/** Where one hand holds a thing, or what lies on its palm. */
export const palmOf = ({ grips }: StageThing): Point => (grips.weight === 'hand' ? grips.handle : { x: 0, y: -3 });

/** How far to the side an arm that is stretched up may reach, as shares of its length. */
const UP_AND_ASIDE = [0.3, 0.45, 0.58, 0.7, 0.8, 0.88] as const;
const STRETCHED = 0.96;

/** Where the middle of a thing is that is held up by one hand, beside or above the head, in units of the body. */
export function raised(
  { figure, stance: { way } }: Player,
  { anchors: { head, top } }: DrawnBody,
  thing: StageThing,
  scale: number,
): Point {
  const { shoulders, length } = figure.reach(way);
  const shoulder = shoulders[rightOf(way)];
  const k = scale / figure.k;
  const grip = palmOf(thing);
  const offset = { x: (grip.x - (thing.right - thing.left) / 2) * k, y: (grip.y + thing.height / 2) * k };
  const half = { x: ((thing.left + thing.right) / 2) * k, y: (thing.height / 2) * k };
  const wishes = UP_AND_ASIDE.map((aside) => ({
    x: shoulder.x + way * aside * length * STRETCHED - offset.x,
    y: shoulder.y - Math.sqrt(1 - aside ** 2) * length * STRETCHED - offset.y,
  }));
  const isClear = ({ x, y }: Point): boolean => (x - head.x) * way - half.x > head.r * 1.05 || y + half.y < top.y;
  return wishes.find(isClear) ?? (wishes.at(-1) as Point);
}

/** How large a thing is in its bearer's hands: as on the ground, unless it would hide who holds it. */
export function heldScale({ height, k, freely }: StageFigure, thing: StageThing, share = freely ? 0.42 : 0.34): number {
  const room = height * k * share;
  return Math.min(0.95, room / thing.height, (room * 1.5) / (thing.left + thing.right));
}

interface HoldOptions {
  turn?: number;
  scale?: number;
  /** On one hand, if it is not held by a handle. */
  onPalm?: boolean;
  /** It looks at what it holds. */
  sees?: boolean;
}

/** The direction from the eyes of one who holds something to its middle. */
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
  { turn = 0, scale = heldScale(player.figure, thing), onPalm = false, sees = true }: HoldOptions = {},
): { body: PlacedBody; held: PlacedThing } {
  const { figure, stance } = player;
  const center = placed(spot, wish);
  const foot = { x: center.x + ((thing.left - thing.right) / 2) * scale, y: center.y + (thing.height / 2) * scale };
  const at: Spot = { ...foot, k: scale, turn };
  const own = rightOf(stance.way);
  if (!figure.freely) {
    const grip = figure.balances ? { x: 0, y: 0 } : hanging(thing);
    const held = (drawn: DrawnBody): Spot => ({ ...at, ...plus(at, minus(placed(spot, drawn.anchors.grip[own]), placed(at, grip))) });
    const first = figure.draw(stance);
    const drawn = sees ? figure.draw({ ...stance, gaze: gazeOn(spot, first, held(first), thing) }) : first;
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
  if (isFar && both) return holding(c, player, spot, thing, wish, { turn, scale, sees, onPalm: true });
  return put(c, figure, drawn, spot, thing, moved, touches);
}

function put(
  c: Cluster,
  figure: StageFigure,
  drawn: DrawnBody,
  spot: Spot,
  thing: StageThing,
  at: Spot,
  touches: readonly { anchor: Point; grip: Point }[],
): { body: PlacedBody; held: PlacedThing } {
  const marks = touches.map(({ anchor, grip }) => {
    const { onBody, onThing } = c.touch(anchor);
    return { onBody, onThing: onThing(grip) };
  });
  const body = c.putBody(figure, drawn, spot, undefined, marks.map(({ onBody }) => onBody).join(''));
  const held = c.putThing(thing, at, HELD, marks.map(({ onThing }) => onThing).join(''));
  return { body, held };
}

/** Where something that stays in its place may be touched. */
export interface Surface {
  /** The side that faces the one who touches it. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** The near side of a box. @param way in which the one who touches it faces */
export const nearSide = ({ left, right, top, bottom }: Bounds, way: Way): Surface => ({ x: way === 1 ? left : right, top, bottom });

/**
 * Puts a body beside something so that it touches it, with as many hands as asked for.
 * @param z see {@link Cluster}
 * @returns the body, the point of the surface that it touches, and the mark of that point, for the caller to add to what is touched.
 */
export function reachFor(
  c: Cluster,
  player: Player,
  surface: Surface,
  { hands = 1, height = 0.5, near = COMFORT, z }: { hands?: 1 | 2; height?: number; near?: number; z?: number } = {},
): { body: PlacedBody; contact: Point; mark: (grip: Point) => string } {
  const { figure, stance } = player;
  const { way } = stance;
  const { k } = figure;
  const own = rightOf(way);
  const y = Math.min(surface.bottom, Math.max(surface.top, -figure.height * k * height));
  const aim = { x: surface.x, y };
  const reach = figure.reach(way);
  const shoulder = reach.shoulders[own];
  const length = reach.length * k * near;
  const down = Math.abs(aim.y - shoulder.y * k);
  const across = Math.sqrt(Math.max((length * 0.35) ** 2, length ** 2 - down ** 2));
  const spot: Spot = { x: surface.x - way * across - shoulder.x * k, y: 0, k };
  const wishes = hands === 2 && figure.freely ? { [own]: aim, [leftOf(way)]: plus(aim, { x: 0, y: 14 * k }) } : { [own]: aim };
  const onSurface = (at: number): number => Math.min(surface.bottom, Math.max(surface.top, at));
  const { drawn } = bowed(player, spot, wishes, (one) => {
    const { y: at } = placed(spot, one.anchors.grip[own]);
    return floats(figure) ? 0 : Math.abs(at - onSurface(at));
  });
  const anchor = drawn.anchors.grip[own];
  const reached = placed(spot, anchor);
  const contact = { x: surface.x, y: onSurface(reached.y) };
  const by = minus(contact, reached);
  // Feet stay on the ground, except of those who have none on it.
  const settled = { ...spot, x: spot.x + by.x, y: floats(figure) ? by.y : 0 };
  const { onBody, onThing } = c.touch(anchor);
  return { body: c.putBody(figure, drawn, settled, z, onBody), contact, mark: onThing };
}

/** How far those bow whose mouths do not reach, in degrees. */
const BOWS = [10, 20, 30, 40] as const;

/** Bows as little as it has to. @param missed by how much it does not reach what it shall */
function bowed(
  { figure, stance }: Player,
  spot: Spot,
  wishes: { left?: Point; right?: Point },
  missed: (drawn: DrawnBody) => number,
): { drawn: DrawnBody } {
  let best = reaching({ figure, stance }, spot, wishes);
  if (figure.freely) return best;
  for (const bow of BOWS) {
    if (missed(best.drawn) <= MISS / 2) return best;
    const next = reaching({ figure, stance: { ...stance, lean: (stance.lean ?? 0) + bow * stance.way } }, spot, wishes);
    if (missed(next.drawn) < missed(best.drawn)) best = next;
  }
  return best;
}

/** Its height is its own choice: it flies or swims. */
export const floats = ({ body }: StageFigure): boolean => body === 'swimmer' || body === 'flyer';

/** A point of the cluster in the units of what is placed there. */
export function within({ x, y, k, turn = 0, flip = false }: Spot, point: Point): Point {
  const angle = (-turn * Math.PI) / 180;
  const [dx, dy] = [(point.x - x) / k, (point.y - y) / k];
  const px = dx * Math.cos(angle) - dy * Math.sin(angle);
  return { x: flip ? -px : px, y: dx * Math.sin(angle) + dy * Math.cos(angle) };
}

/** Brings anchors and grips together: every act that touches something is made of these few moves. */
import type { DrawnBody, Point, Stance } from '../../creatures/drawn-body.ts';
import type { Bounds } from '../../paper/bounds.ts';
import {
  BEFORE,
  type Cluster,
  FURTHER,
  middle,
  minus,
  type PlacedBody,
  placed,
  placedBounds,
  plus,
  type Spot,
  within,
} from '../cluster.ts';
import type { StageFigure, StageThing } from '../roles.ts';
import { covers, edgeOf, HIDDEN, snug, touchedAt } from './faces.ts';

export type Way = -1 | 1;
export const rightOf = (way: Way): 'left' | 'right' => (way === 1 ? 'right' : 'left');
export const rearOf = (way: Way): 'left' | 'right' => (way === 1 ? 'left' : 'right');

/** A figure and how it takes part, apart from where it reaches. */
export interface Player {
  readonly figure: StageFigure;
  readonly stance: Stance;
}

/** The part of its full length to which an arm is stretched where it may choose. */
const COMFORT = 0.78;

/** Units of the picture by which a hand may miss. */
export const MISS = 4;
export const lengthOf = ({ x, y }: Point): number => Math.hypot(x, y);

/** Draws a body that reaches for points of the cluster, and says by how much it misses them. */
export function reaching(
  { figure, stance }: Player,
  spot: Spot,
  wishes: { left?: Point; right?: Point },
): { drawn: DrawnBody; miss: Point; stance: Stance } {
  const reach = Object.fromEntries(Object.entries(wishes).map(([side, point]) => [side, within(spot, point)]));
  const reaches = { ...stance, reach };
  const drawn = figure.draw(reaches);
  const misses = (Object.entries(wishes) as ['left' | 'right', Point][]).map(([side, point]) =>
    minus(placed(spot, drawn.anchors.grip[side]), point),
  );
  const miss = misses.length === 2 && misses[0] && misses[1] ? middle(misses[0], misses[1]) : (misses[0] ?? { x: 0, y: 0 });
  return { drawn, miss, stance: reaches };
}

/** Where something that stays in its place may be touched. */
interface Surface {
  /** The side that faces the touching figure. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** Where its paper begins at a height, if it is known. @param rises whether it may be touched higher, too */
  readonly sideAt?: (y: number, rises: boolean) => Point | undefined;
  /** What a figure looks at that touches it. */
  readonly seen?: Bounds;
  /** The touched point for figures that do not reach the top. */
  readonly leg?: { readonly x: number; readonly top: number };
}

/** The near side of a box. @param way in which the touching figure faces */
export const nearSide = ({ left, right, top, bottom }: Bounds, way: Way): Surface => ({ x: way === 1 ? left : right, top, bottom });

/** Things are touched where hands find paper, not at the corners of their boxes, and by their legs below their tops. */
export function paperOf(thing: StageThing, side: Way): Partial<Surface> {
  const { sides, under, within: isIn, inside, weight, rim } = thing.grips;
  const usual = side === 1 ? sides.left : sides.right;
  const { x } = usual;
  const inner = side === 1 ? under?.left : under?.right;
  const isOpen = isIn || (weight === 'arms' && inside !== null);
  const sideAt = touchedAt(thing, usual, side);
  return { x, sideAt, ...(isOpen && { top: rim.y }), ...(under && inner !== undefined && { leg: { x: (x + inner) / 2, top: under.top } }) };
}

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
  const wishes = hands === 2 && figure.freely ? { [own]: aim, [rearOf(way)]: plus(aim, { x: 0, y: 14 * k }) } : { [own]: aim };
  const onSurface = (at: number): number => Math.min(surface.bottom, Math.max(surface.top, at));
  const usual = bowed(player, spot, wishes, (one) => {
    const { y: at } = placed(spot, one.anchors.grip[own]);
    return floats(figure) ? 0 : Math.abs(at - onSurface(at));
  });
  const anchor = usual.drawn.anchors.grip[own];
  const reached = placed(spot, anchor);
  const lower = onSurface(reached.y) - reached.y;
  if (!figure.freely && !floats(figure) && (lower > NEARER || lower < -MISS)) {
    const against = withBreast(c, player, surface, z);
    if (against) return against;
  }
  const { seen } = surface;
  const contact = touchedPoint(surface, onSurface(reached.y), floats(figure));
  const by = minus(contact, reached);
  // Feet stay on the ground or a little nearer; flying figures have none there.
  const settled = { ...spot, x: spot.x + by.x, y: floats(figure) ? by.y : Math.max(0, Math.min(NEARER, by.y)) };
  const { onBody, onThing } = c.touch(anchor);
  const gaze = seen ? gazeAt(seen, { ...settled, drawn: usual.drawn }, usual.stance.gaze) : usual.stance.gaze;
  const drawn = gaze === usual.stance.gaze ? usual.drawn : figure.draw({ ...usual.stance, gaze });
  return { body: c.putBody(figure, drawn, settled, z, onBody), contact, mark: onThing };
}

/** How far past something a figure may look: the cosine of that. */
const ASKEW = 0.95;

/** The direction of eyes that are on something: the given one, if it is that of its middle or of what of it is level with them. */
export function gazeAt({ left, right, top, bottom }: Bounds, { drawn, ...spot }: Pick<PlacedBody, 'drawn'> & Spot, gaze: Point): Point {
  const eyes = placed(spot, drawn.anchors.eyes);
  const ways = [(top + bottom) / 2, Math.min(bottom, Math.max(top, eyes.y))].map((y) => {
    const by = minus({ x: (left + right) / 2, y }, eyes);
    const far = lengthOf(by);
    return { x: by.x / far, y: by.y / far };
  });
  return ways.some(({ x, y }) => x * gaze.x + y * gaze.y > ASKEW * lengthOf(gaze)) ? gaze : (ways[0] ?? gaze);
}

/** Where a surface is touched at a height, by its leg if it has one there. */
function touchedPoint({ x, leg, sideAt }: Surface, y: number, rises: boolean): Point {
  return leg && y > leg.top ? { x: leg.x, y } : (sideAt?.(y, rises) ?? { x, y });
}

/** How much nearer than usual feet are at most, in units of the picture. */
const NEARER = 8;

/** Puts a body against something that is too low for its mouth: with what of it is furthest ahead there, such as its breast or a leg. */
function withBreast(c: Cluster, { figure, stance }: Player, surface: Surface, z: number | undefined): ReturnType<typeof reachFor> | null {
  const { k } = figure;
  const { top, bottom } = surface;
  const { eyes } = figure.draw(stance).anchors;
  const by = { x: stance.way * LOOKED_INTO, y: (top + bottom) / 2 - eyes.y * k };
  const far = lengthOf(by);
  const drawn = figure.draw({ ...stance, gaze: { x: by.x / far, y: by.y / far } });
  const rows = Array.from({ length: LEANING_ROWS }, (_, nth) => top + BELOW_EDGE + ((bottom - top - BELOW_EDGE) * nth) / LEANING_ROWS);
  const sides = rows.flatMap((y) => edgeOf({ figure, drawn, x: 0, y: 0, k }, y, -stance.way as Way) ?? []);
  const ahead = Math.max(...sides.map((side) => side.x * stance.way));
  const contact = sides.find((side) => side.x * stance.way === ahead);
  if (!contact) return null;
  const { onBody, onThing } = c.touch({ x: contact.x / k, y: contact.y / k });
  const met = touchedPoint(surface, contact.y, false);
  const body = c.putBody(figure, drawn, { x: met.x - contact.x, y: 0, k }, z, onBody);
  return { body, contact: met, mark: onThing };
}

/** Where on something those look who lean against it, from its edge, and how far below its top they touch it. */
const LOOKED_INTO = 26;
const BELOW_EDGE = 8;
/** At how many heights the side of a leaning figure is looked for. */
const LEANING_ROWS = 8;

/** How far a figure bows if its mouth does not reach, in degrees. */
const BOWS = [10, 20, 30, 40] as const;
/** How far below what it reaches for it aims first, in units of the picture. */
const NECK = [10, 20, 30] as const;

/** Bows as little as it has to; people kneel. @param missed by how much it does not reach what it shall */
function bowed(
  { figure, stance }: Player,
  spot: Spot,
  wishes: { left?: Point; right?: Point },
  missed: (drawn: DrawnBody) => number,
): { drawn: DrawnBody; stance: Stance } {
  let best = reaching({ figure, stance }, spot, wishes);
  if (figure.isPerson && stance.pose === 'stand' && missed(best.drawn) > NEARER)
    return reaching({ figure, stance: { ...stance, pose: 'kneel' } }, spot, wishes);
  if (figure.freely) return best;
  // A neck bends before the body does.
  for (const down of NECK) {
    if (missed(best.drawn) <= MISS / 2) return best;
    const lower = Object.fromEntries(Object.entries(wishes).map(([side, { x, y }]) => [side, { x, y: y + down }]));
    const next = reaching({ figure, stance }, spot, lower);
    if (missed(next.drawn) < missed(best.drawn)) best = next;
  }
  for (const bow of BOWS) {
    if (missed(best.drawn) <= MISS / 2) return best;
    // A figure that bows looks down.
    const gaze = { x: stance.way * 0.6, y: 0.8 };
    const next = reaching({ figure, stance: { ...stance, gaze, lean: (stance.lean ?? 0) + bow * stance.way } }, spot, wishes);
    if (missed(next.drawn) < missed(best.drawn)) best = next;
  }
  return best;
}

/** Its height is its own choice: it flies or swims. */
export const floats = ({ body, swims }: StageFigure): boolean => swims || body === 'swimmer' || body === 'flyer';

/** Where a figure has paper, for others that reach for it. */
export const sideOf = (body: PlacedBody, way: Way): Pick<Surface, 'sideAt'> => ({ sideAt: (y) => edgeOf(body, y, way) ?? undefined });

/** Pushes a figure with the side of the head, so that both faces are seen. */
export function withHead(c: Cluster, { figure, stance }: Player, target: PlacedBody): string {
  const { way } = stance;
  const { k } = figure;
  const drawn = figure.draw(stance);
  const { head } = drawn.anchors;
  const box = placedBounds(target, target.drawn.bounds);
  const { left, right, top } = box;
  const anchor = { x: head.x + way * head.r * 0.8, y: head.y + head.r * 0.3 };
  // A low one is before legs, which are nearer to the middle.
  const isLow = (head.y - head.r) * k > top * LOW_HEAD;
  const edge = (way === 1 ? left : right) + way * (right - left) * (isLow ? 0.25 : 0.12);
  const side = edgeOf(target, anchor.y * k, way);
  const contact = side ?? { x: edge, y: anchor.y * k };
  const spot = { x: contact.x - anchor.x * k, y: 0, k };
  const body = { ...spot, figure, drawn };
  // Wings beside its head may be before the other's face, and its snout behind that.
  const isHidden = (isLow ? covers(body, target) : covers(target, body)) > HIDDEN;
  // A head above the other one has a breast below it.
  const beside = isHidden || !side ? snug(body, target, way, GRAZED) : null;
  const met = beside?.contact ?? contact;
  const at = { ...spot, x: spot.x + (beside?.by ?? 0) };
  const { onBody, onThing } = c.touch(beside ? within(at, met) : anchor);
  const gaze = gazeAt(box, { ...at, drawn }, stance.gaze);
  const looking = gaze === stance.gaze ? drawn : figure.draw({ ...stance, gaze });
  c.putBody(figure, looking, at, isLow ? BEFORE : FURTHER, onBody);
  return onThing(within(target, met));
}
/** How much of two is before each other who touch with their sides, in units of the picture. */
const GRAZED = 6;
/** A head is low below this share of the pushed figure's height. */
const LOW_HEAD = 0.55;

/** What acts are staged from: poses alone, things in hands, and hands on what stands. */
import type { ObjectKind, Verb } from '@tuckaway/domain';
import type { BodyPose, Point, Stance } from '../../creatures/drawn-body.ts';
import type { Bounds } from '../../paper/bounds.ts';
import { Cluster, FRONT, type PlacedThing, placed, placedBounds, UNDER, within } from '../cluster.ts';
import type { StageFigure, StageThing } from '../roles.ts';
import { covers, HIDDEN, touchedAt } from './faces.ts';
import { ASIDE, heldScale, holding, raised } from './held.ts';
import { nearSide, type Player, reachFor, type Way } from './touching.ts';

/** What an act is about: characters or things, several of a kind as several things. */
export interface Target {
  readonly figures: readonly StageFigure[];
  readonly things: readonly StageThing[];
}

/** How a figure feels and where it looks. */
export interface Expressed extends Pick<Stance, 'feeling' | 'gaze'> {
  /** Where it looks in any pose, because its act is about that. */
  readonly sees?: Point;
}

export interface Scene {
  readonly c: Cluster;
  readonly verb: Verb;
  readonly way: Way;
  readonly actors: readonly StageFigure[];
  readonly what: Target;
  readonly to: Target;
  readonly stance: (figure: StageFigure, way: Way) => Expressed;
}

export type Recipe = (scene: Scene) => void;

export function player({ stance }: Scene, figure: StageFigure, way: Way, more: Partial<Stance> = {}): Player {
  const { sees, ...usual } = stance(figure, way);
  const sleeps = more.pose === 'sleep' && usual.feeling !== 'yawning';
  return { figure, stance: { pose: 'stand', way, ...usual, ...(sleeps && { feeling: 'asleep' }), ...more, ...(sees && { gaze: sees }) } };
}

export const DOWN: Point = { x: 0, y: 0.9 };
export const towards = (way: Way, down = 0): Point => {
  const length = Math.hypot(1, down);
  return { x: way / length, y: down / length };
};

/** Beside each other, each with the same pose. */
export const GAP = 16;

/** A pose without a touch. @param lift picture units above the ground */
export const solo =
  (pose: BodyPose, lift = 0, more: Partial<Stance> = {}): Recipe =>
  (scene) => {
    for (const figure of scene.actors) alone(scene, player(scene, figure, scene.way, { pose, ...more }), lift);
  };

/** Puts a figure beside what is already there. */
export function alone({ c, way }: Scene, { figure, stance }: Player, lift = 0): void {
  const drawn = figure.draw(stance);
  c.putBody(figure, drawn, { x: besideOf(c, drawn.bounds, figure.k, -way as Way), y: -lift, k: figure.k });
}

/** The x at which something of this extent stands beside all that is in the cluster. @param side -1: on its left */
export function besideOf(c: Cluster, { left, right }: { left: number; right: number }, k: number, side: Way): number {
  if (c.bodies.size === 0 && c.things.size === 0) return 0;
  const { bounds } = c;
  return side === -1 ? bounds.left - GAP - right * k : bounds.right + GAP - left * k;
}

/** Where a held thing is, as shares of its bearer's height, and how far to the side it faces, in units of its body. */
const HOLDS = {
  chest: { up: 0.42, aside: 8 },
  head: { up: 1.14, aside: 0 },
  face: { up: 0.56, aside: 0 },
  side: { up: 0.3, aside: 46 },
  air: { up: 0.86, aside: 62 },
} as const;

/** Things that hang from a hand. */
const HANGING: readonly ObjectKind[] = ['lantern', 'lamp', 'bucket', 'basket', 'bag', 'watering-can'];

/** Where a trunk holds a thing: beside its head, in radii of that, and how high. */
const TRUNK = { aside: 0.8, up: 0.55 } as const;

/** How far what is held is below a mouth, in units of the body. */
const BELOW_MOUTH = 9;
/** How far beside the middle of a low head what it holds begins, as a share of the radius. */
const MOUTH_SIDE = 0.4;
/** How far beside its middle a mouth has what it blows. */
const AT_LIPS = 8;

interface HoldOptions {
  pose?: BodyPose;
  turn?: number;
  gaze?: (way: Way) => Point;
  lean?: number;
  share?: number;
}

/** Holds a thing somewhere; those who have nothing to hold only take the pose. */
export const hold =
  (where: keyof typeof HOLDS, { pose = 'stand', turn = 0, gaze, lean = 0, share }: HoldOptions = {}): Recipe =>
  (scene) => {
    for (const [index, figure] of scene.actors.entries()) {
      const thing = scene.what.things[index] ?? scene.what.things[0];
      const { way } = scene;
      const one = player(scene, figure, way, { pose, lean: lean * way, gaze: gaze ? gaze(way) : towards(way, 0.9) });
      const [held] = thing && index > 0 && scene.what.things.length <= index ? (scene.c.things.get(thing.name) ?? []) : [];
      if (held && index === 1 && where !== 'head' && where !== 'air') putHand(scene, figure, held, -way as Way);
      else if (held || !thing) alone(scene, one);
      else inHands(scene, one, thing, where, turn * way, share);
    }
    layRest(scene);
  };

/** Puts a hand on what another figure holds, or stands beside the two where its head would cover a face. */
export function putHand(scene: Scene, figure: StageFigure, held: PlacedThing, way: Way): void {
  const { c } = scene;
  const one = player(scene, figure, way, { gaze: towards(way) });
  const { thing } = held;
  const sideAt = (y: number): Point => placed(held, touchedAt(thing, thing.grips.rim, way)(within(held, { x: held.x, y }).y, false));
  const touched = (on: Cluster) => reachFor(on, one, { ...nearSide(placedBounds(held, boxOf(thing)), way), sideAt }, { height: 0.5 });
  const { body } = touched(new Cluster(''));
  if ([...c.bodies.values()].some((other) => covers(body, other) > HIDDEN)) {
    alone({ ...scene, way }, one);
    return;
  }
  const { contact, mark } = touched(c);
  c.putBetween(mark(contact), FRONT);
}

export function inHands(
  scene: Scene,
  one: Player,
  thing: StageThing,
  where: keyof typeof HOLDS,
  turn: number,
  share?: number,
  lift = 0,
): void {
  const { figure, stance } = one;
  // A body with arms carries at its side, so that nothing is before it.
  const isAside =
    where === 'chest' &&
    figure.freely &&
    figure.body !== 'huge' &&
    figure.body !== 'waddler' &&
    thing.grips.weight === 'hand' &&
    HANGING.includes(thing.kind);
  const { up, aside } = HOLDS[isAside ? 'side' : where];
  const scale = heldScale(figure, thing, share);
  const drawn = figure.draw(stance);
  // Before a chest, a thing is below the mouth, and above the ground.
  const half = ((thing.height / 2) * scale) / figure.k;
  const lowest = where === 'chest' && !isAside ? drawn.anchors.mouth.y + half + BELOW_MOUTH : Number.NEGATIVE_INFINITY;
  const isUp = where === 'head' && figure.freely;
  // A trunk reaches forward, away from its head and its ears.
  const isTrunk = where === 'air' && figure.body === 'huge' && figure.freely;
  const beside = where === 'air' ? drawn.anchors.head.x + (isTrunk ? drawn.anchors.head.r * TRUNK.aside * stance.way : 0) : 0;
  const high = isTrunk ? TRUNK.up : up;
  const { mouth, head } = drawn.anchors;
  const wide = ((thing.left + thing.right) / 2) * (scale / figure.k);
  const atMouth = { x: mouth.x + stance.way * (AT_LIPS + wide), y: mouth.y };
  // Where there is no room below a mouth, it is beside it.
  const isLow = lowest > -half;
  const away = isLow ? head.r * MOUTH_SIDE + wide : aside;
  const low = { x: beside + away * stance.way, y: isLow ? -half : Math.max(-figure.height * high, lowest) };
  const wish = isUp ? raised(one, drawn, thing, scale) : where === 'face' ? atMouth : low;
  const x = besideOf(scene.c, drawn.bounds, figure.k, -stance.way as Way);
  holding(scene.c, one, { x, y: -lift, k: figure.k }, thing, wish, {
    turn,
    scale,
    onPalm: isUp,
    asides: (where === 'air' || where === 'face') && !figure.isPerson ? ASIDE : [],
    clear: where === 'chest' || where === 'side',
  });
}

/** Things of an act that nobody holds lie before those who act. */
export function layRest({ c, way, actors, what }: Scene, from = actors.length): void {
  for (const thing of what.things.slice(from)) standBeside(c, thing, way);
}

/** Figures and things that an act names and its recipe does not draw stand beside it. */
export function putRest(scene: Scene): void {
  const { c, way, actors, what, to } = scene;
  const other = -way as Way;
  for (const figure of [...actors, ...what.figures, ...to.figures])
    if (!c.bodies.has(figure.name)) alone({ ...scene, way: other }, player(scene, figure, other, { gaze: towards(other) }));
  for (const thing of [...what.things, ...to.things]) if (!c.things.has(thing.name)) standBeside(c, thing, way);
}

function standBeside(c: Cluster, thing: StageThing, side: Way): void {
  const { bounds } = c;
  const x = c.bodies.size + c.things.size === 0 ? 0 : side === 1 ? bounds.right + GAP + thing.left : bounds.left - GAP - thing.right;
  c.putThing(thing, { x, y: 0, k: 1 }, UNDER);
}

export const boxOf = ({ left, right, height }: Pick<StageThing, 'left' | 'right' | 'height'>): Bounds => ({
  ...{ left: -left, right, top: -height, bottom: 0 },
});

export const facing = (scene: Scene, figure: StageFigure, way: Way): Stance => player(scene, figure, way, { gaze: towards(way) }).stance;

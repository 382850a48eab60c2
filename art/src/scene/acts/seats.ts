/** Acts on seats and in beds. */
import type { ObjectKind } from '@tuckaway/domain';
import type { DrawnBody, Point } from '../../creatures/drawn-body.ts';
import { BACK_WALL, BEFORE, BEHIND, BODY, Cluster, FRONT, FURTHER, placed, placedBounds, type Spot, UNDER, within } from '../cluster.ts';
import type { StageFigure, StageThing } from '../roles.ts';
import { BEDDING, cover, inBedding, namedBy } from './bedding.ts';
import { covers, HIDDEN, soleOf } from './faces.ts';
import { behindFront } from './hiding.ts';
import { alone, layRest, player, type Recipe, type Scene, solo, towards } from './moves.ts';
import { touch } from './touch.ts';
import { type Player, reachFor, type Way } from './touching.ts';

/** The least height of a seat on which one rides astride. */
const ASTRIDE = 90;

/** How much higher those lie who are further back in a bed, so that their faces are seen over the others. */
const FURTHER_BACK = 16;

/** How far up its lap an octopus lies on something. */
const AMONG_ARMS = 0.6;

/** Where it lies or sits on something: below fish, between wings and between many arms, there is nothing. */
export function footOf({ body, isPerson }: StageFigure, drawn: DrawnBody, isUp: boolean): Point {
  if (isUp) return soleOf(drawn);
  const { lap } = drawn.anchors;
  if (body === 'swimmer' || body === 'tiny') return lap;
  if (body === 'many arms') return { x: 0, y: lap.y * AMONG_ARMS };
  return isPerson ? { x: 0, y: 0 } : soleOf(drawn);
}

/** How much room a standing figure needs, as a share of its width. */
const FEET = 0.42;
const footprint = (figure: StageFigure, { stance }: Player): number => {
  const { left, right } = figure.draw(stance).bounds;
  return (right - left) * FEET;
};

/** Where a bed has its pillow; people bring their own. */
const TO_PILLOW: Way = -1;

/** Sits or rides on a thing, or on the ground. */
export const sitOn =
  (pose: 'sit' | 'ride' | 'lie' | 'sleep' | 'stand' | 'walk' | 'run' | 'dance'): Recipe =>
  (scene) => {
    const { c, way, actors, what, to } = scene;
    const [thing] = what.things;
    const bedding = to.things.find(({ kind }) => BEDDING.includes(kind));
    const rests = pose === 'lie' || pose === 'sleep';
    if (thing && BEDDING.includes(thing.kind) && pose === 'sleep' && (thing.kind === 'blanket' || actors.every(({ isPerson }) => isPerson)))
      return inBedding(scene, thing);
    if (thing?.grips.inside && !thing.grips.seat && !(!rests && pose !== 'ride' && SAT_ON.includes(thing.kind)))
      return rests ? lieIn(scene, thing) : behindFront(1.05)(scene);
    // Tentacles would hang through what hides legs.
    if (thing?.grips.within && actors.some(({ body }) => body === 'many arms')) return behindFront(1.05)(scene);
    const seat = thing && (thing.grips.seat ?? (thing.grips.weight === 'still' && !SAT_ON.includes(thing.kind) ? null : thing.grips.top));
    const large = rests ? actors.filter(({ body }) => body === 'huge') : [];
    if (thing && large.length > 0 && large.length < actors.length) {
      sitOn(pose)({ ...scene, actors: actors.filter((figure) => !large.includes(figure)) });
      for (const { name } of large) c.beside.add(name);
      return solo(pose)({ ...scene, actors: large });
    }
    if (!thing || !seat || large.length > 0) {
      for (const { name } of actors) c.beside.add(name);
      solo(pose === 'ride' ? 'sit' : pose)(scene);
      return layRest(scene, 0);
    }
    const seats = actors.length;
    const isUp = !rests && pose !== 'sit' && pose !== 'ride';
    const widest = Math.max(...actors.map((figure) => figure.k * (isUp ? footprint(figure, player(scene, figure, way)) : 90)));
    const scale = Math.max(1, (widest * (seats + 0.6)) / (thing.left + thing.right));
    // A bed's pillow is where heads are.
    const spot = { x: 0, y: 0, k: scale, flip: rests && thing.kind === 'bed' && way === -1 };
    // Legs hang down from a high seat only.
    const astride = pose === 'ride' && (thing.grips.within || -seat.y * scale < ASTRIDE) ? 'sit' : pose;
    let marks = '';
    for (const [index, figure] of actors.entries()) {
      // People who lie awake in a bed are under its blanket, too.
      const isTucked = pose === 'lie' && thing.kind === 'bed' && figure.isPerson;
      const { stance } = player(
        scene,
        figure,
        rests && thing.kind === 'bed' && !figure.isPerson ? TO_PILLOW : way,
        isTucked
          ? { pose: 'sleep', feeling: scene.stance(figure, way).feeling, ...namedBy(bedding) }
          : { pose: astride, ...(rests && namedBy(bedding)) },
      );
      const drawn = figure.draw(stance);
      const on = placed(spot, seat);
      // A small one sits so high that it sees over the edge.
      const { head } = drawn.anchors;
      const foot = footOf(figure, drawn, isUp);
      const highest = placed(spot, thing.grips.rim).y - (head.y + head.r - (rests ? 0 : foot.y)) * figure.k;
      const at = thing.grips.within && highest < on.y ? { x: on.x, y: highest } : on;
      const { onBody, onThing } = c.touch(foot);
      // A nearer sleeper does not cover the face of a farther one.
      const x = at.x + (rests ? way : 1) * (index - (seats - 1) / 2) * widest * 1.1;
      const y = at.y - (rests ? (seats - 1 - index) * FURTHER_BACK * figure.k : 0);
      const body = c.putBody(figure, drawn, { x: x - foot.x * figure.k, y: y - foot.y * figure.k, k: figure.k }, undefined, onBody);
      if (bedding && rests && figure.isPerson) cover(c, body, bedding);
      marks += onThing(within(spot, { x, y }));
    }
    c.putThing(thing, spot, thing.front ? UNDER : FURTHER, marks, !rests);
  };

/** One sits on their tops, not in them. */
const SAT_ON: readonly ObjectKind[] = ['barrel', 'bucket', 'box', 'crate', 'chest', 'table', 'pot', 'drum', 'drawer'];
/** How deep those lie who lie in something, and at least, as shares of their height; how far below its middle a head is seen at least, in radii. */
const DEEP = { usual: 0.3, least: 0.06, seen: 0.62 } as const;

/** In a nest, a bag or a basket, behind its front. */
function lieIn(scene: Scene, thing: StageThing): void {
  const { c, way, actors } = scene;
  const [figure] = actors;
  if (!figure) return;
  const pose = scene.verb === 'sleep' ? 'sleep' : 'lie';
  const drawn = figure.draw(player(scene, figure, way, { pose }).stance);
  const { left, right, top, bottom } = drawn.bounds;
  const { head } = drawn.anchors;
  const tall = bottom - top;
  const deep = Math.min(tall * DEEP.usual, Math.max(tall * DEEP.least, bottom - head.y - head.r * DEEP.seen));
  const { inside, rim } = thing.grips;
  const scale = Math.max(1, ((right - left) * figure.k * 1.06) / ((inside?.right ?? thing.right) - (inside?.left ?? -thing.left)));
  const edge = placed({ x: 0, y: 0, k: scale }, rim);
  const spot = { x: edge.x - ((left + right) / 2) * figure.k, y: edge.y + (deep - bottom) * figure.k, k: figure.k };
  const { onBody, onThing } = c.touch({ x: (left + right) / 2, y: bottom - 4 });
  c.putBody(figure, drawn, spot, BEHIND, onBody);
  const met = placed(spot, { x: (left + right) / 2, y: bottom - 4 });
  c.putThing(thing, { x: 0, y: 0, k: scale }, thing.front ? BACK_WALL : BACK_WALL, onThing(within({ x: 0, y: 0, k: scale }, met)), true);
  for (const other of actors.slice(1)) {
    c.beside.add(other.name);
    alone(scene, player(scene, other, way, { pose }));
  }
}

/** Who is not much higher than a sleeper, as a factor of that, is seen before it only. */
const LOW_TUCKER = 1.6;
/** Beside a bed that is higher, one stands. */
const LOW_BED = 30;

/** How far from a sleeper's chest to its feet the blanket is tucked in. */
const DOWN_BLANKET = [30, 60, 90, 120] as const;

/** Who sleeps or lies in a bed or on the ground, and the hands of the one who tucks in at the blanket's edge. */
export const tuckIn: Recipe = (scene) => {
  const { c, way, actors, what, to } = scene;
  const bedding = to.things.find(({ kind }) => BEDDING.includes(kind));
  const [sleeper] = what.figures;
  if (!sleeper) return touch({ hands: 2, height: 0.35, lean: 10, gaze: (to) => towards(to, 0.6) })(scene);
  const { stance } = player(scene, sleeper, way, { pose: 'sleep', feeling: 'asleep', gaze: { x: 0, y: 0 }, ...namedBy(bedding) });
  const known = c.bodies.get(sleeper.name);
  const drawn = known?.drawn ?? sleeper.draw(stance);
  const spot: Spot = known ?? { x: 0, y: 0, k: sleeper.k };
  const box = placedBounds(spot, drawn.bounds);
  const chest = placed(spot, drawn.anchors.chest);
  const head = placed(spot, drawn.anchors.head);
  /** Where the head is. */
  const up: Way = head.x === chest.x ? (-way as Way) : head.x > chest.x ? 1 : -1;
  let marks = '';
  for (const [index, figure] of actors.entries()) {
    const usual = index === 0 && figure.height * figure.k < -box.top * LOW_TUCKER ? BEFORE : BEHIND;
    const tucked = (on: Cluster, z: number, down: number) => {
      // From the foot of the bed: a pillow would hide the face of who kneels behind it.
      const side = (index % 2 === 0 ? up : -up) as Way;
      const byPillow = side === 1 ? Math.min(chest.x, box.left + 60) : Math.max(chest.x, box.right - 60);
      const x = index % 2 === 0 ? chest.x - up * down : byPillow;
      const pose = box.bottom < -LOW_BED ? 'stand' : 'kneel';
      const one = player(scene, figure, side, { pose, lean: 6 * side, gaze: towards(side, 0.5) });
      return reachFor(on, one, { x, top: chest.y - 40, bottom: chest.y + 12 }, { hands: 2, z });
    };
    const isSeen = ([z, down]: readonly [number, number]): boolean => {
      const { body } = tucked(new Cluster(''), z, down);
      const other = { ...spot, figure: sleeper, drawn };
      return (z > BODY ? covers(body, other) : covers(other, body)) <= HIDDEN;
    };
    const ways = [usual, BEFORE].flatMap((z) => DOWN_BLANKET.map((down) => [z, down] as const));
    const { contact, mark } = tucked(c, ...(ways.find(isSeen) ?? [usual, DOWN_BLANKET[0]]));
    marks += mark(known ? contact : within(spot, contact));
  }
  if (known) c.putBetween(marks, FRONT);
  const body = known ?? c.putBody(sleeper, drawn, spot, BODY, marks);
  if (bedding) cover(c, body, bedding);
};

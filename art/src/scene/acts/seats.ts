/** Acts on seats and in beds. */
import type { ObjectKind } from '@tuckaway/domain';
import type { DrawnBody, Point, Stance } from '../../creatures/drawn-body.ts';
import type { Bounds } from '../../paper/bounds.ts';
import { darken, lighten, PAPERS, SHADE } from '../../paper/color.ts';
import { MAIN_PAPERS } from '../../paper/main-papers.ts';
import { line, path, pathData, shows } from '../../paper/svg.ts';
import {
  BACK_WALL,
  BEFORE,
  BEHIND,
  BLANKET,
  BODY,
  Cluster,
  FRONT,
  FURTHER,
  type PlacedBody,
  placed,
  placedBounds,
  type Spot,
  UNDER,
  within,
} from '../cluster.ts';
import type { StageFigure, StageThing } from '../roles.ts';
import { covers, HIDDEN, soleOf } from './faces.ts';
import { behindFront } from './hiding.ts';
import { alone, layRest, player, type Recipe, type Scene, solo, touch, towards } from './moves.ts';
import { reachFor, type Way } from './touching.ts';

/** The least height of a seat on which one rides astride. */
const ASTRIDE = 90;

/** How much higher those lie who are further back in a bed, so that their faces are seen over the others. */
const FURTHER_BACK = 16;

/** How far up its lap an octopus lies on something. */
const AMONG_ARMS = 0.6;

/** Where it lies or sits on something: below fish, between wings and between many arms, there is nothing. */
function footOf({ body, isPerson }: StageFigure, drawn: DrawnBody): Point {
  const { lap } = drawn.anchors;
  if (body === 'swimmer' || body === 'tiny') return lap;
  if (body === 'many arms') return { x: 0, y: lap.y * AMONG_ARMS };
  return isPerson ? { x: 0, y: 0 } : soleOf(drawn);
}

/** Where a bed has its pillow; people bring their own. */
const TO_PILLOW: Way = -1;

/** Sits or rides on a thing, or on the ground. */
export const sitOn =
  (pose: 'sit' | 'ride' | 'lie' | 'sleep'): Recipe =>
  (scene) => {
    const { c, way, actors, what, to } = scene;
    const [thing] = what.things;
    const bedding = to.things.find(({ kind }) => BEDDING.includes(kind));
    const rests = pose === 'lie' || pose === 'sleep';
    if (thing && BEDDING.includes(thing.kind) && pose === 'sleep' && (thing.kind === 'blanket' || actors.every(({ isPerson }) => isPerson)))
      return inBedding(scene, thing);
    if (thing?.grips.inside && !thing.grips.seat && !(pose === 'sit' && SAT_ON.includes(thing.kind)))
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
    const widest = Math.max(...actors.map(({ k }) => k * 90));
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
      const highest = placed(spot, thing.grips.rim).y - (head.y + head.r) * figure.k;
      const at = thing.grips.within && highest < on.y ? { x: on.x, y: highest } : on;
      const foot = footOf(figure, drawn);
      const { onBody, onThing } = c.touch(foot);
      // A nearer sleeper does not cover the face of a farther one.
      const x = at.x + (rests ? way : 1) * (index - (seats - 1) / 2) * widest * 1.1;
      const y = at.y - (rests ? (seats - 1 - index) * FURTHER_BACK * figure.k : 0);
      const body = c.putBody(figure, drawn, { x: x - foot.x * figure.k, y: y - foot.y * figure.k, k: figure.k }, undefined, onBody);
      if (bedding && rests && figure.isPerson) cover(c, body, bedding);
      marks += onThing(within(spot, { x, y }));
    }
    c.putThing(thing, spot, thing.front ? UNDER : FURTHER, marks, pose === 'sit' || pose === 'ride');
  };

/** One sits on their tops, not in them. */
const SAT_ON: readonly ObjectKind[] = ['barrel', 'bucket', 'box', 'crate', 'chest', 'table', 'pot', 'drum', 'drawer'];
/** Sleepers bring their own. */
const BEDDING: readonly ObjectKind[] = ['blanket', 'pillow'];

const namedBy = (thing: StageThing | undefined): Pick<Stance, 'bedding'> =>
  thing ? { bedding: { kind: thing.kind, ...(thing.color && { color: thing.color }) } } : {};

/** A blanket or a pillow that is named is the sleeper's own. */
function inBedding(scene: Scene, thing: StageThing): void {
  const { c, actors, way } = scene;
  for (const figure of actors) alone(scene, player(scene, figure, way, { pose: 'sleep', ...namedBy(thing) }));
  const [first] = c.bodies.values();
  if (first) cover(c, first, thing);
}

/** How far below its mouth, or beside the middle of its head, a sleeper's blanket ends, in radii of the head. */
const CHIN = 0.34;
const NECK = 0.82;
/** A head is above its body that is less than this beside its middle, as a share of half its width. */
const UPRIGHT = 0.3;

/** People have bedding of their own; over others, a blanket is drawn up to the chin. */
function cover(c: Cluster, body: PlacedBody, thing: StageThing): void {
  if (body.figure.isPerson) {
    c.noteThing(thing, body);
    return;
  }
  const box = placedBounds(body, body.drawn.bounds);
  const head = placed(body, body.drawn.anchors.head);
  if (thing.kind === 'pillow') {
    c.putThing(thing, { x: head.x, y: box.bottom, k: 1 }, UNDER);
    return;
  }
  const chin = placed(body, body.drawn.anchors.mouth).y + body.drawn.anchors.head.r * body.k * CHIN;
  const half = (box.right - box.left) / 2;
  const aside = (box.left + box.right) / 2 - head.x;
  const sheet = Math.abs(aside) < half * UPRIGHT ? { ...box, top: chin } : besideHead(box, body, aside > 0 ? 1 : -1);
  const width = sheet.right - sheet.left;
  c.noteThing(thing, { x: sheet.left + width / 2, y: box.bottom, k: width / (thing.left + thing.right) });
  c.putBetween(shows('blanket', spread(sheet, thing.color ? PAPERS[thing.color] : MAIN_PAPERS.blanket[0])), BLANKET, sheet);
}

/** What of a sleeper is beside its head. @param to where its body is */
function besideHead(box: Bounds, { drawn, ...spot }: PlacedBody, to: Way): Bounds {
  const { head, back } = drawn.anchors;
  const neck = placed(spot, head).x + to * head.r * spot.k * NECK;
  const top = Math.max(box.top, back ? placed(spot, back).y - 6 : placed(spot, head).y);
  return to === 1 ? { ...box, left: neck, top } : { ...box, right: neck, top };
}

/** A blanket over a sleeper, from chin to feet and to the ground. */
function spread({ left, right, top, bottom }: Bounds, color: string): string {
  const [l, r, b] = [left - 5, right + 5, bottom + 3];
  const [w, h] = [r - l, b - top];
  const over = pathData`M${l} ${b}C${l - 4} ${top + h * 0.3} ${l + w * 0.16} ${top} ${l + w * 0.4} ${top}S${r + 6} ${top + h * 0.1} ${r} ${b}Q${l + w / 2} ${b + 7} ${l} ${b}Z`;
  const seams = pathData`M${l + w * 0.3} ${top + h * 0.16}Q${l + w * 0.36} ${top + h * 0.6} ${l + w * 0.3} ${b}M${l + w * 0.66} ${top + h * 0.16}Q${l + w * 0.74} ${top + h * 0.6} ${l + w * 0.68} ${b}`;
  const hem = pathData`M${l + 5} ${b - 9}Q${l + w / 2} ${b - 3} ${r - 5} ${b - 9}`;
  return (
    path(over, color, `stroke="${SHADE}" stroke-opacity=".25" stroke-width="2"`) +
    line(seams, darken(color, 0.2), 3, 'opacity=".6"') +
    line(hem, lighten(color, 0.35), 5)
  );
}

/** How deep those lie who lie in something, as a share of their height. */
const DEEP = 0.3;

/** In a nest, a bag or a basket, behind its front. */
function lieIn(scene: Scene, thing: StageThing): void {
  const { c, way, actors } = scene;
  const [figure] = actors;
  if (!figure) return;
  const pose = scene.verb === 'sleep' ? 'sleep' : 'lie';
  const drawn = figure.draw(player(scene, figure, way, { pose }).stance);
  const { left, right, top, bottom } = drawn.bounds;
  const { inside, rim } = thing.grips;
  const scale = Math.max(1, ((right - left) * figure.k * 1.06) / ((inside?.right ?? thing.right) - (inside?.left ?? -thing.left)));
  const edge = placed({ x: 0, y: 0, k: scale }, rim);
  const spot = { x: edge.x - ((left + right) / 2) * figure.k, y: edge.y + (DEEP * (bottom - top) - bottom) * figure.k, k: figure.k };
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

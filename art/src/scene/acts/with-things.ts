/** Acts with a thing that need more than a hand on it: ropes, seats, ladders, hiding places and beds. */
import type { ObjectKind } from '@tuckaway/domain';
import type { Point } from '../../creatures/drawn-body.ts';
import { MAIN_PAPERS } from '../../paper/main-papers.ts';
import { shows } from '../../paper/svg.ts';
import { ropeBetween, type Strand } from '../../things/between.ts';
import { BEFORE, BODY, FURTHER, HELD, placed, placedBounds, type Spot, UNDER, within } from '../cluster.ts';
import type { StageFigure, StageThing } from '../roles.ts';
import { heldScale } from './held.ts';
import { hug } from './hugging.ts';
import { alone, player, type Recipe, type Scene, solo, towards } from './moves.ts';
import { sitOn } from './seats.ts';
import { touch } from './touch.ts';
import { reachFor, rearOf, rightOf, type Way } from './touching.ts';

/** Units of the picture between two who pull at one rope, how far its free end is from the last hand, and half of how thick it is. */
const ROPE = { apart: 26, free: 150, half: 6 } as const;
const STRAND_OF: Partial<Record<ObjectKind, Strand>> = {
  rope: 'rope',
  scarf: 'scarf',
  yarn: 'yarn',
  ribbon: 'ribbon',
  blanket: 'cloth',
  towel: 'cloth',
  rug: 'cloth',
};

/** How far a cloth reaches beside its end. */
const SHEET = 30;

/** What is pulled by a rope of its own. */
const ON_ROPES: readonly ObjectKind[] = ['sled', 'cart', 'boat', 'raft', 'log', 'crate', 'chest'];

const ON_FEET: readonly ObjectKind[] = ['boot', 'shoe', 'sock'];
/** How large what is on a foot is, and where hands grip it, as shares of their heights; how far a sole is below an ankle. */
const WORN = { share: 0.34, grips: [0.78, 0.5], sole: 12 } as const;

/** Sits, with both hands at what is on the foot that is ahead. */
function pullOff(scene: Scene, figure: StageFigure, thing: StageThing): void {
  const { c, way, actors } = scene;
  const { stance } = player(scene, figure, way, { pose: 'sit' });
  const { foot = { x: 0, y: 0, turn: 0 } } = figure.draw(stance).anchors;
  const spot: Spot = { x: 0, y: 0, k: figure.k };
  const onFoot = placed({ ...placed(spot, foot), k: figure.k, turn: foot.turn }, { x: 0, y: WORN.sole });
  const k = heldScale(figure, thing, WORN.share);
  const boot: Spot = { ...onFoot, k, turn: foot.turn, flip: way === -1 };
  const [front, rear] = WORN.grips.map((share) => placed(boot, { x: 0, y: -thing.height * share }));
  if (!front || !rear) return;
  const drawn = figure.draw({ ...stance, reach: { [rightOf(way)]: within(spot, front), [rearOf(way)]: within(spot, rear) } });
  const { onBody, onThing } = c.touch(drawn.anchors.grip[rightOf(way)]);
  c.putBody(figure, drawn, spot, BODY, onBody);
  c.putThing(thing, boot, HELD, onThing(within(boot, placed(spot, drawn.anchors.grip[rightOf(way)]))));
  for (const other of actors.slice(1)) alone(scene, player(scene, other, way, { gaze: towards(way) }));
}

/** A rope is taut between hands and what it is tied to; everything else is pulled by its near side. */
export const pull: Recipe = (scene) => {
  const { c, way, actors, what, to } = scene;
  const [thing] = what.things;
  if (thing && ON_FEET.includes(thing.kind) && actors[0]?.isPerson) return pullOff(scene, actors[0], thing);
  const isTied = thing !== undefined && ON_ROPES.includes(thing.kind);
  const kind = isTied ? 'rope' : thing && STRAND_OF[thing.kind];
  if (!thing || !kind) return touch({ hands: 2, height: 0.42, lean: -9, near: 0.95 })(scene);
  const [tied] = isTied ? [thing] : to.things;
  const [other] = to.figures.filter(({ name }) => !c.bodies.has(name));
  // Those who pull lean away from the other end, one behind the other.
  let end: Point;
  let endMark = '';
  if (tied) {
    const grip = tied.grips.handle;
    // Its front faces the pulling figure.
    const flip = grip.x * way > 0;
    const spot = { x: flip ? grip.x : -grip.x, y: 0, k: 1, flip };
    end = placed(spot, grip);
    c.putThing(tied, spot, UNDER);
  } else if (other) {
    const one = player(scene, other, -way as Way, { lean: 8 * way, gaze: towards(-way as Way) });
    const { contact, mark } = reachFor(c, one, { x: 0, top: -other.height * other.k, bottom: -8 }, { hands: 2, near: 0.95, height: 0.42 });
    end = contact;
    endMark = mark(contact);
  } else end = { x: way * ROPE.free, y: -12 };
  let last = end;
  const [first] = actors;
  const { bounds: front, anchors } = (first as StageFigure).draw(player(scene, first as StageFigure, way).stance);
  // What is before a mouth is not before what it pulls.
  const before = (way === 1 ? front.right - anchors.grip.right.x : anchors.grip.left.x - front.left) * (first?.k ?? 1);
  let from = -way * (ROPE.free * 0.5 + Math.max(0, before));
  for (const figure of actors) {
    const one = player(scene, figure, way, { lean: -9 * way, gaze: towards(way) });
    const { body, contact, mark } = reachFor(
      c,
      one,
      { x: from, top: -figure.height * figure.k, bottom: -8 },
      { hands: 2, near: 0.95, height: 0.42 },
    );
    endMark += mark(contact);
    last = contact;
    const bounds = placedBounds(body, body.drawn.bounds);
    from = way === 1 ? bounds.left - ROPE.apart : bounds.right + ROPE.apart;
  }
  const loose = { x: last.x - way * 46, y: -8 };
  const paper = kind === 'cloth' ? MAIN_PAPERS[thing.kind]?.[0] : undefined;
  const look = { kind, ...(!isTied && thing.color && { color: thing.color }), ...(paper && { paper }) };
  if (!isTied) c.noteThing(thing, { x: (end.x + last.x) / 2, y: (end.y + last.y + thing.height) / 2, k: 1 });
  // Below a mouth, it would hang before the face.
  const tail = kind === 'cloth' || !actors.at(-1)?.freely ? '' : ropeBetween(last, loose, { ...look, slack: 0.5 });
  const xs = tail === '' ? [end.x, last.x] : [end.x, last.x, loose.x];
  const half = kind === 'cloth' ? SHEET : ROPE.half;
  c.putBetween(shows(isTied ? 'part rope' : thing.kind, ropeBetween(end, last, look) + tail + endMark), HELD, {
    ...{ left: Math.min(...xs) - half, right: Math.max(...xs) + half },
    ...{ top: Math.min(end.y, last.y), bottom: 0 },
  });
};

/** How far above the ground feet are at least that climb, in units of the picture. */
const OFF_GROUND = 26;

/** On something tall: hands at its rungs, feet above the ground. */
export const climb: Recipe = (scene) => {
  const { c, way, actors, what } = scene;
  const [thing] = what.things;
  const [other] = what.figures;
  if (!thing && other) return rideOn(scene);
  if (!thing) return solo('climb', 34)(scene);
  if (actors.some(({ height, k }) => thing.height < height * k * LOW)) return onTop(scene, thing);
  const spot = { x: 0, y: 0, k: 1.15 };
  const [low, high] = thing.grips.ends;
  let marks = '';
  for (const [index, figure] of actors.entries()) {
    const tall = figure.height * figure.k;
    // The first one is nearly at the top, and nobody stands on the ground.
    const up = Math.max(OFF_GROUND, (thing.height * spot.k - tall) * (0.7 - index * 0.45));
    const share = (up + tall * 0.72) / Math.max(1, thing.height * spot.k);
    const hold = { x: placed(spot, { x: low.x + (high.x - low.x) * share, y: 0 }).x, y: -up - tall * 0.72 };
    const probe = player(scene, figure, way, { pose: 'climb', gaze: { x: 0, y: -0.9 } });
    const feet = { x: hold.x, y: -up, k: figure.k };
    const wish = within(feet, hold);
    // Beside the face.
    const aside = figure.isPerson ? 46 : 9;
    const drawn = figure.draw({
      ...probe.stance,
      reach: { left: { x: wish.x - aside, y: wish.y }, right: { x: wish.x + aside, y: wish.y - 16 } },
    });
    const anchor = drawn.anchors.grip[rightOf(way)];
    const { onBody, onThing } = c.touch(anchor);
    const reached = placed(feet, anchor);
    const by = { x: hold.x - reached.x, y: hold.y - reached.y };
    marks += onThing(within(spot, hold));
    c.putBody(figure, drawn, { ...feet, x: feet.x + by.x, y: feet.y + by.y }, undefined, onBody);
  }
  c.putThing(thing, spot, UNDER, marks);
};

/** What is lower than this share of one who climbs is climbed to its top. */
const LOW = 0.75;
/** How much larger it is there. */
const STEEP = 1.5;

function onTop(scene: Scene, thing: StageThing): void {
  const { c, way, actors } = scene;
  const spot = { x: 0, y: 0, k: STEEP };
  const { top } = thing.grips;
  const marks = actors.map((figure, index) => {
    const drawn = figure.draw(player(scene, figure, way, { pose: 'climb', gaze: { x: way * 0.4, y: -0.8 } }).stance);
    const foot = { x: ((drawn.bounds.left + drawn.bounds.right) / 2) * 0.4, y: drawn.bounds.bottom - 4 };
    const on = placed(spot, { x: top.x + (index - (actors.length - 1) / 2) * top.width * 0.6, y: top.y + 4 });
    const { onBody, onThing } = c.touch(foot);
    c.putBody(figure, drawn, { x: on.x - foot.x * figure.k, y: on.y - foot.y * figure.k, k: figure.k }, undefined, onBody);
    return onThing(within(spot, on));
  });
  c.putThing(thing, spot, UNDER, marks.join(''));
}

/** How far above the middle of a head one sits on it, as a share of its radius. */
const ON_HEAD = 0.8;
/** What carries somebody is at least this tall, as a share of the one who rides. */
const LEAST_MOUNT = 0.55;

/** Whoever rides on somebody sits on the back; who has no back to sit on, or is too small, is hugged. */
export const rideOn: Recipe = (scene) => {
  const { c, actors, what } = scene;
  const [mount] = what.figures;
  if (!mount) return sitOn('ride')(scene);
  // Whose own act was drawn faces the other way than this one.
  const known = c.bodies.get(mount.name);
  const way = known ? (-scene.way as Way) : scene.way;
  // On all fours, everyone has a back who has one at all.
  const drawn =
    known?.drawn ?? mount.draw(player(scene, mount, way, { pose: mount.isPerson ? 'stand' : 'walk', gaze: towards(way) }).stance);
  const spot: Spot = known ?? { x: 0, y: 0, k: mount.k };
  const { back } = drawn.anchors;
  const { head } = drawn.anchors;
  // A rider behind a head is seen over it.
  const isBehind = back !== null && Math.hypot(back.x - head.x, back.y - head.y) < head.r;
  const heaviest = Math.max(...actors.map(({ height, k }) => height * k));
  if (!back || mount.height * mount.k < heaviest * LEAST_MOUNT) return hug(scene);
  const high = isBehind ? Math.min(back.y, head.y - head.r * ON_HEAD) : back.y;
  let marks = '';
  for (const [index, figure] of actors.entries()) {
    const rider = figure.draw(player(scene, figure, way, { pose: 'ride', gaze: towards(way) }).stance);
    const { onBody, onThing } = c.touch({ x: 0, y: 0 });
    const seat = { x: back.x - index * 46 * way, y: high };
    marks += onThing(known ? placed(spot, seat) : seat);
    c.putBody(figure, rider, { ...placed(spot, seat), k: figure.k }, isBehind ? FURTHER : BEFORE, onBody);
  }
  if (known) c.putBetween(marks, HELD);
  else c.putBody(mount, drawn, spot, BODY, marks);
};

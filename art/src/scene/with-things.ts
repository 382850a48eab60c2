/** Acts with a thing that need more than a hand on it: ropes, seats, ladders, hiding places and beds. */
import type { ObjectKind } from '@tuckaway/domain';
import { shows } from '../svg.ts';
import { ropeBetween, type Strand } from '../things/between.ts';
import { BEHIND, BODY, FRONT, HELD, placed, placedBounds } from './cluster.ts';
import type { DrawnBody, Point } from './drawn-body.ts';
import { layRest, player, type Recipe, solo, touch, towards } from './moves.ts';
import { hug } from './together.ts';
import { reachFor, rightOf, type Way, within } from './touching.ts';

/** Units of the picture between two who pull at one rope, and how far its free end is from the last hand. */
const ROPE = { apart: 26, free: 150 } as const;
const STRANDS: Partial<Record<ObjectKind, Strand>> = { rope: 'rope', scarf: 'scarf', yarn: 'yarn', ribbon: 'ribbon', blanket: 'scarf' };

/** What is pulled by a rope of its own. */
const ON_ROPES: readonly ObjectKind[] = ['sled', 'cart', 'boat', 'raft', 'log', 'crate', 'chest'];

/** A rope is taut between hands and what it is tied to; everything else is pulled by its near side. */
export const pull: Recipe = (scene) => {
  const { c, way, actors, what, to } = scene;
  const [thing] = what.things;
  const isTied = thing !== undefined && ON_ROPES.includes(thing.kind);
  const kind = isTied ? 'rope' : thing && STRANDS[thing.kind];
  if (!thing || !kind) return touch({ hands: 2, height: 0.42, lean: -9, near: 0.95 })(scene);
  const [tied] = isTied ? [thing] : to.things;
  const [other] = to.figures;
  // Those who pull lean away from the other end, one behind the other.
  let end: Point;
  let endMark = '';
  if (tied) {
    const grip = tied.grips.handle;
    end = { x: 0, y: 0 };
    const spot = { x: -grip.x, y: 0, k: 1 };
    end = placed(spot, grip);
    c.putThing(tied, spot, BODY - 1);
  } else if (other) {
    const one = player(scene, other, -way as Way, { lean: 8 * way, gaze: towards(-way as Way) });
    const { contact, mark } = reachFor(c, one, { x: 0, top: -other.height * other.k, bottom: -8 }, { hands: 2, near: 0.95, height: 0.42 });
    end = contact;
    endMark = mark(contact);
  } else end = { x: way * ROPE.free, y: -12 };
  let last = end;
  let from = -way * ROPE.free * 0.5;
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
  const look = { kind, ...(!isTied && thing.color && { color: thing.color }) };
  if (!isTied) c.noteThing(thing, { x: (end.x + last.x) / 2, y: (end.y + last.y + thing.height) / 2, k: 1 });
  c.putBetween(
    shows(isTied ? 'part rope' : thing.kind, ropeBetween(end, last, look) + ropeBetween(last, loose, { ...look, slack: 0.5 }) + endMark),
    HELD,
  );
};

/** The least height of a seat on which one rides astride. */
const ASTRIDE = 90;

/** How much higher those lie who are further back in a bed, so that their faces are seen over the others. */
const FURTHER_BACK = 40;

/** Sits or rides on a thing, or on the ground. */
export const sitOn =
  (pose: 'sit' | 'ride' | 'lie' | 'sleep'): Recipe =>
  (scene) => {
    const { c, way, actors, what } = scene;
    const [thing] = what.things;
    if (thing?.grips.inside && !thing.grips.seat) return behindFront(1.05)(scene);
    const seat = thing && (thing.grips.seat ?? (thing.grips.weight === 'still' ? null : thing.grips.top));
    const isTooLarge = (pose === 'lie' || pose === 'sleep') && actors.some(({ body }) => body === 'huge');
    if (!thing || !seat || isTooLarge) {
      solo(pose === 'ride' ? 'sit' : pose)(scene);
      return layRest(scene, 0);
    }
    const seats = actors.length;
    const widest = Math.max(...actors.map(({ k }) => k * 90));
    const scale = Math.max(1, (widest * (seats + 0.6)) / (thing.left + thing.right));
    const spot = { x: 0, y: 0, k: scale };
    // Legs hang down from a high seat only.
    const astride = pose === 'ride' && (thing.grips.within || -seat.y * scale < ASTRIDE) ? 'sit' : pose;
    let marks = '';
    for (const [index, figure] of actors.entries()) {
      const { figure: _, stance } = player(scene, figure, way, { pose: astride });
      const drawn = figure.draw(stance);
      const at = placed(spot, seat);
      const { onBody, onThing } = c.touch({ x: 0, y: 0 });
      const x = at.x + (index - (seats - 1) / 2) * widest * 1.1;
      const y = at.y - (pose === 'lie' || pose === 'sleep' ? (seats - 1 - index) * FURTHER_BACK * figure.k : 0);
      c.putBody(figure, drawn, { x, y, k: figure.k }, undefined, onBody);
      marks += onThing(within(spot, { x, y }));
    }
    c.putThing(thing, spot, thing.front ? BODY - 1 : BODY - 2, marks, pose === 'sit' || pose === 'ride');
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
  c.putThing(thing, spot, BODY - 1, marks);
};

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
  const spot = known ?? { x: 0, y: 0, k: mount.k };
  const { back } = drawn.anchors;
  const { head } = drawn.anchors;
  // Whoever sits behind a head is seen over it.
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
    c.putBody(figure, rider, { ...placed(spot, seat), k: figure.k }, isBehind ? BODY - 2 : BODY + 2, onBody);
  }
  if (known) c.putBetween(marks, FRONT);
  else c.putBody(mount, drawn, spot, BODY, marks);
};

/** How much higher than the rim of what they hide in a chin is at most of those who stand in it. */
const TALL = 1.3;
/** How much larger than usual a thing is that somebody hides in. */
const MOST_HIDING = 2.1;

/** Behind the front of a thing, so that only what is above its rim is seen. */
export const behindFront =
  (deep: number): Recipe =>
  (scene) => {
    const { c, way, actors, what } = scene;
    const [thing] = what.things;
    if (!thing) return solo('stand')(scene);
    // The chin is above the rim, because nothing covers a mouth; all below it has room.
    const chinOf = ({ anchors: { head } }: DrawnBody): number => head.y + head.r * deep;
    // Who is too tall for it sits in it.
    const all = actors.map((figure) => {
      const [standing, sitting] = (['stand', 'sit'] as const).map((pose) => figure.draw(player(scene, figure, way, { pose }).stance));
      return (-chinOf(standing as DrawnBody) * figure.k > -thing.grips.rim.y * TALL ? sitting : standing) as DrawnBody;
    });
    const widest = Math.max(...all.map(({ bounds }, index) => (bounds.right - bounds.left) * (actors[index]?.k ?? 1)));
    const deepest = Math.max(...all.map((drawn, index) => -chinOf(drawn) * (actors[index]?.k ?? 1)));
    const wide = (widest * (0.5 + actors.length * 0.55)) / (thing.left + thing.right);
    const scale = Math.min(MOST_HIDING, Math.max(1, wide, deepest / Math.max(1, -thing.grips.rim.y)));
    const spot = { x: 0, y: 0, k: scale };
    const rim = placed(spot, thing.grips.rim);
    let marks = '';
    for (const [index, figure] of actors.entries()) {
      const drawn = all[index] as (typeof all)[number];
      const chin = chinOf(drawn);
      const x = rim.x + (index - (actors.length - 1) / 2) * widest * 0.55;
      const { onBody, onThing } = c.touch({ x: drawn.anchors.head.x, y: chin });
      c.putBody(figure, drawn, { x: x - drawn.anchors.head.x * figure.k, y: rim.y - chin * figure.k, k: figure.k }, BEHIND, onBody);
      marks += onThing(within(spot, { x, y: rim.y }));
    }
    c.putThing(thing, spot, thing.front ? BEHIND - 1 : BODY, marks, true);
  };

/** Who sleeps or lies in a bed or on the ground, and the hands of the one who tucks in at the blanket's edge. */
export const tuckIn: Recipe = (scene) => {
  const { c, way, actors, what } = scene;
  const [sleeper] = what.figures;
  if (!sleeper) return touch({ hands: 2, height: 0.35, lean: 10, gaze: (to) => towards(to, 0.6) })(scene);
  const { stance } = player(scene, sleeper, way, { pose: 'sleep', feeling: 'asleep', gaze: { x: 0, y: 0 } });
  const drawn = sleeper.draw(stance);
  const spot = { x: 0, y: 0, k: sleeper.k };
  const box = placedBounds(spot, drawn.bounds);
  const chest = placed(spot, drawn.anchors.chest);
  let marks = '';
  for (const [index, figure] of actors.entries()) {
    // From the foot of the bed: a pillow would hide the face of who kneels behind it.
    const side = (index % 2 === 0 ? -way : way) as Way;
    const byPillow = side === 1 ? Math.min(chest.x, box.left + 60) : Math.max(chest.x, box.right - 60);
    const edge = { x: index % 2 === 0 ? chest.x + way * 30 : byPillow, top: chest.y - 40, bottom: chest.y + 12 };
    const one = player(scene, figure, side, { pose: 'kneel', lean: 6 * side, gaze: towards(side, 0.5) });
    const { contact, mark } = reachFor(c, one, edge, { hands: 2, z: BEHIND });
    marks += mark(within(spot, contact));
  }
  c.putBody(sleeper, drawn, spot, BODY, marks);
};

/** Acts of two who touch each other, or who give something from hand to hand. */

import type { BodyPose } from '../../creatures/drawn-body.ts';
import { at } from '../../paper/svg.ts';
import { BEFORE, BODY, FRONT, HELD, minus, type PlacedBody, placed, UNDER, within } from '../cluster.ts';
import type { StageFigure } from '../roles.ts';
import { covers, edgeOf, HIDDEN } from './faces.ts';
import { heldScale } from './held.ts';
import { behindWings, hug, putOther } from './hugging.ts';
import { alone, DOWN, facing, hold, player, putHand, type Recipe, type Scene, solo, towards } from './moves.ts';
import { restsOn } from './standing.ts';
import { lengthOf, reachFor, rightOf, type Way, withHead } from './touching.ts';

/** How far above and below the usual height the first of two gives or takes. */
const ROOM = 90;

/** Whether two faces from the front are before each other while both mouths hold something. @param half of its width */
function wouldOverlap(scene: Scene, pair: readonly { who: StageFigure; to: Way }[], half: number): boolean {
  const before = pair.map(({ who, to }) => {
    const { head, mouth } = who.draw(facing(scene, who, to)).anchors;
    return ((head.x - mouth.x) * to + head.r) * who.k;
  });
  return before.reduce((sum, each) => sum + each, 0) * OVERLAP > half * 2;
}
/** How much of two heads may be before each other. */
const OVERLAP = 0.6;

/** Both have a hand on what is given. */
export const give: Recipe = (scene) => {
  const { c, way, actors, what, to } = scene;
  const [figure] = actors;
  const [thing] = what.things;
  const other = to.figures[0] ?? what.figures[0];
  if (!figure || !other) return solo('stand')(scene);
  // A figure with an act of its own is only turned to.
  if (c.bodies.has(other.name)) return hold('air')(scene);
  const pair = [
    { who: figure, to: way, near: 0.7 },
    { who: other, to: -way as Way, near: 0.62 },
  ] as const;
  const heights = pair.map(({ who }) => who.height * who.k * 0.5);
  const scales = thing ? [heldScale(figure, thing, 0.3), heldScale(other, thing, 0.36)] : [1];
  // In a large hand, what a tiny one gives is not lost.
  const scale = Math.max(Math.min(...scales), Math.max(...scales) * 0.5);
  const half = thing ? ((thing.left + thing.right) / 2) * scale : 0;
  // What a whale has on its nose is above other mouths.
  const isWhale = pair.some(({ who }) => who.swims && who.body === 'huge');
  if (thing && (isWhale || (pair.every(({ who }) => !who.freely) && wouldOverlap(scene, pair, half)))) {
    hold('air')(scene);
    return alone({ ...scene, way: -way as Way }, player(scene, other, -way as Way));
  }
  // What a mouth takes hangs from it, where the mouth is.
  const hangs = (thing?.height ?? 0) * scale * 0.44;
  let y = -(Math.min(...heights) * 0.7 + Math.max(...heights) * 0.3);
  // A mouth before a hand, and of two mouths the lower one, because the other can bow.
  const [mine = 0, theirs = 0] = pair.map(({ who, to }) => who.draw(facing(scene, who, to)).anchors.mouth.y * who.k);
  const order = (other.freely === figure.freely ? mine >= theirs : other.freely) ? pair : pair.toReversed();
  const touches = order.map(({ who, to, near }, nth) => {
    const below = who.freely ? 0 : hangs;
    const at = y - below;
    const room = nth > 0 ? 0 : ROOM;
    const surface = { x: -half * to, top: at - room, bottom: at + room };
    const one = reachFor(c, player(scene, who, to, { gaze: towards(to) }), surface, {
      ...{ near, height: -at / (who.height * who.k), z: behindWings(who) },
    });
    y = one.contact.y + below;
    return one;
  });
  if (thing) {
    const spot = { x: ((thing.left - thing.right) / 2) * scale, y: y + (thing.height / 2) * scale, k: scale };
    c.putThing(thing, spot, HELD, touches.map(({ contact, mark }) => mark(within(spot, contact))).join(''));
  }
  for (const rest of actors.slice(1)) alone(scene, player(scene, rest, way, { gaze: towards(way) }));
};

/** How far a mouth is from an ear: as near as both faces are seen. */
const EARS = [25, 28, 31] as const;
const MOST_EAR = 34;
/** The same of those with ears or horns that would be before the other face. */
const FAR_EAR = 41;
/** Degrees by which one leans who whispers. */
const BOWS = [7, 16, 26, 36] as const;
const UPRIGHT = 0;
/** How much of a head may be under the whisperer's, as a share of its radius. */
const OVER = 0.4;

/** A mouth near an ear, and a hand before it. */
export const whisper: Recipe = (scene) => {
  const { c, way, actors, what, to } = scene;
  const other = what.figures[0] ?? to.figures[0];
  const [figure] = actors;
  if (!figure || !other) return solo('stand', 0, { gesture: 'whisper' })(scene);
  const known = putOther(scene, other, { gaze: towards(-way as Way, -0.2) });
  const { head } = known.drawn.anchors;
  // A large paw would cover the other's face.
  const isLarge = !figure.isPerson && figure.height * figure.k > other.height * other.k;
  const gesture = isLarge ? {} : { gesture: 'whisper' as const };
  const bowed = (lean: number) => player(scene, figure, way, { ...gesture, lean: lean * way, gaze: towards(way) }).stance;
  // Who is much taller bows down to an ear.
  const ears = placed(known, { x: head.x, y: head.y - head.r }).y;
  const ear = placed(known, { x: head.x - way * head.r, y: head.y }).x;
  const whispering = (lean: number, apart: number) => {
    const drawn = figure.draw(bowed(lean));
    const { mouth } = drawn.anchors;
    const side = edgeOf(known, mouth.y * figure.k, way)?.x ?? ear;
    const edge = way === 1 ? Math.max(ear, side) : Math.min(ear, side);
    return { lean, apart, drawn, figure, x: edge - way * apart - mouth.x * figure.k, y: 0, k: figure.k };
  };
  const isSeen = (body: PlacedBody): boolean => Math.min(covers(body, known), covers(known, body)) <= HIDDEN;
  const usual = BOWS.find((each) => figure.draw(bowed(each)).anchors.mouth.y * figure.k > ears) ?? BOWS[3];
  const furthest = figure.freely ? MOST_EAR : FAR_EAR;
  // With horns before the other's face, another lean may show it.
  const leans = figure.freely ? [usual] : [usual, ...BOWS, UPRIGHT];
  const ways = leans.flatMap((lean) => [...EARS, furthest].map((apart) => [lean, apart] as const));
  const found = ways.find((each) => isSeen(whispering(...each)));
  const { lean, apart, drawn, ...spot } = whispering(...(found ?? [usual, furthest]));
  if (!found && !figure.freely) {
    const mark = withHead(c, player(scene, figure, way, { gaze: towards(way) }), known);
    c.putBetween(at(known.x, known.y, known.k, mark), FRONT);
    return;
  }
  if (!found) {
    // Claws would be before the other's face: one of them is at its ear.
    const beside = placed(known, head);
    const near = { x: edgeOf(known, beside.y, way)?.x ?? ear, top: beside.y, bottom: beside.y + head.r * other.k };
    const { contact, mark } = reachFor(c, player(scene, figure, way, { gaze: towards(way) }), near, { near: 1 });
    c.putBetween(mark(contact), FRONT);
    return;
  }
  const goal = minus(placed(known, head), placed(spot, drawn.anchors.eyes));
  const far = lengthOf(goal);
  const looking = figure.draw({ ...bowed(lean), gaze: { x: goal.x / far, y: goal.y / far } });
  const lips = looking.anchors.mouth;
  const { onBody, onThing } = c.touch(lips);
  // No arm covers a smaller figure's face, and no head an animal's, unless that would be before half of the other's.
  const over = drawn.anchors.head.r * figure.k - apart;
  const isFree = covers({ ...spot, figure, drawn: looking }, known) <= HIDDEN;
  const isBefore = isFree && ((!figure.isPerson && over < head.r * other.k * OVER) || figure.height * figure.k < other.height * other.k);
  c.putBody(figure, looking, spot, isBefore ? BEFORE : UNDER, onBody);
  c.putBetween(onThing(placed(spot, lips)), FRONT);
};

/** How large a carried one is at most, as a share of its bearer. */
const CARRIED = 0.46;

/** A small one on the arms of a larger one, beside its face, or on its back. */
export const carryFigure: Recipe = (scene) => {
  const { c, way, actors, what } = scene;
  const [figure] = actors;
  const [other] = what.figures;
  if (!figure || !other) return solo('stand')(scene);
  if (c.bodies.has(other.name)) return hug(scene);
  const sitting = player(scene, other, -way as Way, { pose: 'sit', gaze: towards(-way as Way, -0.4) }).stance;
  if (sitting.feeling === 'asleep' && other.isPerson && figure.isPerson) return cradle(scene, figure, other);
  const carried = other.draw(sitting);
  const scale = Math.min(other.k, (figure.k * figure.height * CARRIED) / Math.max(1, -carried.bounds.top));
  // On four feet, it has a back.
  const one = player(scene, figure, way, { pose: figure.freely ? 'stand' : 'walk', gaze: towards(way, 0.4) });
  const plain = figure.draw(one.stance);
  const { head, back, lap } = plain.anchors;
  const half = ((carried.bounds.right - carried.bounds.left) / 2) * (scale / figure.k);
  const aside = Math.min(half * 0.8 + head.r * 0.9, figure.reach(way).length * 0.72);
  const arms = { x: head.x + way * aside, y: Math.min(lap.y, head.y + head.r * 1.1) };
  const seat = figure.freely ? arms : (back ?? lap);
  const reach = {
    left: { x: seat.x - half * 0.4, y: seat.y - 4 },
    right: { x: seat.x + half * 0.4, y: seat.y - 4 },
  };
  const carrier = figure.freely ? figure.draw({ ...one.stance, reach }) : plain;
  const spot = { x: 0, y: 0, k: figure.k };
  const middle = (carried.bounds.left + carried.bounds.right) / 2;
  const { onBody, onThing } = c.touch({ x: middle, y: -6 });
  const onSeat = figure.freely ? carrier.anchors.grip[rightOf(way)] : seat;
  const on = placed(spot, onSeat);
  c.putBody(figure, carrier, spot, BODY, onThing(onSeat));
  c.putBody(other, carried, { x: on.x - middle * scale, y: on.y + 6 * scale, k: scale }, HELD, onBody);
  for (const more of actors.slice(1)) alone(scene, player(scene, more, way, { gaze: towards(way) }));
};

/** How long a cradled one is at most, as a share of its bearer's height, and how far below the shoulders its back lies, in arm's lengths. */
const CRADLED = { share: 0.72, down: 0.62, lean: -26 } as const;

/** A sleeper lies across two arms. */
function cradle({ c, way, actors, ...scene }: Scene, figure: StageFigure, other: StageFigure): void {
  const { shoulders, length } = figure.reach(way);
  const at = { x: (shoulders.left.x + shoulders.right.x) / 2, y: (shoulders.left.y + shoulders.right.y) / 2 + length * CRADLED.down };
  const lying = player({ c, way, actors, ...scene }, other, way, { pose: 'fall', lean: CRADLED.lean * way }).stance;
  const { chest } = other.draw(lying).anchors;
  const carried = other.draw({ ...lying, reach: { left: chest, right: chest } });
  const { left, right, top, bottom } = carried.bounds;
  const scale = Math.min(other.k, (figure.k * figure.height * CRADLED.share) / (right - left));
  const half = ((right - left) / 2) * (scale / figure.k) * 0.5;
  const reach = { left: { x: at.x - half, y: at.y }, right: { x: at.x + half, y: at.y } };
  const carrier = figure.draw({ ...player({ c, way, actors, ...scene }, figure, way, { gaze: DOWN }).stance, reach });
  const spot = { x: 0, y: 0, k: figure.k };
  const on = placed(spot, at);
  const { onBody, onThing } = c.touch({ x: (left + right) / 2, y: bottom });
  c.putBody(figure, carrier, spot, BODY, onThing(at));
  c.putBody(
    other,
    carried,
    { x: on.x - ((left + right) / 2) * scale, y: on.y - (top * 0.35 + bottom * 0.65) * scale, k: scale },
    HELD,
    onBody,
  );
  for (const more of actors.slice(1)) alone({ c, way, actors, ...scene }, player({ c, way, actors, ...scene }, more, way));
}

/** A hand on a thing that another act of the page holds already. */
export const joinIn: Recipe = (scene) => {
  const { c, way, actors, what } = scene;
  const [known] = what.things.flatMap((thing) => (c.things.get(thing.name) ?? []).filter((one) => one.thing === thing));
  const rests = restsOn({ does: scene.verb }, what.things);
  if (!known || rests) {
    for (const { name } of actors) c.beside.add(name);
    return solo(rests ? (scene.verb as BodyPose) : 'stand')(scene);
  }
  for (const figure of actors) putHand(scene, figure, known, way);
};

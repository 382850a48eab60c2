/** Acts in which a thing in hands is used: what is poured, dropped, eaten, looked into, or dug with. */

import type { Point } from '../../creatures/drawn-body.ts';
import { shows } from '../../paper/svg.ts';
import { streamInto } from '../../things/between.ts';
import { pouredFrom } from '../../things/states.ts';
import { Cluster, HELD, type PlacedBody, placed, placedBounds, type Spot, STREAM } from '../cluster.ts';
import { hidesFace } from './faces.ts';
import { heldScale, holding } from './held.ts';
import { alone, besideOf, boxOf, DOWN, hold, inHands, layRest, player, type Recipe, solo, towards } from './moves.ts';
import { touch } from './touch.ts';
import { gazeAt, rightOf, type Way } from './touching.ts';

const HOVERING = 0.9;
/** How small is at least what something is put into, and how far within its side that is if it must not be in the middle. */
const LEAST = 0.4;
const EDGE = 14;

/** From what one holds into what stands below. */
const into =
  (stream: boolean): Recipe =>
  (scene) => {
    const { c, way, actors, what, to } = scene;
    const [figure] = actors;
    const [thing] = what.things;
    if (!figure || !thing) return solo('stand')(scene);
    const [target] = to.things;
    // Those who fly hover over it, and a mouth that is too low leaps.
    const flies = figure.body === 'flyer' || figure.body === 'tiny';
    const lips = figure.draw(player(scene, figure, way).stance).anchors.grip[rightOf(way)];
    const high = figure.freely
      ? 0
      : Math.max(0, target ? target.height * LEAST + thing.height * heldScale(figure, thing) + lips.y * figure.k : 0);
    const lift = target && flies ? target.height * HOVERING : high;
    inHands(scene, player(scene, figure, way, { gaze: towards(way, 0.8) }), thing, 'air', stream ? 38 * way : 0, 0.3, lift);
    const [held] = c.things.get(thing.name) ?? [];
    if (!held || !target) return;
    const spout = placed(held, stream ? (thing.grips.spout ?? thing.grips.rim) : { x: 0, y: 0 });
    const inside = target.grips.inside;
    const mouth = inside ? { x: (inside.left + inside.right) / 2, y: stream ? inside.bottom : inside.top } : target.grips.rim;
    const usual = Math.min(1, Math.max(LEAST, (-spout.y * 0.7) / target.height));
    const body = c.bodies.get(figure.name) as PlacedBody;
    const below = (scale: number, aside = 0): Spot => ({ x: spout.x + way * (stream ? 6 : aside) - mouth.x * scale, y: 0, k: scale });
    const scales = [usual, Math.max(LEAST, usual * 0.7), LEAST];
    // What falls is within its near side, if its middle is before a face.
    const wishes = [
      ...scales.map((scale) => below(scale)),
      ...scales.map((scale) => below(scale, ((target.left + target.right) / 2 - EDGE) * scale)),
    ];
    const spot = wishes.find((each) => !hidesFace(placedBounds(each, boxOf(target)), body)) ?? below(LEAST);
    // What falls is above it: only a stream is behind its front.
    c.putThing(target, spot, HELD, '', stream);
    if (stream) c.putBetween(shows('part stream', streamInto(spout, placed(spot, mouth), pouredFrom(thing.kind))), STREAM);
    for (const other of actors.slice(1)) alone(scene, player(scene, other, way, { gaze: towards(way, 0.4) }));
  };
export const pour = into(true);
export const dropInto = into(false);

/** What is eaten is at the mouth. */
export const eat: Recipe = (scene) => {
  const { c, way, actors, what } = scene;
  for (const [index, figure] of actors.entries()) {
    const thing = what.things[index] ?? what.things[0];
    const one = player(scene, figure, way, { pose: figure.isPerson ? 'sit' : 'stand', gaze: towards(way, 0.4) });
    if (!thing || (index > 0 && what.things.length <= index)) {
      alone(scene, one);
      continue;
    }
    const probe = figure.draw(one.stance);
    const { mouth } = probe.anchors;
    // Hands are before it, and cover less of a larger one.
    const scale = heldScale(figure, thing, figure.isPerson ? 0.3 : 0.24);
    const x = besideOf(c, probe.bounds, figure.k, -way as Way);
    const size = (thing.height / 2) * (scale / figure.k);
    // Just below the lips, so that the mouth is seen.
    holding(c, one, { x, y: 0, k: figure.k }, thing, { x: mouth.x + 14 * way, y: mouth.y + size + 6 }, { scale, sees: false });
  }
  layRest(scene, Math.max(actors.length, 1));
};

/** Looks into what it holds, or bends over what stands before it. */
export const lookInto: Recipe = (scene) => {
  if (!scene.what.things.some(({ grips }) => grips.weight !== 'still'))
    return touch({ hands: 1, height: 0.5, lean: 10, gaze: (way) => towards(way, 0.7) })(scene);
  if (scene.actors.every(({ freely }) => freely)) return hold('chest', { gaze: () => DOWN })(scene);
  // What hangs from a mouth would hide the eyes.
  const look = (c: Cluster, gaze: Point): void => {
    solo('stand', 0, { lean: 8 * scene.way, gaze })({ ...scene, c });
    layRest({ ...scene, c }, 0);
  };
  const trial = new Cluster('');
  const usual = towards(scene.way, 0.7);
  look(trial, usual);
  const [[body], [[thing] = []]] = [[...trial.bodies.values()], [...trial.things.values()]];
  look(scene.c, body && thing ? gazeAt(placedBounds(thing, boxOf(thing.thing)), body, usual) : usual);
};

/** Digs with what it holds, or with its paws. */
export const dig: Recipe = (scene) => {
  const tool = scene.what.things[0];
  if (tool) hold('side', { turn: 24, gaze: (way) => towards(way, 0.9), lean: 8 })(scene);
  else touch({ hands: 2, height: 0.08, lean: 14, pose: 'kneel' })(scene);
};

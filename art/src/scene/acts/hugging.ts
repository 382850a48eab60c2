/** Two who hug. */
import type { Stance } from '../../creatures/drawn-body.ts';
import { BEFORE, BODY, Cluster, FRONT, FURTHER, type PlacedBody, placed, placedBounds, UNDER, within } from '../cluster.ts';
import type { StageFigure } from '../roles.ts';
import { covers, edgeOf, HIDDEN, isOn, snug } from './faces.ts';
import { facing, player, type Recipe, type Scene, solo, towards } from './moves.ts';
import { floats, nearSide, type Player, reachFor, rightOf, type Way } from './touching.ts';

/** Puts the other one first, facing the way from which the actors come. */
export function putOther({ c, way, ...scene }: Scene, other: StageFigure, more: Partial<Stance> = {}) {
  const known = c.bodies.get(other.name);
  if (known) return known;
  const drawn = other.draw({ ...facing({ c, way, ...scene }, other, -way as Way), ...more });
  return c.putBody(other, drawn, { x: 0, y: 0, k: other.k });
}

/** Wings would cover the other's face. */
export const behindWings = ({ body }: StageFigure): number => (body === 'flyer' ? FURTHER : BODY);

/** How far below a mouth it ends, as a share of the radius of the head, and how large a hand is. */
const CHIN = 0.25;
const HAND = 18;
const chinOf = (body: PlacedBody): number => {
  const { mouth, head } = body.drawn.anchors;
  return placed(body, { x: mouth.x, y: mouth.y + head.r * CHIN }).y;
};

/** Arms around each other. */
export const hug: Recipe = (scene) => {
  const { c, way, actors, what } = scene;
  const [other] = what.figures;
  if (!other) return hugAmong(scene);
  const box = putOther(scene, other);
  const bounds = placedBounds(box, box.drawn.bounds);
  for (const [index, figure] of actors.entries()) {
    // The smaller one is in front, so that both are seen.
    const isSmaller = figure.height * figure.k <= other.height * other.k;
    const side = (index % 2 === 0 ? way : -way) as Way;
    const one = player(scene, figure, side, { gesture: 'hug', lean: 4 * side, gaze: towards(side) });
    if (!figure.freely && cheekToCheek(scene, one, box)) continue;
    // Hands are below a face.
    const top = Math.min(bounds.bottom, Math.max(bounds.top, chinOf(box) + HAND * figure.k));
    const z = isSmaller ? behindWings(figure) + 1 : UNDER;
    const around = (inset: number, on = c) => {
      const room = (bounds.right - bounds.left) * inset;
      const near = nearSide({ ...bounds, left: bounds.left + room, right: bounds.right - room }, side);
      return reachFor(on, one, { ...near, top }, { hands: 2, near: 0.5, height: 0.5, z });
    };
    const isSeen = (inset: number): boolean => {
      const { body } = around(inset, new Cluster(''));
      return Math.min(covers(body, box), covers(box, body)) <= HIDDEN;
    };
    const insets = isSmaller ? INSETS.before : INSETS.behind;
    const { contact, mark } = around(insets.find(isSeen) ?? BESIDE);
    c.putBetween(mark(contact), FRONT);
  }
};

/** How far arms reach around a figure, as shares of that width: as far as both faces are seen. */
const INSETS = { before: [0.14, 0.07, 0], behind: [0.24, 0.12, 0] } as const;
const BESIDE = -0.06;

/** How close two heads are, as a share of the sum of their radii. */
const CLOSE = 0.94;
/** How much of two who lean against each other is before the other, in units of the picture. */
const SNUG = [16, 6] as const;

/** Those without arms lay their heads against the other's, or touch it with their mouths. @returns whether they can, and hide no face */
function cheekToCheek({ c }: Scene, { figure, stance }: Player, other: PlacedBody): boolean {
  const drawn = figure.draw(stance);
  const { k } = figure;
  const { head, grip } = drawn.anchors;
  const muzzle = grip[rightOf(stance.way)];
  const theirs = { ...placed(other, other.drawn.anchors.head), r: other.drawn.anchors.head.r * other.k };
  const apart = (head.r * k + theirs.r) * CLOSE;
  const y = floats(figure) ? theirs.y - head.y * k : 0;
  const down = y + head.y * k - theirs.y;
  const across = Math.abs(down) > apart * 0.85 ? null : Math.sqrt(apart ** 2 - down ** 2);
  const share = (head.r * k) / (head.r * k + theirs.r);
  const beside = across !== null && {
    x: theirs.x - stance.way * across - head.x * k,
    contact: { x: theirs.x - stance.way * across * (1 - share), y: theirs.y + down * (1 - share) },
  };
  const edge = edgeOf(other, y + muzzle.y * k, stance.way);
  const nosed = edge && { x: edge.x - muzzle.x * k, contact: edge };
  const leaning = SNUG.map((deep) => {
    const met = snug({ figure, drawn, x: 0, y, k }, other, stance.way, deep);
    return met && { x: met.by, contact: met.contact };
  });
  for (const each of [beside, nosed, ...leaning]) {
    if (!each) continue;
    const eyes = placed({ x: each.x, y, k }, drawn.anchors.eyes);
    const far = Math.hypot(theirs.x - eyes.x, theirs.y - eyes.y) || 1;
    const looking = figure.draw({ ...stance, gaze: { x: (theirs.x - eyes.x) / far, y: (theirs.y - eyes.y) / far } });
    const body = { figure, drawn: looking, x: each.x, y, k };
    const hidden = [covers(body, other), covers(other, body)] as const;
    if (Math.min(...hidden) > HIDDEN || !isOn(body, each.contact) || !isOn(other, each.contact)) continue;
    const { onBody, onThing } = c.touch(within(body, each.contact));
    // Behind the other one, its paws are, too.
    const isBehind = hidden[0] > HIDDEN;
    const shown = isBehind ? { ...looking, body: looking.body + looking.front, front: '' } : looking;
    c.putBody(figure, shown, body, isBehind ? UNDER : BEFORE, onBody);
    c.putBetween(onThing(each.contact), FRONT);
    return true;
  }
  return false;
}

/** Without another one, those who hug hug each other. */
const hugAmong: Recipe = (scene) => {
  const [first, ...others] = scene.actors;
  if (!first || others.length === 0) return solo('stand', 0, { gesture: 'hug' })(scene);
  hug({ ...scene, actors: [first], what: { figures: others, things: scene.what.things } });
};

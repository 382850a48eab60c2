/** Hands, paws or a head on what stands in its place. */
import type { BodyPose, Point } from '../../creatures/drawn-body.ts';
import { FRONT, type PlacedBody, placed, placedBounds, type Spot, UNDER, within } from '../cluster.ts';
import { boxOf, facing, player, type Recipe, type Scene, solo, towards } from './moves.ts';
import { nearSide, type Player, paperOf, reachFor, sideOf, type Way, withHead } from './touching.ts';

interface TouchOptions {
  pose?: BodyPose;
  hands?: 1 | 2;
  /** The height of the touch as a share of the figure's own. */
  height?: number;
  near?: number;
  /** Degrees towards what is touched. */
  lean?: number;
  gaze?: (way: Way) => Point;
  /** All from one side: the second figure touches the back of the first. */
  inRow?: boolean;
  /** Bodies without hands do it on all fours. */
  onFours?: boolean;
}

/** Touches what stands in its place: the first from one side, the second from the other, and so on, further away. */
export const touch =
  (options: TouchOptions): Recipe =>
  (scene) => {
    const [thing] = scene.what.things;
    const [other] = scene.what.figures;
    const { c, way } = scene;
    const known = other && c.bodies.get(other.name);
    const target: Spot = known ?? { x: 0, y: -(thing?.lift ?? 0), k: other?.k ?? 1 };
    const drawn = known?.drawn ?? other?.draw(facing(scene, other, -way as Way));
    const standing = other && drawn && { ...target, figure: other, drawn };
    const bounds = thing ? boxOf(thing) : drawn?.bounds;
    if (!bounds) return solo(options.pose ?? 'stand')(scene);
    const box = placedBounds(target, bounds);
    let marks = '';
    for (const [index, figure] of scene.actors.entries()) {
      const side = (index % 2 === 0 || options.inRow ? way : -way) as Way;
      const { lean = 0, gaze = (to: Way) => towards(to) } = options;
      const isOnFours = options.onFours && !figure.freely;
      const pose = isOnFours ? 'walk' : (options.pose ?? 'stand');
      const one = player(scene, figure, side, { pose, lean: isOnFours ? 0 : lean * side, gaze: gaze(side) });
      // A head is before its mouth: it stays away from the other's face.
      const away = !thing && !figure.freely ? HEAD_ROOM * side : 0;
      const inset = thing ? 0 : (box.right - box.left) * (figure.freely ? INSET.hand : INSET.mouth);
      const near = nearSide({ ...box, left: box.left + inset, right: box.right - inset }, side);
      const before = index > 0 && options.inRow ? c.bodies.get(scene.actors[index - 1]?.name ?? '') : undefined;
      if (before) {
        pushFrom(scene, one, before, options);
        continue;
      }
      if (standing && isOnFours) {
        marks += withHead(c, one, standing);
        continue;
      }
      const surface = {
        ...{ ...near, x: near.x - away, ...(thing && paperOf(thing, side)), ...(standing && sideOf(standing, side)) },
        seen: box,
      };
      const { contact, mark } = reachFor(c, one, surface, options);
      marks += mark(within(target, contact));
    }
    if (thing) c.putThing(thing, target, UNDER, marks);
    else if (other && drawn && !known) c.putBody(other, drawn, target, UNDER, marks);
  };

/** Touches the back of the figure before it in a row. */
function pushFrom({ c }: Scene, one: Player, before: PlacedBody, options: TouchOptions): void {
  const { way } = one.stance;
  const back = placed(before, before.drawn.anchors.chest);
  const behind = placedBounds(before, before.drawn.bounds);
  const room = { top: back.y - 20, bottom: back.y + 40 };
  // Hands reach over a back; a mouth would bring its head before it.
  const from = one.figure.freely ? back.x - way * Math.min(BACK, (behind.right - behind.left) / 4) : nearSide(behind, way).x;
  const { contact, mark } = reachFor(c, one, { x: from, ...room }, { ...options, z: UNDER });
  c.putBetween(mark(contact), FRONT);
}

/** How far a back is from the middle of its trunk. */
const BACK = 26;
const HEAD_ROOM = 11;
/** How far inside of the box around a figure its body is, as a share of the width: ears and tails stand out. */
const INSET = { hand: 0.2, mouth: 0.1 } as const;

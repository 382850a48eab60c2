/** Acts on something that is stood or walked on. */
import type { Act, ObjectKind, Verb } from '@tuckaway/domain';
import type { BodyPose } from '../../creatures/drawn-body.ts';
import { SHADE } from '../../paper/color.ts';
import { line, pathData, shows } from '../../paper/svg.ts';
import { ropeBetween } from '../../things/between.ts';
import { placed, UNDER } from '../cluster.ts';
import type { StageThing } from '../roles.ts';
import { besideOf, player, type Recipe, type Scene, solo } from './moves.ts';
import { footOf, sitOn } from './seats.ts';
import type { Way } from './touching.ts';

/** A figure that walks to any other thing is near it. */
const WALKED_ON: readonly ObjectKind[] = ['rug', 'rope', 'plank', 'bridge', 'log', 'fence'];
const STOOD_ON: readonly ObjectKind[] = [
  ...WALKED_ON,
  ...(['stone', 'box', 'crate', 'chest', 'barrel', 'drum', 'table', 'bench', 'chair', 'bed', 'raft', 'boat', 'cart', 'sled'] as const),
];

/** Whether an act takes place on a thing that it names. */
export const isOnTop = ({ does }: Pick<Act, 'does'>, [thing]: readonly StageThing[]): boolean =>
  thing !== undefined && ((does === 'stand' && STOOD_ON.includes(thing.kind)) || (ON_FEET.has(does) && WALKED_ON.includes(thing.kind)));
const ON_FEET: ReadonlySet<Verb> = new Set<Verb>(['walk', 'run', 'dance']);

/** A bed or a chair has no room for a figure with another act. */
export const restsOn = (act: Pick<Act, 'does'>, things: readonly StageThing[]): boolean =>
  act.does === 'sit' || act.does === 'lie' || act.does === 'sleep' || isOnTop(act, things);

/** Stands or walks on the ground, or on a thing. */
export const standOn =
  (pose: BodyPose & ('stand' | 'walk' | 'run' | 'dance')): Recipe =>
  (scene) => {
    const [thing] = scene.what.things;
    if (!thing) return solo(pose)(scene);
    return thing.kind === 'rope' ? onRope(scene, thing, pose) : sitOn(pose)(scene);
  };

/** How high a tightrope is, how far it reaches beside its walkers, and how far above it its poles end. */
const ROPE = { high: 84, beside: 70, poles: 14 } as const;
const POLE = '#8a6440';

function onRope(scene: Scene, thing: StageThing, pose: BodyPose): void {
  const { c, way, actors } = scene;
  const marks = actors.map((figure) => {
    const drawn = figure.draw(player(scene, figure, way, { pose }).stance);
    const foot = footOf(figure, drawn, true);
    const spot = { x: besideOf(c, drawn.bounds, figure.k, -way as Way), y: -ROPE.high - foot.y * figure.k, k: figure.k };
    const { onBody, onThing } = c.touch(foot);
    c.putBody(figure, drawn, spot, undefined, onBody);
    return onThing(placed(spot, foot));
  });
  const [left, right] = [c.bounds.left - ROPE.beside, c.bounds.right + ROPE.beside];
  const poles = pathData`M${left} 4V${-ROPE.high - ROPE.poles}M${right} 4V${-ROPE.high - ROPE.poles}`;
  c.putBetween(shows('part pole', line(poles, SHADE, 19, 'stroke-opacity=".12"') + line(poles, POLE, 11)), UNDER);
  c.noteThing(thing, { x: (left + right) / 2, y: -ROPE.high + thing.height / 2, k: 1 });
  const taut = ropeBetween({ x: left, y: -ROPE.high }, { x: right, y: -ROPE.high }, thing.color ? { color: thing.color } : {});
  c.putBetween(shows(thing.kind, taut + marks.join('')), UNDER, { left: left - 10, right: right + 10, top: -ROPE.high, bottom: 0 });
}

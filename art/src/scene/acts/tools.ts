/** Small tools that an act needs and its page does not name, in hands that are free. */
import type { ObjectKind } from '@tuckaway/domain';
import { PAPER } from '../../paper/color.ts';
import { at, line, path, shows } from '../../paper/svg.ts';
import { minus, placed, STREAM } from '../cluster.ts';
import type { Recipe } from './moves.ts';
import { lengthOf, rearOf } from './touching.ts';

/** With the tip to the right, held at (0, 0). */
const TOOLS = {
  pencil: line('M-18 0H14', '#e8b44f', 7) + path('M14-3.5L23 0L14 3.5Z', '#f6dcae') + line('M21 0H23', '#3a2f4a', 2),
  needle: line('M-12 0H18', '#c9d2dc', 3) + line('M-12 0Q-26 2-24 16T-34 30', PAPER, 2),
} as const satisfies Partial<Record<ObjectKind, string>>;

/** Two hands are one, or hold the same thing, that are nearer to each other. */
const ONE_HAND = 12;
/** Who is further away from the thing only watches. */
const FAR = 120;

/** The same act with a tool in the hand that holds nothing. */
export const withTool =
  (tool: keyof typeof TOOLS, recipe: Recipe): Recipe =>
  (scene) => {
    recipe(scene);
    const { c, way, actors, what, to } = scene;
    const [thing] = what.things;
    if (thing?.grips.weight !== 'hand' || [...what.things, ...to.things].some(({ kind }) => kind === tool)) return;
    const [held] = c.things.get(thing.name) ?? [];
    for (const { name, freely } of actors) {
      const body = c.bodies.get(name);
      if (!body || !held || !freely) continue;
      const { grip } = body.drawn.anchors;
      const hand = placed(body, grip[rearOf(way)]);
      const by = minus(placed(held, { x: (thing.right - thing.left) / 2, y: -thing.height / 2 }), hand);
      if (lengthOf(minus(grip.left, grip.right)) < ONE_HAND || lengthOf(by) > FAR) continue;
      const turn = (Math.atan2(by.y, by.x) * 180) / Math.PI;
      c.putBetween(shows(`part ${tool}`, at(hand.x, hand.y, 1, TOOLS[tool], turn)), STREAM);
    }
  };

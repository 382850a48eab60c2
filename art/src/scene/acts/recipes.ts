/** The recipe of each verb. */
import type { Verb } from '@tuckaway/domain';
import { placedBounds } from '../cluster.ts';
import type { StageFigure } from '../roles.ts';
import { behindFront } from './hiding.ts';
import { hug } from './hugging.ts';
import { alone, DOWN, hold, player, type Recipe, solo, towards } from './moves.ts';
import { sitOn, tuckIn } from './seats.ts';
import { standOn } from './standing.ts';
import { carryFigure, give, whisper } from './together.ts';
import { withTool } from './tools.ts';
import { touch } from './touch.ts';
import { rightOf } from './touching.ts';
import { dig, dropInto, eat, lookInto, pour } from './using.ts';
import { climb, pull, rideOn } from './with-things.ts';

/** By what the act is about: characters and things are carried in different ways. */
const either =
  (withFigure: Recipe, withThing: Recipe): Recipe =>
  (scene) =>
    (scene.what.figures.length > 0 ? withFigure : withThing)(scene);

/** What stands in its place is touched; everything else is held. */
const heldOrTouched =
  (held: Recipe, touched: Recipe): Recipe =>
  (scene) =>
    (scene.what.things.some(({ grips }) => grips.weight !== 'still') ? held : touched)(scene);

/** A large thing stands on the ground, because in a mouth it would cover the face. */
const inArms = ({ freely, balances, body }: StageFigure): boolean => balances || (freely && body !== 'waddler');
const heldInArms =
  (held: Recipe, touched: Recipe): Recipe =>
  (scene) => {
    const { actors, what } = scene;
    const isLarge = what.things.every(({ grips }) => grips.weight !== 'hand');
    (isLarge && what.things.length > 0 && !actors.every(inArms) ? touched : heldOrTouched(held, touched))(scene);
  };

/** From which height of its direction on one points up, and where the hand then is, in heights of its body. */
const UP = { from: -0.6, aside: 0.7, up: 1.2 } as const;

/** An arm to the side, or up at what is above. */
const pointAt: Recipe = (scene) => {
  const { c, actors, way } = scene;
  for (const figure of actors) {
    const { sees } = scene.stance(figure, way);
    const hand = { x: way * figure.height * UP.aside, y: -figure.height * UP.up };
    const above = figure.freely ? { reach: { [rightOf(way)]: hand } } : ({ gesture: 'wave' } as const);
    alone(scene, player(scene, figure, way, sees !== undefined && sees.y < UP.from ? above : { gesture: 'point' }));
    const body = c.bodies.get(figure.name);
    // Where everything stands, it may turn out that a wing points up.
    if (body && !figure.freely) c.reserve(placedBounds(body, figure.draw(player(scene, figure, way, above).stance).bounds));
  }
};

const blowAt = heldOrTouched(hold('face', { share: 0.26 }), touch({ height: 0.3, lean: 8 }));
/** At a thing, or into a hand. */
const blows: Recipe = (scene) => {
  const { figures, things } = scene.what;
  (figures.length + things.length > 0 ? blowAt : solo('stand', 0, { gesture: 'whisper' }))(scene);
};

/** A thing is held like a child. */
const hugged: Recipe = (scene) =>
  (scene.what.things.length > 0 ? heldInArms(hold('chest'), touch({ hands: 2, height: 0.45, near: 0.5 })) : hug)(scene);

export const RECIPES: Readonly<Record<Verb, Recipe>> = {
  stand: standOn('stand'),
  sit: sitOn('sit'),
  lie: sitOn('lie'),
  sleep: sitOn('sleep'),
  walk: standOn('walk'),
  run: standOn('run'),
  climb,
  jump: solo('jump', 44),
  fly: solo('fly', 104),
  swim: solo('swim'),
  fall: solo('fall', 18),
  dance: standOn('dance'),
  'hide in': behindFront(1.05),
  'peek out of': behindFront(1.2, true),
  pull,
  push: touch({ hands: 2, height: 0.45, lean: 9, gaze: (way) => towards(way, 0.25), inRow: true, onFours: true }),
  give,
  hold: either(hug, heldOrTouched(hold('chest'), touch({ height: 0.45 }))),
  'hold up': either(carryFigure, hold('head', { gaze: () => ({ x: 0, y: -0.9 }) })),
  carry: either(carryFigure, heldOrTouched(hold('chest', { pose: 'walk' }), touch({ hands: 2, height: 0.35 }))),
  catch: either(touch({ hands: 2, height: 0.5, pose: 'run' }), hold('air', { gaze: (way) => towards(way, -0.4) })),
  'drop into': dropInto,
  pour,
  eat,
  drink: eat,
  'knock on': touch({ height: 0.62 }),
  open: heldInArms(hold('chest', { gaze: () => DOWN }), touch({ height: 0.45 })),
  'look into': lookInto,
  'look at': solo('stand'),
  'look up at': solo('stand'),
  'listen to': solo('stand', 0, { gesture: 'listen' }),
  'whisper to': whisper,
  hug: hugged,
  'ride on': rideOn,
  'lean on': touch({ height: 0.42, near: 0.4, lean: 7 }),
  'tuck in': tuckIn,
  mend: withTool('needle', heldOrTouched(hold('chest', { pose: 'sit', gaze: () => DOWN }), touch({ hands: 2, height: 0.4, lean: 6 }))),
  draw: withTool('pencil', heldOrTouched(hold('side', { pose: 'sit', gaze: () => DOWN }), touch({ height: 0.6 }))),
  play: either(solo('run'), heldInArms(hold('chest', { pose: 'sit' }), touch({ hands: 2, height: 0.45 }))),
  'wave to': solo('stand', 0, { gesture: 'wave' }),
  'point at': pointAt,
  blow: blows,
  count: pointAt,
  dig,
};

/** Acts without a touch: each figure stands where there is room, or on a thing. */
export const APART: ReadonlySet<Verb> = new Set<Verb>([
  ...(['stand', 'walk', 'run', 'jump', 'fly', 'swim', 'fall', 'dance'] as const),
  ...(['look at', 'look up at', 'listen to', 'wave to', 'point at', 'count'] as const),
]);

/** What a figure has on it, and what it carries beside its act. */
import type { ObjectKind, Verb } from '@tuckaway/domain';
import type { Anchors, DrawnBody, Point, Stance } from '../creatures/drawn-body.ts';
import type { Bounds } from '../paper/bounds.ts';
import { at, oneDecimal, shows } from '../paper/svg.ts';
import { hanging, heldScale, palmOf } from './acts/held.ts';
import { boxOf } from './acts/moves.ts';
import { rearOf } from './acts/touching.ts';
import { placedBounds, type Spot } from './cluster.ts';
import type { StageFigure, StageThing } from './roles.ts';

/** Acts that leave one of two hands free; and those that leave a mouth free. */
const ONE_HAND: readonly Verb[] = [
  ...(['stand', 'sit', 'walk', 'run', 'jump', 'dance', 'look at', 'look up at', 'listen to', 'whisper to', 'wave to', 'point at'] as const),
  ...(['count', 'lean on', 'knock on', 'ride on'] as const),
];
const NO_MOUTH: readonly Verb[] = [
  'stand',
  'sit',
  'walk',
  'run',
  'jump',
  'fly',
  'look at',
  'look up at',
  'listen to',
  'wave to',
  'ride on',
];

/** Whether a figure that does this can carry something beside it. */
export const canCarry = ({ freely }: Pick<StageFigure, 'freely'>, does: Verb): boolean => (freely ? ONE_HAND : NO_MOUTH).includes(does);

/** Where a hand with something is, from its shoulder, in lengths of an arm: at the side, or with something on its palm. */
const AT_SIDE = { x: 0.42, y: 0.82 } as const;
const ON_PALM = { x: 0.6, y: 0.5 } as const;
/** How large a carried thing is, as a share of its bearer's height. */
const SHARE = 0.26;

const ON_NECK: readonly ObjectKind[] = ['scarf', 'ribbon', 'towel', 'bandage', 'blanket', 'bell'];
const ON_EYES: readonly ObjectKind[] = ['glasses'];
/** Widths of what is worn, and how far its foot is below the middle of a head, in radii of that. */
const WORN = { head: { width: 1.5, foot: -0.66 }, neck: { width: 1.3, foot: 1.5 }, eyes: { width: 1.5, foot: 0.32 } } as const;

export interface Burden {
  readonly hand?: StageThing;
  readonly on: readonly StageThing[];
}

/** The same figure with these. @param id of the marks of its hand, unique on the page */
export function burdened(figure: StageFigure, { hand, on }: Burden, id: string): StageFigure {
  return {
    ...figure,
    draw(stance) {
      const worn = on.reduce((drawn, thing) => added(drawn, thing, wornAt(drawn.anchors, thing)), figure.draw(held(stance)));
      if (!hand) return worn;
      const side = rearOf(stance.way);
      const grip = figure.freely ? palmOf(hand) : hanging(hand);
      const k = heldScale(figure, hand, SHARE) / figure.k;
      const anchor = worn.anchors.grip[side];
      const mark = (what: string, { x, y }: Point): string => shows(`${what} ${oneDecimal(x)} ${oneDecimal(y)} ${id}`, '');
      const spot = { x: anchor.x - grip.x * k, y: anchor.y - grip.y * k, k };
      const drawn = added(worn, hand, spot, mark('grip', grip));
      return { ...drawn, body: drawn.body + mark('anchor', anchor) };
    },
  };

  function held(stance: Stance): Stance {
    if (!hand || !figure.freely) return stance;
    const side = rearOf(stance.way);
    const { shoulders, length } = figure.reach(stance.way);
    const { x, y } = hand.grips.weight === 'hand' ? AT_SIDE : ON_PALM;
    const to = { x: shoulders[side].x - stance.way * x * length, y: shoulders[side].y + y * length };
    return { ...stance, reach: { [side]: to, ...stance.reach } };
  }
}

function wornAt({ head, eyes, back }: Anchors, { kind, left, right }: StageThing): Spot {
  const isClothing = [...ON_NECK, ...ON_EYES, 'hat', 'crown'].includes(kind);
  const isAbove = back !== null && Math.hypot(back.x - head.x, back.y - head.y) > head.r;
  const width = left + right;
  if (!isClothing && isAbove && back) return { ...back, k: Math.min(1, (head.r * 1.6) / width) };
  const { width: share, foot } = WORN[ON_NECK.includes(kind) ? 'neck' : ON_EYES.includes(kind) ? 'eyes' : 'head'];
  const k = (head.r * share) / width;
  const y = (ON_EYES.includes(kind) ? eyes.y : head.y) + head.r * foot;
  return { x: head.x + ((left - right) / 2) * k, y, k };
}

function added({ body, bounds, ...drawn }: DrawnBody, thing: StageThing, spot: Spot, mark = ''): DrawnBody {
  const { kind, markup, front = '' } = thing;
  const box = placedBounds(spot, boxOf(thing));
  return { ...drawn, body: body + shows(kind, at(spot.x, spot.y, spot.k, markup + front + mark)), bounds: around(bounds, box) };
}

const around = (one: Bounds, other: Bounds): Bounds => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
});

/** A child as its family described it: from the front if it has a skin tone, else from behind; about 190 high, with the feet or wheels at (0, 0). */
import type { ChildAppearance, FigureState, Pose, ShownEmotion } from '@tuckaway/domain';
import { darken } from '../color.ts';
import type { Paint } from '../creatures/face.ts';
import { handsOnQuilt, pillow, quilt } from '../people/bed.ts';
import type { Gaze } from '../people/face.ts';
import { HAIR_ROOM } from '../people/hair.ts';
import { SEAT, wheelchair, wheelchairFromBehind } from '../people/wheelchair.ts';
import { type Arms, childFromBehind, type Hand, holdingHand, underBlanket } from '../story/figures/family.ts';
import { type HeldSize, heldFactor } from '../story/figures/held.ts';
import { at, ellipse, group, line, path } from '../svg.ts';
import { arm, hand, lap, legs, type Point, torso } from './body.ts';
import { type ChildColors, childColors } from './colors.ts';
import { headOf } from './head.ts';

export interface ChildState {
  pose: Pose;
  emotion: ShownEmotion;
  /** -1 looks left, 1 right. */
  look: -1 | 0 | 1;
  /** Its arms, if it is seen from behind. */
  arms: Arms;
  /** What its hands carry; null if they are empty. */
  held: HeldSize | null;
  /** The color of clothes that the family left open. */
  clothes: string;
  state?: FigureState | undefined;
  blanket: string;
  paint: Paint;
}

/** The drawn child in two parts, because what it holds is behind its hands. */
export interface DrawnChild {
  body: string;
  hands: string;
  /** The foot and the room of something held, which has to stay below the chin; null if the hands hold nothing. */
  hold: { y: number; width: number; height: number } | null;
  /** The hand of one seen from behind, who holds it beside the body; null if that hand holds nothing. */
  beside: Hand | null;
  width: number;
  height: number;
  /** For a helmet. */
  head: { x: number; y: number; r: number };
}

/** The middle of a standing child's head. */
const HEAD_Y = -140;
const CHIN = 44;
/** Room for a held thing: between the arms, and from its foot to the chin. */
const HELD = { width: 76, height: 50 } as const;
/** The foot of a held thing, seen from the middle of the head. */
const HELD_FOOT = CHIN + 3 + HELD.height;

/** Hands carry a thing from below, at its sides: before its middle, they would hide what it is. */
function carrying(thing: HeldSize): readonly [Point, Point] {
  const half = ((thing.left + thing.right) * heldFactor(HELD, thing)) / 2;
  const [x, y] = [Math.max(9, half - 4), HEAD_Y + HELD_FOOT + 5];
  return [
    [-x, y],
    [x, y],
  ];
}

/** Hands of a standing child: the left one in the picture, and the right one. */
const HANDS: Partial<Record<Pose, readonly [Point, Point]>> = {
  walk: [
    [-42, -52],
    [36, -42],
  ],
  fly: [
    [-78, -96],
    [78, -96],
  ],
  swim: [
    [-72, -62],
    [72, -62],
  ],
  climb: [
    [-60, -150],
    [62, -164],
  ],
  hug: [
    [-66, -86],
    [66, -86],
  ],
  hold: [
    [-20, -60],
    [20, -60],
  ],
  ride: [
    [-18, -56],
    [18, -56],
  ],
  'look-up': [
    [-42, -44],
    [64, -128],
  ],
  peek: [
    [-22, -72],
    [22, -72],
  ],
};
const DOWN: readonly [Point, Point] = [
  [-43, -44],
  [43, -44],
];

export function describedChild(appearance: ChildAppearance, state: ChildState): DrawnChild {
  const colors = childColors(appearance, state.clothes, state.state);
  const lies = state.pose === 'lie' || state.pose === 'sleep';
  if (appearance.skin === undefined) return fromBehind(appearance, colors, lies, state);
  return lies ? lying(appearance, colors, state) : upright(appearance, colors, state);
}

/** Without a skin tone nothing of the child itself is seen, but its clothes and its wheelchair are. */
function fromBehind(
  { wheelchair: chair }: ChildAppearance,
  { clothes }: ChildColors,
  lies: boolean,
  { pose, arms, blanket, paint }: ChildState,
): DrawnChild {
  const [x, y] = holdingHand('child');
  const drawn = { hands: '', hold: null, beside: arms === 'hold' ? ([x, y] as const) : null, head: { x: 0, y: -150, r: 52 } };
  if (lies) return { ...drawn, body: underBlanket(clothes, blanket, paint), width: 264, height: 70 };
  const child = childFromBehind(clothes, arms, paint);
  if (!chair || pose === 'swim') return { ...drawn, body: child, width: 120, height: 206 };
  const body = at(0, -SEAT.lift, 1, child) + wheelchairFromBehind(chair, frameColor(clothes));
  const beside = drawn.beside && ([x, y - SEAT.lift] as const);
  return { ...drawn, body, beside, width: 140, height: 206 + SEAT.lift, head: { x: 0, y: -150 - SEAT.lift, r: 52 } };
}

function upright(appearance: ChildAppearance, colors: ChildColors, { pose, emotion, look, held, paint }: ChildState): DrawnChild {
  // A wheelchair stays on land.
  const chair = appearance.wheelchair && pose !== 'swim' ? wheelchair(appearance.wheelchair, frameColor(colors.clothes)) : null;
  const seated = chair !== null || pose === 'sit' || pose === 'ride';
  const lift = chair ? -SEAT.lift : pose === 'swim' ? 42 : seated ? 30 : 0;
  const ownHands = pose === 'hold' && held ? carrying(held) : HANDS[pose];
  const [left, right] = (chair && (pose === 'walk' || pose === 'stand' || pose === 'sit') ? WHEELING : ownHands) ?? DOWN;
  const sleeve = darken(colors.clothes, 0.13);
  const gaze: Gaze = { x: look, y: pose === 'look-up' ? -1 : 0 };
  const head = headOf(appearance, colors, emotion, gaze, paint);
  const headY = HEAD_Y + lift + (pose === 'look-up' ? -2 : 0);
  const tilt = pose === 'peek' ? -9 : pose === 'look-up' ? -4 : 0;
  const arms = arm(-1, left, sleeve) + arm(1, right, sleeve);
  const hands = hand(left, colors.skin) + hand(right, colors.skin);
  const inFront = pose === 'hold';
  const body =
    (chair?.behind ?? '') +
    at(0, headY, 1, head.behind, tilt) +
    at(
      0,
      lift,
      1,
      (seated || pose === 'swim' ? '' : legs(pose, colors)) +
        torso(colors, seated || pose === 'swim' ? -26 : -30, paint) +
        (seated ? lap(colors, chair !== null) : ''),
    ) +
    (chair?.beforeBody ?? '') +
    at(0, lift, 1, arms + (inFront ? '' : hands)) +
    at(0, headY, 1, head.front, tilt) +
    (chair?.front ?? '') +
    (pose === 'swim' ? water() : '');
  const room = HAIR_ROOM[appearance.hair ?? 'none'] ?? { rise: 20, side: 58 };
  const reach = Math.max(room.side, chair ? 78 : 0, ...[left, right].map(([x]) => Math.abs(x) + 10));
  return {
    body,
    hands: inFront ? at(0, lift, 1, hands) : '',
    hold: inFront ? { y: headY + HELD_FOOT, ...HELD } : null,
    beside: null,
    width: reach * 2,
    height: -headY + CHIN + room.rise,
    head: helmetRoom(0, headY, room),
  };
}

/** The water around a swimming child, which hides what is below. */
const water = (): string =>
  ellipse(0, 10, 92, 16, '#6fa8bc') + group(line('M-62 6Q-44 0-26 6M20 14Q42 7 66 13', '#dcecee', 3, 'opacity=".7"'), 'stroke="none"');

/** Hands on the wheels or on the armrests. */
const WHEELING: readonly [Point, Point] = [
  [-46, -64],
  [48, -66],
];

/** A frame of another color than the clothes. */
const frameColor = (clothes: string): string => (['#3f8f94', '#5f8f5a', '#4f77b0', '#4f77a8'].includes(clothes) ? '#dd8748' : '#3f9aa0');

/** A helmet is a fourth larger than the radius that it is given. */
const helmetRoom = (x: number, y: number, { rise, side }: { rise: number; side: number }): DrawnChild['head'] => ({
  x,
  y: y - rise / 3,
  r: Math.max(52 + rise / 2, side + 4) / 1.25,
});

/** In bed or on the ground: the head on a pillow, the rest under a blanket, which never covers the face. */
function lying(appearance: ChildAppearance, colors: ChildColors, { pose, emotion, blanket, paint }: ChildState): DrawnChild {
  const asleep = pose === 'sleep' ? 'asleep' : emotion;
  const head = headOf(appearance, colors, asleep, { x: 0, y: 0 }, paint);
  const room = HAIR_ROOM[appearance.hair ?? 'none'] ?? { rise: 20, side: 58 };
  const headY = -82;
  const body =
    pillow(paint) +
    // Long hair spreads on the pillow.
    group(head.behind, `transform="translate(-76 ${headY}) rotate(-14) scale(1 .86)"`) +
    path('M-106 2C-112-34-92-46-66-44C-34-42-20-24-18 2Z', paint(colors.clothes)) +
    at(-76, headY, 1, head.front, -14) +
    quilt(blanket, paint) +
    handsOnQuilt(colors.skin);
  return { body, hands: '', hold: null, beside: null, width: 304, height: -headY + CHIN + room.rise, head: helmetRoom(-76, headY, room) };
}

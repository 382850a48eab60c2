/** A child as its family described it: from the front if it has a skin tone, else from behind; about 190 high, with the feet or wheels at (0, 0). */
import type { ChildAppearance, Emotion, Glasses, HearingAid, Pose } from '@tuckaway/domain';
import { darken, lighten } from '../color.ts';
import type { Paint } from '../creatures/face.ts';
import { symmetric } from '../shapes.ts';
import { type Arms, childFromBehind, underBlanket } from '../story/family.ts';
import { at, circle, ellipse, group, line, path, pathData, rect } from '../svg.ts';
import { type ChildColors, childColors } from './colors.ts';
import { EYES, face, type Gaze } from './face.ts';
import { HAIR_ROOM, hairOf } from './hair.ts';
import type { Layers } from './head-cloth.ts';
import { SEAT, wheelchair, wheelchairFromBehind } from './wheelchair.ts';

export interface ChildState {
  pose: Pose;
  emotion: Emotion;
  /** -1 looks left, 1 right. */
  look: -1 | 0 | 1;
  /** Its arms, if it is seen from behind. */
  arms: Arms;
  /** The color of clothes that the family left open. */
  clothes: string;
  blanket: string;
  paint: Paint;
}

/** The drawn child in two parts, because what it holds is behind its hands. */
export interface DrawnChild {
  body: string;
  hands: string;
  /** The foot and the room of something held, which has to stay below the chin; null if the hands hold nothing. */
  hold: { y: number; width: number; height: number } | null;
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

type Point = readonly [x: number, y: number];
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
  const colors = childColors(appearance, state.clothes);
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
  const drawn = { hands: '', hold: null, head: { x: 0, y: -150, r: 52 } };
  if (lies) return { ...drawn, body: underBlanket(clothes, blanket, paint), width: 264, height: 70 };
  const child = childFromBehind(clothes, arms, paint);
  if (!chair || pose === 'swim') return { ...drawn, body: child, width: 120, height: 206 };
  const body = at(0, -SEAT.lift, 1, child) + wheelchairFromBehind(chair, frameColor(clothes));
  return { ...drawn, body, width: 140, height: 206 + SEAT.lift, head: { x: 0, y: -150 - SEAT.lift, r: 52 } };
}

function upright(appearance: ChildAppearance, colors: ChildColors, { pose, emotion, look, paint }: ChildState): DrawnChild {
  // Nobody swims in a wheelchair.
  const chair = appearance.wheelchair && pose !== 'swim' ? wheelchair(appearance.wheelchair, frameColor(colors.clothes)) : null;
  const seated = chair !== null || pose === 'sit' || pose === 'ride';
  const lift = chair ? -SEAT.lift : pose === 'swim' ? 42 : seated ? 30 : 0;
  const [left, right] = (chair && (pose === 'walk' || pose === 'stand' || pose === 'sit') ? WHEELING : HANDS[pose]) ?? DOWN;
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
    hold: inFront ? { y: headY + CHIN + 3 + HELD.height, ...HELD } : null,
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

function headOf(appearance: ChildAppearance, colors: ChildColors, emotion: Emotion, gaze: Gaze, paint: Paint): Layers {
  const { hair, glasses, hearingAid } = appearance;
  const { behind, front } = hairOf(hair, colors);
  const ear = (side: -1 | 1): string =>
    circle(side * 46, 6, 9, colors.skin) +
    group(line(pathData`M${side * 47} 2q${side * 4} 4 ${side * -1} 8`, colors.ink, 2, 'opacity=".45"'), 'stroke="none"');
  const covered = hair === undefined || hair === 'hijab';
  return {
    behind,
    front:
      (covered ? '' : ear(-1) + ear(1)) +
      path('M0-45C29-45 47-24 47 2C47 28 27 44 0 44C-27 44-47 28-47 2C-47-24-29-45 0-45Z', paint(colors.skin)) +
      face(colors, emotion, gaze) +
      front +
      (glasses ? frames(glasses, colors.frames) : '') +
      (hearingAid ? aids(hearingAid, colors, covered) : ''),
  };
}

/** Frames around the eyes: their glass hides nothing. */
function frames(glasses: Glasses, color: string): string {
  const { x, y } = EYES;
  const glass = (side: -1 | 1): string =>
    glasses === 'round'
      ? circle(side * x, y + 0.5, 15.4, '#ffffff', 'fill-opacity=".12"')
      : rect(side * x - 15, y - 12, 30, 25.5, '#ffffff', 6, 'fill-opacity=".12"');
  return group(
    group(glass(-1) + glass(1), `stroke="${color}" stroke-width="3.6"`) +
      line(
        pathData`M${-x + 15} ${y - 1}Q0 ${y - 4} ${x - 15} ${y - 1}M${-x - 15} ${y - 2}L-46 ${y - 1}M${x + 15} ${y - 2}L46 ${y - 1}`,
        color,
        2.8,
      ),
    'stroke="none"',
  );
}

/** Behind the ear, with a tube into it. The child's left ear is on the right. */
function aids(which: HearingAid, { skin, clothes }: ChildColors, covered: boolean): string {
  const color = clothes === '#3f8f94' ? '#f0a05f' : '#3fb0b8';
  const aid = (side: -1 | 1): string =>
    (covered ? '' : circle(side * 46, 6, 9, skin)) +
    path(
      pathData`M${side * 46} ${-9}C${side * 60} ${-14} ${side * 62} 4 ${side * 55} 16C${side * 51} 17 ${side * 50} 13 ${side * 52} 9C${side * 56} 0 ${side * 53} ${-4} ${side * 46} ${-2}Z`,
      color,
    ) +
    group(
      line(pathData`M${side * 47} ${-6}Q${side * 41} ${-2} ${side * 44} 7`, lighten(color, 0.6), 2.4) +
        circle(side * 44.5, 8, 3.6, lighten(color, 0.35)),
      'stroke="none"',
    );
  return (which === 'right' ? '' : aid(1)) + (which === 'left' ? '' : aid(-1));
}

function torso({ clothes, skin }: ChildColors, hem: number, paint: Paint): string {
  const trim = lighten(clothes, 0.42);
  const sides = symmetric(-100, [
    [17, -100, 28, -95, 31, -80],
    [35, -62, 37, -44, 36, hem - 4],
    [24, hem, 12, hem + 1, 0, hem + 1],
  ]);
  return (
    rect(-11, -104, 22, 14, darken(skin, 0.1), 6) +
    path(sides, paint(clothes)) +
    group(
      line('M-14-98Q0-87 14-98', trim, 4.6) +
        line(pathData`M-33.5-58Q0-49 33.5-58M-34.5-49Q0-40 34.5-49`, trim, 4.4, 'opacity=".8"') +
        line(pathData`M-33 ${hem - 5}Q0 ${hem + 1} 33 ${hem - 5}`, darken(clothes, 0.3), 3, 'opacity=".5"'),
      'stroke="none"',
    )
  );
}

const SHOE = '#56405a';

function legs(pose: Pose, { trousers }: ChildColors): string {
  const leg = (side: -1 | 1, foot: Point): string =>
    line(pathData`M${side * 15} -36L${foot[0]} ${foot[1] - 12}`, trousers, 22, 'stroke-opacity="1"') +
    shoe(foot[0] + side * 3, foot[1] - 5);
  if (pose === 'walk') return leg(-1, [-24, 0]) + leg(1, [22, -7]);
  if (pose === 'fly') return leg(-1, [-22, -2]) + leg(1, [14, -8]);
  if (pose === 'climb') return leg(-1, [-16, 0]) + leg(1, [26, -20]);
  return leg(-1, [-15, 0]) + leg(1, [15, 0]);
}

const shoe = (x: number, y: number): string =>
  ellipse(x, y, 16, 9, SHOE) +
  group(line(pathData`M${x - 12} ${y + 5}Q${x} ${y + 8.5} ${x + 12} ${y + 5}`, '#f3e6d4', 2.8, 'opacity=".8"'), 'stroke="none"');

/** Thighs and feet of a child that sits, on the ground or in a chair. */
function lap({ trousers }: ChildColors, onChair: boolean): string {
  if (onChair)
    return (
      line('M-16-32L-20 4M16-32L18 4', trousers, 22, 'stroke-opacity="1"') +
      path('M-33-38C-20-46 20-46 33-38C36-22 30-14 20-14H-20C-30-14-36-22-33-38Z', trousers) +
      shoe(-21, 10) +
      shoe(19, 10)
    );
  const sole = (side: -1 | 1): string =>
    ellipse(side * 36, -36, 14, 15, SHOE) + group(ellipse(side * 36, -36, 8.5, 9.5, lighten(SHOE, 0.25), 'opacity=".7"'), 'stroke="none"');
  return line('M-16-36L-32-36M16-36L32-36', trousers, 25, 'stroke-opacity="1"') + sole(-1) + sole(1);
}

function arm(side: -1 | 1, [x, y]: Point, sleeve: string): string {
  const bend = y > -70 ? 9 : y < -120 ? 16 : 4;
  return line(
    pathData`M${side * 25} -86Q${(side * 25 + x) / 2 + side * bend} ${(y - 86) / 2 + 3} ${x} ${y}`,
    sleeve,
    19,
    'stroke-opacity="1"',
  );
}

const hand = ([x, y]: Point, skin: string): string => circle(x, y, 10, skin);

/** In bed or on the ground: the head on a pillow, the rest under a blanket, which never covers the face. */
function lying(appearance: ChildAppearance, colors: ChildColors, { pose, emotion, blanket, paint }: ChildState): DrawnChild {
  const asleep = pose === 'sleep' ? 'asleep' : emotion;
  const head = headOf(appearance, colors, asleep, { x: 0, y: 0 }, paint);
  const room = HAIR_ROOM[appearance.hair ?? 'none'] ?? { rise: 20, side: 58 };
  const headY = -82;
  const body =
    path('M-150 0C-160-44-146-84-116-92C-72-100-34-94-18-78C-4-54-6-16-14 2C-50 12-120 12-150 0Z', paint('#f0e6da')) +
    // Long hair spreads on the pillow.
    group(head.behind, `transform="translate(-76 ${headY}) rotate(-14) scale(1 .86)"`) +
    path('M-106 2C-112-34-92-46-66-44C-34-42-20-24-18 2Z', paint(colors.clothes)) +
    at(-76, headY, 1, head.front, -14) +
    path('M-116 4C-118-14-106-26-84-26C-56-28-30-64 44-66C96-62 142-46 150 2Q20 18-116 4Z', paint(blanket)) +
    group(
      line('M-108-10C-102-19-92-20-82-20C-52-22-26-58 44-60C92-56 132-42 143-8', lighten(blanket, 0.4), 5, 'opacity=".7"') +
        line('M-46-34Q-36-14-42 4M-2-54Q12-22 2 5M44-58Q58-26 50 6M92-50Q104-24 98 3', darken(blanket, 0.24), 2.6, 'opacity=".5"'),
      'stroke="none"',
    ) +
    ellipse(-58, -26, 11, 9, colors.skin) +
    ellipse(-98, -24, 11, 9, colors.skin);
  return { body, hands: '', hold: null, width: 304, height: -headY + CHIN + room.rise, head: helmetRoom(-76, headY, room) };
}

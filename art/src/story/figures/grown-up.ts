/** Grown-ups outside the family: tall, with a small head on a long body and legs, so that no one takes them for a child. */
import type { Pose, ShownEmotion } from '@tuckaway/domain';
import { darken, lighten, mix } from '../../color.ts';
import type { Paint } from '../../creatures/face.ts';
import { FRINGES, HAIR_BEHIND, type Person } from '../../pages/people.ts';
import { handsOnQuilt, pillow, quilt } from '../../people/bed.ts';
import { brows, face, type Gaze } from '../../people/face.ts';
import { symmetric } from '../../shapes.ts';
import { at, circle, ellipse, group, line, path, pathData, rect } from '../../svg.ts';

export interface GrownUpState {
  pose: Pose;
  emotion: ShownEmotion;
  gaze: Gaze;
  paint: Paint;
}

/** In two parts, because what it holds is behind its hands. */
export interface DrawnGrownUp {
  body: string;
  hands: string;
  hold: { y: number; width: number; height: number };
  head: { x: number; y: number; r: number };
}

type Point = readonly [x: number, y: number];

/** Hair is drawn around a head at (0, -160), and this is how it comes to a grown-up's size and height. */
const HEAD = { scale: 0.84, down: -92, middle: -226, r: 37 } as const;
/** A sitting grown-up is lower by the length of the legs. */
const SEATED = 62;

const HANDS: Partial<Record<Pose, readonly [Point, Point]>> = {
  walk: [
    [-58, -104],
    [50, -88],
  ],
  hug: [
    [-80, -132],
    [80, -132],
  ],
  fly: [
    [-88, -150],
    [88, -150],
  ],
  swim: [
    [-84, -110],
    [84, -110],
  ],
  climb: [
    [-60, -232],
    [62, -246],
  ],
  hold: [
    [-22, -106],
    [22, -106],
  ],
  'look-up': [
    [-50, -92],
    [70, -200],
  ],
};
const DOWN: readonly [Point, Point] = [
  [-50, -92],
  [50, -92],
];

/** Those who wear trousers and a jacket; the others wear a coat to the knee. */
const TROUSERS: readonly string[] = ['short', 'beard', 'bald', 'wild'];
const SHOE = '#4a3548';

/** About 280 high, with the feet (seated: the hem) at (0, 0). */
export function grownUp(person: Person, { pose, emotion, gaze, paint }: GrownUpState): DrawnGrownUp {
  const { skin, dress } = person;
  const seated = pose === 'sit' || pose === 'ride';
  const lift = seated ? SEATED : 0;
  const [left, right] = HANDS[pose] ?? DOWN;
  const hand = ([x, y]: Point): string => circle(x, y, 10.5, skin);
  const sleeve = darken(dress, 0.14);
  const hands = hand(left) + hand(right);
  const body =
    at(0, lift + HEAD.down, HEAD.scale, HAIR_BEHIND[person.style]?.(person.hair) ?? '') +
    (seated ? lap(dress, paint) : legs(pose, TROUSERS.includes(person.style) ? '#4b4a6e' : darken(dress, 0.5))) +
    at(0, lift, 1, torso(person, paint) + arm(-1, left, sleeve) + arm(1, right, sleeve) + (pose === 'hold' ? '' : hands)) +
    at(0, lift, 1, head(person, emotion, gaze, paint));
  return {
    body,
    hands: pose === 'hold' ? at(0, lift, 1, hands) : '',
    hold: { y: lift - 104, width: 88, height: 62 },
    head: { x: 0, y: lift + HEAD.middle, r: HEAD.r },
  };
}

/** A sleeper's head is in the middle of the pillow. */
export const LYING_HEAD = { x: -76, y: -70, r: HEAD.r } as const;
const TURN = -14;

/** Under a blanket that is longer than a child's, with the face on a pillow. */
export function grownUpLying(person: Person, { emotion, paint }: Pick<GrownUpState, 'emotion' | 'paint'>, blanket: string): string {
  const { skin, hair, style, dress } = person;
  const onPillow = (markup: string): string => at(LYING_HEAD.x, LYING_HEAD.y, 1, at(0, -HEAD.middle, 1, markup), TURN);
  return (
    pillow(paint) +
    onPillow(at(0, HEAD.down, HEAD.scale, HAIR_BEHIND[style]?.(hair) ?? '')) +
    path('M-106 2C-112-34-92-46-66-44C-34-42-20-24-18 2Z', paint(dress)) +
    onPillow(head(person, emotion, { x: 0, y: 0 }, paint)) +
    group(quilt(blanket, paint), 'transform="translate(29 0) scale(1.25 1)"') +
    handsOnQuilt(skin)
  );
}

function torso({ skin, style, dress }: Person, paint: Paint): string {
  const hem = TROUSERS.includes(style) ? -86 : -52;
  const wide = TROUSERS.includes(style) ? 36 : 48;
  return (
    rect(-12, -196, 24, 24, darken(skin, 0.1), 8) +
    path(
      symmetric(-182, [
        [16, -184, 38, -178, 42, -158],
        [42, -132, 31, -124, 32, -112],
        [36, -92, wide - 2, hem - 22, wide, hem],
        [30, hem + 7, 14, hem + 8, 0, hem + 8],
      ]),
      paint(dress),
    ) +
    group(
      path('M-15-183L0-158L15-183Q0-174-15-183Z', lighten(dress, 0.5)) +
        line(pathData`M0-156V${hem + 4}`, darken(dress, 0.26), 2.6) +
        line('M-31-114Q0-106 31-114', darken(dress, 0.34), 5) +
        circle(6, -144, 2.4, lighten(dress, 0.5)) +
        circle(6, -128, 2.4, lighten(dress, 0.5)),
      'stroke="none"',
    )
  );
}

const arm = (side: -1 | 1, [x, y]: Point, sleeve: string): string =>
  line(pathData`M${side * 35} -164Q${(side * 35 + x) / 2 + side * 11} ${(y - 164) / 2 + 6} ${x} ${y}`, sleeve, 19, 'stroke-opacity="1"');

function legs(pose: Pose, trousers: string): string {
  const leg = (side: -1 | 1, x: number, y: number): string =>
    line(pathData`M${side * 15} -92L${x} ${y - 12}`, trousers, 21, 'stroke-opacity="1"') +
    path(pathData`M${x - 11} ${y - 15}H${x + 9}Q${x + side * 16} ${y - 10} ${x + side * 18} ${y}H${x - side * 11}Z`, SHOE);
  return pose === 'walk' ? leg(-1, -26, -2) + leg(1, 24, 2) : leg(-1, -17, 0) + leg(1, 17, 0);
}

const lap = (dress: string, paint: Paint): string =>
  ellipse(-44, -3, 22, 10, SHOE) +
  ellipse(44, -3, 22, 10, SHOE) +
  path('M-36-60C-62-52-80-26-76-8Q0 8 76-8C80-26 62-52 36-60Z', paint(darken(dress, 0.1)));

function head({ skin, hair, style }: Person, emotion: ShownEmotion, gaze: Gaze, paint: Paint): string {
  const ink = mix(skin, '#14080e', 0.78);
  const colors = { skin, ink, blush: mix(skin, '#d9583f', 0.3), lips: mix(skin, '#b8505a', 0.6), brow: mix(hair, ink, 0.6) };
  const earrings = style === 'bun' || style === 'bob' || style === 'plaits';
  return at(
    0,
    HEAD.down,
    HEAD.scale,
    ellipse(0, -157, 41, 46, paint(skin)) +
      (style === 'scarf' ? '' : circle(-41, -154, 8, skin) + circle(41, -154, 8, skin)) +
      group(
        (FRINGES[style] ? path(FRINGES[style], hair) : '') +
          (earrings ? circle(-43, -142, 3.4, '#ffcf7a') + circle(43, -142, 3.4, '#ffcf7a') : '') +
          (style === 'beard'
            ? path('M-41-158C-44-110-20-92 0-92C20-92 44-110 41-158C34-140 20-143 0-143C-20-143-34-140-41-158Z', hair)
            : '') +
          at(0, -160, 0.92, face(colors, emotion, gaze) + brows(colors, emotion, gaze)),
        'stroke="none"',
      ),
  );
}

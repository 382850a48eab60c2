/** A person's face. The middle of the head is at (0, 0), its radius about 45; brows, eyelids, cheeks and mouth show the feeling. */
import type { CastAge, ShownEmotion } from '@tuckaway/domain';
import { mix } from '../paper/color.ts';
import { flat } from '../paper/paper.ts';
import { at, circle, ellipse, line, looksAlong, path, pathData } from '../paper/svg.ts';
import type { FaceColors } from './colors.ts';
import { type Mouth, mouthOf } from './mouth.ts';

/** The direction of the eyes: -1 left or up, 1 right or down. */
export interface Gaze {
  x: number;
  y: number;
}

/** Where the eyes are in a face that looks straight ahead; glasses fit around them. */
export const EYES = { x: 18, y: 3 } as const;
/** Where the mouth is. */
export const MOUTH_Y = 28;

interface Feeling {
  /** Heights of a brow's outer end, middle and inner end above the eye. */
  brow: readonly [outer: number, middle: number, inner: number];
  /** How far the upper eyelid is closed, from 0 to 1; an eye at 1 sleeps. */
  lid: number;
  /** How much lower the lid is at the outer end of the eye; negative at the inner one. */
  slant?: number;
  /** How far a cheek pushes the lower lid up. */
  cheek?: number;
  size?: number;
  mouth: Mouth;
  /** How strong the color of the cheeks is. */
  blush?: number;
  /** How far the features are lifted, and the head tilts. */
  lift?: number;
  tilt?: number;
}

const FEELINGS: Record<ShownEmotion, Feeling> = {
  happy: { brow: [17, 25, 20.5], lid: 0.1, cheek: 0.24, mouth: 'laugh', blush: 0.62, tilt: 2 },
  curious: { brow: [16, 20, 17], lid: 0.06, mouth: 'open', lift: 1, tilt: 8 },
  worried: { brow: [11, 17, 24], lid: 0.14, slant: 3.4, mouth: 'wavy', blush: 0.3, tilt: -3 },
  surprised: { brow: [22, 29, 25], lid: 0, size: 1.18, mouth: 'round', lift: 2 },
  proud: { brow: [22, 28, 23], lid: 0.2, cheek: 0.24, mouth: 'proud', blush: 0.66, lift: 6, tilt: -4 },
  sulky: { brow: [20, 17.5, 12.5], lid: 0.4, slant: -2.6, mouth: 'pout', blush: 0.72, lift: -4, tilt: 4 },
  sleepy: { brow: [11, 15, 14.5], lid: 0.72, slant: 1.4, mouth: 'small', lift: -2, tilt: -7 },
  asleep: { brow: [13, 16, 14], lid: 1, mouth: 'asleep', blush: 0.6, lift: -2, tilt: 6 },
  yawning: { brow: [19, 24, 23], lid: 1, mouth: 'yawn', lift: 3, tilt: -3 },
};

/** Degrees by which the head tilts to the right. */
export const tiltOf = (emotion: ShownEmotion): number => FEELINGS[emotion].tilt ?? 0;

/** How the features of each age differ. */
const AGED: Record<CastAge, { eye: number; low: number; apart: number; nose: string }> = {
  baby: { eye: 1.04, low: 4, apart: 1.04, nose: 'M-2.5 14Q0 16.5 2.5 14' },
  small: { eye: 1.06, low: 2.5, apart: 1.04, nose: 'M-3 14.5Q0 17.5 3.4 14' },
  child: { eye: 1, low: 0, apart: 1, nose: 'M-3.5 14Q.5 18 4.5 13.5' },
  grown: { eye: 0.84, low: -2, apart: 0.96, nose: 'M-1 5Q-6.5 14-3.5 16Q0 18 4.5 15' },
  old: { eye: 0.78, low: -1, apart: 0.96, nose: 'M-1 4Q-8.5 14-4.5 17Q0 19.5 6 16' },
};

/** So far up and down the features move at most: a mouth stays above the chin. */
const [HIGHEST, LOWEST] = [-8, 4.5];

/** How far the features of a turned head are from their places. */
export const turnOf = (emotion: ShownEmotion, gaze: Gaze, age: CastAge): Gaze => ({
  x: gaze.x * 5,
  y: Math.max(HIGHEST, Math.min(LOWEST, gaze.y * 3.4 - (FEELINGS[emotion].lift ?? 0) + AGED[age].low)),
});

/** @param turn where the face turns: usually toward what it looks at */
export function face(colors: FaceColors, emotion: ShownEmotion, gaze: Gaze, age: CastAge = 'child', turn: Gaze = gaze): string {
  const { mouth, blush = 0.5 } = FEELINGS[emotion];
  const { x, y } = turnOf(emotion, turn, age);
  const both = (make: (side: -1 | 1) => string): string => make(-1) + make(1);
  const { apart, nose } = AGED[age];
  return flat(
    at(
      x,
      y,
      1,
      both((side) => ellipse(side * 29 - turn.x * 1.5, 20, 9.4, 6.4, colors.blush, `opacity="${blush}"`)) +
        (age === 'old' ? wrinkles(colors.ink) : '') +
        both((side) => eye(side * EYES.x * apart, side, emotion, gaze, age, colors)) +
        at(turn.x * 2, turn.y, 1, line(nose, colors.ink, 2.6, 'opacity=".72"')) +
        mouthOf(mouth, colors),
    ),
  );
}

/** The brows are seen even before a fringe. */
export function brows({ brow: color }: FaceColors, emotion: ShownEmotion, gaze: Gaze, age: CastAge = 'child'): string {
  const { x, y } = turnOf(emotion, gaze, age);
  // One brow of a curious child is higher.
  const raised = (side: -1 | 1): number => (emotion === 'curious' ? (side === 1 ? 7 : -1) : 0);
  const one = (side: -1 | 1): string => browLine(side, FEELINGS[emotion].brow, raised(side), color, AGED[age].apart);
  return flat(at(x, y, 1, one(-1) + one(1)));
}

function browLine(side: -1 | 1, [outer, middle, inner]: Feeling['brow'], raised: number, color: string, apart: number): string {
  const point = (dx: number, height: number): string => pathData`${side * (EYES.x * apart + dx)} ${EYES.y - height - raised}`;
  return line(`M${point(10.5, outer)}Q${point(1, middle + 3)} ${point(-8.5, inner)}`, color, 4.6);
}

/** Lines beside the eyes, the nose and on the forehead. */
const wrinkles = (ink: string): string =>
  line('M-31-1l-5-3M-31 4h-6M31-1l5-3M31 4h6M-12 17Q-17 22-16 27M12 17Q17 22 16 27', ink, 1.8, 'opacity=".5"') +
  line('M-11-25Q0-28 11-25M-26 10q6 4 12 1M26 10q-6 4-12 1', ink, 1.6, 'opacity=".38"');

function eye(x: number, side: -1 | 1, emotion: ShownEmotion, gaze: Gaze, age: CastAge, { skin, ink }: FaceColors): string {
  const { lid, slant = 0, cheek = 0, size = 1 } = FEELINGS[emotion];
  const k = size * AGED[age].eye;
  const [y, rx, ry] = [EYES.y, 9.4 * k, 10.4 * k];
  if (lid === 1) {
    const lashes = pathData`M${x - 9 * k} ${y + 1}Q${x} ${y + 10 * k} ${x + 9 * k} ${y + 1}M${x + side * 7 * k} ${y + 4}l${side * 3.6} 3M${x + side * 2.4 * k} ${y + 6}l${side * 1.6} 4`;
    return line(lashes, ink, 3.1);
  }
  const [px, py] = [x + gaze.x * 3.2 * k, y + 0.5 + gaze.y * 3 * k];
  const edge = y - ry + ry * 2 * lid;
  const [outer, inner] = [edge + slant * 0.6, edge - slant];
  const [left, right] = side < 0 ? [outer, inner] : [inner, outer];
  const top = y - ry - 4;
  // The lid is skin over the upper part of the eye, with lashes at its edge; wide open, it is only an edge.
  const lids =
    (lid < 0.12
      ? line(pathData`M${x - rx * 0.9} ${y - ry * 0.46}Q${x} ${y - ry * 1.62} ${x + rx * 0.9} ${y - ry * 0.46}`, ink, 3)
      : path(
          pathData`M${x - rx - 1.4} ${left + 1.4}C${x - rx - 1} ${top} ${x + rx + 1} ${top} ${x + rx + 1.4} ${right + 1.4}Q${x} ${(left + right) / 2 - 3.4} ${x - rx - 1.4} ${left + 1.4}Z`,
          skin,
        ) + line(pathData`M${x - rx - 0.6} ${left + 1.6}Q${x} ${(left + right) / 2 - 3.6} ${x + rx + 0.6} ${right + 1.6}`, ink, 3.2)) +
    (cheek > 0
      ? path(
          pathData`M${x - rx} ${y + ry * 0.4}Q${x} ${y + ry - ry * 2 * cheek - 1} ${x + rx} ${y + ry * 0.4}A${rx + 1.2} ${ry + 1.4} 0 0 1 ${x - rx} ${y + ry * 0.4}Z`,
          skin,
        )
      : '');
  return (
    ellipse(x, y, rx, ry, mix(skin, '#fff9f0', 0.86)) +
    ellipse(px, py, 6.9 * k, 7.8 * k, '#2a1a26') +
    circle(px + 2.1, py - 2.6, 2.2 * k, '#fffaf0') +
    circle(px - 2, py + 2.8, 1, '#fffaf0', 'opacity=".7"') +
    looksAlong(x, y, gaze.x * 32, gaze.y * 30) +
    lids
  );
}

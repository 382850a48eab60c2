/** Eyes with their brows and lids, which show a creature's mood. */
import { darken, EMBER, lighten, MOON } from '../paper/color.ts';
import type { Mood } from '../paper/stage.ts';
import { at, circle, ellipse, line, looksAlong, path, pathData } from '../paper/svg.ts';
import type { Point } from './drawn-body.ts';

/** The darkest color of a creature: eyes, noses, mouths. */
export const NIGHT = '#1d1730';

/** A mood of a picture, or a feeling that only a face shows. */
export type Expression = Mood | 'curious' | 'worried' | 'surprised' | 'proud' | 'sulky' | 'yawning';

/** A creature's mood and the direction it looks. */
/** How far its legs are turned: none, in a walk, or stretched. */
export type Stride = 'stand' | 'walk' | 'run';

export interface Face {
  mood: Expression;
  /** The direction it looks: -1 left, 1 right. */
  look: number;
  /** Which of two small variations it has. */
  asymmetric: boolean;
  /** Up to -1, down to 1. */
  down?: number;
  /** By how much eyes, nose and mouth of a face from the front are moved to where it looks. */
  turn?: Point;
  /** How far an animal on all fours lowers its head. */
  bow?: number;
  /** It lies down: a long neck does, too. */
  lies?: boolean;
  /** Arms that reach for something are drawn apart: left and right in the drawing. */
  busy?: readonly [boolean, boolean];
  /** Degrees by which an upright bird lifts its wings: left and right in the drawing. */
  wings?: readonly [number, number];
  /** A bird seen from the side beats its wings. */
  flies?: boolean;
  /** How it moves its legs; it stands by default. */
  stride?: Stride;
}

/** Converts a color (or its gradient) to a fill. */
export type Paint = (color: string) => string;

/** How a mood moves brows and lids. All heights are above the eye's middle, in eye sizes. */
interface Eyelook {
  /** The ends of a brow: outer, inner. */
  brow?: readonly [number, number];
  /** The edge of the upper lid: outer, inner. */
  lid?: readonly [number, number];
  /** The eye's size. */
  open?: number;
}

const LOOKS: Partial<Record<Expression, Eyelook>> = {
  calm: { lid: [0.35, 0.8] },
  curious: { brow: [2.1, 2.2], open: 1.08 },
  worried: { brow: [1.6, 2.6], lid: [0.35, 1] },
  surprised: { brow: [2.5, 2.6], open: 1.18 },
  proud: { brow: [1.9, 2.1], lid: [0.5, 0.7] },
  sulky: { brow: [2.3, 1.25], lid: [0.95, 0.3] },
  funny: { brow: [2, 2.1] },
  silly: { brow: [2.3, 1.9] },
  yawning: { brow: [1.7, 2.4] },
};

/** Whether a mood closes the eyes. */
export const closesEyes = (mood: Expression): boolean => mood === 'sleepy' || mood === 'yawning';

/** One eye with a highlight, or a closed one. @param side -1 the left, 1 the right one */
export function eye(x: number, y: number, size: number, face: Face, color = NIGHT, side = 1, lid = ''): string {
  if (closesEyes(face.mood))
    return line(pathData`M${x - size * 1.25} ${y}q${size * 1.25} ${size * 1.25} ${size * 2.5} 0`, color, Math.max(2.6, size * 0.5));
  const look = LOOKS[face.mood] ?? {};
  const r = size * (look.open ?? 1);
  const dx = face.look * r * 0.18;
  const dy = (face.down ?? 0) * r * 0.18;
  const ball =
    ellipse(x + dx, y + dy, r * 0.92, r * 1.08, color) +
    circle(x + dx + r * 0.32, y + dy - r * 0.38, r * 0.36, MOON) +
    circle(x + dx - r * 0.3, y + dy + r * 0.42, r * 0.16, MOON, 'opacity=".6"');
  return ball + looksAlong(x, y, dx * 10, dy * 10) + (lid ? upperLid(x, y, r, side, look, lid) : '');
}

function upperLid(x: number, y: number, r: number, side: number, { lid }: Eyelook, color: string): string {
  if (!lid) return '';
  const [outer, inner] = [y - lid[0] * r, y - lid[1] * r];
  const [from, to] = [x + side * r * 1.22, x - side * r * 1.22];
  return (
    path(pathData`M${from} ${outer}Q${x} ${y - r * 2.4} ${to} ${inner}Q${x} ${(outer + inner) / 2 - r * 0.45} ${from} ${outer}Z`, color) +
    line(pathData`M${from} ${outer}Q${x} ${(outer + inner) / 2 - r * 0.45} ${to} ${inner}`, NIGHT, r * 0.26)
  );
}

/** A brow's color on fur of the lids' color, dark on light and light on dark. */
const browColor = (lid: string): string => (lid === '' ? NIGHT : isDark(lid) ? lighten(lid, 0.5) : darken(lid, 0.62));

function brow(x: number, y: number, r: number, side: number, face: Face, color: string): string {
  const heights = LOOKS[face.mood]?.brow;
  if (!heights) return '';
  // A curious creature lifts one brow.
  const lift = face.mood === 'curious' && side < 0 ? r * 0.7 : 0;
  const [outer, inner] = [y - heights[0] * r - lift, y - heights[1] * r - lift];
  const bend = face.mood === 'sulky' || face.mood === 'worried' ? 0.15 : 0.6;
  return line(
    pathData`M${x + side * r * 1.25} ${outer}Q${x} ${Math.min(outer, inner) - r * bend} ${x - side * r * 1.1} ${inner}`,
    color,
    Math.max(2.6, r * 0.5),
  );
}

/** Two eyes with lids and brows; a silly creature has one larger eye. @param lid the color of the skin around them */
export function eyes(dx: number, y: number, r: number, face: Face, lid = '', color = NIGHT): string {
  const left = face.mood === 'silly' ? r * 1.22 : r;
  const ink = browColor(lid);
  return (
    eye(-dx, y, left, face, color, -1, lid) +
    eye(dx, y, r, face, color, 1, lid) +
    brow(-dx, y, r, -1, face, ink) +
    brow(dx, y, r, 1, face, ink)
  );
}

/** An eye seen from the side at (0, 0), with its brow, of a creature that looks to the right. @param lid the color of the skin around it */
export function sideEye(r: number, face: Face, lid: string): string {
  return (
    eye(0, 0, r, { ...face, look: face.turn ? face.look : Math.max(0, face.look) }, NIGHT, -1, lid) +
    brow(0, 0, r, -1, face, browColor(lid))
  );
}

/** The features of a face from the front, where it turns. */
export const turnedFeatures = ({ turn }: Face, features: string): string => (turn ? at(turn.x, turn.y, 1, features) : features);

export const blush = (dx: number, y: number, r = 8): string =>
  `<g fill="${EMBER}" opacity=".38">${ellipse(-dx, y, r, r * 0.66)}${ellipse(dx, y, r, r * 0.66)}</g>`;

/** A soft triangular nose. */
export const nose = (y: number, s: number, color = NIGHT): string =>
  path(
    pathData`M${-s} ${y - s * 0.4}Q0 ${y - s * 0.95} ${s} ${y - s * 0.4}Q${s * 0.7} ${y + s * 0.55} 0 ${y + s * 0.75}Q${-s * 0.7} ${y + s * 0.55} ${-s} ${y - s * 0.4}Z`,
    color,
  ) + ellipse(-s * 0.3, y - s * 0.35, s * 0.3, s * 0.16, MOON, 'opacity=".5"');

/** Whether a color is so dark that dark eyes would not be visible on it. */
export function isDark(color: string): boolean {
  const v = Number.parseInt(color.slice(1), 16);
  return 0.3 * ((v >> 16) & 255) + 0.59 * ((v >> 8) & 255) + 0.11 * (v & 255) < 96;
}

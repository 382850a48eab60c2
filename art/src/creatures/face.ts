/** Eyes, noses and mouths, which show a creature's mood. */
import { EMBER, MOON } from '../color.ts';
import type { Mood } from '../stage.ts';
import { circle, ellipse, line, path, pathData } from '../svg.ts';

/** The darkest color of a creature: eyes, noses, mouths. */
export const NIGHT = '#1d1730';

/** A mood of a picture, or a feeling that only a face shows. */
export type Expression = Mood | 'worried' | 'surprised' | 'proud' | 'sulky';

/** A creature's mood and the direction it looks. */
export interface Face {
  mood: Expression;
  /** The direction it looks: -1 left, 1 right. */
  look: number;
  /** Which of two small variations it has. */
  asymmetric: boolean;
}

/** Converts a color (or its gradient) to a fill. */
export type Paint = (color: string) => string;

/** One eye with a highlight, or a closed one. */
export function eye(x: number, y: number, r: number, face: Face, color = NIGHT): string {
  if (face.mood === 'sleepy') return line(pathData`M${x - r * 1.25} ${y}q${r * 1.25} ${r * 1.25} ${r * 2.5} 0`, color, r * 0.5);
  const dx = face.look * r * 0.18;
  return (
    ellipse(x + dx, y, r * 0.92, r * 1.08, color) +
    circle(x + dx + r * 0.32, y - r * 0.38, r * 0.36, MOON) +
    circle(x + dx - r * 0.3, y + r * 0.42, r * 0.16, MOON, 'opacity=".6"')
  );
}

/** Two eyes; a silly creature has one larger eye, a calm one heavy lids. */
export function eyes(dx: number, y: number, r: number, face: Face, lid = '', color = NIGHT): string {
  const left = face.mood === 'silly' ? r * 1.22 : r;
  let out = eye(-dx, y, left, face, color) + eye(dx, y, r, face, color) + brows(dx, y, r, face, color);
  if (face.mood === 'calm' && lid) {
    for (const x of [-dx, dx])
      out += path(
        pathData`M${x - r * 1.15} ${y - r * 0.5}Q${x} ${y - r * 2.2} ${x + r * 1.15} ${y - r * 0.5}Q${x} ${y - r * 1.2} ${x - r * 1.15} ${y - r * 0.5}Z`,
        lid,
      );
  }
  return out;
}

/** The two brows of a strong feeling: ends of the left one, as [outer, inner] heights above the eye in eye sizes. */
const BROWS: Partial<Record<Expression, readonly [number, number]>> = {
  worried: [1.6, 2.3],
  surprised: [2.4, 2.4],
  proud: [1.9, 2.1],
  sulky: [2.2, 1.4],
};

function brows(dx: number, y: number, r: number, face: Face, color: string): string {
  const heights = BROWS[face.mood];
  if (!heights) return '';
  const [outer, inner] = [y - heights[0] * r, y - heights[1] * r];
  const bend = face.mood === 'sulky' ? 0.1 : 0.5;
  return [-1, 1]
    .map((side) =>
      line(
        pathData`M${side * (dx + r * 1.2)} ${outer}Q${side * dx} ${Math.min(outer, inner) - r * bend} ${side * (dx - r)} ${inner}`,
        color,
        r * 0.42,
      ),
    )
    .join('');
}

export const blush = (dx: number, y: number, r = 8): string =>
  `<g fill="${EMBER}" opacity=".38">${ellipse(-dx, y, r, r * 0.66)}${ellipse(dx, y, r, r * 0.66)}</g>`;

/** A soft triangular nose. */
export const nose = (y: number, s: number, color = NIGHT): string =>
  path(
    pathData`M${-s} ${y - s * 0.4}Q0 ${y - s * 0.95} ${s} ${y - s * 0.4}Q${s * 0.7} ${y + s * 0.55} 0 ${y + s * 0.75}Q${-s * 0.7} ${y + s * 0.55} ${-s} ${y - s * 0.4}Z`,
    color,
  ) + ellipse(-s * 0.3, y - s * 0.35, s * 0.3, s * 0.16, MOON, 'opacity=".5"');

/** A mouth under a nose at (0, y), extending `w` to each side. */
export function mouth(y: number, w: number, face: Face, color = NIGHT): string {
  const curl = line(pathData`M${-w} ${y}Q${-w * 0.5} ${y + w * 0.6} 0 ${y}Q${w * 0.5} ${y + w * 0.6} ${w} ${y}`, color, 2.4);
  if (face.mood === 'funny') {
    return (
      path(
        pathData`M${-w} ${y}Q0 ${y + w * 0.4} ${w} ${y}Q${w * 0.8} ${y + w * 1.35} 0 ${y + w * 1.4}Q${-w * 0.8} ${y + w * 1.35} ${-w} ${y}Z`,
        '#5a2338',
      ) + ellipse(0, y + w * 1.05, w * 0.5, w * 0.34, '#ee8a80')
    );
  }
  if (face.mood === 'worried' || face.mood === 'sulky')
    return line(pathData`M${-w * 0.8} ${y + w * 0.5}Q0 ${y - w * 0.3} ${w * 0.8} ${y + w * 0.5}`, color, 2.6);
  if (face.mood === 'surprised') return ellipse(0, y + w * 0.5, w * 0.42, w * 0.55, '#5a2338');
  if (face.mood === 'silly')
    return (
      curl + path(pathData`M${w * 0.12} ${y + w * 0.2}h${w * 0.62}v${w * 0.55}a${w * 0.31} ${w * 0.31} 0 0 1 ${-w * 0.62} 0Z`, '#ee8a80')
    );
  return curl;
}

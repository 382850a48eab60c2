/** Mouths and beaks, which show a creature's mood together with its eyes. */
import { darken } from '../../paper/color.ts';
import { ellipse, group, line, path, pathData } from '../../paper/svg.ts';
import { blush, type Expression, eyes, type Face, turnedFeatures } from '../face.ts';

const DARK = '#1d1730';
const INSIDE = '#5a2338';
const TONGUE = '#ee8a80';

const laughs = (mood: Expression): boolean => mood === 'funny' || mood === 'silly';
const frowns = (mood: Expression): boolean => mood === 'worried' || mood === 'sulky';

/** A mouth under a nose at (0, y), extending `w` to each side. */
export function mouth(y: number, w: number, face: Face, color = DARK): string {
  const curl = line(pathData`M${-w} ${y}Q${-w * 0.5} ${y + w * 0.6} 0 ${y}Q${w * 0.5} ${y + w * 0.6} ${w} ${y}`, color, 2.6);
  switch (face.mood) {
    case 'funny':
      return (
        path(
          pathData`M${-w} ${y}Q0 ${y + w * 0.4} ${w} ${y}Q${w * 0.8} ${y + w * 1.35} 0 ${y + w * 1.4}Q${-w * 0.8} ${y + w * 1.35} ${-w} ${y}Z`,
          INSIDE,
        ) + ellipse(0, y + w * 1.05, w * 0.5, w * 0.34, TONGUE)
      );
    case 'worried':
      return line(
        pathData`M${-w * 0.9} ${y + w * 0.75}Q${-w * 0.45} ${y - w * 0.1} 0 ${y + w * 0.35}Q${w * 0.4} ${y + w * 0.7} ${w * 0.9} ${y + w * 0.6}`,
        color,
        3,
      );
    case 'sulky':
      return line(pathData`M${-w * 0.85} ${y + w * 0.7}Q0 ${y - w * 0.35} ${w * 0.85} ${y + w * 0.7}`, color, 3);
    case 'surprised':
      return ellipse(0, y + w * 0.55, w * 0.5, w * 0.62, INSIDE);
    case 'yawning':
      return ellipse(0, y + w * 0.75, w * 0.66, w * 0.88, INSIDE) + ellipse(0, y + w * 1.22, w * 0.42, w * 0.3, TONGUE);
    case 'curious':
      return ellipse(w * 0.1, y + w * 0.4, w * 0.34, w * 0.3, INSIDE);
    case 'proud':
      return line(pathData`M${-w * 1.1} ${y - w * 0.1}Q0 ${y + w * 0.95} ${w * 1.2} ${y - w * 0.25}`, color, 3);
    case 'silly':
      return (
        curl + path(pathData`M${w * 0.12} ${y + w * 0.2}h${w * 0.62}v${w * 0.55}a${w * 0.31} ${w * 0.31} 0 0 1 ${-w * 0.62} 0Z`, TONGUE)
      );
    default:
      return curl;
  }
}

/** A mouth seen from the side, from (x, y) to its corner `w` further right. */
export function sideMouth(x: number, y: number, w: number, face: Face): string {
  if (laughs(face.mood))
    return path(
      pathData`M${x} ${y}Q${x + w * 0.5} ${y + 5} ${x + w} ${y - 4}Q${x + w * 0.7} ${y + w * 0.6} ${x + w * 0.35} ${y + w * 0.5}Q${x + w * 0.05} ${y + w * 0.3} ${x} ${y}Z`,
      INSIDE,
    );
  if (frowns(face.mood)) return line(pathData`M${x} ${y + w * 0.3}Q${x + w * 0.4} ${y - w * 0.2} ${x + w} ${y + w * 0.05}`, DARK, 3);
  if (face.mood === 'yawning') return ellipse(x + w * 0.66, y + w * 0.2, w * 0.3, w * 0.42, INSIDE);
  if (face.mood === 'surprised' || face.mood === 'curious')
    return ellipse(x + w * 0.72, y + w * 0.12, w * 0.2, w * (face.mood === 'surprised' ? 0.26 : 0.16), INSIDE);
  return line(pathData`M${x} ${y}Q${x + w * 0.5} ${y + w * 0.35} ${x + w} ${y - 2}`, DARK, 2.8);
}

/** A beak seen from the front at (0, y); it opens when its bird laughs, yawns or is surprised. */
export function beak(color: string, y: number, w: number, h: number, face: Face): string {
  const open =
    laughs(face.mood) || face.mood === 'surprised' ? h * 0.55 : face.mood === 'yawning' ? h * 0.95 : face.mood === 'curious' ? h * 0.25 : 0;
  const lower = open
    ? path(
        pathData`M${-w * 0.8} ${y + 1}Q0 ${y + h * 0.6} ${w * 0.8} ${y + 1}Q${w * 0.3} ${y + h + open} 0 ${y + h + open}Q${-w * 0.3} ${y + h + open} ${-w * 0.8} ${y + 1}Z`,
        INSIDE,
      )
    : '';
  const bend = frowns(face.mood) ? -0.25 : 0.5;
  return (
    lower +
    path(
      pathData`M${-w} ${y}Q0 ${y - h * 0.7} ${w} ${y}Q${w * 0.3} ${y + h * 0.8} 0 ${y + h * (open ? 0.62 : 1)}Q${-w * 0.3} ${y + h * 0.8} ${-w} ${y}Z`,
      color,
    ) +
    (open ? '' : line(pathData`M${-w} ${y + (bend < 0 ? 2 : 0)}Q0 ${y + h * bend} ${w} ${y + (bend < 0 ? 2 : 0)}`, darken(color, 0.4), 2.2))
  );
}

/** How a bill seen from the side opens to yawn. */
interface Hinge {
  /** Where it is fixed to the head. */
  x: number;
  y: number;
  /** The length of its inside. */
  reach: number;
  /** By how many degrees its halves turn. */
  up: number;
  down: number;
}

/** A bill seen from the side that yawns. @param lower its lower half, by default the same as the upper one */
export function yawningBill(upper: string, { x, y, reach, up, down }: Hinge, lower = upper): string {
  const turned = (half: string, by: number): string => group(half, `transform="rotate(${by} ${x} ${y})"`);
  const tip = (by: number, far: number): readonly [number, number] => {
    const angle = (by * Math.PI) / 180;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  };
  const [[upX, upY], [downX, downY], [tongueX, tongueY]] = [tip(-up, reach), tip(down, reach), tip(down * 0.5, reach * 0.45)];
  return (
    turned(lower, down) +
    path(pathData`M${x} ${y - 3}L${upX} ${upY}L${downX} ${downY}L${x} ${y + 3}Z`, INSIDE, 'stroke="none"') +
    ellipse(tongueX, tongueY, reach * 0.24, reach * 0.1, TONGUE, 'stroke="none"') +
    turned(upper, -up)
  );
}

/** What is seen below the beak of a bird that faces the viewer and yawns. */
export const yawnBelow = (y: number, w: number, h: number): string =>
  ellipse(0, y, w, h, INSIDE, 'stroke="none"') + ellipse(0, y + h * 0.45, w * 0.55, h * 0.36, TONGUE, 'stroke="none"');

/** Eyes, cheeks and a mouth without a nose, centered at (0, 0). */
export const plainFace = (face: Face, lid: string, dx = 20, r = 8): string =>
  `<g stroke="none">${turnedFeatures(face, blush(dx + 14, 14) + eyes(dx, 0, r, face, lid) + mouth(15, 9, face))}</g>`;

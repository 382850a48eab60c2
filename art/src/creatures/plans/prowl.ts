/** Animals that sit in their own drawing, on all fours and seen from the side. Feet at (0, 0), the head to the right. */
import { darken, lighten } from '../../paper/color.ts';
import { at, circle, group, line, path, pathData } from '../../paper/svg.ts';
import type { Face, Paint, Stride } from '../face.ts';
import { head } from '../head.ts';
import type { Kind } from '../kind.ts';
import { buildOf } from '../parts/builds.ts';
import { furColors, limb } from '../parts/limbs.ts';
import { tail } from '../parts/tails.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

const BODY = 'M-88-64C-90-98-58-106-20-101C12-98 42-108 60-88C74-70 70-34 48-26C10-16-42-18-68-24C-86-30-88-46-88-64Z';
const LEG_TOP = -46;
/** Where the middle of its head is. */
export const PROWLING_HEAD = { x: 72, y: -116 } as const;
/** The same of one that bows. */
export const prowlingHead = ({ bow = 0 }: Pick<Face, 'bow'>): [x: number, y: number] => [
  PROWLING_HEAD.x + bow * 0.2,
  PROWLING_HEAD.y + bow,
];
/** How a sitting animal's tail is moved, after it is mirrored. */
export const PROWLING_TAIL = { x: -48, y: -42 } as const;

/** Degrees of the far hind, far front, near hind and near front leg. */
export const STRIDES: Record<Stride, readonly [number, number, number, number]> = {
  stand: [0, 0, 0, 0],
  walk: [-26, 26, 24, -30],
  run: [38, -44, 52, -58],
};

/** How much longer the legs are of one that walks, so that its steps are seen below its belly. */
export const STRETCH = 14;

export function prowl(kind: Kind, paint: Paint, face: Face): string {
  const { stride = 'stand' } = face;
  const foot = stride === 'stand' ? 0 : STRETCH;
  const c = kind.color;
  const b = kind.light ?? lighten(c, 0.5);
  const k = kind.dark ?? darken(c, 0.45);
  const panda = kind.mark === 'panda';
  const { legs, paws } = furColors(kind);
  const big = kind.form === 'big';
  const leg = (x: number, color: string, paw: string, turn: number): string => {
    const w = big ? 19 : kind.form === 'slim' ? 11 : 14;
    return limb(
      'leg',
      path(
        pathData`M${x - w} ${LEG_TOP}C${x - w} -30 ${x - w + 3} ${foot - 20} ${x - w + 2} ${foot - 9}C${x - w} ${foot + 4} ${x + w + 6} ${foot + 4} ${x + w + 3} ${foot - 8}C${x + w} ${foot - 20} ${x + w} -30 ${x + w} ${LEG_TOP}C${x + w} ${LEG_TOP - 22} ${x - w} ${LEG_TOP - 22} ${x - w} ${LEG_TOP}Z`,
        paint(color),
      ) +
        (paw === color
          ? ''
          : flat(
              path(
                pathData`M${x - w + 3} ${foot - 22}L${x - 3} ${foot - 18}L${x + w - 1} ${foot - 22}L${x + w + 3} ${foot - 8}C${x + w + 6} ${foot + 4} ${x - w} ${foot + 4} ${x - w + 2} ${foot - 9}Z`,
                paw,
              ),
            )) +
        flat(line(pathData`M${x + 3} ${foot}v-5M${x + 9} ${foot}v-5`, darken(paw, 0.35), 2, 'stroke-opacity=".7"')),
      turn ? pathData`rotate(${turn} ${x} ${LEG_TOP})` : '',
    );
  };
  const [farHind, farFront, hind, front] = STRIDES[stride];
  const { head: headSize } = buildOf(kind);
  return (
    at(PROWLING_TAIL.x, PROWLING_TAIL.y, 1, tail(kind, paint), 0, true) +
    leg(-44, darken(legs, 0.2), darken(paws, 0.2), farHind) +
    leg(30, darken(legs, 0.2), darken(paws, 0.2), farFront) +
    path(BODY, paint(panda ? b : c)) +
    flat(sidePattern(kind, panda ? k : b, k)) +
    (kind.coat === 'spines' ? path(spines(84, 66), paint(k)) + path(spines(66, 52), paint(lighten(k, 0.16))) : '') +
    leg(-64, legs, paws, hind) +
    leg(50, legs, paws, front) +
    at(...prowlingHead(face), headSize, head(kind, paint, face), face.asymmetric ? 5 : -3)
  );
}

/** Quills over its back, around the middle of the body. */
function spines(rx: number, ry: number): string {
  const tips = Array.from({ length: 14 }, (_, nth) => {
    const [tip, between] = [-1.75 + nth * 0.24, -1.63 + nth * 0.24];
    return (
      pathData`L${-18 + Math.sin(tip) * rx} ${-50 - Math.cos(tip) * ry}` +
      pathData`L${-18 + Math.sin(between) * rx * 0.84} ${-50 - Math.cos(between) * ry * 0.84}`
    );
  }).join('');
  return `${pathData`M${-18 - rx * 0.8} -32`}${tips}${pathData`Q${-18 + rx * 0.5} -44 ${-18} -34Z`}`;
}

const SPOTS = [
  [-68, -72],
  [-50, -90],
  [-44, -62],
  [-24, -82],
  [-12, -56],
  [4, -84],
  [20, -62],
  [38, -84],
] as const;

function sidePattern(kind: Kind, light: string, k: string): string {
  if (kind.mark === 'panda') return path('M10-99C26-100 44-102 58-90C72-72 68-34 48-26L16-21C32-44 30-76 10-99Z', light);
  if (kind.mark === 'skunk' || kind.mark === 'honey')
    return path('M-86-76C-78-104-40-106 0-100C30-100 50-98 62-86C30-84-40-90-86-76Z', light);
  const belly = path('M-64-26C-30-36 20-36 50-28C30-16-40-18-64-26Z', light, 'opacity=".7"');
  switch (kind.coat) {
    case 'spots':
    case 'blots':
      return belly + group(SPOTS.map(([x, y]) => circle(x, y, kind.coat === 'blots' ? 7 : 4.6)).join(''), `fill="${k}"`);
    case 'rosettes':
      return belly + SPOTS.map(([x, y]) => circle(x, y, 6.4, 'none', `stroke="${k}" stroke-width="3.4"`)).join('');
    case 'stripes':
      return (
        belly +
        group(
          '<path d="M-62-101Q-56-70-66-34Q-74-70-70-97ZM-40-103Q-34-70-42-32Q-50-70-48-103ZM-16-101Q-10-70-16-32Q-26-70-24-101ZM8-99Q14-70 8-32Q-2-70 0-99ZM32-101Q38-70 32-34Q22-70 24-101Z"/>',
          `fill="${k}"`,
        )
      );
    case 'saddle':
      return belly + path('M-84-80C-70-106-30-104 0-100C24-99 40-100 50-94C30-66-50-64-84-80Z', k);
    case 'bib':
      return belly + path('M44-98C62-94 70-80 68-62C60-64 50-76 44-98Z', kind.light ?? light);
    default:
      return belly;
  }
}

/** Low animals on four short legs, seen from the side, their heads to the right. Feet at (0, 0). */
import { darken, lighten } from '../../paper/color.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../../paper/svg.ts';
import { closesEyes, type Face, NIGHT, type Paint, sideEye } from '../face.ts';
import type { Kind } from '../kind.ts';
import { limb } from '../parts/limbs.ts';
import { backPattern, backSpines } from '../parts/low-coats.ts';
import { sideMouth, yawningBill } from '../parts/mouths.ts';

const flat = (s: string): string => `<g stroke="none">${s}</g>`;

/** The middle of the head above the feet of an animal with legs of a length. */
const lowHead = (legs: number): { x: number; y: number } => ({ x: 70, y: -legs - 54 });
const HEAD_SIZE = 1.2;

export function low(kind: Kind, paint: Paint, face: Face): string {
  const legs = kind.legs ?? 26;
  const c = kind.color;
  const k = kind.dark ?? darken(c, 0.3);
  const rear = kind.coat === 'rump' ? c : k;
  const { x, y } = lowHead(legs);
  const far = leg(-34, legs, darken(c, 0.3), k, paint) + leg(28, legs, darken(c, 0.3), k, paint);
  const near = leg(-62, legs, kind.form === 'bill' ? k : c, k, paint) + leg(44, legs, kind.form === 'bill' ? k : c, k, paint);
  const body = pathData`M-92 ${-legs - 24}C-92 ${-legs - 78} -50 ${-legs - 94} -8 ${-legs - 92}C36 ${-legs - 90} 74 ${-legs - 66} 74 ${-legs - 34}C72 ${-legs - 6} 44 ${-legs + 10} -10 ${-legs + 10}C-66 ${-legs + 10} -92 ${-legs + 4} -92 ${-legs - 24}Z`;
  return (
    far +
    tail(kind, legs, paint, rear) +
    backSpines(kind, legs, paint) +
    path(body, paint(c)) +
    at(0, -legs, 1, flat(backPattern(kind))) +
    near +
    at(x, y, HEAD_SIZE, snoutHead(kind, paint, face), face.asymmetric ? -4 : 3)
  );
}

function leg(x: number, length: number, color: string, claws: string, paint: Paint): string {
  return limb(
    'leg',
    path(
      pathData`M${x - 17} ${-length - 6}C${x - 16} ${-length - 32} ${x + 18} ${-length - 32} ${x + 18} ${-length - 6}L${x + 13} -8Q${x + 18} 0 ${x + 12} 2H${x - 6}Q${x - 14} 2 ${x - 12} -6Z`,
      paint(color),
    ) + flat(line(pathData`M${x + 1} 1V-5M${x + 8} 1V-5`, lighten(claws, 0.4), 2.4)),
  );
}

function tail(kind: Kind, legs: number, paint: Paint, k: string): string {
  const c = kind.color;
  const y = -legs;
  switch (kind.tail) {
    case 'scaled':
      return (
        path(
          pathData`M-84 ${y - 56}C-128 ${y - 50} -150 ${y - 10} -172 ${y + legs - 2}C-130 ${y + legs + 2} -96 ${y + 12} -80 ${y - 4}Z`,
          paint(c),
        ) +
        flat(
          group(
            [0, 1, 2, 3]
              .map((i) =>
                path(pathData`M${-96 - i * 16} ${y - 46 + i * (10 + legs * 0.18)}q-16 12 -8 ${34 - i * 5}q14 -6 8 ${-34 + i * 5}Z`),
              )
              .join(''),
            `fill="${k}"`,
          ),
        )
      );
    case 'whip':
      return line(pathData`M-92 ${y - 16}C-122 ${y - 8} -132 ${y + legs - 6} -158 ${y + legs - 8}`, k, 9);
    case 'thick':
      return path(
        pathData`M-84 ${y - 56}C-124 ${y - 44} -138 ${y - 4} -158 ${y + 22}C-126 ${y + 24} -100 ${y + 8} -84 ${y - 8}Z`,
        paint(c),
      );
    case 'plume':
      return (
        path(
          pathData`M-84 ${y - 44}C-112 ${y - 84} -162 ${y - 70} -174 ${y - 20}C-172 ${y + 4} -164 ${y + 16} -160 ${y + 22}C-152 ${y + 4} -140 ${y + 16} -132 ${y + 20}C-126 ${y + 2} -104 ${y + 6} -90 ${y - 6}Z`,
          paint(kind.coat === 'stripes' ? c : k),
        ) +
        flat(
          line(
            pathData`M-104 ${y - 34}C-130 ${y - 46} -154 ${y - 30} -160 ${y}M-108 ${y - 20}C-124 ${y - 28} -138 ${y - 14} -140 ${y + 4}`,
            lighten(k, 0.25),
            3,
            'stroke-opacity=".6"',
          ),
        )
      );
    case 'paddle':
      return (
        path(pathData`M-88 ${y - 44}C-120 ${y - 52} -168 ${y - 44} -174 ${y - 14}C-172 ${y + 8} -122 ${y + 8} -88 ${y - 4}Z`, paint(k)) +
        flat(line(pathData`M-150 ${y - 30}L-134 ${y - 2}M-128 ${y - 36}L-112 ${y - 4}`, lighten(k, 0.2), 2.6, 'stroke-opacity=".7"'))
      );
    case 'short':
      return path(pathData`M-92 ${y - 46}C-112 ${y - 46} -116 ${y - 30} -108 ${y - 20}L-92 ${y - 22}Z`, paint(c));
    default:
      return '';
  }
}

/** A head in profile with its middle at (0, 0): the snout tells the kind. */
function snoutHead(kind: Kind, paint: Paint, face: Face): string {
  const c = kind.coat === 'quills' ? lighten(kind.color, 0.08) : kind.color;
  const b = kind.light ?? lighten(c, 0.4);
  const k = kind.dark ?? darken(c, 0.3);
  const skin = kind.coat === 'scales' ? b : c;
  const ear = earOf(kind, paint);
  const eyeAt = (x: number, y: number): string =>
    flat(
      ellipse(x - 4, y + 19, 9, 6, '#f08a5b', 'opacity=".45"') +
        (isDarkish(skin) && !closesEyes(face.mood) ? circle(x, y, 10, '#f6e3b4') : '') +
        at(x, y, 1, sideEye(8, face, darken(skin, 0.12))),
    );
  switch (kind.form) {
    case 'tube':
      return (
        ear +
        path('M-44-22C-30-48 10-44 26-24C54-14 92 4 106 20C110 28 104 34 96 32C66 26 36 24 14 24C-20 30-46 10-44-22Z', paint(c)) +
        flat(
          ellipse(102, 25, 6, 5, NIGHT) +
            (face.mood === 'funny' || face.mood === 'silly' ? line('M100 32Q112 44 126 38', '#e8606a', 4) : '') +
            sideMouth(58, 24, 18, face),
        ) +
        eyeAt(4, -12)
      );
    case 'straw':
      return (
        ear +
        path('M-40-14C-34-40 6-42 26-18C44-10 66-6 82 4C88 8 86 14 80 14C58 14 40 18 24 24C-14 34-42 16-40-14Z', paint(skin)) +
        flat(circle(82, 9, 5, NIGHT) + sideMouth(34, 17, 16, face)) +
        eyeAt(6, -8)
      );
    case 'bill': {
      const upper = path('M16-14C44-20 86-12 96 4C98 16 80 24 54 24C34 24 18 24 12 20C6 8 8-8 16-14Z', paint(kind.accent ?? k));
      return (
        path('M-44-8C-40-40 6-44 26-22C34-6 32 18 14 26C-16 34-44 20-44-8Z', paint(c)) +
        (face.mood === 'yawning' ? yawningBill(upper, { x: 16, y: 6, reach: 66, up: 8, down: 16 }) : upper) +
        flat(
          (face.mood === 'yawning'
            ? ''
            : line(
                face.mood === 'worried' || face.mood === 'sulky' ? 'M36 18Q62 4 92 12' : 'M30 8Q62 20 94 8',
                lighten(kind.accent ?? k, 0.35),
                3,
              )) + ellipse(64, -6, 3, 2, NIGHT),
        ) +
        eyeAt(2, -12)
      );
    }
    case 'block':
      return (
        ear +
        path('M-46-14C-44-46-4-50 20-42C48-38 66-26 66-2C66 22 50 30 26 30C-14 34-46 22-46-14Z', paint(c)) +
        flat(
          path('M40-34C60-30 68-16 66 0C64 22 50 28 36 30C42 10 46-14 40-34Z', b, 'opacity=".6"') +
            ellipse(56, -20, 5, 4, NIGHT) +
            sideMouth(34, 12, 26, face),
        ) +
        eyeAt(8, -22)
      );
    case 'trunk':
      return (
        ear +
        path('M-46-16C-44-50-2-52 22-38C46-34 70-16 74 12C76 30 66 42 56 38C52 26 48 22 40 22C20 30-46 28-46-16Z', paint(c)) +
        flat(
          path('M58 30Q66 36 72 28Q72 40 62 40Q56 38 58 30Z', lighten(c, 0.35)) +
            line('M52-10Q60-8 64-2M58 4Q66 6 70 12', lighten(c, 0.25), 2.4) +
            sideMouth(12, 16, 22, face),
        ) +
        eyeAt(6, -18)
      );
    case 'pig':
      return (
        ear +
        path('M-44-18C-34-44 8-42 26-24C52-14 74-4 82 8C86 20 78 28 68 26C46 22 30 24 14 26C-20 32-46 12-44-18Z', paint(c)) +
        flat(
          ellipse(77, 14, 9, 12, kind.accent ?? b) +
            ellipse(80, 10, 2.4, 3.4, darken(k, 0.3)) +
            ellipse(79, 18, 2.2, 3, darken(k, 0.3)) +
            sideMouth(36, 20, 20, face),
        ) +
        eyeAt(4, -12)
      );
    case 'short':
      return (
        ear +
        path('M-42-10C-40-42 4-46 26-30C46-26 56-12 54 6C50 24 30 30 10 30C-22 32-44 18-42-10Z', paint(skin)) +
        flat(
          path('M30-24C46-22 54-8 52 6C48 20 38 26 28 28C32 10 34-8 30-24Z', b) +
            ellipse(50, -8, 8, 7, NIGHT) +
            sideMouth(26, 12, 20, face),
        ) +
        eyeAt(6, -12)
      );
    default:
      return (
        ear +
        path('M-44-12C-36-42 6-42 26-22C46-14 66-4 76 8C80 16 74 22 66 22C46 22 30 26 12 28C-20 32-46 16-44-12Z', paint(skin)) +
        (kind.coat === 'scales' ? scaledBrow(kind, paint) : '') +
        flat(
          (kind.coat === 'stripes' ? line('M-30-4L40-2L70 8', k, 6, 'stroke-opacity=".8"') : '') +
            ellipse(73, 13, 7, 6, NIGHT) +
            sideMouth(32, 18, 20, face),
        ) +
        eyeAt(6, -8)
      );
  }
}

const isDarkish = (color: string): boolean => Number.parseInt(color.slice(1, 3), 16) < 110;

/** The scales on a pangolin's forehead. */
const scaledBrow = (kind: Kind, paint: Paint): string =>
  path('M-46-6C-44-44 4-50 34-22C20-26 6-26-6-22L-10-12L-20-18L-26-6L-34-12L-40 2Z', paint(kind.color)) +
  flat(line('M-30-26Q-24-18-28-10M-14-34Q-8-26-12-18M4-36Q10-30 8-24', kind.dark ?? NIGHT, 2.6));

function earOf(kind: Kind, paint: Paint): string {
  if (kind.ears === 'long')
    return (
      path('M-26-24C-44-46-46-78-30-92C-14-84-6-56-8-30Z', paint(kind.color)) +
      flat(path('M-24-32C-34-48-36-70-29-80C-20-72-14-54-15-36Z', kind.accent ?? darken(kind.color, 0.3)))
    );
  if (kind.ears === 'small')
    return circle(-18, -34, 13, paint(darken(kind.color, 0.06))) + flat(circle(-18, -33, 7, kind.accent ?? darken(kind.color, 0.35)));
  return '';
}

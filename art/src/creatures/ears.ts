/** Ears, and everything else on top of a head. */
import { darken, lighten } from '../color.ts';
import { symmetric } from '../shapes.ts';
import { at, circle, ellipse, group, line, path, pathData } from '../svg.ts';
import { type Face, NIGHT, type Paint } from './face.ts';
import type { Ears, Kind } from './kind.ts';

const OUTER: Partial<Record<Ears, string>> = {
  fox: 'M10-34C20-50 34-70 50-82C59-62 60-38 48-8Z',
  cat: 'M12-34C20-50 32-64 46-72C55-54 57-34 49-8Z',
  tuft: 'M12-34C18-48 28-62 40-70L48-92C51-78 56-40 47-10Z',
  squirrel: 'M16-38C18-50 26-60 34-64L42-82C46-66 50-46 43-26Z',
  bunny: 'M4-34C-2-66 2-122 24-124C46-122 48-70 36-26Z',
  flop: 'M20-42C44-52 66-34 71-2C74 22 64 40 52 38C42 34 46-4 26-20Z',
  cow: 'M32-28C50-44 76-42 90-28C82-8 56-4 38-12Z',
  horse: 'M8-42C10-62 20-78 30-84C40-70 40-48 32-32Z',
  pig: 'M12-38C24-54 46-66 60-62C64-44 58-24 46-16Z',
  deer: 'M26-32C38-54 64-62 80-58C80-36 58-18 38-16Z',
  kanga: 'M8-36C8-66 20-98 36-102C50-84 50-50 40-22Z',
  long: 'M6-42C2-72 12-112 28-116C44-100 44-60 34-32Z',
  elephant: 'M28-38C58-72 106-56 108-8C108 34 84 52 58 42C44 34 36 10 34-6Z',
};
const INNER: Partial<Record<Ears, string>> = {
  fox: 'M25-36C32-48 39-58 47-66C51-50 50-36 45-20Z',
  cat: 'M24-36C30-46 36-54 43-59C48-46 48-34 45-20Z',
  tuft: 'M24-36C29-46 35-54 41-58C46-44 47-34 44-20Z',
  squirrel: 'M25-40C28-48 32-54 38-58C41-48 41-40 39-32Z',
  bunny: 'M13-42C9-66 12-108 24-110C36-108 36-66 29-40Z',
  cow: 'M46-24C58-33 70-34 80-27C74-17 58-14 48-18Z',
  horse: 'M16-46C18-58 24-66 29-71C34-60 33-50 29-42Z',
  deer: 'M42-32C50-44 62-50 72-50C70-38 58-28 48-24Z',
  kanga: 'M18-44C18-64 26-84 35-88C42-74 42-54 36-36Z',
  long: 'M15-48C13-70 18-96 28-101C36-88 36-64 30-44Z',
  elephant: 'M44-32C64-54 94-44 95-8C95 22 78 34 62 28C50 20 46 0 44-32Z',
};
const ROUND: Partial<Record<Ears, readonly [number, number, number]>> = {
  round: [39, -36, 19],
  mouse: [44, -40, 31],
  koala: [54, -26, 29],
  side: [55, -6, 17],
  small: [40, -34, 13],
};

/** Both ears of a kind, behind its head; the left one leans a little, and a rabbit's is folded. */
export function ears(kind: Kind, paint: Paint, face: Face): string {
  const type = kind.ears ?? 'none';
  if (type === 'none') return '';
  const dark = kind.mark === 'panda' || (kind.ears === 'flop' && kind.dark);
  const outerColor = dark && kind.dark ? kind.dark : kind.color;
  const innerColor =
    kind.mark === 'panda' && kind.dark
      ? lighten(kind.dark, 0.15)
      : kind.accent && (kind.plan === 'sit' || type === 'elephant' || type === 'mouse')
        ? kind.accent
        : darken(kind.color, 0.3);
  const round = ROUND[type];
  const one = (): string => {
    if (round) return circle(round[0], round[1], round[2], paint(outerColor)) + circle(round[0], round[1] + 2, round[2] * 0.6, innerColor);
    let out = path(OUTER[type] ?? '', paint(outerColor));
    const inner = INNER[type];
    if (inner) out += path(inner, innerColor);
    if (type === 'tuft' && kind.dark) out += path('M34-66L48-92Q52-78 50-62Z', kind.dark);
    if (kind.mark === 'fox' && type === 'fox' && kind.dark) out += path('M36-69Q44-78 50-82Q55-70 56-58Q46-64 36-69Z', kind.dark);
    return out;
  };
  const left = `<g transform="scale(-1 1)">${at(0, 0, 1, one(), face.asymmetric ? 9 : -3)}</g>`;
  if (type === 'bunny' && face.asymmetric) {
    const folded =
      path('M-36-26C-44-56-44-84-30-98C-10-112-2-66-4-34Z', paint(outerColor)) +
      path('M-30-98C-46-118-84-104-82-72C-70-66-52-74-38-84C-34-90-30-94-30-98Z', paint(outerColor)) +
      path('M-38-92C-50-106-74-96-74-78C-64-76-52-80-42-87Z', innerColor);
    return folded + one();
  }
  return left + one();
}

const mirrored = (content: string): string => `${content}<g transform="scale(-1 1)">${content}</g>`;

/** Behind the head: manes and frills. */
export function topBehind(kind: Kind, paint: Paint): string {
  const k = kind.dark ?? darken(kind.color, 0.4);
  if (kind.top === 'mane') {
    let petals = '';
    for (let i = 0; i < 13; i++) petals += at(0, 0, 1, path('M-22-40Q-14-88 4-92Q22-84 22-40Z'), (360 / 13) * i);
    return group(petals, `fill="${paint(k)}"`) + circle(0, 2, 60, darken(k, 0.16));
  }
  if (kind.top === 'frill') {
    const x = kind.accent ?? '#f6e6c4';
    let out = path(
      symmetric(-92, [
        [40, -92, 92, -66, 92, -14],
        [92, 22, 50, 36, 0, 36],
      ]),
      paint(k),
    );
    out += path(
      symmetric(-78, [
        [32, -78, 76, -54, 76, -14],
        [76, 14, 44, 26, 0, 26],
      ]),
      lighten(k, 0.22),
    );
    for (const a of [-64, -38, -13, 13, 38, 64]) out += at(0, -10, 1, path('M-9-76Q-2-96 0-97Q2-96 9-76Z', x), a);
    return out;
  }
  if (kind.top === 'forelock' && kind.coat === 'mane') return '';
  return '';
}

/** In front of the ears: antlers, horns and curls. */
export function topFront(kind: Kind, paint: Paint): string {
  const x = kind.accent ?? '#f0ddb8';
  const k = kind.dark ?? NIGHT;
  switch (kind.top) {
    case 'antlers':
      return mirrored(line('M14-44C16-66 30-80 28-104M22-74C34-78 44-88 46-104M17-58C8-66 2-76 4-88', x, 7));
    case 'moose':
      return mirrored(
        path(
          'M14-44C22-58 34-58 44-64C36-74 40-92 50-96C52-84 58-84 62-98C70-90 70-84 72-80C78-90 86-90 88-86C92-62 72-44 48-46C36-46 28-42 20-34Z',
          paint(x),
        ),
      );
    case 'horns':
      return mirrored(path('M22-42C40-44 54-56 50-78C70-62 62-32 32-28Z', paint(x)));
    case 'goat':
      return mirrored(path('M8-40C6-66 20-84 42-86C30-74 26-58 24-38Z', paint(x)));
    case 'unicorn':
      return (
        path('M-9-46L3-112L12-46Z', paint(x)) +
        line('M-6-62L10-66M-3-78L7-82M0-93L5-96', darken(x, 0.35), 2.4) +
        path('M-22-40C-8-58 22-58 30-42C18-36 12-24 0-24C-2-34-12-36-22-40Z', k)
      );
    case 'ossicones':
      return mirrored(line('M12-44L18-70', kind.color, 8) + circle(19, -74, 7.5, k));
    case 'rhino':
      return path('M-13 34C-10 10-4-8 4-20C8-4 14 14 15 34Z', paint(x)) + path('M-8 4C-6-10-2-18 2-26C5-16 8-8 9 4Z', paint(x));
    case 'forelock':
      return path('M-12-54C2-66 22-58 26-46C16-40 14-26 2-20C0-32-10-40-12-54Z', k);
    case 'fluff':
      return path(
        'M-38-30A15 15 0 0 1-24-52A18 18 0 0 1 6-60A17 17 0 0 1 32-46A14 14 0 0 1 36-24Q16-36 0-30Q-18-34-38-30Z',
        paint(kind.color),
      );
    case 'crest':
      return path('M-18-42A10 10 0 0 1-8-58A11 11 0 0 1 10-58A10 10 0 0 1 20-42Q0-34-18-42Z', k);
    case 'frill': {
      return mirrored(path('M16-30C20-52 30-70 44-78C44-58 40-40 32-22Z', paint(x)));
    }
    default:
      return '';
  }
}

/** The teeth of the walrus and the beaver. */
export const teeth = (y: number, w: number, h: number, gap: number): string =>
  group(
    path(pathData`M${-gap - w} ${y}h${w}v${h}q${-w * 0.5} ${w * 0.4} ${-w} 0Z`) +
      path(pathData`M${gap} ${y}h${w}v${h}q${-w * 0.5} ${w * 0.4} ${-w} 0Z`),
    'fill="#fbf4e6"',
  );

/** Ellipses left and right. */
export const pair = (dx: number, y: number, rx: number, ry: number, fill: string): string =>
  ellipse(-dx, y, rx, ry, fill) + ellipse(dx, y, rx, ry, fill);

/** Ears and teeth. */
import { darken, lighten } from '../../paper/color.ts';
import { at, circle, ellipse, group, path, pathData, shows } from '../../paper/svg.ts';
import type { Face, Paint } from '../face.ts';
import type { Ears, Kind } from '../kind.ts';

const OUTER: Partial<Record<Ears, string>> = {
  fox: 'M10-34C20-50 34-70 50-82C59-62 60-38 48-8Z',
  cat: 'M12-34C20-50 32-64 46-72C55-54 57-34 49-8Z',
  tuft: 'M12-34C18-48 28-62 40-70L48-92C51-78 56-40 47-10Z',
  squirrel: 'M16-38C18-50 26-60 34-64L42-82C46-66 50-46 43-26Z',
  bunny: 'M4-34C-2-66 2-122 24-124C46-122 48-70 36-26Z',
  hare: 'M6-36C-2-74 8-134 26-136C44-130 46-76 36-28Z',
  fennec: 'M8-32C14-62 44-100 82-108C92-74 78-34 52-4Z',
  curls: '',
  mammoth: 'M30-34C50-46 72-36 74-12C74 8 60 18 46 12C38 6 36-10 34-16Z',
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
  hare: 'M14-44C10-76 16-118 25-122C34-114 36-76 29-40Z',
  fennec: 'M24-36C30-58 52-84 74-92C78-66 68-38 50-18Z',
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
      : kind.accent && (kind.plan === 'sit' || type === 'elephant' || type === 'mammoth' || type === 'mouse')
        ? kind.accent
        : darken(kind.color, 0.3);
  const round = ROUND[type];
  const one = (): string => {
    if (round) return circle(round[0], round[1], round[2], paint(outerColor)) + circle(round[0], round[1] + 2, round[2] * 0.6, innerColor);
    if (type === 'curls')
      return [
        [46, -30, 16],
        [56, -10, 17],
        [54, 12, 16],
      ]
        .map(([x = 0, y = 0, r]) => circle(x, y, r ?? 0, paint(kind.head === 'round' ? (kind.light ?? outerColor) : outerColor)))
        .join('');
    let out = path(OUTER[type] ?? '', paint(outerColor));
    const inner = INNER[type];
    if (inner) out += path(inner, innerColor);
    if (type === 'tuft' && kind.dark) out += path('M34-66L48-92Q52-78 50-62Z', kind.dark);
    if (type === 'hare' && kind.dark)
      out += shows('part dark ear tip', path('M14-100C16-122 20-136 26-136C34-134 40-116 41-98Q28-108 14-100Z', kind.dark));
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

/** Beaks seen from the side, at the right of a head whose middle is (0, 0) and whose radius is 40. They open when a bird laughs. */
import { darken, lighten } from '../../paper/color.ts';
import { line, path, pathData } from '../../paper/svg.ts';
import type { Face, Paint } from '../face.ts';
import type { Beak, Kind } from '../kind.ts';

/** The upper half of each beak, from its root over its tip and back. */
const UPPER: Record<Beak, string> = {
  short: 'M30-12C46-14 58-4 64 4L32 6Z',
  cone: 'M28-18C50-22 64-6 66 6L32 8Z',
  dagger: 'M30-12C60-14 84-4 98 4L32 6Z',
  needle: 'M32-8C66-12 96-8 122 12C96 0 66 0 34 4Z',
  curve: 'M32-10C64-14 92 2 104 26C88 10 62 2 34 5Z',
  chisel: 'M30-14L98-4L98 2L32 6Z',
  hook: 'M26-16C46-26 68-14 66 12C62 24 56 26 54 26C56 14 50 8 32 8Z',
  parrot: 'M22-22C50-32 70-10 62 22C58 34 52 34 50 30C52 16 46 8 26 8Z',
  gull: 'M30-12C52-14 78-10 80 6C78 12 74 10 70 6L32 6Z',
  big: 'M22-24C50-30 96-26 102 8C102 24 92 28 88 24C84 10 60 8 28 8Z',
  horned: 'M22-18C58-30 104-14 122 26C92 8 60 8 28 8Z',
};
/** The lower half: how far right and down it reaches. */
const LOWER: Record<Beak, readonly [number, number]> = {
  short: [54, 12],
  cone: [52, 16],
  dagger: [88, 10],
  needle: [96, 4],
  curve: [78, 10],
  chisel: [92, 10],
  hook: [48, 18],
  parrot: [44, 24],
  gull: [66, 13],
  big: [76, 22],
  horned: [98, 20],
};

export function sideBeak({ beak = 'short', bill, accent, top }: Kind, paint: Paint, { mood }: Face): string {
  const color = bill ?? accent ?? '#f0a850';
  const [x, y] = LOWER[beak];
  const open = mood === 'funny' || mood === 'silly' || mood === 'surprised' ? 16 : mood === 'yawning' ? 24 : mood === 'curious' ? 7 : 0;
  const lower = path(pathData`M28 4L${x} ${4 + open * 0.9}Q${x * 0.8} ${y + open} ${30} ${y + 4}Z`, paint(darken(color, 0.14)));
  const inside = open ? path(pathData`M28 2L${x} 4L${x} ${4 + open * 0.9}L28 10Z`, '#5a2338', 'stroke="none"') : '';
  const corner = mood === 'worried' || mood === 'sulky' ? 'M40 5Q32 8 28 14' : 'M40 5Q32 4 27-2';
  return (
    inside +
    lower +
    (beak === 'horned' ? path('M20-26C44-52 84-46 92-24C70-30 44-26 26-12Z', paint(lighten(color, 0.2))) : '') +
    path(UPPER[beak], paint(color)) +
    (beak === 'big' ? path('M82-20C98-16 104 4 100 18C96 26 90 26 88 24C86 8 84-8 82-20Z', darken(color, 0.45), 'stroke="none"') : '') +
    (beak === 'gull' ? path('M66 4L76 6Q76 12 70 10Z', '#d9534a', 'stroke="none"') : '') +
    (top === 'hood' ? '' : line(corner, darken(color, 0.55), 2.6))
  );
}

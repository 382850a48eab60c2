/** Bodies, feet and wings of upright birds. */
import { symmetric } from '../../shapes.ts';
import { at, line, path, pathData } from '../../svg.ts';
import type { Face, Paint } from '../face.ts';

export const EGG = symmetric(-168, [
  [40, -168, 58, -140, 60, -104],
  [66, -64, 62, -8, 0, -8],
]);

export const feet = (x: string, dx = 20): string =>
  line(pathData`M${-dx} ${-14}V-2M${-dx - 12} 1L${-dx} ${-5}L${-dx + 10} 1M${dx} ${-14}V-2M${dx - 10} 1L${dx} ${-5}L${dx + 12} 1`, x, 5.5);

export const wing = (c: string, paint: Paint, y: number, s: number, lift: number): string =>
  at(48, y, s, path('M-6-22C22-18 34 16 22 62C4 54-12 30-14 6Z', paint(c)), -lift) +
  at(-48, y, s, `<g transform="scale(-1 1)">${path('M-6-22C22-18 34 16 22 62C4 54-12 30-14 6Z', paint(c))}</g>`, lift > 30 ? 4 : lift);

/** How far a bird lifts its wing: high when it laughs. */
export const liftOf = ({ mood }: Face): number => (mood === 'funny' || mood === 'silly' ? 42 : 6);

/** Outlines of curly hair. */
import { pathData } from '../paper/svg.ts';

/** The points of an ellipse joined by bumps, for curls. Angles in degrees, 0 to the right, 90 down. */
export function curls(
  [cx, cy]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  count: number,
  from: number,
  to: number,
): string {
  const point = (i: number): [number, number] => {
    const a = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  };
  let data = pathData`M${point(0)[0]} ${point(0)[1]}`;
  for (let i = 1; i <= count; i++) {
    const [[x0, y0], [x, y]] = [point(i - 1), point(i)];
    const r = Math.hypot(x - x0, y - y0) * 0.56;
    data += pathData`A${r} ${r} 0 0 1 ${x} ${y}`;
  }
  return data;
}

/** A hairline of curls from right to left, in an arch above the brows that leaves the eyes free. */
export function curlsBack(half: number, y: number, count: number): string {
  let data = '';
  for (let i = 1; i <= count; i++) {
    const a = (Math.PI * i) / count;
    const across = Math.sign(Math.cos(a)) * Math.sqrt(Math.abs(Math.cos(a)));
    data += pathData`A6.4 5.6 0 0 1 ${half * across} ${y - Math.abs(Math.sin(a)) ** 0.7 * 29}`;
  }
  return data;
}

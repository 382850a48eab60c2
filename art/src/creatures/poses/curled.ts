/** A sleeper curled up on the ground, for kinds with a furry head or quills. */
import { darken, lighten } from '../../paper/color.ts';
import { at, ellipse, line, path, pathData } from '../../paper/svg.ts';
import type { Expression, Face, Paint } from '../face.ts';
import { head } from '../head.ts';
import type { Kind } from '../kind.ts';

const BODY = 'M-92 2C-112-50-70-98 4-98C74-98 118-58 104-12C98 4 60 6 4 6C-40 6-84 8-92 2Z';

/** The points of quills over a rounded back. */
const tips = (): string =>
  Array.from({ length: 15 }, (_, i) => {
    const a = -1.3 + i * 0.2;
    const b = a + 0.1;
    return pathData`L${14 + Math.sin(a) * 122} ${-16 - Math.cos(a) * 112}L${14 + Math.sin(b) * 94} ${-16 - Math.cos(b) * 88}`;
  }).join('');

export const CURLED_HEAD = { x: -56, y: -44, r: 58 } as const;

/** Markup with the belly's foot at (0, 0), about 210 wide, the head to the left. @param looking where an awake one looks */
export function curled(kind: Kind, paint: Paint, mood: Expression, looking: Pick<Face, 'look' | 'down' | 'turn'> = { look: -1 }): string {
  const face: Face = { ...looking, mood, asymmetric: false };
  const k = kind.dark ?? darken(kind.color, 0.4);
  const quills = kind.coat === 'spines' ? path(`${pathData`M${-100} 0`}${tips()}L120 0Z`, k) : '';
  const tailColor = kind.tail === 'ring' || kind.tail === 'short' ? k : kind.color;
  const tail =
    kind.plan !== 'sit' || kind.tail === 'none' || kind.tail === 'puff' || kind.coat === 'spines'
      ? ''
      : line('M96-20C124 6 70 16 6 2', tailColor, kind.tail === 'bushy' || kind.tail === 'squirrel' || kind.tail === 'wolf' ? 32 : 18);
  return (
    quills +
    path(BODY, paint(kind.color)) +
    `<g stroke="none">${path('M-60-4C-50-40 40-46 70-6C30 6-30 6-60-4Z', kind.light ?? lighten(kind.color, 0.3), 'opacity=".55"')}</g>` +
    ellipse(64, -6, 30, 14, paint(darken(kind.color, 0.08))) +
    tail +
    at(CURLED_HEAD.x, CURLED_HEAD.y, 0.98, head(kind, paint, face), -10) +
    ellipse(-40, -2, 24, 11, paint(lighten(kind.color, 0.06))) +
    ellipse(-84, -1, 20, 10, paint(lighten(kind.color, 0.06)))
  );
}

/** Legs, arms and wings, each in a group of its own, so that they can be counted. */
import { darken, lighten } from '../../paper/color.ts';
import { line, path } from '../../paper/svg.ts';
import type { Face, Paint } from '../face.ts';
import type { Kind } from '../kind.ts';

export type Limb = 'leg' | 'arm' | 'tentacle' | 'wing';

export const limb = (part: Limb, markup: string, transform = ''): string =>
  `<g data-part="${part}"${transform ? ` transform="${transform}"` : ''}>${markup}</g>`;

/** The left and the right arm, without those that reach for something. */
export const free = ({ busy }: Face, left: string, right: string): string => (busy?.[0] ? '' : left) + (busy?.[1] ? '' : right);

/** The colors of a sitting animal's legs and paws. */
export function furColors(kind: Kind): { legs: string; paws: string } {
  const k = kind.dark ?? darken(kind.color, 0.45);
  const legs = kind.mark === 'panda' || kind.mark === 'badger' || kind.mark === 'redpanda' ? k : kind.color;
  if (kind.muzzle === 'pig' && kind.accent) return { legs, paws: kind.accent };
  return { legs, paws: kind.mark === 'fox' && kind.ears === 'fox' ? k : legs };
}

/** Wings that beat above and behind a bird's back. */
export function beatingWings({ color, dark = color }: Kind, paint: Paint): string {
  return (
    path('M-4-96C-30-140-84-166-124-160C-112-128-66-92-16-74Z', paint(dark)) +
    path('M10-92C10-140-8-184-40-206C-62-176-50-116-16-78Z', paint(lighten(dark, 0.18)))
  );
}

/** One limb for each line. */
export const limbs = (part: Limb, lines: readonly string[], color: string, width: number): string =>
  lines.map((data) => limb(part, line(data, color, width))).join('');

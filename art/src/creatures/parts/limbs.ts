/** Legs, arms and wings, each in a group of its own, so that they can be counted. */
import { line } from '../../svg.ts';

export type Limb = 'leg' | 'arm' | 'tentacle' | 'wing';

export const limb = (part: Limb, markup: string, transform = ''): string =>
  `<g data-part="${part}"${transform ? ` transform="${transform}"` : ''}>${markup}</g>`;

/** One limb for each line. */
export const limbs = (part: Limb, lines: readonly string[], color: string, width: number): string =>
  lines.map((data) => limb(part, line(data, color, width))).join('');

/** Water on dry land for those that swim. */
import { boundsOf } from '../../bounds.ts';
import { PAPER } from '../../color.ts';
import type { Plan } from '../../creatures/kind.ts';
import { at, ellipse, line, path, pathData } from '../../svg.ts';

/** Those that would hang in the air or lie on dry ground. */
export const SWIMMERS = new Set<Plan>(['fish', 'whale', 'ray', 'eel', 'jelly', 'seahorse', 'octopus']);
/** The share of their height that is in the water. */
const DEEP = 0.16;
const WATER = '#6fa8bc';

interface Pool {
  water: string;
  /** Of the swimmer in it. */
  outline: string;
  /** The swimmer in it, lowered, with some of the water before it. */
  around(paper: string, swimmer: string): string;
}

export function poolFor(outline: string): Pool {
  const { left, right, top, bottom } = boundsOf(outline);
  const deep = (bottom - top) * DEEP;
  const [x, rx, ry] = [(left + right) / 2, (right - left) * 0.56, deep * 0.9 + 8];
  const front =
    path(pathData`M${x - rx} 4Q${x} ${4 - ry * 0.3} ${x + rx} 4A${rx} ${ry} 0 0 1 ${x - rx} 4Z`, WATER, 'opacity=".8"') +
    line(pathData`M${x - rx * 0.5} ${ry * 0.5}h${rx * 0.3}M${x + rx * 0.1} ${ry * 0.72}h${rx * 0.36}`, PAPER, 3, 'opacity=".5"');
  const water = ellipse(x, 4, rx, ry, WATER);
  const lowered = (swimmer: string): string => at(0, deep - bottom, 1, swimmer);
  return { water, outline: water + lowered(outline), around: (paper, swimmer) => paper + lowered(swimmer) + front };
}

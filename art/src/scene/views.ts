/** From where a page is seen. */
import type { View } from '@tuckaway/domain';
import { SHADE } from '../paper/color.ts';
import type { Stage } from '../paper/stage.ts';
import { group, path, pathData } from '../paper/svg.ts';

export interface Viewpoint {
  readonly camera: 'wide' | 'near' | 'detail';
  /** By how much of its height the backdrop is lower, so that the horizon is. */
  readonly lower: number;
  /** How much larger than usual the figures are wanted. */
  readonly grow: number;
  /** How much further up those stand who are further away, as a factor of the usual. */
  readonly depth: number;
}

export const VIEWPOINTS: Readonly<Record<View, Viewpoint>> = {
  wide: { camera: 'wide', lower: 0, grow: 1.15, depth: 1 },
  near: { camera: 'near', lower: 0, grow: 1.7, depth: 0.7 },
  hands: { camera: 'detail', lower: 0, grow: 2.1, depth: 0.4 },
  above: { camera: 'near', lower: -0.2, grow: 1.25, depth: 2.6 },
  below: { camera: 'wide', lower: 0.12, grow: 1.6, depth: 0.3 },
  shoulder: { camera: 'near', lower: 0, grow: 1.3, depth: 1.3 },
  doorway: { camera: 'wide', lower: 0, grow: 1.15, depth: 1 },
};

/** The dark frame of a door through which a page is seen. */
export function doorway(s: Stage): string {
  const { w, h, above } = s;
  const [left, right, top] = [w * 0.085, w * 0.915, h * 0.05];
  const opening = pathData`M${left} ${h + 4}V${top + 120}Q${left} ${top} ${left + 130} ${top}H${right - 130}Q${right} ${top} ${right} ${top + 120}V${h + 4}Z`;
  const wall = `M-4${-4 - above}H${w + 4}V${h + 4}H-4Z${opening}`;
  const frame = path(opening, '', `fill="none" stroke="#6a4a42" stroke-width="26"`);
  return group(path(wall, '#2a2036', 'fill-rule="evenodd"'), `stroke="${SHADE}" stroke-opacity=".3" stroke-width="14"`) + frame;
}

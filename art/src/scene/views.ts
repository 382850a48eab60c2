/** From where a page is seen. */
import type { View } from '@tuckaway/domain';
import { darken, SHADE } from '../color.ts';
import { cutPaper } from '../creatures/draw.ts';
import type { PersonLook } from '../people/look.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, group, path, pathData } from '../svg.ts';

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
  wide: { camera: 'wide', lower: 0, grow: 1, depth: 1 },
  near: { camera: 'near', lower: 0, grow: 1.3, depth: 0.7 },
  hands: { camera: 'detail', lower: 0, grow: 1.75, depth: 0.4 },
  above: { camera: 'near', lower: -0.2, grow: 0.94, depth: 2.6 },
  below: { camera: 'wide', lower: 0.12, grow: 1.4, depth: 0.3 },
  shoulder: { camera: 'near', lower: 0, grow: 0.98, depth: 1.3 },
  doorway: { camera: 'wide', lower: 0, grow: 0.94, depth: 1 },
};

/** The dark frame of a door through which a page is seen. */
export function doorway(s: Stage): string {
  const { w, h } = s;
  const [left, right, top] = [w * 0.085, w * 0.915, h * 0.05];
  const opening = pathData`M${left} ${h + 4}V${top + 120}Q${left} ${top} ${left + 130} ${top}H${right - 130}Q${right} ${top} ${right} ${top + 120}V${h + 4}Z`;
  const wall = `M-4-4H${w + 4}V${h + 4}H-4Z${opening}`;
  const frame = path(opening, '', `fill="none" stroke="#6a4a42" stroke-width="26"`);
  return group(path(wall, '#2a2036', 'fill-rule="evenodd"'), `stroke="${SHADE}" stroke-opacity=".3" stroke-width="14"`) + frame;
}

/** The back of somebody over whose shoulder a page is seen, at a lower corner. @param side -1 left, 1 right */
export function shoulder(s: Stage, look: PersonLook, side: -1 | 1): string {
  const { w, h } = s;
  const x = side === -1 ? w * 0.16 : w * 0.84;
  const dark = darken(look.clothes, 0.22);
  return cutPaper(
    s,
    path(
      pathData`M${x - 150} ${h + 30}C${x - 150} ${h - 92} ${x - 74} ${h - 118} ${x} ${h - 118}C${x + 74} ${h - 118} ${x + 150} ${h - 92} ${x + 150} ${h + 30}Z`,
      dark,
    ) +
      ellipse(x, h - 176, 66, 72, look.hairColor) +
      circle(x - 66, h - 164, 13, look.skin) +
      circle(x + 66, h - 164, 13, look.skin),
  );
}

/** Bodies, feet and wings of upright birds. */

import { symmetric } from '../../paper/shapes.ts';
import { at, ellipse, line, path, pathData } from '../../paper/svg.ts';
import type { Point } from '../drawn-body.ts';
import type { Face, Paint } from '../face.ts';
import type { Kind } from '../kind.ts';

export const EGG = symmetric(-168, [
  [40, -168, 58, -140, 60, -104],
  [66, -64, 62, -8, 0, -8],
]);

/** How far the front foot of one that walks is before its place, and lower than the other one. */
const STEP = { forward: 7, down: 13 } as const;
const stepOf = ({ stride = 'stand' }: Pick<Face, 'stride'>): { forward: number; down: number } =>
  stride === 'stand' ? { forward: 0, down: 0 } : STEP;

export function feet(color: string, dx: number, face: Face): string {
  const { forward, down } = stepOf(face);
  const right = dx + forward;
  return line(
    pathData`M${-dx} ${-14}V-2M${-dx - 12} 1L${-dx} ${-5}L${-dx + 10} 1M${right} ${-14}V${down - 2}M${right - 10} ${down + 1}L${right} ${down - 5}L${right + 12} ${down + 1}`,
    color,
    5.5,
  );
}

/** The broad feet of a penguin or a puffin, 24 from its middle. */
export function webbedFeet(fill: string, face: Face): string {
  const { forward, down } = stepOf(face);
  return (
    ellipse(-24, -5, 20, 9, fill) +
    (down ? path(pathData`M${14 + forward} -16V${down - 6}H${34 + forward}V-16Z`, fill) : '') +
    ellipse(24 + forward, down - 5, 20, 9, fill)
  );
}

const WING = 'M-6-22C22-18 34 16 22 62C4 54-12 30-14 6Z';
/** The distance of a wing's root from the middle. */
const WING_X = 48;
/** The tip of a wing from its root, before it is scaled and lifted. */
const WING_TIP = { x: 22, y: 62 } as const;
/** The height of the roots of its wings and their size, by form. */
const WINGS: Readonly<Record<string, readonly [y: number, size: number]>> = {
  ...{ penguin: [-86, 1], puffin: [-86, 1], parrot: [-88, 1.05], toucan: [-88, 1.05], chick: [-76, 0.75], robin: [-76, 0.85] },
  ...{ hen: [-68, 0.85], rooster: [-68, 0.85], peacock: [-60, 0.6], owl: [-92, 1.05], eagle: [-88, 1.15], hawk: [-88, 1.15] },
};
const wingOf = ({ form = '' }: Kind): readonly [y: number, size: number] => WINGS[form] ?? [-88, 1];

/** How far a bird lifts its wings: one of them high when it laughs. */
const liftsOf = ({ mood, wings }: Face): readonly [number, number] => wings ?? (mood === 'funny' || mood === 'silly' ? [4, 42] : [6, 6]);

export function wing(kind: Kind, c: string, paint: Paint, face: Face): string {
  const [y, size] = wingOf(kind);
  const [left, right] = liftsOf(face);
  return (
    at(WING_X, y, size, path(WING, paint(c)), -right) + at(-WING_X, y, size, `<g transform="scale(-1 1)">${path(WING, paint(c))}</g>`, left)
  );
}

/** The roots and the length of its wings, and degrees from the horizontal while they hang. */
export function wingRoots(kind: Kind): { roots: readonly [Point, Point]; length: number; hanging: number } {
  const [y, size] = wingOf(kind);
  return {
    roots: [
      { x: -WING_X, y },
      { x: WING_X, y },
    ],
    length: size * Math.hypot(WING_TIP.x, WING_TIP.y),
    hanging: degrees(Math.atan2(WING_TIP.y, WING_TIP.x)),
  };
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** How far a wing is lifted that points at something. @param side -1 the left one, 1 the right one */
export function liftTowards(root: Point, target: Point, side: -1 | 1): number {
  const lift = degrees(Math.atan2(WING_TIP.y, WING_TIP.x) - Math.atan2(target.y - root.y, (target.x - root.x) * side));
  return lift > 180 ? lift - 360 : lift;
}

/** Where measured things are in the picture, in its own units. */
import { ALONE, type Point } from './marks.ts';
import type { Measured } from './measure.ts';

/** Drawing units for each pixel of what is measured, and pixels beside the picture. */
export const UNIT = 3;
const ROW = 300 * ALONE;
const [LEFT, TOP] = [150, 100];

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Of all its paper, in drawing units. */
export function boxOf({ pixels }: Pick<Measured, 'pixels'>): Box {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const index of pixels) {
    const [x, y] = [((index % ROW) - LEFT) * UNIT, (Math.floor(index / ROW) - TOP) * UNIT];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + UNIT);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + UNIT);
  }
  return box;
}

/** Whether a point of the picture is on the paper of something, or very near it. */
export function isNear({ pixels }: Measured, { x, y }: Point, near: number): boolean {
  const [column, row] = [Math.round(x / UNIT) + LEFT, Math.round(y / UNIT) + TOP];
  for (let down = -near; down <= near; down++)
    for (let right = -near; right <= near; right++) if (pixels.has((row + down) * ROW + column + right)) return true;
  return false;
}

/** Where the viewer of a page stands: one place has many layouts, and two stories seldom share one. */
import type { Bounds } from '../paper/bounds.ts';
import type { Stage } from '../paper/stage.ts';

/** How far the backdrop is enlarged. */
const ZOOM = { wide: [1, 1.16, 1.16], near: [1.4, 1.5, 1.5], detail: [2.1, 2.1, 2.1] } as const;
/** The point, in shares of the width, that stays in place. */
const FROM = [0.45, 0.08, 0.92] as const;
/** The height that stays in place: where figures stand, so that the ground remains under them. */
const GROUND = 0.74;

/** The tags around a backdrop, which may be mirrored. */
export interface Camera {
  open: string;
  close: string;
  /** How much of the backdrop is above the picture, in the backdrop's units. */
  hidden: number;
  /** Where a point of the backdrop is in the picture. */
  seen(point: { x: number; y: number }): { x: number; y: number };
  seenBox(box: Bounds): Bounds;
}

/**
 * @param version of the story's pictures
 * @param page counted from 0; the viewer moves from page to page
 * @param lower by how much of its height the backdrop is lower
 */
export function cameraOf({ w, h: shown, above }: Stage, view: keyof typeof ZOOM, version: number, page: number, lower = 0): Camera {
  const h = shown + above;
  const stand = (version + page) % FROM.length;
  const k = ZOOM[view][stand] ?? 1;
  const mirrored = (version + (page >> 1)) % 2 === 1;
  const x = Math.round((FROM[stand] ?? 0.5) * w * (1 - k));
  const y = Math.min(0, Math.max(h * (1 - k), Math.round((GROUND * (1 - k) + lower) * h)));
  const seen: Camera['seen'] = (point) => ({ x: x + k * (mirrored ? w - point.x : point.x), y: y + k * point.y - above });
  const seenBox: Camera['seenBox'] = ({ left, right, top, bottom }) => {
    const [from, to] = [seen({ x: mirrored ? right : left, y: top }), seen({ x: mirrored ? left : right, y: bottom })];
    return { left: from.x, right: to.x, top: from.y, bottom: to.y };
  };
  const turned = mirrored ? `translate(${x + Math.round(w * k)} ${y}) scale(${-k} ${k})` : `translate(${x} ${y}) scale(${k})`;
  return k === 1 && !mirrored
    ? { open: '', close: '', hidden: above, seen, seenBox }
    : { open: `<g transform="${turned}">`, close: '</g>', hidden: (above - y) / k, seen, seenBox };
}

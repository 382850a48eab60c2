/** Where the figures of a page look: at each other, or at what the page is about. */
import type { Figure, Scene } from '@tuckaway/domain';

/** -1 to the left of the picture, 1 to the right, 0 out of it. */
export type Look = -1 | 0 | 1;

/** Until it is known where everything stands: into the picture. */
export const lookFrom = (side: Figure['side']): Look => (({ left: 1, middle: 0, right: -1 }) as const)[side];

/** Nearer than this, in drawing units, something is straight before or above a face. */
const STRAIGHT = 30;

const SIDES: Record<Figure['side'], number> = { left: 1, middle: 2, right: 3 };

/** As {@link gazes}, before it is known where everything stands: the layout keeps the order of sides, and within a side that of the scene. */
export const gazesAcross = (figures: readonly Figure[], focus: Scene['focus']): Look[] =>
  gazes(
    figures.map(({ who, side }, index) => ({ who, x: SIDES[side] * 1000 + index * STRAIGHT * 2 })),
    [],
    focus,
  );

export interface Seen {
  x: number;
  who: Figure['who'];
}

const towards = (from: number, to: number): Look => (Math.abs(to - from) < STRAIGHT ? 0 : to > from ? 1 : -1);
const nearest = (from: number, xs: readonly number[]): number =>
  xs.reduce((best, x) => (Math.abs(x - from) < Math.abs(best - from) ? x : best), xs[0] ?? from);

/** @param things the middles of what no one holds. @returns the look of each figure. */
export function gazes(figures: readonly Seen[], things: readonly number[], focus: Scene['focus']): Look[] {
  return figures.map((one) => {
    const others = figures.filter((each) => each !== one);
    const inFocus = others.filter(({ who }) => who === focus);
    const people = (inFocus.length > 0 ? inFocus : others).map(({ x }) => x);
    const wanted = things.length > 0 && (focus === 'objects' || people.length === 0) ? things : people;
    return towards(one.x, nearest(one.x, wanted));
  });
}

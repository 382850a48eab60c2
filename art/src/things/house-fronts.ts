/** Outdoors, doors and windows belong to a house: to that of the scene, or else to as few as there is room for. */
import { cutPaper } from '../creatures/draw.ts';
import type { Stage } from '../paper/stage.ts';
import { at, path, pathData, shows } from '../paper/svg.ts';
import type { DrawnThing } from './objects.ts';

/** A house has at most so many doors and windows. */
const MOST = 4;
const GAP = 26;
/** How far a window is above the ground. */
export const SILL = 66;
/** How far the eaves are above the ground, and above the tallest opening. */
const EAVES = { least: 230, above: 14 } as const;
/** The height of a gable as a share of half its width, and at most. */
const GABLE = { share: 0.62, most: 84 } as const;
const PLINTH = 16;
const OVERHANG = 20;

export const isOpening = (kind: DrawnThing['kind']): boolean => kind === 'door' || kind === 'window';

/** The same things, with doors and windows in houses if there is no wall. */
export function inFronts(s: Stage, things: readonly DrawnThing[]): DrawnThing[] {
  const openings = s.outside ? things.filter(({ kind }) => isOpening(kind)) : [];
  if (openings.length === 0) return [...things];
  const houses = Math.ceil(openings.length / MOST);
  const each = Math.ceil(openings.length / houses);
  const sorted = doorsAmongWindows(openings);
  const fronts = Array.from({ length: houses }, (_, nth) => frontOf(s, sorted.slice(nth * each, (nth + 1) * each)));
  const named = things.filter(({ kind }) => kind === 'house').slice(0, houses);
  const others = things.filter((thing) => !openings.includes(thing) && thing.kind !== 'house');
  const more = things.filter(({ kind }) => kind === 'house').slice(houses);
  return [...others, ...more, ...fronts.map((front, nth): DrawnThing => (named[nth] ? { ...front, kind: 'house', marked: false } : front))];
}

/** By turns, so that no house has windows only. */
function doorsAmongWindows(openings: readonly DrawnThing[]): DrawnThing[] {
  const doors = openings.filter(({ kind }) => kind === 'door');
  const windows = openings.filter(({ kind }) => kind === 'window');
  const [more, fewer] = windows.length > doors.length ? [windows, doors] : [doors, windows];
  return more.flatMap((one, index) => [one, fewer[index]].filter((thing) => thing !== undefined));
}

function frontOf(s: Stage, openings: readonly DrawnThing[]): DrawnThing {
  const width = openings.reduce((sum, { left, right }) => sum + left + right + GAP, GAP);
  const half = width / 2;
  const feet = openings.map(({ kind }) => (kind === 'window' ? SILL : 0));
  const top = Math.max(EAVES.least, ...openings.map(({ height }, index) => height + (feet[index] ?? 0) + EAVES.above));
  let x = GAP - half;
  const placed = openings.map(({ kind, markup, left, right }, index) => {
    const middle = x + left;
    x += left + right + GAP;
    return shows(kind, at(middle, -(feet[index] ?? 0), 1, markup));
  });
  const gable = Math.min(GABLE.most, half * GABLE.share);
  return {
    kind: openings[0]?.kind ?? 'door',
    zone: 'tall',
    markup: cutPaper(s, wall(half, top, gable)) + placed.join(''),
    left: half + OVERHANG,
    right: half + OVERHANG,
    height: top + gable + RIDGE,
    marked: true,
    entrance: openings.some(({ kind }) => kind === 'door'),
  };
}

/** The front of a house around an opening that an act uses, as wide and as high as needed; its foot is at (0, 0). */
export function frontAround(
  s: Stage,
  { left, right, height }: Pick<DrawnThing, 'left' | 'right' | 'height'>,
): Omit<DrawnThing, 'kind' | 'zone'> {
  const half = Math.max(left, right) + GAP * 1.5;
  const top = Math.max(EAVES.least, height + EAVES.above);
  const gable = Math.min(GABLE.most, half * GABLE.share);
  return { markup: cutPaper(s, wall(half, top, gable)), left: half + OVERHANG, right: half + OVERHANG, height: top + gable + RIDGE };
}

/** How far the roof is above the gable. */
const RIDGE = 18;

function wall(half: number, eaves: number, gable: number): string {
  const ridge = eaves + gable;
  return (
    path(pathData`M${-half} 0V${-eaves}L0 ${-ridge}L${half} ${-eaves}V0Z`, '#d9b48c') +
    path(
      pathData`M0 ${-ridge - RIDGE}L${half + OVERHANG} ${8 - eaves}L${half + 10} ${22 - eaves}L0 ${8 - ridge}L${-half - 10} ${22 - eaves}L${-half - OVERHANG} ${8 - eaves}Z`,
      '#8a4f48',
    ) +
    path(pathData`M${-half} ${-PLINTH}H${half}V0H${-half}Z`, '#8f7f80')
  );
}

/** Where a page's figures and things stand, so that none covers another and every screen shows all of them. */
import type { Figure } from '@tuckaway/domain';
import type { Rng } from '../../paper/prng.ts';
import { type Extent, GAP, giveThingsPlaces, type Slot, separate, widthOf } from './slots.ts';

/** Where its foot is, and its factor. */
export interface Spot {
  x: number;
  y: number;
  k: number;
}

/** How far its foot is above the ground, as a share of the picture's height. */
export interface Standing extends Extent {
  rise: number;
  /** It shrinks at most to this share of what stands in front: people walk through a door. */
  least?: number;
}

export interface PageFigure extends Standing {
  side: Figure['side'];
}

export interface Hanging extends Extent {
  /** Where its middle would be best, unless anywhere in the row is as good. */
  middle?: number;
}

export interface PageContent {
  figures: readonly PageFigure[];
  /** Stand behind the figures. */
  tall: readonly Standing[];
  /** Stand on the ground in front. */
  low: readonly Extent[];
  sky: readonly Hanging[];
  /** Where the middle of the sky's row is, as a share of the width, unless chance decides. */
  skyMiddle?: number;
  /** Only between these shares of the width. */
  between?: { from: number; to: number };
}

export interface PageLayout {
  figures: Spot[];
  tall: Spot[];
  low: Spot[];
  sky: Spot[];
}

/** The part of a picture that the reader shows at every width, in shares (tests/pictures/support/crops.ts). */
export const ALWAYS_SHOWN = { left: 0.117, right: 0.883, top: 0.262, bottom: 0.915 } as const;

const CENTERS: Record<Figure['side'], number> = { left: 0.27, middle: 0.5, right: 0.73 };
/** Tall things are narrower at their foot, and figures may stand a little before them. */
const TALL_SHARE = 0.93;
/** How tall figures stand at most, so that a picture has air. */
const MOST = 0.56;
/** Things of the sky are at most this tall. */
const SKY_ROOM = 0.155;
/** Nothing stands higher, as the ground of every place ends a little above it. */
const HIGHEST_FOOT = 0.755;
/** Tall things shrink first, because far things may be small; then the figures. */
const FAR = [1, 0.85, 0.72, 0.6, 0.5] as const;
/** Figures that are at least this share of their wanted size are large enough. */
const ENOUGH = 0.85;

/** How the ground line runs: level, around the middle, or across the picture. */
const GROUNDS = ['level', 'bow', 'slope', 'fall'] as const;

/**
 * @param grow the wanted factor, reached where there is room.
 * @param rng chooses among the layouts that fit.
 */
export function layoutPage(content: PageContent, { w, h }: { w: number; h: number }, grow: number, rng: Rng): PageLayout {
  const row = rowOf(content);
  const room = (row.to - row.from) * w;
  const centerOf = ({ side }: PageFigure): number => (content.between ? row.from + CENTERS[side] * (row.to - row.from) : CENTERS[side]);
  const sky = skyRow(content, w, h, grow, rng);
  const top = ALWAYS_SHOWN.top * h + (sky.height > 0 ? sky.height + GAP : 0);
  const bottom = ALWAYS_SHOWN.bottom * h;
  const ground = GROUNDS[rng.int(0, GROUNDS.length - 1)] ?? 'level';
  const shift = rng.pick([-0.07, 0, 0.07]) * w;
  const turn = rng.int(0, 5);

  const inFront = frontRow(content.low, room, grow, bottom - HIGHEST_FOOT * h);
  const heights = { beside: bottom - GAP * 1.5 - top, behind: bottom - inFront.height - GAP - top };
  const beside = fitRow([...content.figures, ...content.low], content.tall, room, heights.beside, grow, h);
  const behind = fitRow(content.figures, content.tall, room, heights.behind, grow, h);
  const isBeside =
    content.low.length === 0 || content.figures.length === 0 || beside.k > behind.k * 1.02 || (beside.k > 0.92 && turn % 2 === 0);
  const { k, far } = isBeside ? beside : behind;
  const height = isBeside ? heights.beside : heights.behind;
  const floor = top + height;

  const slots = [
    ...content.figures.map((each, index) => slotOf(each, k, 'figures', index, centerOf(each) * w + shift)),
    ...content.tall.map((each, index) => slotOf(narrowed(each), tallFactor(each, k * farOf(each, far), height), 'tall', index, 0)),
    ...(isBeside ? content.low.map((each, index) => slotOf(each, Math.min(k, grow), 'low', index, 0)) : []),
  ];
  giveThingsPlaces(slots, row, w, turn);
  const rim = rimOf(content.tall, k, far, height);
  const xs = separate(slots, row.from * w + rim, row.to * w - rim);

  const result: PageLayout = { figures: [], tall: [], low: [], sky: sky.spots };
  for (const [i, slot] of slots.entries()) {
    const x = xs[i] ?? w / 2;
    const dip = Math.min(0, Math.max(-26, offset(ground, x / w, h)));
    const highest = Math.max(0, height - slot.height);
    if (slot.of === 'figures') {
      const rise = Math.min((content.figures[slot.index]?.rise ?? 0) * h, highest);
      const raised = Math.min(-dip, highest, Math.max(0, floor - HIGHEST_FOOT * h));
      result.figures[slot.index] = { x, y: floor - Math.max(rise, raised), k };
    } else if (slot.of === 'tall') {
      const each = content.tall[slot.index];
      const rise = Math.min((each?.rise ?? 0) * h, highest, Math.max(0, floor - HIGHEST_FOOT * h));
      result.tall[slot.index] = { x, y: floor - rise, k: tallFactor(each, k * farOf(each, far), height) };
    } else result.low[slot.index] = { x, y: Math.min(bottom, floor + GAP + (slot.index % 2) * 6), k: Math.min(k, grow) };
  }
  if (!isBeside) {
    const front = content.low.map((each, index) =>
      slotOf(each, inFront.k, 'low', index, ((index + 0.5) / content.low.length) * room + row.from * w),
    );
    for (const [index, x] of separate(front, row.from * w, row.to * w).entries())
      result.low[index] = { x, y: bottom - (index % 2) * 4, k: inFront.k };
  }
  return result;
}

const rowOf = ({ between }: PageContent): { from: number; to: number } => between ?? { from: ALWAYS_SHOWN.left, to: ALWAYS_SHOWN.right };

const narrowed = (each: Extent): Extent => ({ ...each, left: each.left * TALL_SHARE, right: each.right * TALL_SHARE });

const slotOf = (each: Extent, k: number, of: Slot['of'], index: number, wanted: number): Slot => ({
  left: each.left * k,
  right: each.right * k,
  height: each.height * k,
  wanted,
  of,
  index,
});

const farOf = (each: Standing | undefined, far: number): number => Math.max(far, each?.least ?? 0);

/** Far things shrink where there is no room for their height. */
const tallFactor = (each: Extent | undefined, k: number, height: number): number => Math.min(k, height / Math.max(1, each?.height ?? 1));

/** How far tall things are wider than at their foot: at the edge of what is shown, nothing else makes room for that. */
const rimOf = (tall: readonly Standing[], k: number, far: number, height: number): number =>
  Math.max(0, ...tall.map((each) => Math.max(each.left, each.right) * (1 - TALL_SHARE) * tallFactor(each, k * farOf(each, far), height)));

/** The factors with which a row fits the room, and its figures the height. */
function fitRow(
  row: readonly Extent[],
  tall: readonly Standing[],
  room: number,
  height: number,
  grow: number,
  h: number,
): { k: number; far: number } {
  const gaps = GAP * (row.length + tall.length);
  const most = Math.min(grow, Math.min(height, h * MOST) / Math.max(1, ...row.map((each) => each.height)));
  const fitted = (far: number): number => {
    const needed = (k: number): number =>
      widthOf(row) * k +
      tall.reduce((sum, each) => sum + widthOf([narrowed(each)]) * tallFactor(each, k * farOf(each, far), height), 0) +
      rimOf(tall, k, far, height) * 2 +
      gaps;
    let k = most;
    while (k > 0.1 && needed(k) > room) k *= 0.97;
    return k;
  };
  const far = FAR.find((each) => fitted(each) > most * ENOUGH) ?? FAR.at(-1) ?? 1;
  return { k: fitted(far), far };
}

/** Things in a row before the figures. @param depth how far the feet of the figures may be above its own */
function frontRow(low: readonly Extent[], room: number, grow: number, depth: number): { k: number; height: number } {
  if (low.length === 0) return { k: 1, height: 0 };
  const tallest = Math.max(...low.map(({ height }) => height));
  const k = Math.min(grow, (room - GAP * low.length) / widthOf(low), (depth - GAP - 4) / tallest);
  return { k, height: tallest * k + 4 };
}

/** Things in a row above the figures, hanging from the highest line that every screen shows. */
function skyRow(content: PageContent, w: number, h: number, grow: number, rng: Rng): { spots: Spot[]; height: number } {
  const { sky, skyMiddle } = content;
  if (sky.length === 0) return { spots: [], height: 0 };
  const { from, to } = rowOf(content);
  const room = (to - from) * w;
  const k = Math.min(grow, (room - GAP * sky.length) / widthOf(sky), (SKY_ROOM * h) / Math.max(...sky.map(({ height }) => height)));
  const chosen = rng.pick([0.3, 0.5, 0.7]);
  const middle = skyMiddle ?? chosen;
  const step = Math.max(1.25 * k * (widthOf(sky) / sky.length), Math.min(170, room / sky.length));
  const row = sky.map((each, index) => slotOf(each, k, 'low', index, each.middle ?? w * middle + (index - (sky.length - 1) / 2) * step));
  const height = Math.max(...row.map((each) => each.height));
  const xs = separate(row, from * w, to * w);
  return { spots: row.map((each, index) => ({ x: xs[index] ?? 0, y: ALWAYS_SHOWN.top * h + each.height, k })), height };
}

/** How far the ground is below the floor at a share of the width. */
function offset(ground: (typeof GROUNDS)[number], x: number, h: number): number {
  if (ground === 'bow') return -(1 - Math.abs(x - 0.5) * 2.6) * h * 0.042;
  if (ground === 'slope') return -(1 - x) * h * 0.05;
  return ground === 'fall' ? -x * h * 0.05 : 0;
}

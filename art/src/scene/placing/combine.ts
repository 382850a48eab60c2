/** A thing with others on it, in it, under it, beside it or hanging from it, as one. */
import type { PlacedThing } from '@tuckaway/domain';
import type { Bounds } from '../../paper/bounds.ts';
import { at, shows } from '../../paper/svg.ts';
import type { StageThing } from '../roles.ts';

/** The largest factor of a thing that is in or on another. */
const MOST = 1;
const GAP = 8;
/** How much of the narrowest one in a heap is hidden by the next one, and how much of each is below the rim. */
const HEAPED = 0.3;
const BELOW_RIM = 0.4;

interface Room {
  left: number;
  right: number;
  /** Where the feet are, or the top of what hangs. */
  y: number;
  height: number;
  /** What is lower than this is hidden. */
  rim?: number;
}

/**
 * @param isNamed whether the page speaks of the base
 * @returns null if the base has no such place
 */
export function combined(
  base: StageThing,
  items: readonly StageThing[],
  where: NonNullable<PlacedThing['where']>,
  isNamed = true,
): StageThing | null {
  const room = roomOf(base, where);
  const [first] = items;
  if (!room || !first) return null;
  const widths = items.map(({ left, right }) => left + right);
  // What is in something is heaped.
  const gap = where === 'in' ? -Math.min(...widths) * HEAPED : GAP;
  const total = widths.reduce((sum, width) => sum + width, gap * (items.length - 1));
  const tallest = Math.max(...items.map(({ height }) => height));
  const k = Math.min(MOST, (room.right - room.left) / total, room.height / tallest);
  let x = (room.left + room.right) / 2 - (total * k) / 2;
  let markup = '';
  let box: Bounds = { left: -base.left, right: base.right, top: -base.height, bottom: 0 };
  for (const item of items) {
    const foot = where === 'hanging from' ? room.y + item.height * k : Math.min(room.y, (room.rim ?? 0) + item.height * k * BELOW_RIM);
    const drawn = at(x + item.left * k, foot, k, item.markup + (item.front ?? ''));
    markup += item.marked ? drawn : shows(item.kind, drawn);
    box = {
      ...box,
      left: Math.min(box.left, x),
      right: Math.max(box.right, x + (item.left + item.right) * k),
      top: Math.min(box.top, foot - item.height * k),
    };
    x += (item.left + item.right + gap) * k;
  }
  const named = (all: string): string => (isNamed && !base.marked ? shows(base.kind, all) : all);
  const { front = '', ...rest } = base;
  const behind = where === 'under';
  // What lies on it or hangs from it belongs to what one sees of it.
  const bears = where === 'on' || where === 'hanging from';
  const before = bears ? named(base.markup + markup) : named(base.markup) + markup;
  return {
    ...rest,
    markup: behind ? markup + named(base.markup) + front : before + (where === 'in' ? front : ''),
    ...(where !== 'in' && !behind && front && { front }),
    marked: true,
    also: [...items, base].flatMap(({ name, also = [] }) => [name, ...also]),
    left: -box.left,
    right: box.right,
    height: -box.top,
  };
}

/** How tall things on a table and beside others may be, as a share of what they belong to. */
const TALL = { on: 0.9, beside: 1 } as const;

function roomOf({ grips, left, right, height }: StageThing, where: NonNullable<PlacedThing['where']>): Room | null {
  const { top, inside, under, hook, rim } = grips;
  switch (where) {
    case 'on':
      return { left: top.x - top.width / 2, right: top.x + top.width / 2, y: top.y, height: Math.max(60, height * TALL.on) };
    case 'in':
      return inside && { left: inside.left, right: inside.right, y: inside.bottom, height: (inside.bottom - inside.top) * 1.4, rim: rim.y };
    case 'under':
      return under && { left: under.left, right: under.right, y: under.bottom, height: under.bottom - under.top };
    case 'hanging from':
      return { left: hook.x - (left + right) / 2, right: hook.x + (left + right) / 2, y: hook.y, height: Math.max(40, -hook.y * 0.7) };
    case 'beside':
      return { left: right + GAP, right: right + GAP + (left + right) * 1.2, y: 0, height: height * TALL.beside };
    default:
      return null;
  }
}

/** What lies in a basket is in it before the basket is on a table. */
export function fromTheTop(placed: readonly PlacedThing[]): PlacedThing[] {
  const below = ({ of }: PlacedThing, steps = 0): number => {
    const base = placed.find(({ thing }) => thing === of);
    return base && steps < placed.length ? below(base, steps + 1) : steps;
  };
  return placed.toSorted((one, other) => below(other) - below(one));
}

/** Arranges the things to which a page gives no place: on a table in a room, and elsewhere close together instead of in a row. */
import type { ObjectKind } from '@tuckaway/domain';
import { at, shows } from '../../paper/svg.ts';
import type { StageThing } from '../roles.ts';
import { combined } from './combine.ts';

/** What people put on a table. */
const ON_TABLES: readonly ObjectKind[] = [
  ...([
    'apple',
    'pear',
    'berry',
    'fig',
    'banana',
    'melon',
    'carrot',
    'bread',
    'bun',
    'cake',
    'cookie',
    'pancake',
    'cheese',
    'soup',
  ] as const),
  ...(['toast', 'milk', 'cup', 'bowl', 'plate', 'spoon', 'ladle', 'pot', 'pan', 'teapot', 'kettle', 'bottle', 'jar', 'jug'] as const),
  ...(['candle', 'glasses', 'map', 'letter', 'paper', 'pencil', 'scissors', 'needle', 'brush', 'lens', 'button'] as const),
];
/** A table with more than this is too full, in shares of its own width. */
const FULL = 1.6;
/** How much smaller each row is than the one before it. */
const SMALLER = 0.94;
const MOST_IN_TWO = 8;
/** Things that are taller than wide stand in one row, each second one behind. */
const TALL = { share: 1.05, rise: 0.3 } as const;
const GAP = 5;

interface Room {
  inside: boolean;
  /** The width that those who act leave at their wanted size. */
  free: number;
  /** A table for what the page does not put anywhere. */
  table: () => StageThing;
}

/** @param loose all things without a place that no act uses */
export function gathered(loose: readonly StageThing[], { inside, free, table }: Room): StageThing[] {
  const named = [...new Set(loose.map(({ name }) => name))].map((name) => loose.filter((thing) => thing.name === name));
  const groups = named.flatMap((all) => (all.some(({ zone }) => zone === 'low') ? heap(all) : all));
  const served = inside ? groups.filter(({ kind, zone }) => zone === 'low' && ON_TABLES.includes(kind)) : [];
  if (served.length === 0) return groups;
  const own = groups.find(({ kind, marked }) => kind === 'table' && !marked);
  const base = own ?? table();
  const behind = groups.filter(({ zone }) => zone === 'tall' || zone === 'far');
  const hasRoom = widthOf([...behind.filter((thing) => thing !== own), base]) <= free && widthOf(served) <= widthOf([base]) * FULL;
  const laid = hasRoom ? combined(base, served, 'on', own !== undefined) : null;
  return laid ? [...groups.filter((thing) => thing !== own && !served.includes(thing)), laid] : groups;
}

const widthOf = (things: readonly StageThing[]): number => things.reduce((sum, { left, right }) => sum + left + right, 0);

/** Several of one kind in rows, the next one higher and between those before it. */
function heap(all: readonly StageThing[]): StageThing[] {
  const [first] = all;
  if (!first || all.length === 1) return [...all];
  const wide = Math.max(...all.map(({ left, right }) => left + right)) + GAP;
  const tall = Math.max(...all.map(({ height }) => height));
  const places = tall > wide * TALL.share ? zigzag(all.length) : rows(all.length);
  const placed = all.map((thing, nth) => {
    const { x, y, k } = places[nth] as Place;
    return { thing, x: x * wide, y: -y * tall, k };
  });
  const markup = placed
    .toSorted((one, other) => one.y - other.y)
    .map(({ thing, x, y, k }) => {
      const drawn = at(x, y, k, thing.markup + (thing.front ?? ''));
      return thing.marked ? drawn : shows(thing.kind, drawn);
    })
    .join('');
  const { front: _, ...rest } = first;
  return [
    {
      ...rest,
      markup,
      marked: true,
      left: Math.max(...placed.map(({ thing, x, k }) => thing.left * k - x)),
      right: Math.max(...placed.map(({ thing, x, k }) => thing.right * k + x)),
      height: Math.max(...placed.map(({ thing, y, k }) => thing.height * k - y)),
    },
  ];
}

interface Place {
  /** In widths, and in heights above the ground. */
  x: number;
  y: number;
  k: number;
}

function rows(count: number): Place[] {
  const each = Math.ceil(count / (count > MOST_IN_TWO ? 3 : 2));
  return Array.from({ length: count }, (_, nth) => {
    const row = Math.floor(nth / each);
    return { x: (nth % each) - (each - 1) / 2 + (row % 2) / 2, y: row, k: SMALLER ** row };
  });
}

const zigzag = (count: number): Place[] =>
  Array.from({ length: count }, (_, nth) => ({ x: nth - (count - 1) / 2, y: (nth % 2) * TALL.rise, k: SMALLER ** (nth % 2) }));

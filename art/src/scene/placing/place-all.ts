/** Places the clusters of a page, and the things that no act uses. */
import type { Act } from '@tuckaway/domain';
import type { Bounds } from '../../paper/bounds.ts';
import type { Rng } from '../../paper/prng.ts';
import type { Stage } from '../../paper/stage.ts';
import { gripsOf } from '../../things/grips.ts';
import { inFronts, SILL } from '../../things/house-fronts.ts';
import type { Zone } from '../../things/objects.ts';
import { drawStagedThing } from '../../things/staged-thing.ts';
import { boxOf } from '../acts/moves.ts';
import { type Cluster, placedBounds } from '../cluster.ts';
import type { StageThing } from '../roles.ts';
import type { Viewpoint } from '../views.ts';
import { clusterSpot, type Exact, type ExactSpot } from './exact.ts';
import { layAround } from './lay-around.ts';
import { ALWAYS_SHOWN, type Spot as Place } from './layout.ts';
import { gathered } from './loose-things.ts';
import { moonInWindow } from './window-moon.ts';

/** How far above the figures' feet the things behind them stand, as shares of the picture's height. */
const RISES: Partial<Record<Zone, number>> = { tall: 0.045, wall: 0.045, far: 0.11 };
/** A door, and a house with one, is never much smaller than beside a single figure. */
const DOOR_SHARE = 0.85;
/** Where things hang on a wall whose window is on the right, as a share of the width. */
const BESIDE_WINDOW = 0.34;
/** The second cluster stands further away than the first, and the third further still, as shares of the height; and how much smaller. */
const DEPTHS = [
  { rise: 0, k: 1 },
  { rise: 0.05, k: 0.92 },
  { rise: 0.025, k: 0.96 },
  { rise: 0.075, k: 0.88 },
  { rise: 0.01, k: 1 },
] as const;

export interface ActorsView {
  view: Viewpoint;
  inside: boolean;
  /** There is neither water nor weightless air. */
  dry: boolean;
  /** There is light on the ground below everyone. */
  lit: boolean;
  /** The middle of a room's window in the picture. */
  window: { x: number; y: number } | null;
  /** Draws something in the colors of what is far. */
  far: <T>(draw: () => T) => T;
  /** The book's last page has a lamp beside the child. */
  last: boolean;
}

/** A thing that no act uses: above, behind the figures, at the author's position, or before the figures. */
export interface Standing {
  readonly thing: StageThing;
  readonly row: 'sky' | 'tall' | 'exact' | 'low';
  readonly spot: ExactSpot;
}

interface Content {
  readonly clusters: readonly Cluster[];
  /** On which side each of them is wanted. */
  readonly sides: readonly NonNullable<Act['side']>[];
  /** All of the page, by name. */
  readonly things: ReadonlyMap<string, readonly StageThing[]>;
  readonly exact: Exact;
  /** Areas that stay free. */
  readonly taken: readonly Bounds[];
}

export interface Places {
  /** Of each cluster. */
  readonly spots: readonly ExactSpot[];
  readonly standing: readonly Standing[];
  readonly lampFoot: Place | null;
}

const LAMP = { left: 30, right: 30, height: 108 };

export function placeAll(s: Stage, { clusters, sides, things, exact, taken }: Content, view: ActorsView, rng: Rng): Places {
  const { grow, depth } = view.view;
  const inClusters = (name: string): number => clusters.reduce((sum, cluster) => sum + (cluster.things.get(name)?.length ?? 0), 0);
  const fixed = clusters.map((cluster) => clusterSpot(cluster, exact));
  const loose: StageThing[] = [];
  const there: Standing[] = [];
  for (const [name, all] of things) {
    const spots = exact.get(name) ?? [];
    for (const [nth, thing] of all.entries()) {
      if (nth < inClusters(name)) continue;
      const spot = spots[nth];
      if (spot) there.push(wherePut(s, thing, spot));
      else loose.push(thing);
    }
  }
  const rest = gathered(loose, {
    ...{ inside: view.inside, free: freeWidth(s, clusters, grow) },
    table: () => ({ ...drawStagedThing(s, { kind: 'table', holds: true }), name: 'table' }),
  });
  const seen = view.window && view.window.y > ALWAYS_SHOWN.top * s.h ? view.window : null;
  const rows = rowsOf(s, rest, view, seen === null);
  const depthOf = (index: number) => DEPTHS[index % DEPTHS.length] ?? DEPTHS[0];
  // Small things without a figure are what the page is about.
  const alone = clusters.length === 0 && !view.last;
  const free = clusters.flatMap((cluster, index) => (fixed[index] ? [] : { cluster, index }));
  const layout = layAround(
    {
      figures: [
        ...free.map(({ cluster, index }) => ({
          ...extentOf(cluster, depthOf(index).k),
          side: sides[index] ?? 'middle',
          rise: depthOf(index).rise * depth,
        })),
        ...(alone ? rows.low.map((each) => ({ ...each, side: 'middle' as const, rise: 0 })) : []),
      ],
      tall: rows.tall.map((each) => ({
        ...each,
        rise: RISES[each.zone] ?? 0,
        least: each.kind === 'door' || each.entrance ? DOOR_SHARE : 0,
      })),
      low: [...(alone ? [] : rows.low), ...(view.last ? [LAMP] : [])],
      sky: rows.sky.map((each) => (each.kind === 'moon' && seen ? { ...each, middle: seen.x } : each)),
      // Clocks and mirrors hang on the other side of the wall than the window.
      ...(view.inside && { skyMiddle: view.window ? (view.window.x > s.w / 2 ? BESIDE_WINDOW : 1 - BESIDE_WINDOW) : 0.5 }),
    },
    [
      ...taken,
      ...there.map(({ thing, spot }) => placedBounds(spot, boxOf(thing))),
      ...clusters.flatMap(({ bounds }, index) => (fixed[index] ? placedBounds(fixed[index], bounds) : [])),
    ],
    s,
    grow,
    rng,
  );
  const spots = clusters.map((cluster, index) => {
    if (fixed[index]) return fixed[index];
    const { x, y, k: given } = layout.figures[free.findIndex((one) => one.index === index)] as Place;
    const k = given * depthOf(index).k;
    return { x, y: y - sunk(cluster) * k, k };
  });
  const spotsOf = { ...layout, ...(alone && { low: layout.figures }) };
  const laid = (['tall', 'low', 'sky'] as const).flatMap((row) =>
    rows[row].map((thing, index): Standing => ({ thing, row, spot: spotsOf[row][index] as Place })),
  );
  return { spots, standing: [...laid, ...there], lampFoot: view.last ? (layout.low[rows.low.length] ?? null) : null };
}

/** A door or window outdoors is that of a house, whose foot is lower than a window's. */
function wherePut(s: Stage, thing: StageThing, spot: ExactSpot): Standing {
  const [front = thing] = inFronts(s, [thing]);
  const isHung = front !== thing && thing.kind === 'window';
  return {
    thing: { ...thing, ...front },
    row: thing.zone === 'sky' ? 'sky' : 'exact',
    spot: isHung ? { ...spot, y: spot.y + SILL * spot.k } : spot,
  };
}

/** @param frames whether the moon of a room needs a window of its own */
function rowsOf(
  s: Stage,
  rest: readonly StageThing[],
  { inside, far }: ActorsView,
  frames: boolean,
): Record<'tall' | 'low' | 'sky', StageThing[]> {
  const isAbove = ({ zone }: StageThing): boolean => zone === 'sky' || (zone === 'wall' && inside);
  return {
    sky: inside ? moonInWindow(s, rest.filter(isAbove), frames) : rest.filter(isAbove),
    tall: inFronts(s, [
      ...rest.filter((thing) => RISES[thing.zone] !== undefined && thing.zone !== 'far' && !isAbove(thing)),
      ...far(() => rest.filter(({ zone }) => zone === 'far')),
    ]).map((thing) => ({ name: thing.kind, grips: gripsOf(thing.kind), ...thing })),
    low: rest.filter(({ zone }) => zone === 'low'),
  };
}

/** How far a cluster may reach below the ground, as near feet do. */
const SOLE = 12;
export const sunk = ({ bounds }: Cluster): number => Math.max(0, bounds.bottom - SOLE);

function extentOf(cluster: Cluster, k: number): { left: number; right: number; height: number } {
  const { bounds } = cluster;
  return { left: -bounds.left * k, right: bounds.right * k, height: (sunk(cluster) - bounds.top) * k };
}

/** The width that the clusters leave at their wanted size. */
const freeWidth = ({ w }: Stage, clusters: readonly Cluster[], grow: number): number =>
  ((ALWAYS_SHOWN.right - ALWAYS_SHOWN.left) * w) / grow - clusters.reduce((sum, { bounds }) => sum + bounds.right - bounds.left, 0);

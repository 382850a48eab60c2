/** Puts the clusters of a page and the things that nobody touches where there is room for them. */
import type { Act, Verb } from '@tuckaway/domain';
import type { Bounds } from '../bounds.ts';
import { cutPaper, lightPool } from '../creatures/draw.ts';
import type { Rng } from '../prng.ts';
import type { Stage } from '../stage.ts';
import { inFronts } from '../story/house-fronts.ts';
import { ALWAYS_SHOWN, layoutPage, type Spot } from '../story/layout.ts';
import type { Zone } from '../story/objects.ts';
import type { LayeredPicture } from '../story/stage.ts';
import { at, shows } from '../svg.ts';
import { gripsOf } from '../things/grips.ts';
import { drawStagedThing } from '../things/staged-thing.ts';
import { type Cluster, type PlacedBody, placed } from './cluster.ts';
import type { Point } from './drawn-body.ts';
import { lampBody } from './lamp.ts';
import { gathered } from './loose-things.ts';
import { poolFor } from './pool.ts';
import type { StageThing } from './roles.ts';
import type { GazeOf, Staged } from './stage-acts.ts';
import type { Viewpoint } from './views.ts';
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
  /** The middle of a room's window in the picture. */
  window: { x: number; y: number } | null;
  /** Draws something in the colors of what is far. */
  far: <T>(draw: () => T) => T;
  /** The book's last page has a lamp beside the child. */
  last: boolean;
}

export interface DrawnActors {
  /** What each cluster and thing takes of the picture. */
  taken: Bounds[];
  figures: LayeredPicture['figures'];
  lampFoot: Spot | null;
}

/** @param things all of the page, by name */
export function drawActors(
  s: Stage,
  staged: readonly Staged[],
  things: ReadonlyMap<string, readonly StageThing[]>,
  view: ActorsView,
  rng: Rng,
): DrawnActors {
  const { grow, depth } = view.view;
  const draw = (one: Staged): Cluster => one.draw(() => null);
  // Who looks away is drawn again, and its definitions would make the picture larger.
  const first = staged.map((one) => (one.looksAway ? s.trial(() => draw(one)) : draw(one)));
  const inClusters = (name: string): number => first.reduce((sum, cluster) => sum + (cluster.things.get(name)?.length ?? 0), 0);
  const rest = gathered(
    [...things].flatMap(([name, all]) => all.slice(inClusters(name))),
    {
      inside: view.inside,
      free: freeWidth(s, first, grow),
      table: () => ({ ...drawStagedThing(s, { kind: 'table', holds: true }), name: 'table' }),
    },
  );
  const seen = view.window && view.window.y > ALWAYS_SHOWN.top * s.h ? view.window : null;
  const rows = rowsOf(s, rest, view, seen === null);
  const depthOf = (index: number) => DEPTHS[index % DEPTHS.length] ?? DEPTHS[0];
  const lamp = { left: 30, right: 30, height: 108 };
  // Small things without a figure are what the page is about.
  const alone = first.length === 0 && !view.last;
  const layout = layoutPage(
    {
      figures: [
        ...first.map((cluster, index) => ({
          ...extentOf(cluster, depthOf(index).k),
          side: staged[index]?.side ?? 'middle',
          rise: depthOf(index).rise * depth,
        })),
        ...(alone ? rows.low.map((each) => ({ ...each, side: 'middle' as const, rise: 0 })) : []),
      ],
      tall: rows.tall.map((each) => ({
        ...each,
        rise: RISES[each.zone] ?? 0,
        least: each.kind === 'door' || each.entrance ? DOOR_SHARE : 0,
      })),
      low: [...(alone ? [] : rows.low), ...(view.last ? [lamp] : [])],
      sky: rows.sky.map((each) => (each.kind === 'moon' && seen ? { ...each, middle: seen.x } : each)),
      // Clocks and mirrors hang on the other side of the wall than the window.
      ...(view.inside && { skyMiddle: view.window ? (view.window.x > s.w / 2 ? BESIDE_WINDOW : 1 - BESIDE_WINDOW) : 0.5 }),
    },
    s,
    grow,
    rng,
  );
  const spots = first.map((cluster, index) => {
    const { x, y, k: given } = layout.figures[index] as Spot;
    const k = given * depthOf(index).k;
    return { x, y: y - sunk(cluster) * k, k };
  });
  const spotsOf = { ...layout, ...(alone && { low: layout.figures }) };
  const standing = (['tall', 'low', 'sky'] as const).flatMap((row) =>
    rows[row].map((thing, index) => ({ thing, row, spot: spotsOf[row][index] as Spot })),
  );
  const gazeOf = gazesOn(first, staged, spots, standing);
  const put = (wanted: (typeof standing)[number]['row']): void => {
    for (const { thing, row, spot } of standing) {
      const drawn = at(spot.x, spot.y, spot.k, thing.markup + (thing.front ?? ''));
      if (row === wanted) s.add(thing.marked ? drawn : shows(thing.kind, drawn));
    }
  };
  put('sky');
  put('tall');
  // Those who are further away first.
  const order = staged.map((_, index) => index).sort((one, other) => (spots[one]?.y ?? 0) - (spots[other]?.y ?? 0));
  const taken: Bounds[] = [];
  const figures: { name: string; x: number; awake: boolean }[] = [];
  for (const index of order) {
    const spot = spots[index] as Spot;
    const cluster = staged[index]?.looksAway ? staged[index].draw(gazeOf) : first[index];
    if (!cluster) continue;
    const { left, right, top } = cluster.bounds;
    const bodies = [...cluster.bodies.values()];
    const swims = ({ figure: { name } }: PlacedBody): boolean =>
      staged[index]?.acts.some(({ who, does }) => does === 'swim' && who.includes(name)) ?? false;
    const pools = view.dry ? bodies.map((body) => poolFor(s, body, spot, swims(body))) : [];
    const hangs = [...cluster.things.values()].some((all) => all.some(({ thing }) => thing.lift));
    s.add(...(hangs ? [] : bodies.map((body) => lightUnder(s, body, spot))), ...pools.map(({ under }) => under));
    s.add(at(spot.x, spot.y, spot.k, cluster.markup), ...pools.map(({ before }) => before));
    const acts = staged[index]?.acts ?? [];
    for (const [name, body] of cluster.bodies)
      figures.push({ name, x: (spot.x + placed(body, body.drawn.anchors.head).x * spot.k) / s.w, awake: !sleeps(name, acts) });
    taken.push({
      left: spot.x + left * spot.k,
      right: spot.x + right * spot.k,
      top: spot.y + top * spot.k,
      bottom: spot.y + sunk(cluster) * spot.k,
    });
  }
  put('low');
  const lampFoot = view.last ? (layout.low[rows.low.length] ?? null) : null;
  if (lampFoot) s.add(at(lampFoot.x, lampFoot.y, lampFoot.k, cutPaper(s, lampBody())));
  return { figures, taken: [...taken, ...standing.map(({ thing, spot }) => takenBy(thing, spot))], lampFoot };
}

/** Whether a figure's eyes are shut: asleep, or tucked in. */
const sleeps = (name: string, acts: readonly Act[]): boolean =>
  acts.some(
    ({ who, does, what, feels }) =>
      (who.includes(name) && (does === 'sleep' || feels === 'asleep')) || (does === 'tuck in' && what === name),
  );

/** The light on the ground below somebody. */
function lightUnder(s: Stage, { x, k, drawn: { bounds } }: PlacedBody, spot: Spot): string {
  const middle = spot.x + (x + ((bounds.left + bounds.right) / 2) * k) * spot.k;
  return lightPool(s, middle, spot.y, Math.min(130, (bounds.right - bounds.left) * k * 0.5) * spot.k, s.light.color);
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
const sunk = ({ bounds }: Cluster): number => Math.max(0, bounds.bottom - SOLE);

function extentOf(cluster: Cluster, k: number): { left: number; right: number; height: number } {
  const { bounds } = cluster;
  return { left: -bounds.left * k, right: bounds.right * k, height: (sunk(cluster) - bounds.top) * k };
}

const freeWidth = ({ w }: Stage, clusters: readonly Cluster[], grow: number): number =>
  ((ALWAYS_SHOWN.right - ALWAYS_SHOWN.left) * w) / grow - clusters.reduce((sum, { bounds }) => sum + bounds.right - bounds.left, 0);

const takenBy = ({ left, right, height }: StageThing, { x, y, k }: Spot): Bounds => ({
  left: x - left * k,
  right: x + right * k,
  top: y - height * k,
  bottom: y,
});

/** Who does so looks ahead, or around. */
const LOOKS_AHEAD: ReadonlySet<Verb> = new Set<Verb>([
  ...(['sit', 'lie', 'sleep', 'climb', 'hide in', 'peek out of', 'ride on', 'lean on', 'pull', 'eat', 'drink', 'blow'] as const),
]);

/** Where the eyes of those point who look at somebody or something of another cluster. */
function gazesOn(
  clusters: readonly Cluster[],
  staged: readonly Staged[],
  spots: readonly Spot[],
  things: readonly { thing: StageThing; spot: Spot }[],
): GazeOf {
  const eyes = new Map<string, Point>();
  const middles = new Map<string, Point>();
  for (const [index, cluster] of clusters.entries()) {
    const spot = spots[index] as Spot;
    const onPage = (point: Point): Point => ({ x: spot.x + point.x * spot.k, y: spot.y + point.y * spot.k });
    for (const [name, body] of cluster.bodies) {
      eyes.set(name, onPage(placed(body, body.drawn.anchors.eyes)));
      middles.set(name, onPage(placed(body, body.drawn.anchors.head)));
    }
    for (const [name, [thing]] of cluster.things)
      if (thing) middles.set(name, onPage(placed(thing, { x: (thing.thing.right - thing.thing.left) / 2, y: -thing.thing.height / 2 })));
  }
  for (const { thing, spot } of things)
    for (const name of [thing.name, ...(thing.also ?? [])]) middles.set(name, { x: spot.x, y: spot.y - (thing.height * spot.k) / 2 });
  const actors = staged.flatMap(({ acts }) => acts.flatMap((act) => act.who.map((name) => ({ name, act }))));
  return (name) => {
    const from = eyes.get(name);
    const act = actors.find((one) => one.name === name)?.act;
    if (!from) return null;
    const wanted = [act?.what, act?.to].find((each) => each !== undefined && each !== name && middles.has(each));
    const others = [...middles].filter(([other]) => other !== name && eyes.has(other));
    const to =
      wanted !== undefined
        ? middles.get(wanted)
        : nearest(
            from,
            others.map(([, point]) => point),
          );
    if (!to) return null;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    const isMeant = wanted !== undefined && act !== undefined && !LOOKS_AHEAD.has(act.does);
    return length < 1 ? null : { to: { x: dx / length, y: dy / length }, isMeant };
  };
}

const nearest = (from: Point, all: readonly Point[]): Point | undefined =>
  all.toSorted((one, other) => Math.hypot(one.x - from.x, one.y - from.y) - Math.hypot(other.x - from.x, other.y - from.y))[0];

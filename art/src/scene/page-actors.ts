/** Draws the clusters of a page, and the things that no act uses. */
import type { Act, Verb } from '@tuckaway/domain';
import { cutPaper, lightPool } from '../creatures/draw.ts';
import type { Point } from '../creatures/drawn-body.ts';
import type { Bounds } from '../paper/bounds.ts';
import type { Rng } from '../paper/prng.ts';
import type { Stage } from '../paper/stage.ts';
import { at, shows } from '../paper/svg.ts';
import { featuresOf } from './acts/faces.ts';
import { boxOf } from './acts/moves.ts';
import { type Cluster, type PlacedBody, type PlacedThing, placed, placedBounds, type Spot } from './cluster.ts';
import { lampBody } from './lamp.ts';
import type { Exact } from './placing/exact.ts';
import type { Spot as Place } from './placing/layout.ts';
import { type ActorsView, placeAll, type Standing, sunk } from './placing/place-all.ts';
import { poolFor } from './pool.ts';
import type { StageThing } from './roles.ts';
import type { Onlooker } from './shoulder.ts';
import type { GazeOf, Staged } from './stage-acts.ts';
import type { DrawnFigure } from './story-stage.ts';

export interface DrawnActors {
  /** What each cluster and thing takes of the picture. */
  taken: Bounds[];
  figures: readonly DrawnFigure[];
  lampFoot: Place | null;
  /** See {@link Cluster}. */
  beside: ReadonlySet<string>;
}

export interface Around {
  /** All of the page, by name. */
  readonly things: ReadonlyMap<string, readonly StageThing[]>;
  readonly exact: Exact;
  /** Who looks from the edge of the picture. */
  readonly onlooker: Onlooker | null;
}

export function drawActors(
  s: Stage,
  staged: readonly Staged[],
  { things, exact, onlooker }: Around,
  view: ActorsView,
  rng: Rng,
): DrawnActors {
  const draw = (one: Staged): Cluster => one.draw(() => null);
  // Who looks away is drawn again, and its definitions would make the picture larger.
  const first = staged.map((one) => (one.looksAway ? s.trial(() => draw(one)) : draw(one)));
  const { spots, standing, lampFoot } = placeAll(
    s,
    { clusters: first, sides: staged.map(({ side }) => side), things, exact, taken: onlooker ? [onlooker.box] : [] },
    view,
    rng,
  );
  const gazeOf = gazesOn(first, staged, spots, standing, onlooker);
  const putThing = ({ thing, spot: { x, y, k, turn } }: Standing): void => {
    const drawn = at(x, y, k, thing.markup + (thing.front ?? ''), turn);
    s.add(thing.marked ? drawn : shows(thing.kind, drawn));
  };
  const inRow = (wanted: Standing['row']): Standing[] => standing.filter(({ row }) => row === wanted);
  for (const one of [...inRow('sky'), ...inRow('tall')]) putThing(one);
  const beside = new Set(first.flatMap((cluster) => [...cluster.beside]));
  const taken: Bounds[] = [];
  const figures: DrawnFigure[] = [];
  const putCluster = (index: number, spot: Spot): void => {
    const cluster = staged[index]?.looksAway ? staged[index].draw(gazeOf) : first[index];
    if (!cluster) return;
    const bodies = [...cluster.bodies.values()];
    const doesIt = (verb: Verb, { figure: { name } }: PlacedBody): boolean =>
      staged[index]?.acts.some(({ who, does }) => does === verb && who.includes(name)) ?? false;
    const faces = bodies.flatMap((body) => featuresOf(body).map(({ x, y, r }) => ({ ...placed(spot, { x, y }), r: r * spot.k })));
    const things = [...cluster.things.values()].flat().flatMap((one) => (one.y < 0 ? [] : placed(spot, middleOf(one)).x));
    const waterOf = (body: PlacedBody) => ({
      swims: doesIt('swim', body),
      leaps: doesIt('jump', body),
      inside: view.inside,
      faces,
      things,
    });
    const pools = view.dry ? bodies.map((body) => poolFor(s, body, spot, waterOf(body))) : [];
    const hangs = !view.lit || [...cluster.things.values()].some((all) => all.some(({ thing }) => thing.lift));
    s.add(...(hangs ? [] : bodies.map((body) => lightUnder(s, body, spot))), ...pools.map(({ under }) => under));
    s.add(at(spot.x, spot.y, spot.k, cluster.markup, spot.turn), ...pools.map(({ before }) => before));
    const acts = staged[index]?.acts ?? [];
    for (const [name, body] of cluster.bodies) {
      const { head } = body.drawn.anchors;
      const { x, y } = placed(spot, placed(body, head));
      figures.push({ name, x: x / s.w, y: y / s.h, r: (head.r * body.k * spot.k) / s.w, awake: !sleeps(name, acts) });
    }
    taken.push(placedBounds(spot, { ...cluster.bounds, bottom: sunk(cluster) }));
  };
  // The farther ones first.
  const ranks = [
    ...inRow('exact').map((one) => ({ y: one.spot.depth ?? one.spot.y, put: () => putThing(one) })),
    ...spots.map((spot, index) => ({ y: spot.depth ?? spot.y, put: () => putCluster(index, spot) })),
  ];
  for (const { put } of ranks.sort((one, other) => one.y - other.y)) put();
  for (const one of inRow('low')) putThing(one);
  if (lampFoot) s.add(at(lampFoot.x, lampFoot.y, lampFoot.k, cutPaper(s, lampBody())));
  return { figures, taken: [...taken, ...standing.map(({ thing, spot }) => placedBounds(spot, boxOf(thing)))], lampFoot, beside };
}

const middleOf = (one: PlacedThing): Point => placed(one, { x: (one.thing.right - one.thing.left) / 2, y: -one.thing.height / 2 });

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
  onlooker: Onlooker | null,
): GazeOf {
  const eyes = new Map<string, Point>();
  const middles = new Map<string, Point>(onlooker ? [[onlooker.name, onlooker.head]] : []);
  for (const [index, cluster] of clusters.entries()) {
    const spot = spots[index] as Spot;
    const onPage = (point: Point): Point => placed(spot, point);
    for (const [name, body] of cluster.bodies) {
      eyes.set(name, onPage(placed(body, body.drawn.anchors.eyes)));
      middles.set(name, onPage(placed(body, body.drawn.anchors.head)));
    }
    for (const [name, [thing]] of cluster.things) if (thing) middles.set(name, onPage(middleOf(thing)));
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

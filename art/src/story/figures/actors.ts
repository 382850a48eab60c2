/** Draws the figures and things of a page's scene. */
import type { ObjectKind } from '@tuckaway/domain';
import type { Bounds } from '../../bounds.ts';
import { lightPool } from '../../creatures/draw.ts';
import type { Rng } from '../../prng.ts';
import type { Stage } from '../../stage.ts';
import { at, ellipse, shows } from '../../svg.ts';
import { inFronts } from '../house-fronts.ts';
import { ALWAYS_SHOWN, layoutPage, type PageLayout, type Spot } from '../layout.ts';
import { type Drawing, type DrawnThing, drawingOf, drawThing, type Zone } from '../objects.ts';
import type { Shown } from '../shown.ts';
import { type Carried, layInBeds, seatRiders, without } from './carriers.ts';
import { drawFigure } from './draw-figure.ts';
import type { DrawnFigure, FigureContext } from './drawn-figure.ts';
import { gazes, gazesAcross, type Look } from './gazes.ts';
import { canBeHeld } from './held.ts';

/** How far above the figures' feet the things behind them stand, as shares of the picture's height. */
const RISES: Partial<Record<Zone, number>> = { tall: 0.045, wall: 0.045, far: 0.11 };
/** A door, and a house with one, is never much smaller than beside a single figure. */
const DOOR_SHARE = 0.85;
/** Where things hang on a wall whose window is on the right, as a share of the width. */
const BESIDE_WINDOW = 0.34;
/** How much larger figures are in the near view. */
const NEAR = 1.28;

const things = (s: Stage, objects: Shown['objects'], wanted: (thing: Drawing) => boolean): DrawnThing[] =>
  objects.flatMap(({ kind, count }) => {
    if (!wanted(drawingOf(kind))) return [];
    // Drawn once for all of a kind, which keeps a picture with a dozen shelves small.
    const thing = drawThing(s, kind);
    return Array.from({ length: count }, () => thing);
  });

function putThing(s: Stage, { kind, markup, marked }: DrawnThing, { x, y, k }: Spot): void {
  const placed = at(x, y, k, markup);
  s.add(marked ? placed : shows(kind, placed));
}

export interface PageView {
  /** The figures are larger. */
  near: boolean;
  inside: boolean;
  /** Sleepers lie in beds. */
  inBeds: boolean;
  /** The middle of a room's window in the picture. */
  window: { x: number; y: number } | null;
  /** Draws something in the colors of what is far. */
  far: <T>(draw: () => T) => T;
}

/** @param rng chooses the layout. @returns what each figure and thing takes of the picture. */
export function drawActors(context: FigureContext, shown: Shown, { near, inside, inBeds, window, far }: PageView, rng: Rng): Bounds[] {
  const { s } = context;
  const across = new Map<number, Look>(gazesAcross(shown.figures, shown.focus).entries());
  // Drawing figures twice takes time: only where it depends on the layout what is on which side.
  const depends = shown.objects.length > 0 && (shown.focus === 'objects' || shown.figures.length === 1);
  const again = depends || shown.figures.some(({ pose }) => pose === 'ride');
  const castOnce = (): Carried => castFigures(context, shown, inBeds, across);
  const { figures: cast, rest } = again ? s.trial(castOnce) : castOnce();
  const isAbove = ({ zone }: Drawing): boolean => zone === 'sky' || (zone === 'wall' && inside);
  const above = things(s, rest, isAbove);
  const seen = window && window.y > ALWAYS_SHOWN.top * s.h ? window : null;
  const sky = inside ? moonInWindow(s, above, seen === null) : above;
  const tall = inFronts(s, [
    ...things(s, rest, (thing) => RISES[thing.zone] !== undefined && thing.zone !== 'far' && !isAbove(thing)),
    ...far(() => things(s, rest, ({ zone }) => zone === 'far')),
  ]);
  const low = things(s, rest, ({ zone }) => zone === 'low');
  const layout = layoutPage(
    {
      figures: cast.map((each) => ({ ...each, side: each.figure.side, rise: riseOf(each) })),
      tall: tall.map((each) => ({ ...each, rise: RISES[each.zone] ?? 0, least: each.kind === 'door' || each.entrance ? DOOR_SHARE : 0 })),
      low,
      // The moon is seen through the window.
      sky: sky.map((each) => (each.kind === 'moon' && seen ? { ...each, middle: seen.x } : each)),
      // Clocks and mirrors hang on the other side of the wall than the window.
      ...(inside && { skyMiddle: window ? (window.x > s.w / 2 ? BESIDE_WINDOW : 1 - BESIDE_WINDOW) : 0.5 }),
    },
    s,
    near ? NEAR : 1,
    rng,
  );
  const figures = again ? castFigures(context, shown, inBeds, looksIn(layout, cast, shown.focus)).figures : cast;
  const feet = layout.figures.map((spot, index) => sameRoom(spot, cast[index], figures[index]));
  const put = (all: readonly DrawnThing[], spots: readonly Spot[]): void => {
    for (const [index, thing] of all.entries()) putThing(s, thing, spots[index] as Spot);
  };
  put(sky, layout.sky);
  put(tall, layout.tall);
  // From the back to the front.
  const order = figures.map((_, index) => index).sort((a, b) => (feet[a]?.y ?? 0) - (feet[b]?.y ?? 0));
  for (const index of order) putFigure(s, figures[index] as DrawnFigure, feet[index] as Spot);
  put(low, layout.low);
  const rows = [
    [figures, feet],
    [tall, layout.tall],
    [low, layout.low],
    [sky, layout.sky],
  ] as const;
  return rows.flatMap(([all, spots]) => all.map((each, index) => takenBy(each, spots[index] as Spot)));
}

/** Who turned around after the layout takes the room that it had before. */
function sameRoom(spot: Spot, before: DrawnFigure | undefined, now: DrawnFigure | undefined): Spot {
  return { ...spot, x: spot.x + ((now?.left ?? 0) - (before?.left ?? 0)) * spot.k };
}

/** Who looks the other way may be drawn the other way around, but is as wide and as high, so that eyes may follow what is laid out. */
function looksIn({ figures, tall, low, sky }: PageLayout, cast: readonly DrawnFigure[], focus: Shown['focus']): Map<number, Look> {
  const unheld = [...tall, ...low, ...sky].map(({ x }) => x);
  const seen = cast.map(({ figure }, index) => ({ x: figures[index]?.x ?? 0, who: figure.who }));
  return new Map(gazes(seen, unheld, focus).map((look, index) => [cast[index]?.nth ?? index, look]));
}

const takenBy = ({ left, right, height }: { left: number; right: number; height: number }, { x, y, k }: Spot): Bounds => ({
  left: x - left * k,
  right: x + right * k,
  top: y - height * k,
  bottom: y,
});

/** The width of the moon as a share of a window's, and the height of its foot. */
const PANE = { width: 0.42, foot: 0.42 };

/** In a room, the moon is seen through the window that the text names. @param frames whether it has a small window of its own where the text names none */
function moonInWindow(s: Stage, all: readonly DrawnThing[], frames: boolean): readonly DrawnThing[] {
  const moon = all.find(({ kind }) => kind === 'moon');
  const named = all.find(({ kind }) => kind === 'window');
  if (!moon || !(named || frames)) return all;
  const window = named ?? { ...drawThing(s, 'window'), kind: 'moon' };
  const k = ((window.left + window.right) * PANE.width) / (moon.left + moon.right);
  const disc = at(((moon.left - moon.right) / 2) * k, -window.height * PANE.foot, k, moon.markup);
  const both: DrawnThing = { ...window, markup: window.markup + (named ? shows('moon', disc) : disc) };
  return [...all.filter((each) => each !== moon && each !== named), both];
}

const riseOf = ({ figure }: DrawnFigure): number => (figure.pose === 'fly' ? 0.16 : figure.pose === 'climb' ? 0.06 : 0);

/** The figures as drawn, and the things that none of them holds. */
function castFigures(
  context: FigureContext,
  { figures, objects }: Shown,
  inBeds: boolean,
  looks: ReadonlyMap<number, Look> = new Map(),
): Carried {
  let rest = objects;
  const before = new Map<string, number>();
  const drawn = figures.map((figure, index) => {
    const nth = before.get(figure.who) ?? 0;
    before.set(figure.who, nth + 1);
    const held = figure.pose === 'hold' ? things(context.s, rest, ({ kind }) => canBeHeld(kind, !context.s.outside))[0] : undefined;
    const result = drawFigure(context, figure, nth, held ?? null, looks.get(index));
    if (held && result.holds) rest = without(rest, held.kind);
    return { ...result, nth: index };
  });
  const draw = (kind: ObjectKind): DrawnThing => drawThing(context.s, kind);
  const carried = layInBeds(context.s, seatRiders(drawn, rest, draw), draw, inBeds);
  return { ...carried, rest: carried.rest.filter(({ count }) => count > 0) };
}

function putFigure(s: Stage, drawn: DrawnFigure, { x, y, k }: Spot): void {
  const { figure, markup, left, right, carrier } = drawn;
  const turn = figure.pose !== 'walk' ? 0 : figure.side === 'right' ? -2 : 2;
  const seat = carrier?.seat ?? { x: 0, y: 0 };
  const own = shows(figure.who, at(x + seat.x * k, y - seat.y * k, k, markup, turn));
  const below = carrier ? at(x, y, k, carrier.markup) : '';
  const marked = carrier?.figure ? shows(carrier.figure, below) : below;
  const both = carrier?.hidesLegs ? own + marked : marked + own;
  const ground = y + (riseOf(drawn) > 0 ? s.h * riseOf(drawn) : 0);
  s.add(
    lightPool(s, x, Math.min(ground, ALWAYS_SHOWN.bottom * s.h), Math.min(130, (left + right) * 0.45) * k, s.light.color),
    carrier?.thing ? shows(carrier.thing, both) : both,
    figure.pose === 'swim' ? ellipse(x, y, (left + right) * 0.55 * k, 15 * k, '#6fa8bc', 'opacity=".8"') : '',
  );
}

/** Where what is seen close up is: the width it takes, its foot, and its height. */
const CLOSE = { width: 0.62, foot: 0.885, height: 0.6 };
const CLOSE_GAP = 22;

/** The focus alone, large. */
export function drawCloseUp(context: FigureContext, { figures, objects }: Shown): void {
  const { s } = context;
  const { w, h } = s;
  const [figure] = figures;
  const all = inFronts(
    s,
    things(s, objects, () => true),
  );
  if (figure) {
    const [held] = all;
    const drawn = drawFigure(context, { ...figure, side: 'middle' }, 0, held ?? null);
    // Some animals have no hands: what they would hold is before them.
    const beside = held && !drawn.holds ? held : null;
    const wide = drawn.left + drawn.right + (beside ? beside.left + beside.right + CLOSE_GAP : 0);
    const k = Math.min((h * CLOSE.height) / Math.max(drawn.height, beside?.height ?? 0), (w * CLOSE.width) / wide);
    const from = w / 2 - (wide / 2) * k;
    s.add(shows(figure.who, at(from + drawn.left * k, h * CLOSE.foot, k, drawn.markup)));
    if (beside) putThing(s, beside, { x: from + (wide - beside.right) * k, y: h * CLOSE.foot, k });
    return;
  }
  const inSky = all.filter(({ zone }) => zone === 'sky');
  const below = all.filter(({ zone }) => zone !== 'sky');
  // What is in the sky is above the rest; many things are in two rows.
  const half = Math.ceil(all.length / 2);
  const rows = inSky.length > 0 && below.length > 0 ? [inSky, below] : all.length > 5 ? [all.slice(0, half), all.slice(half)] : [all];
  for (const [row, part] of rows.entries()) {
    const widthWith = (k: number): number => part.reduce((sum, { left, right }) => sum + (left + right) * k + CLOSE_GAP, -CLOSE_GAP);
    const grow = Math.min(2.6, ...part.map(({ height }) => (h * (rows.length === 1 ? 0.5 : 0.27)) / height));
    const k = grow * Math.min(1, (w * CLOSE.width) / widthWith(grow));
    let x = w / 2 - widthWith(k) / 2;
    for (const thing of part) {
      putThing(s, thing, { x: x + thing.left * k, y: h * (rows.length === 1 ? 0.8 : 0.575 + row * 0.3), k });
      x += (thing.left + thing.right) * k + CLOSE_GAP;
    }
  }
}

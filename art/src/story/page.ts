/** The picture of a page: its place, hour and weather, its figures and its things (decision P19). */
import type { StoryPicture } from '@tuckaway/domain';
import type { Cast } from '../creatures/cast.ts';
import { lightPool } from '../creatures/draw.ts';
import type { KindName } from '../creatures/kinds.ts';
import { kindName } from '../creatures/names.ts';
import type { DrawPlace, Scene as PlaceScene } from '../places/common.ts';
import type { Stage } from '../stage.ts';
import { at, ellipse } from '../svg.ts';
import { BED_HEIGHT, bed, drawWeather, otherBackdrop, soften } from './backdrop.ts';
import { type DrawnFigure, drawFigure, type FigureContext } from './figures.ts';
import { arrangeFigures, arrangeThings } from './layout.ts';
import { COVER_LIGHTS, FIGURE_SHARE, inLight, TIME_LIGHTS } from './light.ts';
import { type Drawing, drawingOf, thingMarkup } from './objects.ts';
import { type Shown, shownIn } from './shown.ts';
import { type PictureSize, storyStage } from './stage.ts';

export interface PageParts {
  /** Null where the backdrop is not one of the twenty places. */
  place: DrawPlace | null;
  castOf: (name: KindName) => Cast;
  /** Null where no child of the story is described. */
  describe: FigureContext['describe'];
}

/** How much of the cover's light is in the light of a page. */
const COVER_SHARE = 0.2;
/** On a phone the text covers what is lower. */
const FRONT_ROW = 0.905;
const ZOOM = { wide: 1, near: 1.4, detail: 2.1 } as const;

export function pageMarkup(picture: StoryPicture, { place, castOf, describe }: PageParts, size: PictureSize): string {
  const { scene, cover, seed, tone, looks = [] } = picture;
  const animal = kindName(picture.animal);
  const s = storyStage(picture, animal, size);
  const light = lightOf(picture, place !== null);
  s.tone(light(1));
  const shown = shownIn(scene);
  const zoom = shown.closeUp ? ZOOM.detail : scene.view === 'wide' ? ZOOM.wide : ZOOM.near;
  const open =
    zoom === 1
      ? ''
      : `<g transform="translate(${Math.round(s.w * 0.45 * (1 - zoom))} ${Math.round(s.h * 0.74 * (1 - zoom))}) scale(${zoom})">`;
  const close = zoom === 1 ? '' : '</g>';
  const helmets = scene.place === 'space' || scene.place === 'underwater';
  const context: FigureContext = { s, seed, tone, animal, castOf, helmets, looks, describe };
  let front = (): void => undefined;
  const actors: PlaceScene['hero'] = () => {
    s.add(close);
    s.tone(light(FIGURE_SHARE));
    if (shown.closeUp) {
      soften(s, COVER_LIGHTS[cover].ramp[1]);
      drawCloseUp(context, shown);
    } else front = drawAll(context, shown, zoom, scene.place === 'home' && scene.space === 'inside');
    s.tone(light(1));
    s.add(open);
  };
  s.add(open);
  (place ?? otherBackdrop(scene))({ s, hero: actors });
  s.add(close);
  s.tone(light(FIGURE_SHARE));
  front();
  s.tone(light(1));
  if (!shown.closeUp) drawWeather(s, scene);
  return s.render(size);
}

/** The hour's light with some of the cover's. A backdrop that draws its own hour takes on the cover's light only. */
function lightOf({ scene, cover }: StoryPicture, withHour: boolean): (share: number) => (color: string) => string {
  return (share) => {
    const ofCover = inLight(COVER_LIGHTS[cover], share * COVER_SHARE);
    if (!withHour) return ofCover;
    const ofHour = inLight(TIME_LIGHTS[scene.time], share);
    return (color) => ofCover(ofHour(color));
  };
}

interface Item {
  drawing: Drawing;
  width: number;
  /** Shared by all of a kind, which keeps a picture with a dozen shelves small. */
  markup: string;
}

const items = (s: Stage, objects: Shown['objects'], wanted: (drawing: Drawing) => boolean): Item[] =>
  objects.flatMap(({ kind, count }) => {
    const drawing = drawingOf(kind);
    if (!drawing || !wanted(drawing)) return [];
    const markup = thingMarkup(s, drawing);
    return Array.from({ length: count }, () => ({ drawing, markup, width: drawing.width }));
  });

const putThing = (s: Stage, { drawing, markup }: Item, x: number, y: number, k: number): void =>
  s.add(at(x, y - (drawing.drop ?? 0) * drawing.scale * k, drawing.scale * k, markup));

/** @returns draws the row of things in front, which nothing of the backdrop may cover: a child counts them. */
function drawAll(context: FigureContext, shown: Shown, zoom: number, inBeds: boolean): () => void {
  const { s } = context;
  const { w, h } = s;
  const near = zoom > 1;
  const grow = near ? 1.28 : 1;
  const floor = h * (near ? 0.875 : 0.85);
  const { figures, rest } = castFigures(context, shown);
  const { xs, factor } = arrangeFigures(
    figures.map(({ left, right, figure }) => ({ left: left * grow, right: right * grow, side: figure.side })),
    w,
  );
  const k = grow * factor;
  const taken = figures.map(({ left, right }, index) => ({ x: xs[index] ?? 0, left: left * k, right: right * k }));

  const high = items(s, rest, ({ zone }) => zone === 'sky');
  const hung = arrangeThings(
    high.map(({ width }) => width),
    w,
    [],
  );
  for (const [i, item] of high.entries())
    putThing(s, item, hung.xs[i] ?? 0, h * (0.2 + (i % 2) * 0.07) + item.drawing.height * 0.3, Math.min(1, hung.factor * grow));

  const tall = items(s, rest, ({ zone }) => zone === 'tall');
  const behind = arrangeThings(
    tall.map(({ width }) => width * grow),
    w,
    taken.map((each) => ({ ...each, left: each.left * 0.8, right: each.right * 0.8 })),
  );
  for (const [i, item] of tall.entries()) {
    const fit = Math.min(grow * behind.factor, (h * 0.56) / item.drawing.height);
    putThing(s, item, behind.xs[i] ?? 0, floor - h * 0.045, fit);
  }

  for (const [index, figure] of figures.entries()) putFigure(s, figure, xs[index] ?? 0, floor, k, inBeds);

  const low = items(s, rest, ({ zone }) => zone === 'low');
  const row = arrangeThings(
    low.map(({ width }) => width * grow),
    w,
    taken.map((each) => ({ ...each, left: each.left * 0.5, right: each.right * 0.5 })),
  );
  return () => {
    for (const [i, item] of low.entries())
      putThing(s, item, row.xs[i] ?? 0, h * (FRONT_ROW + (i % 2) * 0.012), Math.min(grow, grow * row.factor));
  };
}

/** The figures as drawn, and the things that none of them holds. */
function castFigures(context: FigureContext, { figures, objects }: Shown): { figures: DrawnFigure[]; rest: Shown['objects'] } {
  let rest = objects;
  const before = new Map<string, number>();
  const drawn = figures.map((figure) => {
    const nth = before.get(figure.who) ?? 0;
    before.set(figure.who, nth + 1);
    const held = figure.pose === 'hold' ? rest.find(({ kind, count }) => count > 0 && holdable(kind)) : undefined;
    const result = drawFigure(context, figure, nth, held ? (drawingOf(held.kind) ?? null) : null);
    if (held && result.holds) rest = rest.map((each) => (each === held ? { ...each, count: each.count - 1 } : each));
    return result;
  });
  return { figures: drawn, rest: rest.filter(({ count }) => count > 0) };
}

function holdable(kind: Parameters<typeof drawingOf>[0]): boolean {
  const drawing = drawingOf(kind);
  return drawing?.zone === 'low' && drawing.width < 90 && drawing.height < 95;
}

function putFigure(
  s: Stage,
  { figure, markup, left, right, height }: DrawnFigure,
  x: number,
  floor: number,
  k: number,
  inBeds: boolean,
): void {
  const { h } = s;
  const lies = figure.pose === 'sleep' || figure.pose === 'lie';
  const fit = Math.min(k, (h * 0.6) / height);
  const rise = figure.pose === 'fly' ? h * 0.16 : figure.pose === 'climb' ? h * 0.06 : 0;
  if (lies && inBeds) {
    s.add(at(x, floor, fit, bed(s, left, right)), at(x, floor - BED_HEIGHT * fit, fit, markup));
    return;
  }
  s.add(
    lightPool(s, x, floor, Math.min(130, (left + right) * 0.45) * fit, s.light.color),
    at(x, floor - rise, fit, markup, figure.pose === 'walk' ? (figure.side === 'right' ? -2 : 2) : 0),
    figure.pose === 'swim' ? ellipse(x, floor, (left + right) * 0.55 * fit, 15 * fit, '#6fa8bc', 'opacity=".8"') : '',
  );
}

/** The focus alone, large. */
function drawCloseUp(context: FigureContext, { figures, objects }: Shown): void {
  const { s } = context;
  const { w, h } = s;
  const [figure] = figures;
  if (figure) {
    const drawn = drawFigure(context, { ...figure, side: 'middle' }, 0, null);
    const k = Math.min((h * 0.66) / drawn.height, (w * 0.62) / (drawn.left + drawn.right));
    s.add(at(w / 2 + ((drawn.left - drawn.right) / 2) * k, h * 0.88, k, drawn.markup));
    return;
  }
  const all = items(s, objects, () => true);
  const rows = all.length > 5 ? 2 : 1;
  for (let row = 0; row < rows; row++) {
    const part = all.slice(Math.ceil((all.length * row) / rows), Math.ceil((all.length * (row + 1)) / rows));
    const grow = Math.min(2.6, ...part.map(({ drawing }) => (h * (rows === 1 ? 0.5 : 0.27)) / drawing.height));
    const total = part.reduce((sum, { width }) => sum + width * grow + 22, 0);
    const k = grow * Math.min(1, (w * 0.64) / total);
    let x = w / 2 - (part.reduce((sum, { width }) => sum + width * k + 22, 0) - 22) / 2;
    for (const item of part) {
      const lift = item.drawing.thing === 'star' || item.drawing.thing === 'moon' ? item.drawing.height * 0.5 * k : 0;
      putThing(s, item, x + (item.width * k) / 2, h * (rows === 1 ? 0.78 : 0.5 + row * 0.33) - lift, k);
      x += item.width * k + 22;
    }
  }
}

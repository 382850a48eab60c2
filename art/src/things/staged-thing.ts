/** A thing in its color, size and state, with its grips, and with the part that lies before what it contains. */
import type { CastThing, FigureSize } from '@tuckaway/domain';
import { cutPaper } from '../creatures/draw.ts';
import { boundsOf } from '../paper/bounds.ts';
import { SHADE } from '../paper/color.ts';
import { MAIN_PAPERS, OTHER_PAPERS } from '../paper/main-papers.ts';
import type { Stage } from '../paper/stage.ts';
import { at, path } from '../paper/svg.ts';
import { recolored } from './colors.ts';
import { frontOutline, type Grips, gripDataOf, gripsWithin } from './grips.ts';
import { type DrawnThing, drawingOf, holderOf, paintedThing } from './objects.ts';
import { brokenApart, contentsOf, glowOf, liquidOf, tieOf } from './states.ts';
import { type Draw, isFlat, separateLights } from './thing.ts';
import { EMPTY, LIT, OPEN } from './variants.ts';

export interface StagedThing extends Readonly<Omit<CastThing, 'name'>> {
  /** Something is seen in it: it is open, and has nothing else in it. */
  readonly holds?: boolean;
}

export interface DrawnStagedThing extends DrawnThing {
  readonly grips: Grips;
  /** Its paper alone, to find out where it is. */
  readonly shapes: string;
  /** Drawn after what it contains or hides; in the same coordinates as the thing. */
  readonly front?: string;
}

const SIZES: Readonly<Record<FigureSize, number>> = { small: 0.7, medium: 1, large: 1.4 };

/** In the state of a thing, or so that something is seen in it. */
function variantOf({ kind, state, holds }: StagedThing): Draw | undefined {
  const hollow = OPEN[kind] ?? EMPTY[kind];
  if (state === 'open') return OPEN[kind];
  if (state === 'lit') return LIT[kind];
  if (state === 'empty') return EMPTY[kind] ?? OPEN[kind];
  return state === 'full' || holds ? hollow : undefined;
}

function rawOf(s: Stage, thing: StagedThing): string {
  const { kind, state } = thing;
  return variantOf(thing)?.({ ...drawingOf(kind).look, ...(state && { state }) }, s) ?? paintedThing(s, kind);
}

export function drawStagedThing(s: Stage, thing: StagedThing): DrawnStagedThing {
  const { kind, color, size = 'medium', state } = thing;
  const drawing = drawingOf(kind);
  const scale = drawing.scale * SIZES[size];
  const raw = rawOf(s, thing);
  const [usual, ...others] = MAIN_PAPERS[kind];
  const main = others.find((other) => raw.includes(other)) ?? usual;
  const colored = color ? recolored(raw, main, color, OTHER_PAPERS[kind]) : raw;
  const { lights, solid } = separateLights(colored);
  const holder = holderOf(kind, s);
  const usualData = gripDataOf(kind);
  const isOpen = thing.holds || state === 'open' || state === 'empty' || state === 'full';
  const data = isOpen ? { ...usualData, ...usualData.open } : usualData;
  const bounds = boundsOf(holder + solid);
  const inner = solid + (state === 'tied' ? tieOf(kind, bounds) : '') + (state === 'full' ? liquidOf(kind, data) : '');
  const outline = frontOutline(data, bounds);
  const front = outline && (isOpen || !data.open) ? frontOf(s, inner, outline) : '';
  const paper = isFlat(inner) ? inner : cutPaper(s, inner);
  const contents = state === 'full' ? contentsOf(kind, data) : '';
  const whole =
    (state === 'lit' && lights === '' ? glowOf(s, bounds) : lights) +
    (holder && cutPaper(s, holder)) +
    (state === 'broken' ? brokenApart(s, paper, bounds, data) : paper) +
    (contents && cutPaper(s, contents) + front);
  const placed = (markup: string): string => at(0, -bounds.bottom * scale, scale, markup);
  const edge = holder === '' ? 0 : 6;
  return {
    kind,
    zone: drawing.zone,
    markup: placed(whole),
    shapes: placed(holder + inner),
    left: (edge - bounds.left) * scale,
    right: (bounds.right + edge) * scale,
    height: (bounds.bottom - bounds.top) * scale,
    grips: gripsWithin(data, bounds, scale),
    ...(front && { front: placed(front) }),
  };
}

/** The part of a thing within an outline, drawn again with the edge of its paper. */
function frontOf(s: Stage, inner: string, outline: string): string {
  const paper = s.define((id) => `<g id="${id}">${inner}</g>`);
  const clip = s.define((id) => `<clipPath id="${id}">${path(outline, '', 'clip-rule="evenodd"')}</clipPath>`);
  const edge = isFlat(inner)
    ? ''
    : ` stroke="${SHADE}" stroke-width="5.5" stroke-opacity=".16" paint-order="stroke" stroke-linejoin="round"`;
  return `<g clip-path="url(#${clip})"><use href="#${paper}"${edge}/></g>`;
}

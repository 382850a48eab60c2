/** The paper theater's stage: a picture under construction, with sheets, lights and shadows. */

import type { ObjectKind, SceneTime } from '@tuckaway/domain';
import { type Bounds, boundsOf } from './bounds.ts';
import { darken, LAMP, MOON, mix, SHADE } from './color.ts';
import { usedDefs } from './defs.ts';
import { makeRng, type Rng } from './prng.ts';
import { at, circle, escapeXml, oneDecimal, path, rect, shows, twoDecimals, withoutMarks } from './svg.ts';

/** The position of the picture's light; sheets are brighter near it. */
export interface Light {
  x: number;
  y: number;
  color: string;
}

export interface SheetOptions {
  color: string;
  /** How much of the light reaches it (more on far sheets). */
  lit?: number;
  /** How strong the shadow on the sheet behind is; 0 for none. */
  shadow?: number;
  /** How bright the paper's upper edge is; 0 for none. */
  edge?: number;
  /** What it is, for measuring. */
  is?: string;
}

export interface RenderOptions {
  width: number;
  height: number;
  title?: string;
  mirror?: boolean;
  /** Keeps what `shows` says about the markup (svg.ts), for measuring; pictures that are shown do without. */
  marks?: boolean;
  /** Path data that the picture is clipped to. */
  shape?: string;
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Moods a picture can have. */
export type Mood = 'funny' | 'sleepy' | 'cozy' | 'silly' | 'calm';

/** How wide and high the tile of the paper's grain is: a larger one takes more bytes of every picture. */
const TILE = 120;

/** The paper's grain: a small tile of flecks and fibers, because a noise filter would take an old phone a tenth of a second. */
const GRAIN = ((): string => {
  const rng = makeRng('grain');
  const some = (count: number, make: (x: number, y: number) => string): string =>
    Array.from({ length: count }, () => make(rng.int(3, TILE - 3), rng.int(3, TILE - 3))).join('');
  const fleck = (x: number, y: number): string => `M${x} ${y}h.1`;
  const pen = (data: string, color: string, width: number, opacity: string): string =>
    `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
  return (
    pen(some(39, fleck), MOON, 1.6, '.13') +
    pen(some(39, fleck), SHADE, 1.8, '.16') +
    pen(
      some(7, (x, y) => `M${x} ${y}q${rng.int(-8, 8)} ${rng.int(2, 6)} ${rng.int(6, 14)} ${rng.int(-4, 8)}`),
      MOON,
      0.9,
      '.1',
    )
  );
})();

/** The radius of the largest moon, and some sky above it. */
const MOON_ROOM = 92;

/** A picture under construction; all coordinates are in its own w x h space. */
export class Stage {
  readonly w: number;
  /** How much more is above the picture for taller frames. */
  above = 0;
  readonly rng: Rng;
  readonly seed: string;
  readonly mood: Mood;
  /** What the scene has of its own: the place draws none of it, so that a child counts only what the text says. */
  named: ReadonlySet<ObjectKind> = new Set();
  /** What the place draws of what a scene may have of its own. */
  readonly ofPlace = new Set<ObjectKind>();
  /** A page's place is outdoors: doors, windows and clocks need something to hang on. */
  outside = false;
  /** The hour of a page; null for other pictures. */
  time: SceneTime | null = null;
  /** The sun has set. */
  night = false;
  /** A tree of the scene is a fir, as those around it are. */
  firs = false;
  /** The lamps of a place are out: another one is all the light. */
  unlit = false;
  /** No stars are seen, and the sun instead of the moon. */
  byDay = false;
  /** Figures stand all over the ground, as on pages of stories: it reaches up to their feet. */
  peopled = false;
  /** Where the window of a room is in the backdrop: what the scene names of the sky is seen through it. */
  window: { x: number; y: number } | null = null;
  /** The sky in windows that are seen from a room; null for those that are seen from the street, in which a lamp is lit. */
  glass: string | null = null;
  /** The moon's on all pages of a story; null where each picture has its own. */
  phase: 'full' | 'crescent' | null = null;
  /** The version of a story's pictures, which chooses the palette; null for other pictures, whose seed does. */
  version: number | null = null;
  /** How much of a place's sky is above the picture, in the place's own units: its moon is lower, so that it is whole. */
  hidden = 0;
  private lit: Light;
  private readonly height: number;
  private isWhole = false;
  private readonly prefix: string;
  private count = 0;
  private finished = false;
  private readonly defs: string[] = [];
  private readonly body: string[] = [];
  private readonly layers: number[] = [];
  private readonly smalls: { index: number; box: Bounds }[] = [];
  private readonly definitions = new Map<string, string>();
  private toned: (markup: string) => string = (markup) => markup;

  constructor(w: number, h: number, seed: string, prefix: string, mood: Mood) {
    this.w = w;
    this.height = h;
    this.seed = seed;
    this.mood = mood;
    this.prefix = prefix;
    this.rng = makeRng(seed);
    this.lit = { x: w * 0.66, y: h * 0.26, color: MOON };
  }

  get h(): number {
    return this.isWhole ? this.height + this.above : this.height;
  }

  /** Draws what goes on above the picture, too: its height is then that of both. */
  whole(draw: () => void): void {
    if (this.above === 0) {
      draw();
      return;
    }
    this.isWhole = true;
    this.add(`<g transform="translate(0 ${-this.above})">`);
    draw();
    this.add('</g>');
    this.isWhole = false;
  }

  get light(): Light {
    return this.lit;
  }

  set light(light: Light) {
    this.lit = { ...light, y: this.inSight(light.y) };
  }

  /** The height of a moon's middle that keeps it in the picture; a light above the sky, as under water, stays there. */
  inSight(y: number): number {
    return this.hidden > 0 && y > 0 ? Math.max(y, this.hidden + MOON_ROOM) : y;
  }

  /** How much taller than wide the picture is, as a slight growth factor for the things in it. */
  get grow(): number {
    return this.h > this.w ? 1.22 : 1;
  }

  /** A new id, unique among all pictures. */
  id(): string {
    this.count += 1;
    return `${this.prefix}${this.count.toString(36)}`;
  }

  add(...markup: string[]): void {
    this.body.push(...markup.map(this.toned));
  }

  /** A thing of the place, unless the scene has its own of that kind. */
  unlessNamed(kind: ObjectKind, markup: string): string {
    if (this.named.has(kind)) return '';
    this.ofPlace.add(kind);
    return markup;
  }

  /**
   * Adds a small thing of the place, with its foot at a point, unless the scene has its own of that kind.
   * @param more what goes with it, in picture space, but may be behind others, such as its light or its string
   */
  small(
    kind: ObjectKind | null,
    { x, y, k, turn = 0 }: { x: number; y: number; k: number; turn?: number },
    markup: string,
    more = '',
  ): void {
    if (kind && this.unlessNamed(kind, markup) === '') return;
    const { left, right, top, bottom } = boundsOf(markup);
    const box = { left: x + left * k, right: x + right * k, top: y + top * k, bottom: y + bottom * k };
    this.smalls.push({ index: this.body.length, box });
    this.add(more + shows('small thing', at(x, y, k, markup, turn)));
  }

  /** Takes away the small things of the place that touch something, as if someone held or wore them. */
  clearSmall(touches: (box: Bounds) => boolean): void {
    for (const { index, box } of this.smalls) if (touches(box)) this.body[index] = '';
  }

  /** Where each sheet begins, from back to front. */
  get layerStarts(): readonly number[] {
    return this.layers;
  }

  /** What is added from here on is nearer to the viewer. @returns where it begins. */
  beginLayer(): number {
    this.layers.push(this.body.length);
    return this.body.length;
  }

  /** Changes each color of what is added and defined from here on; null leaves colors as they are. */
  tone(change: ((color: string) => string) | null): void {
    this.toned = change ? (markup) => markup.replace(/#[0-9a-f]{6}(?![0-9a-z])/g, change) : (markup) => markup;
    // What was defined before has other colors.
    this.definitions.clear();
  }

  /** Adds a shape to <defs> and returns its id; the same markup is added only once. */
  define(make: (id: string) => string): string {
    const key = make('');
    const known = this.definitions.get(key);
    if (known) return known;
    const id = this.id();
    this.definitions.set(key, id);
    this.defs.push(this.toned(make(id)));
    return id;
  }

  /** What is made only to know its extent: its definitions are forgotten, because each makes the picture larger. */
  trial<T>(make: () => T): T {
    const { count } = this;
    const before = this.defs.length;
    const known = new Set(this.definitions.keys());
    const made = make();
    this.count = count;
    this.defs.length = before;
    for (const key of this.definitions.keys()) if (!known.has(key)) this.definitions.delete(key);
    return made;
  }

  private static stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([o, c, a]) => `<stop offset="${twoDecimals(o)}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${twoDecimals(a)}"`}/>`,
      )
      .join('');
  }

  /** A gradient down the page between two heights (or along any line). */
  linear(stops: readonly Stop[], y1: number, y2: number, x1 = 0, x2 = 0): string {
    const id = this.define(
      (i) =>
        `<linearGradient id="${i}" gradientUnits="userSpaceOnUse" x1="${oneDecimal(x1)}" y1="${oneDecimal(y1)}" x2="${oneDecimal(x2)}" y2="${oneDecimal(y2)}">${Stage.stops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A gradient over each shape's own box, from its top to its bottom. */
  down(stops: readonly Stop[]): string {
    const id = this.define((i) => `<linearGradient id="${i}" x2="0" y2="1">${Stage.stops(stops)}</linearGradient>`);
    return `url(#${id})`;
  }

  /** A round gradient in picture space. */
  radial(x: number, y: number, r: number, stops: readonly Stop[]): string {
    const id = this.define(
      (i) =>
        `<radialGradient id="${i}" gradientUnits="userSpaceOnUse" cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" r="${oneDecimal(r)}">${Stage.stops(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A round light that fades out, as markup for the caller to add. */
  glow(x: number, y: number, r: number, color: string, strength = 0.5, ry = r): string {
    if (this.unlit && color === LAMP) return '';
    const id = this.define(
      (i) =>
        `<radialGradient id="${i}">${Stage.stops([
          [0, color, 1],
          [0.35, color, 0.5],
          [0.7, color, 0.13],
          [1, color, 0],
        ])}</radialGradient>`,
    );
    return `<ellipse cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" rx="${oneDecimal(r)}" ry="${oneDecimal(ry)}" fill="url(#${id})" opacity="${twoDecimals(strength)}"/>`;
  }

  /** The fill of a sheet: bright near the light, darker away from it. */
  paper(color: string, lit = 0.2): string {
    const { x, y } = this.light;
    return this.radial(x, y, Math.max(this.w, this.h) * 0.95, [
      [0, mix(color, this.light.color, lit)],
      [0.5, color],
      [1, darken(color, 0.22)],
    ]);
  }

  /** Adds one sheet of paper to the stage: shapes without fill, cut from the same sheet. */
  sheet(shapes: string | readonly string[], options: SheetOptions): void {
    this.beginLayer();
    this.add(this.sheetMarkup(shapes, options));
  }

  /** Like sheet(), but returns the markup instead of adding it. */
  sheetMarkup(shapes: string | readonly string[], options: SheetOptions): string {
    const { color, lit = 0.2, shadow = 1, edge = 0.4, is } = options;
    const inner = wholeNumbers(typeof shapes === 'string' ? shapes : shapes.join(''));
    const id = this.define((i) => `<g id="${i}">${inner}</g>`);
    const use = (attributes: string): string => `<use href="#${id}" ${attributes}/>`;
    let out = '';
    if (shadow > 0) {
      const cast = (width: number, opacity: number): string => use(`stroke-width="${width}" opacity="${twoDecimals(opacity * shadow)}"`);
      const casts = cast(40, 0.03) + cast(33, 0.035) + cast(26, 0.045) + cast(20, 0.055) + cast(14, 0.065) + cast(9, 0.08) + cast(4, 0.13);
      out += `<g fill="none" stroke="${SHADE}" stroke-linejoin="round">${casts}</g>`;
    }
    // The light hardly reaches the edges of near, dark sheets.
    if (edge > 0)
      out += use(
        `fill="${mix(color, this.light.color, (0.25 + edge * 0.5) * Math.min(1, 0.2 + lit * 2.8))}" transform="translate(0 -1.6)"`,
      );
    out += use(`fill="${this.paper(color, lit)}"`);
    return is ? shows(is, out) : out;
  }

  /** The sky, from top to bottom, with the light's soft rings of vellum in it. */
  sky(stops: readonly Stop[], rings: { r: number; strength?: number } | null = { r: 90 }): void {
    this.add(rect(0, 0, this.w, this.h, this.linear(stops, 0, this.h)));
    if (!rings) return;
    const { x, y, color } = this.light;
    const a = rings.strength ?? 1;
    this.add(this.glow(x, y, rings.r * 4.4, color, 0.42 * a));
    for (const [k, o] of [
      [3.1, 0.045],
      [2.35, 0.06],
      [1.65, 0.085],
    ] as const) {
      this.add(circle(x, y, rings.r * k, color, `opacity="${twoDecimals(o * a)}"`));
    }
  }

  /** Stars as pin-holes in the sky, none closer to the light than `clear`. */
  stars(count: number, bottom: number, color = MOON, clear = 130, top = 0.02): void {
    const small: string[] = [];
    const big: string[] = [];
    for (let i = 0; i < count; i++) {
      const x = this.rng.range(0.02, 0.98) * this.w;
      const y = (top + (bottom - top) * this.rng.next() ** 1.25) * this.h;
      if (Math.hypot(x - this.light.x, y - this.light.y) < clear) continue;
      (i % 5 === 0 ? big : small).push(`M${Math.round(x)} ${Math.round(y)}h.1`);
    }
    const dots = (data: string[], width: number, opacity: number): string =>
      data.length
        ? `<path d="${data.join('')}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
        : '';
    if (!this.byDay) this.add(dots(small, 2, 0.6), dots(big, 3.6, 0.85));
  }

  /** Lays the dark corners and the grain over what is there, for a light that is added later and may be taken away. */
  finish(): void {
    this.body.push(this.vignette(), this.grain());
    this.finished = true;
  }

  /** The finished picture. */
  render(options: RenderOptions): string {
    let inner = this.body.join('') + (this.finished ? '' : this.vignette());
    if (options.mirror) inner = this.mirrored(inner);
    if (!this.finished) inner += this.grain();
    if (options.shape) {
      const clip = this.id();
      this.defs.push(`<clipPath id="${clip}">${path(options.shape)}</clipPath>`);
      inner = `<g clip-path="url(#${clip})">${inner}</g>`;
    }
    return this.document(inner, options);
  }

  /**
   * The picture as several, the first one at the back: lying on each other, they show what {@link render} shows.
   * @param starts where each begins, from {@link beginLayer} or {@link layerStarts}; empty ones are left out.
   */
  renderLayers(starts: readonly number[], options: Omit<RenderOptions, 'shape'>): string[] {
    const { body } = this;
    const chosen = [...new Set([0, ...starts])].filter((start) => start < body.length).sort((a, b) => a - b);
    const [vignette, grain] = this.finished ? ['', ''] : [this.vignette(), this.grain()];
    return chosen.map((start, index) => {
      const isFront = index === chosen.length - 1;
      const sheet = body.slice(start, chosen[index + 1]).join('') + (isFront ? vignette : '');
      const inner = (options.mirror ? this.mirrored(sheet) : sheet) + (isFront ? grain : '');
      return this.document(inner, options);
    });
  }

  private document(inner: string, options: RenderOptions): string {
    return svgDocument([0, -this.above, this.w, this.h + this.above], usedDefs(this.defs, inner), inner, options);
  }

  /** Dark corners. */
  private vignette(): string {
    const { w, above } = this;
    const h = this.h + above;
    const fill = this.radial(w * 0.5, h * 0.46 - above, Math.hypot(w, h) * 0.58, [
      [0.55, SHADE, 0],
      [1, SHADE, 0.3],
    ]);
    return rect(0, -above, w, h, fill);
  }

  private mirrored(markup: string): string {
    return `<g transform="translate(${oneDecimal(this.w)} 0) scale(-1 1)">${markup}</g>`;
  }

  /** The paper's grain over everything. */
  private grain(): string {
    const fibers = this.id();
    this.defs.push(`<pattern id="${fibers}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">${GRAIN}</pattern>`);
    return rect(0, -this.above, this.w, this.h + this.above, `url(#${fibers})`);
  }
}

/** Path data without the decimals of larger numbers: sheets are large, and have a great part of a picture's numbers. */
const wholeNumbers = (markup: string): string =>
  markup.replace(/ d="[^"]+"/g, (data) => data.replace(/-?\d\d+\.\d+/g, (number) => String(Math.round(Number(number)))));

/** Wraps markup as a standalone <svg>. */
function svgDocument(
  box: readonly number[],
  defs: string,
  inner: string,
  options: { width: number; height: number; title?: string; marks?: boolean },
): string {
  const kept = options.marks ? (markup: string) => markup : withoutMarks;
  const label = options.title ? ` role="img" aria-label="${escapeXml(options.title)}"` : ' aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(oneDecimal).join(' ')}" width="${oneDecimal(options.width)}" height="${oneDecimal(options.height)}" preserveAspectRatio="xMidYMid slice" focusable="false"${label}>${
    options.title ? `<title>${escapeXml(options.title)}</title>` : ''
  }${defs ? `<defs>${kept(defs)}</defs>` : ''}${kept(inner)}</svg>`;
}

/** A path element from data, without fill, for sheets. */
export const cut = (data: string): string => path(data);

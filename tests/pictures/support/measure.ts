/** Measures from pixels how much of each marked thing a picture shows. */
import { cropsOf } from './crops.ts';
import { ALONE, isBack, type Mark, type MarkedPicture, readMarks } from './marks.ts';
import { type Paper, paperIn, rasterize } from './raster.ts';

export interface Measured {
  what: string;
  mark: Mark;
  /** In pixels of {@link WIDTH}, with all that is hidden or outside. */
  area: number;
  /** The share that is drawn in front of everything, in the crop where this is least. */
  shown: number;
  /** The name of that crop. */
  crop: string;
  /** The share of what nothing covers that is inside of the crop, where this is least. */
  inside: number;
  /** The share of its face that nothing covers, or of its most covered eye or mouth, without cropping; null if it has no face. */
  face: number | null;
  /** The same of its eyes alone, for one whose mouth holds something. */
  eyes: number | null;
  /** Whether only its back is seen, at the edge of the picture. */
  back: boolean;
  /** The pixels that it takes if nothing covers it, by their index in the larger raster. */
  pixels: Set<number>;
  /** The pixels that are drawn in front of everything, by their index in the picture. */
  seen: Set<number>;
}

/** The width of the pictures that are measured: their smallest thing, a pebble, has 100 pixels. */
const WIDTH = 300;
/** Where paper is at least half opaque. */
const OPAQUE = 128;
/** Faces, where they look, where figures touch things, and the parts by which a thing is told from others. */
const PART = /^(?:face|gaze|anchor|grip|part) /;
/** Translucent air before paper still shows it. */
const SEEN = 100;
/** Pixels between feet and what they stand on: shadows and outlines. */
const FEET = 3;

/**
 * Things without a pixel of their own, such as mere light, are left out.
 * @param matters whether to measure things with this name
 */
export function measure(svg: string, matters: (what: string) => boolean = () => true): Measured[] {
  return measureMarks(svg, ({ what }) => matters(what));
}

/** Also measures everything that has a face, whatever it is called. */
export function measureWithFaces(svg: string, matters: (what: string) => boolean): Measured[] {
  return measureMarks(svg, ({ what }, hasFace) => hasFace || matters(what));
}

function measureMarks(svg: string, matters: (mark: Mark, hasFace: boolean) => boolean): Measured[] {
  const picture = readMarks(svg);
  const things = picture.marks.filter((mark) => !PART.test(mark.what) && matters(mark, faceOf(picture, mark) !== undefined));
  return measureEach(picture, things).filter(({ area }) => area > 0);
}

const faceOf = ({ marks }: MarkedPicture, { from, to }: Mark): Mark | undefined =>
  marks.find((mark) => mark.what.startsWith('face ') && mark.from >= from && mark.to <= to);

/** The parts that a picture says it shows, such as the minute hands of its clocks. */
export function measureParts(svg: string, name: string): Measured[] {
  const picture = readMarks(svg);
  return measureEach(
    picture,
    picture.marks.filter(({ what }) => what === `part ${name}`),
  );
}

/** The middle of a thing's face, in pixels; null if it has none. */
export function faceMiddleOf(svg: string, { mark }: Measured): { x: number; y: number } | null {
  const picture = readMarks(svg);
  const face = faceOf(picture, mark);
  return face ? middleOf({ pixels: facePixels(picture, face, face) }) : null;
}

/** The middle of a thing, in pixels. */
export function middleOf({ pixels }: Pick<Measured, 'pixels'>): { x: number; y: number } {
  let [x, y] = [0, 0];
  for (const index of pixels) {
    x += index % (WIDTH * ALONE);
    y += Math.floor(index / (WIDTH * ALONE));
  }
  return { x: x / pixels.size, y: y / pixels.size };
}

/** How far above another thing's paper the lowest pixel of a thing is, as a share of the height of the thing; 0 if it stands or sits on it. */
export function heightAbove(one: Measured, other: Measured): number {
  const row = WIDTH * ALONE;
  const rows = [...one.pixels].map((index) => Math.floor(index / row));
  const [top, foot] = [Math.min(...rows), Math.max(...rows)];
  const near = (index: number): boolean => {
    for (let y = 0; y <= FEET; y++) if (other.pixels.has(index + y * row)) return true;
    return false;
  };
  const touching = [...one.pixels].filter(near).map((index) => Math.floor(index / row));
  return touching.length === 0 ? 1 : (foot - Math.max(...touching)) / Math.max(1, foot - top);
}

/** How much more red than blue the seen paper of a thing is, from -255 to 255: brown mud is, and a gray hide is not. */
export function warmth(svg: string, one: Measured): number {
  const [red, blue] = (['red', 'blue'] as const).map((channel) => rasterize(svg, WIDTH, channel));
  if (!red || !blue || one.seen.size === 0) return 0;
  let sum = 0;
  for (const index of one.seen) sum += (red.values[index] ?? 0) - (blue.values[index] ?? 0);
  return sum / one.seen.size;
}

/** What is drawn in front of everything, by crop. */
interface Shown {
  seen: Set<number>;
  shown: number;
  crop: string;
  inside: number;
}

/** Draws only what is read of them: each drawing takes milliseconds, and most callers need one of three. */
function measureEach(picture: MarkedPicture, things: readonly Mark[]): Measured[] {
  const lights = once(() => lightsOn(picture, things));
  return things.map((mark) => measureOne(picture, mark, () => lights().get(mark) as Light));
}

/** How much of each pixel of a thing is seen through what is drawn later, from 0 to 1. */
interface Light {
  width: number;
  height: number;
  values: Float32Array;
}

/** From the front to the back, so that each part of the picture is drawn once. */
function lightsOn(picture: MarkedPicture, things: readonly Mark[]): Map<Mark, Light> {
  const lights = new Map<Mark, Light>();
  let [end, before] = [picture.end, undefined as Float32Array | undefined];
  for (const mark of things.toSorted((one, other) => other.to - one.to)) {
    const { values, ...size } = rasterize(picture.covering(mark.to, end), WIDTH, 'red');
    const passed = new Float32Array(values.length);
    for (let at = 0; at < values.length; at++) passed[at] = ((values[at] ?? 0) / 255) * (before?.[at] ?? 1);
    lights.set(mark, { ...size, values: passed });
    [end, before] = [mark.to, passed];
  }
  return lights;
}

function measureOne(picture: MarkedPicture, mark: Mark, light: () => Light): Measured {
  const paper = paperOf(picture.alone(mark));
  const { pixels } = paper;
  const shown = once(() => shownOf(picture, light(), paper));
  const face = once(() => faceShares(picture, mark, pixels, shown().seen));
  const seen = once(() => {
    const { width, height } = light();
    return new Set([...shown().seen].map((index) => placeY(index, height) * width + placeX(index)));
  });
  return {
    ...{ what: mark.what, mark, back: isBack(picture, mark), area: pixels.size, pixels },
    get shown() {
      return shown().shown;
    },
    get crop() {
      return shown().crop;
    },
    get inside() {
      return shown().inside;
    },
    get face() {
      return face() && Math.min(...Object.values(face() ?? {}));
    },
    get eyes() {
      return face()?.eyes ?? null;
    },
    get seen() {
      return seen();
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function shownOf(picture: MarkedPicture, { width, height, values }: Light, { pixels, brightness }: Paper): Shown {
  const crops = cropsOf(picture.width / picture.height).map((crop) => ({ ...crop, inFront: 0 }));
  const seen = new Set<number>();
  let hidden = 0;
  for (const index of pixels) {
    const [column, row] = [placeX(index), placeY(index, height)];
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    if (brightness(index) * (values[row * width + column] ?? 1) < SEEN) {
      hidden += 1;
      continue;
    }
    seen.add(index);
    const [x, y] = [(column + 0.5) / width, (row + 0.5) / height];
    for (const crop of crops) if (x >= crop.left && x <= crop.right && y >= crop.top && y <= crop.bottom) crop.inFront += 1;
  }
  const share = (part: number): number => (pixels.size === 0 ? 0 : part / pixels.size);
  const worst = crops.reduce((one, other) => (other.inFront < one.inFront ? other : one));
  const inFront = share(worst.inFront);
  return { seen, shown: inFront, crop: worst.name, inside: inFront / Math.max(1e-9, 1 - share(hidden)) };
}

const paperOf = (svg: string): Paper => paperIn(svg, WIDTH * ALONE, OPAQUE);

/** The place in the picture of a pixel of the larger one. */
const placeX = (index: number): number => (index % (WIDTH * ALONE)) - Math.round((WIDTH * (ALONE - 1)) / 2);
const placeY = (index: number, height: number): number => Math.floor(index / (WIDTH * ALONE)) - Math.round((height * (ALONE - 1)) / 2);

function faceShares(
  picture: MarkedPicture,
  mark: Mark,
  pixels: Set<number>,
  seen: Set<number>,
): { whole: number; eyes: number; mouth: number } | null {
  const face = faceOf(picture, mark);
  if (!face) return null;
  const share = (disc: Mark | undefined): number => {
    if (!disc) return 1;
    const own = [...facePixels(picture, face, disc)].filter((index) => pixels.has(index));
    return own.length === 0 ? 0 : own.filter((index) => seen.has(index)).length / own.length;
  };
  const [eyes, mouth] = picture.marks.filter(({ parent }) => parent === face);
  return { whole: share(face), eyes: share(eyes), mouth: share(mouth) };
}

/** @param disc a face, or a part of it. */
function facePixels(picture: MarkedPicture, face: Mark, disc: Mark): Set<number> {
  const [, x, y, r] = disc.what.split(' ');
  return paperOf(picture.inPlaceOf(face, `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffffff"/>`)).pixels;
}

/** The share of the smaller one that both take. */
export function overlap(one: Measured, other: Measured): number {
  const [small, large] = one.area < other.area ? [one, other] : [other, one];
  let both = 0;
  for (const index of small.pixels) if (large.pixels.has(index)) both += 1;
  return both / Math.max(1, small.area);
}

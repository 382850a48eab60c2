/** Measures from pixels how much of each marked thing a picture shows. */
import { cropsOf } from './crops.ts';
import { ALONE, type Mark, type MarkedPicture, readMarks } from './marks.ts';
import { type Raster, rasterize } from './raster.ts';

export interface Measured {
  what: string;
  mark: Mark;
  /** In pixels of {@link WIDTH}, with all that is hidden or outside. */
  area: number;
  /** The share that is drawn in front of everything, in the crop where this is least. */
  shown: number;
  /** The name of that crop. */
  crop: string;
  /** The share of its face that nothing covers, or of its most covered eye or mouth, without cropping; null if it has no face. */
  face: number | null;
  /** The pixels that it takes if nothing covers it, by their index in the larger raster. */
  pixels: Set<number>;
}

/** The width of the pictures that are measured: their smallest thing, a pebble, has 100 pixels. */
const WIDTH = 300;
/** Where paper is at least half opaque. */
const OPAQUE = 128;
const PART_OF_FACE = /^(?:face|part) /;
/** Translucent air before paper still shows it. */
const SEEN = 100;

/** Things without a pixel of their own, such as mere light, are left out. @param matters whether to measure what is called so */
export function measure(svg: string, matters: (what: string) => boolean = () => true): Measured[] {
  const picture = readMarks(svg);
  const hasFace = ({ from, to }: Mark): boolean =>
    picture.marks.some((mark) => mark.what.startsWith('face ') && mark.from >= from && mark.to <= to);
  const things = picture.marks.filter((mark) => !PART_OF_FACE.test(mark.what) && (matters(mark.what) || hasFace(mark)));
  return things.map((mark) => measureOne(picture, mark)).filter(({ area }) => area > 0);
}

function measureOne(picture: MarkedPicture, mark: Mark): Measured {
  const alone = rasterize(picture.alone(mark), WIDTH * ALONE);
  const covered = rasterize(picture.covered(mark), WIDTH);
  const pixels = opaquePixels(alone);
  const seen = new Set<number>();
  for (const index of pixels) if (seenAt(covered, alone, index)) seen.add(index);
  const share = (part: number): number => (pixels.size === 0 ? 0 : part / pixels.size);
  let shown = 2;
  let worst = '';
  for (const crop of cropsOf(picture.width / picture.height)) {
    let inside = 0;
    for (const index of seen) {
      const [x, y] = [(placeX(index, alone) + 0.5) / covered.width, (placeY(index, alone, covered) + 0.5) / covered.height];
      if (x >= crop.left && x <= crop.right && y >= crop.top && y <= crop.bottom) inside += 1;
    }
    if (share(inside) < shown) [shown, worst] = [share(inside), crop.name];
  }
  return { what: mark.what, mark, area: pixels.size, shown, crop: worst, face: faceShare(picture, mark, pixels, seen), pixels };
}

function opaquePixels({ values }: Raster): Set<number> {
  const found = new Set<number>();
  for (let i = 0; i < values.length; i++) if ((values[i] ?? 0) >= OPAQUE) found.add(i);
  return found;
}

/** The place in the picture of a pixel of the larger one. */
const placeX = (index: number, alone: Raster): number => (index % alone.width) - Math.round((alone.width * (1 - 1 / ALONE)) / 2);
const placeY = (index: number, alone: Raster, { height }: Raster): number =>
  Math.floor(index / alone.width) - Math.round((alone.height - height) / 2);

function seenAt(covered: Raster, alone: Raster, index: number): boolean {
  const [x, y] = [placeX(index, alone), placeY(index, alone, covered)];
  return x >= 0 && y >= 0 && x < covered.width && y < covered.height && (covered.values[y * covered.width + x] ?? 0) >= SEEN;
}

function faceShare(picture: MarkedPicture, mark: Mark, pixels: Set<number>, seen: Set<number>): number | null {
  const face = picture.marks.find(({ what, from, to }) => what.startsWith('face ') && from >= mark.from && to <= mark.to);
  if (!face) return null;
  const shares = [face, ...picture.marks.filter(({ parent }) => parent === face)].map((disc) => {
    const [, x, y, r] = disc.what.split(' ');
    const circle = opaquePixels(rasterize(picture.inPlaceOf(face, `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffffff"/>`), WIDTH * ALONE));
    const own = [...circle].filter((index) => pixels.has(index));
    return own.length === 0 ? 0 : own.filter((index) => seen.has(index)).length / own.length;
  });
  return Math.min(...shares);
}

/** The share of the smaller one that both take. */
export function overlap(one: Measured, other: Measured): number {
  const [small, large] = one.area < other.area ? [one, other] : [other, one];
  let both = 0;
  for (const index of small.pixels) if (large.pixels.has(index)) both += 1;
  return both / Math.max(1, small.area);
}

/** Turns a picture into pixels. */
import { Resvg } from '@resvg/resvg-js';

/** Brightness, or that of one color, from 0 to 255, row by row. */
export interface Raster {
  width: number;
  height: number;
  values: Uint8Array;
}

/** The weights of red, green and blue. */
const WEIGHTS = { brightness: [0.2126, 0.7152, 0.0722], red: [1, 0, 0], green: [0, 1, 0], blue: [0, 0, 1] } as const;

const OPTIONS = { background: '#000000', font: { loadSystemFonts: false } };

interface Rendered {
  width: number;
  height: number;
  /** Four bytes for each. */
  pixels: Uint8Array;
}

/** The latest pictures, because callers read one color after the other and compare one picture with several. */
const latest = new Map<string, Rendered>();
const MOST = 3;

/** A single shape needs no layer of its own to be see-through, and resvg crashes where such a layer touches the edge of the picture. */
const withoutLayers = (svg: string): string =>
  svg.replace(/<(?:path|rect|circle|ellipse)\b(?:(?!stroke)[^>])*\/>/g, (shape) => shape.replace(/ opacity=/, ' fill-opacity='));

function rendered(svg: string, width: number): Rendered {
  const name = `${width} ${svg}`;
  const known = latest.get(name);
  if (known) return known;
  const image = new Resvg(withoutLayers(svg), { ...OPTIONS, fitTo: { mode: 'width', value: width } }).render();
  const made = { width: image.width, height: image.height, pixels: image.pixels };
  const [oldest] = latest.keys();
  if (latest.size === MOST && oldest !== undefined) latest.delete(oldest);
  latest.set(name, made);
  return made;
}

/** @param width in pixels. */
export function rasterize(svg: string, width: number, channel: keyof typeof WEIGHTS = 'brightness'): Raster {
  const [red, green, blue] = WEIGHTS[channel];
  const { pixels, ...size } = rendered(svg, width);
  const values = new Uint8Array(size.width * size.height);
  for (let i = 0; i < values.length; i++)
    values[i] = red * (pixels[4 * i] ?? 0) + green * (pixels[4 * i + 1] ?? 0) + blue * (pixels[4 * i + 2] ?? 0);
  return { ...size, values };
}

/** The outlines that a box may lack, in pixels. */
const OUTLINE = 3;

/** White paper in a picture. */
export interface Paper {
  /** Where it is at least so bright as asked, by their index. */
  pixels: Set<number>;
  /** Of such a pixel, from 0 to 255. */
  brightness(index: number): number;
}

/**
 * Draws only around the paper, because most of such a picture is empty.
 * @param width of the whole picture, in pixels.
 */
export function paperIn(svg: string, width: number, bright: number): Paper {
  const [left = 0, top = 0, wide = 1, high = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const unit = wide / width;
  const picture = new Resvg(svg, { ...OPTIONS, fitTo: { mode: 'zoom', value: 1 / unit } });
  const found = new Set<number>();
  const box = picture.getBBox();
  if (!box) return { pixels: found, brightness: () => 0 };
  const from = (start: number): number => Math.max(0, Math.floor(start / unit) - OUTLINE);
  const to = (end: number, most: number): number => Math.min(Math.ceil(most / unit), Math.ceil(end / unit) + OUTLINE);
  const [x, y] = [from(box.x - left), from(box.y - top)];
  const [columns, rows] = [to(box.x + box.width - left, wide) - x, to(box.y + box.height - top, high) - y];
  if (columns <= 0 || rows <= 0) return { pixels: found, brightness: () => 0 };
  picture.cropByBBox(Object.assign(box, { x: left + x * unit, y: top + y * unit, width: columns * unit, height: rows * unit }));
  const image = picture.render();
  const { pixels } = image;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if ((pixels[4 * (row * image.width + column)] ?? 0) >= bright) found.add((y + row) * width + x + column);
  return {
    pixels: found,
    brightness: (index) => pixels[4 * ((Math.floor(index / width) - y) * image.width + (index % width) - x)] ?? 0,
  };
}

/** Lets the memory of rasterized pictures go: without it, some thousand pictures in one test take all that a machine has. */
export const freeRasters = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The mean brightness of a picture, from 0 to 1. */
export function meanBrightness(svg: string): number {
  const { values } = rasterize(svg, 120);
  return values.reduce((sum, each) => sum + each, 0) / (255 * values.length);
}

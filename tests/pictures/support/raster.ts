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

/** @param width in pixels. */
export function rasterize(svg: string, width: number, channel: keyof typeof WEIGHTS = 'brightness'): Raster {
  const [red, green, blue] = WEIGHTS[channel];
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    background: '#000000',
    font: { loadSystemFonts: false },
  }).render();
  const { pixels } = image;
  const values = new Uint8Array(image.width * image.height);
  for (let i = 0; i < values.length; i++)
    values[i] = red * (pixels[4 * i] ?? 0) + green * (pixels[4 * i + 1] ?? 0) + blue * (pixels[4 * i + 2] ?? 0);
  return { width: image.width, height: image.height, values };
}

/** Lets the memory of rasterized pictures go: without it, some thousand pictures in one test take all that a machine has. */
export const freeRasters = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The mean brightness of a picture, from 0 to 1. */
export function meanBrightness(svg: string): number {
  const { values } = rasterize(svg, 120);
  return values.reduce((sum, each) => sum + each, 0) / (255 * values.length);
}

/** Turns a picture into pixels. */
import { Resvg } from '@resvg/resvg-js';

/** Brightness from 0 to 255, row by row. */
export interface Raster {
  width: number;
  height: number;
  values: Uint8Array;
}

/** @param width in pixels. */
export function rasterize(svg: string, width: number): Raster {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    background: '#000000',
    font: { loadSystemFonts: false },
  }).render();
  const { pixels } = image;
  const values = new Uint8Array(image.width * image.height);
  for (let i = 0; i < values.length; i++)
    values[i] = 0.2126 * (pixels[4 * i] ?? 0) + 0.7152 * (pixels[4 * i + 1] ?? 0) + 0.0722 * (pixels[4 * i + 2] ?? 0);
  return { width: image.width, height: image.height, values };
}

/** Lets the memory of rasterized pictures go: without it, some thousand pictures in one test take all that a machine has. */
export const freeRasters = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The mean brightness of a picture, from 0 to 1. */
export function meanBrightness(svg: string): number {
  const { values } = rasterize(svg, 120);
  return values.reduce((sum, each) => sum + each, 0) / (255 * values.length);
}

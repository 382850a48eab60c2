/** How much of a thing is seen in a color, whatever light is on it. */
import type { ColorWord } from '../../domain/src/index.ts';
import type { Measured } from './measure.ts';
import { rasterize } from './raster.ts';

const WIDTH = 300;
/** Degrees on the wheel of hues. */
const HUES: Partial<Record<ColorWord, number>> = {
  ...{ red: 4, orange: 26, yellow: 44, green: 115, teal: 184, blue: 214, purple: 265, pink: 342, brown: 22, gold: 40, straw: 43 },
};
const NEAR_HUE = 32;
/** From 0 to 1: paper without a hue, light paper and dark paper. */
const [GRAYISH, LIGHT, DARK] = [0.3, 0.55, 0.45];

type Pixel = readonly [red: number, green: number, blue: number];

/** The share of its seen paper. */
export function colorShare(svg: string, { seen }: Measured, color: ColorWord): number {
  const [red, green, blue] = (['red', 'green', 'blue'] as const).map((channel) => rasterize(svg, WIDTH, channel).values);
  if (!red || !green || !blue || seen.size === 0) return 0;
  const pixels = [...seen].map((index): Pixel => [(red[index] ?? 0) / 255, (green[index] ?? 0) / 255, (blue[index] ?? 0) / 255]);
  return pixels.filter((pixel) => isColor(pixel, color)).length / pixels.length;
}

function isColor(pixel: Pixel, color: ColorWord): boolean {
  const [most, least] = [Math.max(...pixel), Math.min(...pixel)];
  const saturation = most === 0 ? 0 : (most - least) / most;
  const hue = HUES[color];
  if (hue !== undefined) return saturation > 0.15 && Math.abs(((hueOf(pixel) - hue + 540) % 360) - 180) <= NEAR_HUE;
  if (color === 'black') return most < DARK;
  return color === 'white' || color === 'cream' ? most > LIGHT && saturation < 0.45 : saturation < GRAYISH;
}

function hueOf([red, green, blue]: Pixel): number {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least || 1;
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? ((blue - red) / range) * 60 + 120 : ((red - green) / range) * 60 + 240;
}

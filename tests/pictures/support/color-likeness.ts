/** Whether a thing is seen in a color, whatever light is on it: compared with the same picture in which it is of another paper. */
import type { ColorWord } from '../../../domain/src/index.ts';
import type { Measured } from './measure.ts';
import { rasterize } from './raster.ts';

const WIDTH = 300;
/** About what each word means. */
const PAPERS: Readonly<Record<ColorWord, readonly [red: number, green: number, blue: number]>> = {
  ...{ red: [201, 72, 63], orange: [224, 138, 64], yellow: [236, 194, 78], green: [95, 154, 90], teal: [63, 143, 148] },
  ...{ blue: [79, 127, 191], purple: [125, 95, 168], pink: [224, 138, 164], brown: [138, 90, 64], white: [244, 240, 232] },
  ...{ cream: [240, 223, 186], gray: [143, 147, 159], black: [58, 56, 72], gold: [217, 168, 63], silver: [188, 198, 210] },
  straw: [220, 192, 122],
};

/** The paper that a color is compared with: far from it. */
export const comparedWith = (color: ColorWord): ColorWord => (color === 'gray' || color === 'silver' ? 'red' : 'gray');

/**
 * How far the thing differs as it should: 1 if by the same direction of color, 0 if by none.
 * @param other the same picture with the thing in the color of {@link comparedWith}
 */
export function likeness(svg: string, other: string, { seen }: Measured, color: ColorWord): number {
  const [own, compared] = [meanOf(svg, seen), meanOf(other, seen)];
  const [wanted, from] = [PAPERS[color], PAPERS[comparedWith(color)]];
  const is = own.map((value, at) => value - (compared[at] ?? 0));
  const ought = wanted.map((value, at) => value - (from[at] ?? 0));
  const product = is.reduce((sum, value, at) => sum + value * (ought[at] ?? 0), 0);
  return product / Math.max(1, Math.hypot(...is) * Math.hypot(...ought));
}

function meanOf(svg: string, seen: ReadonlySet<number>): number[] {
  return (['red', 'green', 'blue'] as const).map((channel) => {
    const { values } = rasterize(svg, WIDTH, channel);
    return [...seen].reduce((sum, index) => sum + (values[index] ?? 0), 0) / Math.max(1, seen.size);
  });
}

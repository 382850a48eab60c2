/**
 * What the reader shows of a picture at three widths (web/src/features/reader/pages/page-picture.tsx), at the extremes of each: a long text leaves less height.
 * A frame that is taller than the first one shows the same (web/src/styles/book.css).
 */

/** Shares of the picture's width and height. */
export interface Crop {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** In CSS pixels. */
interface Frame {
  width: number;
  height: number;
  /** How much of its foot the sheet with the text covers. */
  covered: number;
}

const FRAMES: Readonly<Record<string, Frame>> = {
  // A phone of 640 px in height gives 45 % of it.
  '360 px': { width: 360, height: 312, covered: 24 },
  '768 px': { width: 768, height: 512, covered: 24 },
  // Beside the text, on half of the book.
  '1280 px': { width: 628, height: 528, covered: 0 },
};

/** @param ratio of the picture's width to its height. */
export function cropsOf(ratio: number): Crop[] {
  return Object.entries(FRAMES).map(([name, { width, height, covered }]) => {
    const scale = Math.max(width / ratio, height);
    const [shownX, shownY] = [width / (scale * ratio), height / scale];
    // What does not fit is cropped at the top, and equally at both sides.
    const top = 1 - shownY;
    return { name, left: (1 - shownX) / 2, right: (1 + shownX) / 2, top, bottom: top + shownY - covered / scale };
  });
}

/** Pictures at night: bright ones are dimmed to a restful mean luminance, dark ones stay as they are. And the color of a picture's upper edge. */

/** Mean relative luminance (WCAG) below which a picture is as dark as the page around it; a crop may be somewhat lighter than the whole. */
const RESTFUL = 0.11;
/** Where a picture cannot be measured. */
const USUAL = 0.6;
/** Enough for a mean. */
const SAMPLE = { width: 24, height: 16 };

/** The share of the width that the radius of a picture's glow has, and its colors from the middle on (styles/book.css). */
const GLOW_RADIUS = 0.3;
const GLOW: readonly [number, string][] = [
  [0, 'rgb(255 226 160 / 0.24)'],
  [0.45, 'rgb(255 226 160 / 0.1)'],
  [1, 'rgb(255 226 160 / 0)'],
];

/** Sets `--night-brightness` and `--picture-edge` (styles/book.css) on a place when its picture, or a layer of it, loads. Returns how to stop. */
export function measurePictures(place: HTMLElement | null): () => void {
  const onLoad = ({ target }: Event): void => {
    if (place === null || !(target instanceof HTMLImageElement && isLayer(target))) return;
    const pixels = pixelsOf(place);
    place.style.setProperty('--night-brightness', (pixels ? brightnessFor(meanLuminance(pixels)) : USUAL).toFixed(2));
    if (pixels) place.style.setProperty('--picture-edge', `rgb(${upperEdge(pixels)})`);
  };
  // Load events do not bubble.
  place?.addEventListener('load', onLoad, true);
  return () => place?.removeEventListener('load', onLoad, true);
}

/** Not a face for a moment. */
const isLayer = (image: HTMLImageElement): boolean => image.closest('[data-blink]') === null;

/** What is seen, in a few pixels: all layers that are loaded, with the light between them at its brightest. Null where they cannot be read. */
function pixelsOf(place: HTMLElement): Uint8ClampedArray | null {
  const { width, height } = SAMPLE;
  try {
    const context = Object.assign(document.createElement('canvas'), SAMPLE).getContext('2d');
    if (context === null) return null;
    const layers = [...place.querySelectorAll('img')].filter((image) => isLayer(image) && image.complete);
    for (const [index, layer] of layers.entries()) {
      context.drawImage(layer, 0, 0, width, height);
      if (index === 0) addGlow(context, place.querySelector<HTMLElement>('.book-glow'));
    }
    return context.getImageData(0, 0, width, height).data;
  } catch {
    // Some browsers do not let a page read the pixels of a drawn picture.
    return null;
  }
}

function addGlow(context: CanvasRenderingContext2D, glow: HTMLElement | null): void {
  if (glow === null) return;
  const { width, height } = SAMPLE;
  const [x, y] = [(Number.parseFloat(glow.style.left) / 100) * width, (Number.parseFloat(glow.style.top) / 100) * height];
  const light = context.createRadialGradient(x, y, 0, x, y, GLOW_RADIUS * width);
  for (const [at, color] of GLOW) light.addColorStop(at, color);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}

/** The factor of CSS `brightness()`, which multiplies encoded values, that makes a luminance restful. */
export function brightnessFor(luminance: number): number {
  return Math.min(1, (RESTFUL / luminance) ** (1 / 2.2));
}

/** @param pixels red, green, blue and alpha of each, from 0 to 255. */
export function meanLuminance(pixels: ArrayLike<number>): number {
  const linear = (at: number) => {
    const value = (pixels[at] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) sum += 0.2126 * linear(at) + 0.7152 * linear(at + 1) + 0.0722 * linear(at + 2);
  return sum / (pixels.length / 4);
}

/** The mean red, green and blue of the first row. @param pixels red, green, blue and alpha of each, from 0 to 255. */
export const upperEdge = (pixels: ArrayLike<number>): number[] =>
  [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let x = 0; x < SAMPLE.width; x += 1) sum += pixels[x * 4 + channel] ?? 0;
    return Math.round(sum / SAMPLE.width);
  });

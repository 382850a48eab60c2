/** Pictures at night: bright ones are dimmed to a restful mean luminance, dark ones stay as they are. */

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

/** Sets `--night-brightness` (styles/book.css) on a place when its picture, or a layer of it, loads. Returns how to stop. */
export function measurePictures(place: HTMLElement | null): () => void {
  const onLoad = ({ target }: Event): void => {
    if (place !== null && target instanceof HTMLImageElement && isLayer(target))
      place.style.setProperty('--night-brightness', nightBrightness(place).toFixed(2));
  };
  // Load events do not bubble.
  place?.addEventListener('load', onLoad, true);
  return () => place?.removeEventListener('load', onLoad, true);
}

/** Not what continues a picture above its edge, nor a face for a moment. */
const isLayer = (image: HTMLImageElement): boolean => image.closest('.book-above, [data-blink]') === null;

/** Measures what is seen: all layers that are loaded, with the light between them at its brightest. */
function nightBrightness(place: HTMLElement): number {
  const { width, height } = SAMPLE;
  try {
    const context = Object.assign(document.createElement('canvas'), SAMPLE).getContext('2d');
    if (context === null) return USUAL;
    const layers = [...place.querySelectorAll('img')].filter((image) => isLayer(image) && image.complete);
    for (const [index, layer] of layers.entries()) {
      context.drawImage(layer, 0, 0, width, height);
      if (index === 0) addGlow(context, place.querySelector<HTMLElement>('.book-glow'));
    }
    return brightnessFor(meanLuminance(context.getImageData(0, 0, width, height).data));
  } catch {
    // Some browsers do not let a page read the pixels of a drawn picture.
    return USUAL;
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

/** Pictures at night: bright ones are dimmed to a restful mean luminance, dark ones stay as they are. */

/** Mean relative luminance (WCAG) below which a picture is as dark as the page around it; a crop may be somewhat lighter than the whole. */
const RESTFUL = 0.11;
/** Where a picture cannot be measured. */
const USUAL = 0.6;
/** Enough for a mean. */
const SAMPLE = { width: 24, height: 16 };

/** Sets `--night-brightness` (styles/book.css) on a place when its picture loads; its nearer layers are as bright. Returns how to stop. */
export function measurePictures(place: HTMLElement | null): () => void {
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement && !target.closest('[aria-hidden]'))
      place?.style.setProperty('--night-brightness', nightBrightness(target).toFixed(2));
  };
  // Load events do not bubble.
  place?.addEventListener('load', onLoad, true);
  return () => place?.removeEventListener('load', onLoad, true);
}

function nightBrightness(picture: HTMLImageElement): number {
  try {
    const context = Object.assign(document.createElement('canvas'), SAMPLE).getContext('2d');
    if (context === null) return USUAL;
    context.drawImage(picture, 0, 0, SAMPLE.width, SAMPLE.height);
    return brightnessFor(meanLuminance(context.getImageData(0, 0, SAMPLE.width, SAMPLE.height).data));
  } catch {
    // Some browsers do not let a page read the pixels of a drawn picture.
    return USUAL;
  }
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

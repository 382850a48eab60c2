import type { Page } from '@playwright/test';

/** Above this mean, a control dazzles in a dark bedroom. */
const DAZZLES = 0.25;
/** Pixels; a smaller part of a control is left out. */
const LEAST = 8;

/** In pixels of a screenshot. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The mean relative luminance (WCAG 2.2) of a screenshot, from 0 to 1. @param page any page; its browser reads the picture */
export async function luminanceOf(page: Page, screenshot: Buffer): Promise<number> {
  return (await luminancesOf(page, screenshot, null))[0] ?? 0;
}

/** The controls that are too bright at night, with their mean luminance. */
export async function dazzlingControls(page: Page): Promise<string[]> {
  const controls = await page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]'))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
        return { name, box: { left: left + scrollX, top: top + scrollY, width, height } };
      });
  });
  const shot = await page.screenshot({ animations: 'disabled', fullPage: true });
  const means = await luminancesOf(
    page,
    shot,
    controls.map(({ box }) => box),
  );
  return controls.flatMap(({ name }, index) => {
    const mean = means[index] ?? 0;
    return mean > DAZZLES ? [`at night “${name}” has a luminance of ${mean.toFixed(2)}`] : [];
  });
}

/** The mean of each box, or of the whole screenshot; 0 for one outside of it. */
function luminancesOf(page: Page, screenshot: Buffer, boxes: readonly Box[] | null): Promise<number[]> {
  return page.evaluate(
    async ({ base64, parts, least }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('There is no canvas.');
      canvas.drawImage(bitmap, 0, 0);
      const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      return (parts ?? [{ left: 0, top: 0, width: bitmap.width, height: bitmap.height }]).map(({ left, top, width, height }) => {
        const [x, y] = [Math.round(left), Math.round(top)];
        const [w, h] = [Math.min(Math.round(width), bitmap.width - x), Math.min(Math.round(height), bitmap.height - y)];
        if (x < 0 || y < 0 || w < least || h < least) return 0;
        const { data } = canvas.getImageData(x, y, w, h);
        let sum = 0;
        for (let at = 0; at < data.length; at += 4) {
          const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
          sum += 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
        }
        return sum / (data.length / 4);
      });
    },
    { base64: screenshot.toString('base64'), parts: boxes, least: LEAST },
  );
}

import type { Page } from '@playwright/test';

/** Above this mean, a control dazzles in a dark bedroom. */
const DAZZLES = 0.25;

/** The mean relative luminance (WCAG 2.2) of a screenshot, from 0 to 1. @param page any page; its browser reads the picture */
export function luminanceOf(page: Page, screenshot: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!canvas) throw new Error('There is no canvas.');
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      sum += 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }
    return sum / (data.length / 4);
  }, screenshot.toString('base64'));
}

/** The controls that are too bright at night, with their mean luminance. */
export async function dazzlingControls(page: Page): Promise<string[]> {
  const shot = await page.screenshot({ animations: 'disabled', fullPage: true });
  return page.evaluate(
    async ({ base64, most }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('There is no canvas.');
      canvas.drawImage(bitmap, 0, 0);
      const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      return [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('[inert]')) return [];
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [Math.round(left + scrollX), Math.round(top + scrollY)];
        const [w, h] = [Math.min(Math.round(width), bitmap.width - x), Math.min(Math.round(height), bitmap.height - y)];
        if (x < 0 || y < 0 || w < 8 || h < 8) return [];
        const { data } = canvas.getImageData(x, y, w, h);
        let sum = 0;
        for (let at = 0; at < data.length; at += 4) {
          const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
          sum += 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
        }
        const mean = sum / (data.length / 4);
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
        return mean > most ? [`at night “${name}” has a luminance of ${mean.toFixed(2)}`] : [];
      });
    },
    { base64: shot.toString('base64'), most: DAZZLES },
  );
}

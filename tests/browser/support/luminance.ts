import type { Page } from '@playwright/test';

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

/** One logo: the page header, the browser's tab, the install card and the app's icons show the same drawing. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/support.ts';

/** The side of the squares that are compared, in pixels. */
const SIDE = 64;

/** Red, green, blue and alpha of each pixel of a picture of the site, from 0 to 255. */
function pixelsOf(page: Page, src: string): Promise<number[]> {
  return page.evaluate(
    async ({ address, side }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const context = Object.assign(document.createElement('canvas'), { width: side, height: side }).getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.drawImage(image, 0, 0, side, side);
      return [...context.getImageData(0, 0, side, side).data];
    },
    { address: src, side: SIDE },
  );
}

test('the header, the tab, the install card and the installed app show one logo', async ({ page, request }) => {
  await page.goto('/');
  const header = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().locator('img');
  const drawn = (await header.getAttribute('src')) ?? '';
  expect(drawn).toBe(await page.locator('link[rel="icon"]').getAttribute('href'));

  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  const card = await page.getByRole('region', { name: 'Keep bedtime stories close' }).locator('img').getAttribute('src');
  const manifest = await request.get((await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '');
  const { icons } = (await manifest.json()) as { icons: { src: string; purpose: string }[] };
  const pictures = icons.filter(({ purpose }) => purpose === 'any').map(({ src }) => src);
  expect(pictures).toContain(card);

  const logo = await pixelsOf(page, drawn);
  for (const picture of pictures) {
    const pixels = await pixelsOf(page, picture);
    const differences = pixels.map((value, at) => Math.abs(value - (logo[at] ?? 0)));
    // Scaling differs at edges; another drawing differs by far more.
    expect(differences.reduce((sum, each) => sum + each, 0) / differences.length, picture).toBeLessThan(4);
  }
});

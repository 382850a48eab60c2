/** What installing needs: the banner, the manifest, and one logo in the header, the browser's tab, the install card and the app's icons. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/support.ts';

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

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

test('the app can be installed: its banner, one logo, icons and screenshots of their sizes, and shortcuts that work [spec 0.1, 2.54]', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Keep bedtime stories close' });
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset.asked = 'yes';
        return { outcome: 'accepted' };
      },
    });
    window.dispatchEvent(offer);
  });
  const card = await banner.locator('img').getAttribute('src');
  await banner.getByRole('button', { name: 'Install App' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');

  const session = await context.newCDPSession(page);
  const { errors, url, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const manifest = JSON.parse(data ?? '') as Record<string, unknown> & {
    icons: Picture[];
    screenshots: Picture[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Tuckaway Tales',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#12112a',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );

  const drawn = (await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().locator('img').getAttribute('src')) ?? '';
  expect(drawn).toBe(await page.locator('link[rel="icon"]').getAttribute('href'));
  const pictures = manifest.icons.filter(({ purpose }) => purpose === 'any').map(({ src }) => src);
  expect(pictures).toContain(card);
  const logo = await pixelsOf(page, drawn);
  for (const picture of pictures) {
    const pixels = await pixelsOf(page, picture);
    const differences = pixels.map((value, at) => Math.abs(value - (logo[at] ?? 0)));
    // Scaling differs at edges; another drawing differs by far more.
    expect(differences.reduce((sum, each) => sum + each, 0) / differences.length, picture).toBeLessThan(4);
  }

  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const found = await page.evaluate(async (address) => {
      const blob = await (await fetch(address)).blob();
      const { width, height } = await createImageBitmap(blob);
      return { type: blob.type, sizes: `${width}x${height}` };
    }, src);
    expect({ src, ...found }).toEqual({ src, type, sizes });
  }
  for (const { url: shortcut } of manifest.shortcuts) {
    await page.goto(shortcut);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // Pages other than home link the manifest late (web/build/pages.ts).
  const obstacles = async () => {
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  };
  await expect.poll(obstacles).toEqual([]);
});

/** A story has one cover picture, from the form before it is written to the e-book (decisions P19 and P21). */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { noteCanary } from '../../leaks/canaries.ts';
import { passGate } from '../support/gate.ts';
import { openMore } from '../support/story-actions.ts';
import { expect, expectToast, fillWishes, remembered, savedBy, test, type Wishes } from '../support/support.ts';

const WISHES: Wishes = { childName: 'Mira', animal: 'otter', setting: 'Bakery', length: 'Short', mood: 'Cozy', cover: 'Royal Castle' };
const WIDE = { width: 1280, height: 900 };

/** The drawn picture's markup. */
async function pictureIn(place: Locator): Promise<string> {
  const image = place.locator('img[src^="data:image/svg+xml,"]').first();
  await expect(image).toBeAttached();
  return decodeURIComponent((await image.getAttribute('src')) ?? '').replace('data:image/svg+xml,', '');
}

/**
 * The share of a place's pixels that differ clearly from the picture, after it was cropped to the place's shape: rounded corners and buttons on a
 * card cover a few.
 */
async function differenceOf(page: Page, screenshot: Buffer, markup: string): Promise<number> {
  return page.evaluate(
    async ({ addresses }) => {
      const [shot, whole] = (await Promise.all(
        addresses.map(async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          return image;
        }),
      )) as [HTMLImageElement, HTMLImageElement];
      const { naturalWidth: width, naturalHeight: height } = shot;
      const scale = Math.max(width / whole.naturalWidth, height / whole.naturalHeight);
      const pixelsOf = (image: HTMLImageElement, factor: number): Uint8ClampedArray => {
        const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
        if (!context) throw new Error('There is no canvas.');
        const [w, h] = [image.naturalWidth * factor, image.naturalHeight * factor];
        context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
        return context.getImageData(0, 0, width, height).data;
      };
      const [one, other] = [pixelsOf(shot, 1), pixelsOf(whole, scale)];
      let different = 0;
      for (let at = 0; at < one.length; at += 4)
        if ([0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 40)) different += 1;
      return different / (width * height);
    },
    { addresses: [`data:image/png;base64,${screenshot.toString('base64')}`, `data:image/svg+xml,${encodeURIComponent(markup)}`] },
  );
}

async function differenceIn(picture: Locator, markup: string): Promise<number> {
  let shot: Buffer = Buffer.alloc(0);
  // A stored picture gives way to the drawn one, maybe while the browser scrolls to it.
  await expect(async () => {
    shot = await picture.screenshot({ animations: 'disabled', timeout: 5000 });
  }).toPass();
  return differenceOf(picture.page(), shot, markup);
}

/** The share of pixels in which the same picture may differ: letters and edges. */
const MOST_DIFFERENT = 0.1;

/** The outlines of the paper that a picture is made of. */
const sheetsOf = (markup: string): string[] => markup.match(/ d="[^"]+"/g) ?? [];

/** The drawn picture in a place that shows several images. */
const drawn = (place: Locator) => place.locator('img[src^="data:image/svg+xml,"]').filter({ visible: true }).first();

/** Opens the form and makes the wishes. @returns the picture of the preview. */
async function wish(page: Page, wishes: Wishes): Promise<string> {
  await page.goto('/create-story');
  await fillWishes(page, wishes);
  const preview = page.locator('aside[aria-hidden]');
  await expect(preview).toContainText(wishes.animal);
  // The preview is drawn after the last choice.
  await expect(preview.locator('img[src*="960"]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  return pictureIn(preview);
}

test('the form, a story that waits, the e-book, the booklet, the shelf, the favorites and the shared page show one cover', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await remembered(page);
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/generate-story', async (route) => {
    await seen;
    await route.abort('internetdisconnected');
  });
  const promised = await wish(page, WISHES);
  const differences: Record<string, number> = { form: await differenceIn(drawn(page.locator('aside[aria-hidden]')), promised) };
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  // It is assembled there from its layers.
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
  goOn();
  await expectToast(page, 'Story Queued');
  await expect(page).toHaveURL('/favorites');
  const waiting = page.getByRole('listitem').filter({ has: page.locator('img[src^="data:image/svg+xml,"]') });
  // Upright there, of the same figures.
  const upright = new Set(sheetsOf(await pictureIn(waiting.first())));
  const both = sheetsOf(promised).filter((sheet) => upright.has(sheet));
  expect(both.length / sheetsOf(promised).length).toBeGreaterThan(0.5);

  await page.unroute('**/api/generate-story');
  // It is sent when the app opens, or was by itself just now.
  await page.reload();
  await page.getByRole('article').getByRole('link').first().click();
  await page.waitForURL(/\/read-story\/[0-9a-f-]{36}$/);

  await openMore(page);
  const { file } = await savedBy(page, page.getByRole('button', { name: 'Save as E-Book' }));
  const files = unzipSync(await readFile(await file.path()));
  // With the title, once there is one.
  const titled = new TextDecoder().decode(files['book/cover.svg']);
  expect(sheetsOf(titled)).toEqual(expect.arrayContaining(sheetsOf(promised)));
  await openMore(page);
  await page.getByRole('button', { name: 'Print as a Booklet' }).click();
  await page.emulateMedia({ media: 'print' });
  const booklet = page.locator('article.booklet');
  await expect(booklet).toBeVisible();
  // Until it is drawn there, its place is a plain sheet.
  await expect(async () => {
    differences.print = await differenceIn(drawn(booklet), titled);
    expect(differences.print).toBeLessThan(MOST_DIFFERENT);
  }).toPass();
  await page.emulateMedia({ media: null });

  await openMore(page);
  await page.getByRole('button', { name: 'Share This Story' }).click();
  await passGate(page);
  await page.getByRole('button', { name: 'Create Link' }).click();
  const field = page.getByRole('textbox', { name: 'The link' });
  await expect(field).toHaveValue(/\/s\//);
  const link = await field.inputValue();
  noteCanary('token', link.slice(-24));

  await page.goto('/my-stories');
  differences.shelf = await differenceIn(drawn(page.getByRole('article').first()), promised);
  await page.goto('/favorites');
  differences.favorites = await differenceIn(drawn(page.getByRole('article').first()), promised);
  // The next form shows another picture, and the measure tells another light and frame from this one.
  expect(await wish(page, WISHES)).not.toBe(promised);
  await page.getByRole('radio', { name: 'Secret Garden' }).press('Space');
  // An empty sheet replaces the image while the next one is drawn.
  await expect(async () => {
    expect(await differenceIn(drawn(page.locator('aside[aria-hidden]')), promised)).toBeGreaterThan(0.1);
  }).toPass();

  await page.goto(link);
  const shared = page.getByRole('article').locator('svg').first();
  await expect(shared).toBeVisible();
  const shot = await shared.screenshot();
  await page.goto('/premium');
  differences.shared = await differenceOf(page, shot, titled);
  console.info(`pictures: share of pixels that differ ${JSON.stringify(differences)}`);
  for (const [place, difference] of Object.entries(differences)) expect(difference, place).toBeLessThan(MOST_DIFFERENT);
});

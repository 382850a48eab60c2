/** A story has one cover picture, from the form before it is written to the e-book (decisions P19 and P21). */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, expectToast, fillWishes, remembered, savedBy, test, type Wishes } from '../support/support.ts';

const WISHES: Wishes = { childName: 'Mira', animal: 'otter', setting: 'Bakery', length: 'Short', mood: 'Cozy', cover: 'Royal Castle' };
const WIDE = { width: 1280, height: 900 };

/** The drawn picture's markup. Every place shows all of it, or a part of it without distortion. */
async function pictureIn(place: Locator): Promise<string> {
  const image = place.locator('img[src^="data:image/svg+xml,"]').first();
  await expect(image).toBeAttached();
  expect(
    await image.evaluate((img: HTMLImageElement) => {
      const { width, height } = img.getBoundingClientRect();
      return getComputedStyle(img).objectFit === 'cover' || width === 0 || Math.abs(width / height - 1.5) < 0.02;
    }),
  ).toBe(true);
  return decodeURIComponent((await image.getAttribute('src')) ?? '').replace('data:image/svg+xml,', '');
}

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

const submit = (page: Page) => page.getByRole('button', { name: 'Create My Story!' }).click();

test('the form, the progress, the reader, the shelf, the favorites and the e-book show the same picture', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await remembered(page);
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/generate-story', async (route) => {
    await seen;
    await route.continue();
  });
  const promised = await wish(page, WISHES);
  await submit(page);
  expect(await pictureIn(page.getByRole('dialog'))).toBe(promised);
  goOn();
  await page.waitForURL(/\/read-story\/[0-9a-f-]{36}$/);
  expect(await pictureIn(page.getByRole('article'))).toBe(promised);

  const { file } = await savedBy(page, page.getByRole('button', { name: 'Save as E-Book' }));
  const files = unzipSync(await readFile(await file.path()));
  expect(new TextDecoder().decode(files['book/cover.svg'])).toBe(promised);
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();

  await page.goto('/my-stories');
  expect(await pictureIn(page.getByRole('article').first())).toBe(promised);
  await page.goto('/favorites');
  expect(await pictureIn(page.getByRole('article').first())).toBe(promised);
});

test('a story that waits shows the picture that the form promised, and the next form another', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await remembered(page);
  await page.route('**/api/generate-story', (route) => route.abort('internetdisconnected'));
  const promised = await wish(page, WISHES);
  await submit(page);
  await expectToast(page, 'Story Queued');
  await expect(page).toHaveURL('/favorites');
  const waiting = page.getByRole('listitem').filter({ has: page.locator('img[src^="data:image/svg+xml,"]') });
  expect(await pictureIn(waiting.first())).toBe(promised);
  expect(await wish(page, WISHES)).not.toBe(promised);
});

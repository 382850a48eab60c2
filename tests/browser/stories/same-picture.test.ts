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

/** The outlines of the paper that a picture is made of. */
const sheetsOf = (markup: string): string[] => markup.match(/ d="[^"]+"/g) ?? [];

/** The share of a picture's outlines that another one has, too: what is drawn for another shape has the same figures. */
function alike(picture: string, other: string): number {
  const outlines = new Set(sheetsOf(other));
  return sheetsOf(picture).filter((sheet) => outlines.has(sheet)).length / sheetsOf(picture).length;
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
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  // It is assembled there from its layers.
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
  goOn();
  await expectToast(page, 'Story Queued');
  await expect(page).toHaveURL('/favorites');
  const waiting = page.getByRole('listitem').filter({ has: page.locator('img[src^="data:image/svg+xml,"]') });
  // Upright there, of the same figures.
  expect(alike(promised, await pictureIn(waiting.first()))).toBeGreaterThan(0.5);

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
  expect(alike(titled, await pictureIn(booklet))).toBe(1);
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
  expect(alike(promised, await pictureIn(page.getByRole('article').first()))).toBe(1);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { name: 'Your Favorites' })).toBeVisible();
  expect(alike(promised, await pictureIn(page.getByRole('article').first()))).toBe(1);
  // The next form shows another picture.
  expect(await wish(page, WISHES)).not.toBe(promised);

  await page.goto(link);
  const shared = page.getByRole('article').locator('svg').first();
  await expect(shared).toBeVisible();
  expect(alike(titled, await shared.evaluate((svg) => svg.outerHTML))).toBe(1);
});

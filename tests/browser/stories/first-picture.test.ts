/** When a page's picture comes: with its text, not after it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/support.ts';
import { ownBook } from './own-book.ts';

declare global {
  interface Window {
    /** By text: the animation frames in which it and its picture were first there. */
    firstSeen: Map<string, { text?: number; picture?: number }>;
  }
}

/** Notes for each page of a book in which frame its text and its picture come. */
async function noteFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.firstSeen = new Map();
    // A busy machine would use up the patience with which a text waits for its picture (use-first-picture.ts).
    const later = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) => later(work, ms === 400 ? 60_000 : ms)) as typeof window.setTimeout;
    let frame = 0;
    const look = (): void => {
      frame += 1;
      const article = document.querySelector('article:not([inert] *)');
      const text = article?.querySelector('.story-text')?.textContent;
      if (article && text) {
        const seen = window.firstSeen.get(text) ?? {};
        seen.text ??= frame;
        const image = article.querySelector<HTMLImageElement>('img:is(.book-whole, .book-tall):not([alt=""])');
        if (image?.complete && image.naturalWidth > 0) seen.picture ??= frame;
        window.firstSeen.set(text, seen);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** In frames, for each page that was opened. */
const delays = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...window.firstSeen.values()].map(({ text = Number.NaN, picture = Number.POSITIVE_INFINITY }) => picture - text));

test('the picture of each page of a family’s story comes in the frame of its text, or the next', async ({ page }) => {
  await noteFrames(page);
  const { path } = await ownBook(page);
  await page.goto(path);
  const picture = page.locator('article:not([inert] *) img:is(.book-whole, .book-tall):not([alt=""])');
  await expect(picture).toBeVisible();
  await page.waitForFunction(() => window.firstSeen.size > 0);
  const dots = page.getByRole('list', { name: 'Pages' }).getByRole('button');
  const count = await dots.count();
  for (let number = 2; number <= count; number += 1) {
    // The neighboring pages and their pictures are drawn when the page is idle, before a user has read a page.
    await expect(page.locator('article:has(img:is(.book-whole, .book-tall))')).toHaveCount(number === 2 ? 2 : 3);
    await dots.nth(number - 1).click();
    await expect(page.getByText(`Page ${number} of ${count}`, { exact: true })).toBeVisible();
    await expect(picture).toBeVisible();
    await expect(page.locator('[data-turn]')).toHaveCount(0);
    // A busy machine could turn the page between two frames.
    await page.waitForFunction((seen) => window.firstSeen.size >= seen, number);
  }
  const waited = await delays(page);
  expect(waited.length).toBeGreaterThanOrEqual(count);
  expect(Math.max(...waited)).toBeLessThanOrEqual(1);
});

/** How a phone shows a story: in parts that fill the room below the picture, and one line of pages. */
import type { Page } from '@playwright/test';
import { paragraphsToHtml } from '@tuckaway/domain';
import { expect, plantStory, remembered, test } from '../support/support.ts';

const OPEN_PAGE = 'article:not([inert] *)';
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

async function open(page: Page, story: number): Promise<void> {
  await page.goto(`/story/${story}`);
  await expect(next(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** The shown part: its lines, and how far its last one is above the bar, in lines. */
const shown = (page: Page) =>
  page.locator(`${OPEN_PAGE} .story-text`).evaluate((text) => {
    const bar = document.querySelector('[data-turning-bar]')?.getBoundingClientRect();
    const line = Number.parseFloat(getComputedStyle(text).lineHeight);
    const { height, bottom } = text.getBoundingClientRect();
    return { words: text.textContent, lines: height / line, free: ((bar?.top ?? 0) - bottom) / line };
  });

test('a phone of 360 by 740 reads story 1 in at most 14 presses and parts above the bar; a mark leads to its page’s first part, and larger text leaves less in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 1);
  const text = page.locator(`${OPEN_PAGE} .story-text`);
  const first = await shown(page);
  await expect(page.locator(OPEN_PAGE).getByText('Part 1 of 2 of this page')).toBeAttached();
  await next(page).click();
  await expect(page.locator(OPEN_PAGE).getByText('Part 2 of 2 of this page')).toBeAttached();
  const second = await shown(page);
  expect(second.words).not.toBe(first.words);
  await next(page).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(text).toHaveText(second.words ?? '');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(text).toHaveText(first.words ?? '');

  const parts = [await shown(page)];
  for (; await next(page).isEnabled(); parts.push(await shown(page))) {
    await next(page).click();
    await expect(text).not.toHaveText(parts.at(-1)?.words ?? '');
  }
  expect(parts.length - 1).toBeLessThanOrEqual(14);
  for (const { words, free } of parts) expect(free, words ?? '').toBeGreaterThanOrEqual(0);
  expect(Math.max(...parts.map(({ lines }) => lines))).toBeGreaterThan(8);

  // A visitor begins anew.
  await page.evaluate(() => localStorage.setItem('tuckaway:text-size', 'largest'));
  await page.reload();
  await expect(next(page)).toBeVisible();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const large = await shown(page);
  expect(large.words?.length).toBeLessThan(first.words?.length ?? 0);
  expect(large.free).toBeGreaterThanOrEqual(0);
});

test('the marks of 24 pages are one line that scrolls to the current one, and the number of the page opens a list of pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // A page each.
  const nights = Array.from({ length: 24 }, (_, nth) => `Night ${nth + 1} came. ${'The owls slept. '.repeat(14).trim()}`);
  const id = await plantStory(await remembered(page), { content: paragraphsToHtml(nights) });
  await page.goto(`/read-story/${id}`);
  const marks = page.getByRole('list', { name: 'Pages' }).getByRole('button');
  await expect(marks).toHaveCount(24);
  const boxes = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect()));
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  for (const { width, height } of boxes) expect([Math.round(width), height]).toEqual([24, 44]);
  await page.getByRole('button', { name: 'Page 1 of 24' }).click();
  const list = page.getByRole('dialog', { name: 'Pages' });
  const row = list.getByRole('button', { name: /^Page 20 Night 20 came/ });
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await row.click();
  await expect(list).toHaveCount(0);
  await expect(page.locator(OPEN_PAGE).getByText('Night 20 came.')).toBeVisible();
  await expect(marks.nth(19)).toBeInViewport({ ratio: 1 });
});

/** Home on a phone: how long it is, how often a story is in it, and what of it is in the first screen. */
import type { Page } from '@playwright/test';
import { doubleText } from './support/large-text.ts';
import { expect, test } from './support/support.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Opens home, which may be so many screens long with its twenty stories, and cannot be scrolled sideways. */
async function expectHome(page: Page, most: { screens: number; columns: number }): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'All', exact: true })).toBeVisible();
  const { high, wide, columns } = await page.evaluate(() => ({
    high: document.documentElement.scrollHeight / innerHeight,
    wide: document.documentElement.scrollWidth,
    columns: new Set([...document.querySelectorAll('article')].map((card) => Math.round(card.getBoundingClientRect().x))).size,
  }));
  expect(high).toBeLessThanOrEqual(most.screens);
  expect(wide).toBe(360);
  expect(columns).toBe(most.columns);
}

test('with text of 200 % home is at most 26 screens of a phone, without sideways scrolling', async ({ page }) => {
  await doubleText(page);
  await expectHome(page, { screens: 26, columns: 1 });
});

test('home is at most 8 screens of a phone; a visitor types a name and an animal below the picture, a cover comes together, and the form goes on with them after a sign-up', async ({
  page,
}) => {
  await expectHome(page, { screens: 8, columns: 2 });
  const picture = page.getByRole('img', { name: /^A bear in reading glasses/ });
  await expect(picture).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Explore Premium' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox', { name: "Child's Name" }).fill('Mina');
  await page.getByRole('textbox', { name: 'Favorite Animal' }).fill('otter');
  await expect.poll(() => page.locator('.hero-cover img').count()).toBeGreaterThan(3);
  await page.getByRole('main').getByRole('link', { name: 'Create Your Story' }).first().click();
  await expect(page.getByRole('textbox', { name: "Child's Name" })).toHaveValue('Mina');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Favorite Animal' })).toHaveValue('otter');
});

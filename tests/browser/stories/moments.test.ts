/** The small moments of delight beside a toast: a lamp at a family's first story, stars at a new favorite. */
import type { Locator } from '@playwright/test';
import { expect, expectOnlyToast, plantStory, remembered, test, turnToEnd } from '../support/support.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Brings the moment to the end of its animations. */
const finish = (moment: Locator) =>
  moment.evaluate((layer) => {
    for (const animation of layer.getAnimations({ subtree: true })) animation.finish();
  });

test('a family’s first story brings a lamp once, and a new favorite stars; both take no press and go by themselves', async ({ page }) => {
  const account = await remembered(page);
  const id = await plantStory(account, { title: 'The Lamp That Yawned' });
  await page.goto(`/read-story/${id}`);
  const lamp = page.locator('[data-moment="lamp"]');
  await expect(lamp).toBeAttached();
  await expect(lamp).toHaveCSS('pointer-events', 'none');
  await turnToEnd(page);
  await expect(page.getByRole('button', { name: 'Lights Out' })).toBeVisible();
  await finish(lamp);
  await expect(lamp).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'The Lamp That Yawned' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(lamp).toHaveCount(0);

  await page.getByRole('link', { name: 'Close' }).press('Enter');
  await page
    .getByRole('button', { name: /^Add .* to favorites$/ })
    .first()
    .click();
  const stars = page.locator('[data-moment="stars"]');
  await expect(stars).toBeAttached();
  expect(await stars.evaluate((layer) => layer.getAnimations({ subtree: true }).length)).toBeGreaterThan(0);
  await expectOnlyToast(page, { title: 'Added to Favorites', text: 'Story has been saved to your favorites.' });
  await expect(stars).toHaveAttribute('aria-hidden', 'true');
  await finish(stars);
  await expect(stars).toHaveCount(0);
});

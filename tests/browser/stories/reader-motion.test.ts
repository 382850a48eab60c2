/** What moves in a reader's picture: only transforms and opacity, and nothing for those who asked for stillness. */
import type { CDPSession, Page } from '@playwright/test';
import { moving } from '../support/moving.ts';
import { expect, test } from '../support/support.ts';
import { ownBook } from './own-book.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } });

async function openOwnStory(page: Page): Promise<void> {
  const { path } = await ownBook(page);
  await page.goto(path);
  await expect(page.locator('article:not([inert] *) img.book-far')).toBeVisible();
  // The next page is drawn when the first one is idle; a turn to one that is missing does not move.
  await expect(page.locator('article:has(img:is(.book-whole, .book-tall))')).toHaveCount(2);
  await page.evaluate(() => document.fonts.ready);
}

const far = (page: Page) => page.locator('article:not([inert] *) img.book-far');

const touch = (client: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
  client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300 }] });

async function layoutsOf(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
}

/** The face that answers a touch, for a moment. */
const answer = (page: Page) => page.locator('article:not([inert] *) [data-blink] > img');

test('in a family’s book only transforms and opacity move, and nothing for those who asked for less motion', async ({ page }) => {
  await openOwnStory(page);
  const client = await page.context().newCDPSession(page);

  await test.step('what is far stays behind the finger, without a layout while it moves', async () => {
    await client.send('Performance.enable');
    await touch(client, 'touchStart', 200);
    await touch(client, 'touchMove', 180);
    await expect(far(page)).not.toHaveCSS('transform', 'none');
    // Something else may be laid out meanwhile, but not each time; a layout for each move would be thirteen.
    await expect(async () => {
      const before = await layoutsOf(client);
      for (let x = 178; x > 165; x -= 1) {
        await touch(client, 'touchMove', x);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      expect((await layoutsOf(client)) - before).toBeLessThanOrEqual(2);
    }).toPass();
    await touch(client, 'touchEnd', 165);
    await expect(far(page)).toHaveCSS('transform', 'none');
  });

  await test.step('a turn and a light', async () => {
    const animated = new Map<string, readonly string[]>();
    // Begun before the turn, which is short; the light begins to breathe after it.
    const seen = expect(async () => {
      for (const { name, properties } of await moving(page, '.book-stack')) animated.set(name, properties);
      expect([...animated.keys()]).toEqual(expect.arrayContaining(['far-settles', 'lamp-breath', 'page-rises']));
    }).toPass({ intervals: [10], timeout: 30_000 });
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await seen;
    for (const [name, properties] of animated) for (const each of properties) expect(['transform', 'opacity'], name).toContain(each);
  });

  await test.step('a touched character answers, and the page stays', async () => {
    await expect(page.locator('[data-turn]')).toHaveCount(0);
    await page.touchscreen.tap(195, 300);
    await expect(answer(page)).toBeVisible();
    await expect(answer(page)).toHaveCount(0);
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  });

  await test.step('less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openOwnStory(page);
    await touch(client, 'touchStart', 200);
    await touch(client, 'touchMove', 160);
    await expect(far(page)).toHaveCSS('transform', 'none');
    await touch(client, 'touchEnd', 160);
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page.locator('[data-turn]')).toHaveCount(0);
    // A control may change its color.
    expect((await moving(page)).flatMap(({ properties }) => properties).filter((property) => !/color/i.test(property))).toEqual([]);
  });
});

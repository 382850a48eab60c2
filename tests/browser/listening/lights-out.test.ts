/** The black screen on a device without a network: no light, no way out but the long press, a key or a screen reader. `TUCKAWAY_SEED` repeats a run. */
import type { CDPSession, Page } from '@playwright/test';
import { LONG, numbersFrom, SEED } from '../../long.ts';
import { saidSoFar, sayingTakes, scriptSpeech } from '../scenes/scripted-speech.ts';
import { audit, prepareAudits } from '../support/audit.ts';
import { expect, installed, test } from '../support/installed.ts';
import { luminanceOf } from '../support/luminance.ts';

test.use({ serviceWorkers: 'allow', hasTouch: true, lean: true });

/** Each waits for the browser's frames. */
const GESTURES = LONG ? 10_000 : 60;
/** Milliseconds; a press becomes a long press after a second. */
const LONGEST_TOUCH_MS = 900;
/** Milliseconds of a sentence: the story outlasts all gestures, and the voice is not taken for a silent one. */
const SENTENCE_MS = 5500;
/** Of 1, where white is 1. */
const MOST_LIGHT = 0.01;
const SIZE = { width: 412, height: 732 };

/** How bright the screen is. The page's own clock stands still, so another one reads the picture. */
async function lightOf(page: Page): Promise<number> {
  const screenshot = await page.screenshot();
  const blank = await page.context().newPage();
  const light = await luminanceOf(blank, screenshot);
  await blank.close();
  await page.bringToFront();
  return light;
}

/** A tap, a swipe, or both with two fingers, anywhere; the page's clock decides how long it takes. */
async function touch(page: Page, device: CDPSession, random: () => number): Promise<void> {
  const somewhere = (id: number) => ({ id, x: Math.floor(random() * SIZE.width), y: Math.floor(random() * SIZE.height) });
  const fingers = random() < 0.2 ? [0, 1] : [0];
  const start = device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers.map(somewhere) });
  if (random() < 0.05) await start.then(() => page.clock.runFor(random() * LONGEST_TOUCH_MS));
  // The browser keeps their order, so only the last one is waited for.
  const moves = Array.from({ length: Math.floor(random() * 4) }, () =>
    device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers.map(somewhere) }),
  );
  await Promise.all([start, ...moves, device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
}

test('lights out stays black and in the story through touches, offline, and a screen reader can leave it', async ({ context, page }) => {
  if (LONG) test.setTimeout(1_200_000);
  await prepareAudits(page);
  await scriptSpeech(page);
  await page.clock.install();
  await installed(page);
  await page.getByRole('link', { name: 'Read Story: How to Wash a Buffalo' }).click();
  await expect(page.getByRole('button', { name: 'Read to me' })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Read to me' }).click();
  await page.getByRole('button', { name: 'Lights Out' }).click();

  const dark = page.getByRole('dialog', { name: 'Lights out' });
  const end = dark.getByRole('button', { name: 'Turn the light on' });
  await expect(end).toBeFocused();
  await expect(dark).toMatchAriaSnapshot(`
    - dialog "Lights out":
      - button "Turn the light on"
      - status
      - paragraph: Only the voice. Press and hold for a second to turn the light on.
  `);
  // While the way back is shown, too.
  expect(await lightOf(page)).toBeLessThanOrEqual(MOST_LIGHT);

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 6000);
  await sayingTakes(page, SENTENCE_MS);
  await page.clock.runFor(2000);
  const address = page.url();
  const random = numbersFrom(SEED);
  const device = await context.newCDPSession(page);
  for (let gesture = 0; gesture < GESTURES; gesture += 1) await touch(page, device, random);
  await expect(dark, `seed ${SEED}`).toBeVisible();
  await expect(dark.getByRole('status')).toHaveText('That is all the extra time for tonight.');
  await expect(dark.getByText(/Press and hold/)).toBeHidden();
  expect(page.url(), `seed ${SEED}`).toBe(address);
  const light = await lightOf(page);
  console.info(`lights out: mean luminance ${(light * 100).toFixed(3)} % after ${GESTURES} gestures, seed ${SEED}`);
  expect(light).toBeLessThanOrEqual(MOST_LIGHT);
  const heard = (await saidSoFar(page)).length;
  await page.clock.runFor(SENTENCE_MS + 2000);
  expect((await saidSoFar(page)).length).toBeGreaterThan(heard);
  await expect(dark).toBeVisible();
  // The audit’s own waits use the page’s clock.
  await page.clock.resume();
  await audit(page, 'lights out');

  await end.press('Enter');
  await expect(dark).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

/** Reading aloud with a scripted voice and a controlled clock, and reading comfort settings offline. */
import type { Page } from '@playwright/test';
import { locksHeld, mediaKey, saidSoFar, sayingTakes, scriptSpeech } from '../scenes/scripted-speech.ts';
import { audit, prepareAudits } from '../support/audit.ts';
import { expect, test } from '../support/support.ts';

const MINUTE = 60_000;
const FIRST_PAGE = [
  'How to Wash a Buffalo',
  'First, you will need a buffalo.',
  'If you do not have one, ask next door, and bring bananas.',
  'Choose one who has been in the rice field all day and is mud up to here.',
  'Tell her your name.',
  'She will breathe in all around you, slowly, until she has learned it.',
  'Stand still for that.',
  'Now you may take the rope.',
  'She will come when she is ready.',
  'A buffalo is never late.',
];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
/** With the keyboard, because moving the mouse shows the reader’s bars, which move the player. */
const press = (page: Page, name: string | RegExp) => button(page, name).press('Enter');
const said = async (page: Page) => (await saidSoFar(page)).map(({ text }) => text);

/** Advances the clock in steps, so that the page can render, until the condition holds. */
async function windUntil(page: Page, so: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 400 && !(await so()); step += 1) await page.clock.runFor(400);
  expect(await so()).toBe(true);
}

test('a story is read aloud with marked sentences, pause, page turns, and a sleep timer that ends in a dark screen', async ({ page }) => {
  await prepareAudits(page);
  await scriptSpeech(page);
  await page.clock.install();
  await page.goto('/story/10');
  await expect(page.getByText('Page 1 of 6', { exact: true })).toBeVisible();
  await page.clock.pauseAt(Date.now() + MINUTE);

  await button(page, 'Read to me').click();
  await windUntil(page, async () => (await said(page)).length === 3);
  await expect(page.locator('mark')).toHaveText(FIRST_PAGE[2] ?? '');
  await expect(button(page, 'Pause')).toBeFocused();
  await press(page, 'Pause');
  await page.clock.runFor(MINUTE);
  expect(await said(page)).toEqual(FIRST_PAGE.slice(0, 3));
  await expect(page.locator('mark')).toHaveText(FIRST_PAGE[2] ?? '');
  await press(page, 'Play');
  await windUntil(page, () => page.getByText('Page 2 of 6', { exact: true }).isVisible());
  const heard = await saidSoFar(page);
  // Only the interrupted sentence is repeated.
  expect(heard.map(({ text }) => text)).toEqual([...FIRST_PAGE.slice(0, 3), ...FIRST_PAGE.slice(2)]);
  for (const { text, marked } of heard.toSpliced(2, 1)) expect(marked).toBe(text);
  expect(new Set(heard.map(({ voice }) => voice))).toEqual(new Set(['Moonlight Moira']));

  await mediaKey(page, 'pause');
  await expect(button(page, 'Play')).toBeVisible();
  await mediaKey(page, 'play');
  await expect(button(page, 'Pause')).toBeVisible();
  await press(page, /^Timer/);
  await page.getByRole('radio', { name: '5 min', exact: true }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(button(page, /^5 min/)).toBeVisible();
  await expect.poll(() => locksHeld(page)).toBe(1);
  await sayingTakes(page, 7000);
  await page.clock.runFor(5 * MINUTE + 7000);
  const dark = page.getByRole('dialog', { name: 'Good night' });
  await expect(dark).toBeVisible();
  await expect.poll(() => locksHeld(page)).toBe(0);
  const night = await saidSoFar(page);
  const last = night.slice(-4).map(({ volume }) => volume);
  expect(last).toEqual([...last].sort((one, other) => other - one));
  expect(last.at(-1)).toBeLessThan(0.5);
  await page.clock.runFor(30 * MINUTE);
  // The audit’s own waits use the page’s clock.
  await page.clock.resume();
  await audit(page, 'the dark page after the timer');
  expect(await saidSoFar(page)).toHaveLength(night.length);

  await dark.getByRole('button').click();
  await expect(dark).toBeHidden();
  await expect(button(page, 'Play')).toBeVisible();
  expect(await saidSoFar(page)).toHaveLength(night.length);
  await press(page, 'Stop reading aloud');
  await expect(button(page, 'Read to me')).toBeFocused();
  await expect(page.locator('mark')).toHaveCount(0);
});

/** Tonight's line-up: chosen with one press each, and read or heard one after the other. */
import type { Page } from '@playwright/test';
import { saidSoFar, sayingTakes, scriptSpeech } from '../scenes/scripted-speech.ts';
import { audit, prepareAudits } from '../support/audit.ts';
import { expect, installed, test } from '../support/installed.ts';
import { turnToEnd } from '../support/support.ts';

test.use({ serviceWorkers: 'allow', hasTouch: true, lean: true, viewport: { width: 360, height: 740 } });

const WELL = { path: '/story/3', title: 'A Very Polite Well' };
const BUFFALO = { path: '/story/10', title: 'How to Wash a Buffalo' };
const MINUTE = 60_000;

/** Opens home without a network, after both stories were opened once. */
async function comeHomeOffline(page: Page): Promise<void> {
  await installed(page);
  for (const { path } of [WELL, BUFFALO]) {
    await page.goto(path);
    await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  }
  await page.context().setOffline(true);
  await page.goto('/');
}

async function choose(page: Page, ...titles: string[]): Promise<void> {
  for (const title of titles) await page.getByRole('button', { name: `Add “${title}” to tonight’s line-up` }).tap();
}

test('two stories are chosen and begun with three taps, read offline one after the other, and the last one again', async ({ page }) => {
  await prepareAudits(page);
  await comeHomeOffline(page);
  await choose(page, BUFFALO.title, WELL.title);
  const lineUp = page.getByRole('region', { name: 'Tonight’s line-up' });
  await expect(lineUp.getByRole('status')).toHaveText('2 stories');
  await lineUp.getByRole('button', { name: 'Read' }).tap();
  await expect(page).toHaveURL(BUFFALO.path);

  await turnToEnd(page);
  const next = page.getByRole('link', { name: `Next tonight: ${WELL.title}` });
  await expect(next).toBeVisible();
  await audit(page, 'the end of a story in a line-up');
  await next.tap();
  await expect(page.getByRole('heading', { level: 1, name: WELL.title })).toBeVisible();
  await turnToEnd(page);
  await expect(page.getByRole('link', { name: /^Next tonight/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Again' }).tap();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: `Add “${WELL.title}” to tonight’s line-up` })).toBeVisible();
  await expect(lineUp).toHaveCount(0);
});

/** Notes when a sound begins and ends, in milliseconds of the page's clock. */
async function listenIn(page: Page): Promise<() => Promise<{ started: number[]; ended: number[] }>> {
  await page.addInitScript(() => {
    const heard = { started: [] as number[], ended: [] as number[] };
    Object.assign(window, { heard });
    const { start, stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.started.push(Date.now());
      start.apply(this, when);
    };
    AudioBufferSourceNode.prototype.stop = function (...when) {
      heard.ended.push(Date.now());
      stop.apply(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: { started: number[]; ended: number[] } }).heard);
}

test('with the lights out, one sleep timer lasts for both stories and the sounds after the last one, offline and always black', async ({
  page,
}) => {
  await scriptSpeech(page);
  const heard = await listenIn(page);
  await page.addInitScript(() => {
    localStorage.setItem('tuckaway:sleep-timer', '30');
    localStorage.setItem('tuckaway:reading-comfort', JSON.stringify({ soundsAfter: true }));
  });
  // The sleep timer that was chosen last begins by itself in the evening.
  await page.clock.install({ time: new Date(2026, 10, 30, 20) });
  await comeHomeOffline(page);
  await choose(page, BUFFALO.title, WELL.title);
  await page.getByRole('button', { name: 'Listen' }).tap();
  await page.getByRole('button', { name: 'Lights Out' }).tap();
  const dark = page.getByRole('dialog', { name: 'Lights out' });
  await expect(dark).toBeVisible();
  await expect.poll(async () => (await saidSoFar(page))[0]?.text).toBe(BUFFALO.title);
  const start = await page.evaluate(() => Date.now());
  await page.evaluate(() => {
    const lit: number[] = [];
    Object.assign(window, { lit });
    new MutationObserver(() => document.querySelector('dialog.lights-out') ?? lit.push(Date.now())).observe(document, {
      childList: true,
      subtree: true,
    });
  });

  await sayingTakes(page, 3000);
  await page.clock.pauseAt(start + MINUTE);
  await windUntil(page, async () => (await heard()).started.length > 0);
  const texts = (await saidSoFar(page)).map(({ text }) => text);
  expect(texts.indexOf(WELL.title)).toBeGreaterThan(10);
  expect(texts.at(-1)).toBe('Sleep well.');
  await expect(page).toHaveURL(WELL.path);
  expect((await heard()).ended).toEqual([]);

  await windUntil(page, async () => (await heard()).ended.length > 0);
  const [end = 0] = (await heard()).ended;
  expect(end - start).toBeGreaterThan(29.5 * MINUTE);
  expect(end - start).toBeLessThan(30.5 * MINUTE);
  expect(await saidSoFar(page)).toHaveLength(texts.length);
  expect(await page.evaluate(() => (window as unknown as { lit: number[] }).lit)).toEqual([]);
  await expect(dark.getByRole('button', { name: 'Turn the light on' })).toBeFocused();
});

/** Advances the clock in steps, so that the page can render and load, until the condition holds. */
async function windUntil(page: Page, condition: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 400 && !(await condition()); step += 1) await page.clock.runFor(5000);
  expect(await condition()).toBe(true);
}

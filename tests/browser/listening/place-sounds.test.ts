/** The sounds of a story's place: as a browser plays them. */
import type { Page } from '@playwright/test';
import { ownBook } from '../stories/own-book.ts';
import { expect, test } from '../support/support.ts';

declare global {
  interface Window {
    sounds: { contexts: AudioContext[]; loops: AudioBuffer[] };
  }
}

/** Notes each context and each started loop. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.sounds = { contexts: [], loops: [] };
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.sounds.contexts.push(this);
      }
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      if (this.buffer && this.loop) window.sounds.loops.push(this.buffer);
      start.apply(this, when);
    };
  });
}

/** Two rounds of the loop, as they are heard. */
function heard(page: Page): Promise<{ peak: number; quietest: number; step: number; usual: number }> {
  return page.evaluate(async () => {
    const [loop] = window.sounds.loops;
    if (!loop) throw new Error('Nothing sounds.');
    const rate = 44_100;
    const offline = new OfflineAudioContext(1, Math.ceil(loop.duration * 2 * rate), rate);
    const source = new AudioBufferSourceNode(offline, { buffer: loop, loop: true });
    source.connect(offline.destination);
    source.start();
    const samples = (await offline.startRendering()).getChannelData(0);
    const steps = samples.map((value, i) => Math.abs(value - (samples[i - 1] ?? value)));
    const seam = Math.round(loop.duration * rate);
    const seconds = Array.from({ length: Math.floor(samples.length / rate) }, (_, nth) =>
      Math.sqrt(samples.subarray(nth * rate, (nth + 1) * rate).reduce((sum, value) => sum + value * value, 0) / rate),
    );
    return {
      peak: samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
      quietest: Math.min(...seconds),
      step: Math.max(...steps.subarray(seam - 20, seam + 20)),
      usual: steps.toSorted()[Math.floor(steps.length * 0.999)] ?? 0,
    };
  });
}

test('sounds begin at a press, are quiet, loop without a click, and end with the reader', async ({ page }) => {
  await listenIn(page);
  const { path } = await ownBook(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'Reading comfort' }).click();
  expect(await page.evaluate(() => window.sounds.contexts.length)).toBe(0);
  await page.getByRole('checkbox', { name: 'Sounds of the place' }).check();
  await expect.poll(() => page.evaluate(() => window.sounds.loops.length)).toBe(1);
  await expect.poll(() => page.evaluate(() => window.sounds.contexts.map(({ state }) => state))).toEqual(['running']);
  const { peak, quietest, step, usual } = await heard(page);
  expect(peak).toBeLessThanOrEqual(0.2);
  expect(peak).toBeGreaterThan(0.05);
  expect(quietest).toBeGreaterThan(0.001);
  expect(step).toBeLessThanOrEqual(Math.max(usual, 0.002));

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Close' }).click();
  await expect.poll(() => page.evaluate(() => window.sounds.contexts.map(({ state }) => state))).toEqual(['closed']);
});

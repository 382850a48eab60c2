/** A visitor's home on a phone held on its side. */
import { expect, test } from './support/support.ts';

/** Where the fox, the bear and the mouse are in hero.svg, in shares of its width and height. */
const ANIMALS = { left: 0.515, right: 0.765, top: 0.4, bottom: 0.88 };

const SIDEWAYS = [
  [667, 375],
  [740, 360],
  [932, 430],
] as const;

test('on a phone held on its side the animals are in view, and nothing to read or press is on them', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of SIDEWAYS) {
    await page.setViewportSize({ width, height });
    const animals = await page.getByRole('img', { name: /^A bear in reading glasses/ }).evaluate((image, part) => {
      const frame = image.getBoundingClientRect();
      const scale = Math.max(frame.width / 2000, frame.height / 900);
      const [fromLeft = 0, fromTop = 0] = getComputedStyle(image)
        .objectPosition.split(' ')
        .map((share) => Number.parseFloat(share) / 100);
      const x = frame.left + (frame.width - 2000 * scale) * fromLeft;
      const y = frame.top + (frame.height - 900 * scale) * fromTop;
      const [across, down] = [2000 * scale, 900 * scale];
      return { left: x + part.left * across, right: x + part.right * across, top: y + part.top * down, bottom: y + part.bottom * down };
    }, ANIMALS);
    expect(animals.left, `at ${width} × ${height}`).toBeGreaterThanOrEqual(0);
    expect(animals.right).toBeLessThanOrEqual(width);
    expect(animals.top).toBeGreaterThanOrEqual(0);
    expect(animals.bottom).toBeLessThanOrEqual(height);
    const words = page.getByRole('main').getByRole('region').first().locator('h1, p:not(:empty), label, a');
    await expect(words).toHaveCount(7);
    for (const word of await words.all()) {
      const box = await word.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { right, bottom } = range.getBoundingClientRect();
        return { right, bottom };
      });
      expect(box.right, (await word.textContent()) ?? '').toBeLessThanOrEqual(animals.left);
      expect(box.bottom).toBeLessThanOrEqual(height);
    }
  }
});

/** A phone whose browser shows text at twice the usual size: nothing is out of reach, and no word is broken where it need not be. */
import type { Locator } from '@playwright/test';
import { atStory } from './scenes/scene.ts';
import { doubleText, expectDoubled } from './support/large-text.ts';
import { linesInView } from './support/lines-in-view.ts';
import { fillForm, nextQuestion } from './support/questions.ts';
import { expect, plantStory, remembered, test } from './support/support.ts';

test.beforeEach(({ page }) => doubleText(page));

/** The words of the element that are broken over two lines. */
function brokenWords(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test('every control of the reader is in sight and uncovered, and six lines of each page can be seen at once on a short screen', async ({
  page,
}) => {
  await atStory(page);
  await expectDoubled(page);
  const controls = await page.locator('[data-reader-bar] :is(a, button):visible').all();
  expect(controls.length).toBeGreaterThan(8);
  const boxes = [];
  for (const control of controls) {
    await expect(control).toBeInViewport({ ratio: 0.99 });
    boxes.push(await control.boundingBox());
  }
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (!one || !other) throw new Error('A control has no box.');
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      expect(across > 1 && down > 1, `${index} is covered`).toBe(false);
    }
  }

  await page.setViewportSize({ width: 360, height: 640 });
  const account = await remembered(page);
  const sentence = 'The fox and Noor walked all the way around the pond, and counted each of the small lamps in the reeds twice.';
  const id = await plantStory(account, { content: `<p>${sentence} ${sentence}</p>`.repeat(3) });
  await page.goto(`/read-story/${id}`);
  await expectDoubled(page);
  for (let number = 1; number <= 3; number += 1) {
    await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
    await expect(page.locator('[data-turn]')).toHaveCount(0);
    expect((await linesInView(page)).seen, `page ${number}`).toBeGreaterThanOrEqual(6);
  }
});

test('the answers of the create form and the sheet for signing up keep their words whole', async ({ page }) => {
  await page.goto('/create-story');
  await expectDoubled(page);
  await fillForm(page, { childName: 'Mira', animal: 'otter' });
  await nextQuestion(page);
  const answers = page.locator('form fieldset').filter({ visible: true }).first();
  expect(await brokenWords(answers)).toEqual([]);
  await page.getByRole('radio', { name: /^Meadow/ }).click({ force: true });
  await page.getByText('Selected Theme').waitFor();
  for (const card of ['Short', 'Cozy']) {
    await nextQuestion(page);
    expect(await brokenWords(answers)).toEqual([]);
    await page.getByRole('radio', { name: new RegExp(`^${card}`) }).press('Space');
  }
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  const sheet = page.getByRole('dialog', { name: 'Join Tuckaway Tales' });
  await sheet.waitFor();
  expect(await brokenWords(sheet.getByRole('heading'))).toEqual([]);
  await sheet.getByRole('button', { name: 'Create Account' }).scrollIntoViewIfNeeded();
  await expect(sheet.getByRole('button', { name: 'Create Account' })).toBeInViewport({ ratio: 0.9 });
});

/** A phone whose browser shows text at twice the usual size: nothing is out of reach, and no word is broken where it need not be. */
import type { Locator, Page } from '@playwright/test';
import { atStory, type Scene, showScene } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';
import { linesInView } from './support/lines-in-view.ts';
import { fillForm, nextQuestion } from './support/questions.ts';
import { expect, plantStory, remember, remembered, test } from './support/support.ts';

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page, context }) => {
  const settings = await context.newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
});

const isLarge = (page: Page) => expect(page.locator('html')).toHaveCSS('font-size', '32px');

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

test('every control of the reader is in sight, and none covers another', async ({ page }) => {
  await atStory(page);
  await isLarge(page);
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
});

test('six lines of a family’s story can be seen at once, on every page and on a short screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const account = await remembered(page);
  const sentence = 'The fox and Noor walked all the way around the pond, and counted each of the small lamps in the reeds twice.';
  const id = await plantStory(account, { content: `<p>${sentence} ${sentence}</p>`.repeat(3) });
  await page.goto(`/read-story/${id}`);
  await isLarge(page);
  for (let number = 1; number <= 3; number += 1) {
    await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
    await expect(page.locator('[data-turn]')).toHaveCount(0);
    expect((await linesInView(page)).seen, `page ${number}`).toBeGreaterThanOrEqual(6);
  }
});

test('the answers of the create form and the sheet for signing up keep their words whole', async ({ page }) => {
  await page.goto('/create-story');
  await isLarge(page);
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

/** What reaches beyond the screen's sides and is cut off there. */
function beyondSides(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCutOff = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1 || (left >= -1 && right <= innerWidth + 1)) return false;
      for (let around = element.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible' && around.getBoundingClientRect().right <= innerWidth + 1) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const all = [...document.body.querySelectorAll(':not(svg *)')].filter((element) => !element.closest('[aria-hidden="true"]'));
    const cut = all.filter((element) => isCutOff(element) && ![...element.children].some(isCutOff));
    return cut.map((element) => `${element.localName} “${element.textContent?.trim().slice(0, 40)}” ${element.className}`.trim());
  });
}

/** Those that families see most; the long run takes all. */
const SCREENS =
  'home home-signed-in auth-create favorites my-stories settings premium child-shelf create-children read-aloud notification-prompt update-card'.split(
    ' ',
  );

function fitEach(scenes: readonly Scene[]): void {
  for (const scene of scenes) {
    test(`${scene.name} fits between the screen’s sides`, async ({ page }) => {
      if (scene.as) await remember(page, `${scene.as}@example.com`);
      await showScene(page, scene);
      await isLarge(page);
      expect(await beyondSides(page)).toEqual([]);
    });
  }
}

const FITTED = process.env.TUCKAWAY_LONG ? SCENES.filter(({ printed }) => !printed) : SCENES.filter(({ name }) => SCREENS.includes(name));

fitEach(FITTED.filter(({ as }) => !as));

for (const account of ['parent', 'premium', 'admin']) {
  test.describe(`signed in as ${account}`, () => {
    // One after the other: they change the same account.
    test.describe.configure({ mode: 'default' });
    fitEach(FITTED.filter(({ as }) => as === account));
  });
}

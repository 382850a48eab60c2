/** What design tokens cannot guarantee: the contrast of text on the painted stage, and forced colors. */
import type { Page } from '@playwright/test';
import { expect, fillWishes, test } from './support/support.ts';

/** The contrast of each text’s color with the worst pixel below it. */
async function worstContrast(page: Page, words: readonly string[]): Promise<{ words: string; ratio: number }[]> {
  const boxes = await page.evaluate(
    (texts) =>
      texts.map((text) => {
        const element = [...document.querySelectorAll<HTMLElement>('.on-stage :is(h1, p, a)')].find(
          (one) => one.textContent?.trim() === text,
        );
        if (element === undefined) throw new Error(`There is no “${text}” on the stage.`);
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y: y + scrollY, width, height }));
        return { text, lines, color: getComputedStyle(element).color };
      }),
    words,
  );
  // The page’s policy refuses style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.on-stage :is(h1, p, a) { color: transparent !important } .on-stage :is(svg, a img) { visibility: hidden }');
    document.adoptedStyleSheets = [sheet];
  });
  const picture = (await page.screenshot({ fullPage: true, scale: 'css' })).toString('base64');
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const blank = await page.context().newPage();
  const ratios = await blank.evaluate(
    async ([png, places]) => {
      const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const paint = canvas.getContext('2d', { willReadFrequently: true });
      if (paint === null) throw new Error('No canvas.');
      paint.drawImage(image, 0, 0);
      const luminance = (red: number, green: number, blue: number) => {
        const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      return places.map(({ text, lines, color }) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        const own = luminance(red, green, blue);
        let worst = Number.POSITIVE_INFINITY;
        for (const { x, y, width, height } of lines) {
          const { data } = paint.getImageData(Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height));
          for (let at = 0; at < data.length; at += 4) {
            const below = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
            worst = Math.min(worst, (Math.max(own, below) + 0.05) / (Math.min(own, below) + 0.05));
          }
        }
        return { words: text, ratio: worst };
      });
    },
    [picture, boxes] as const,
  );
  await blank.close();
  return ratios;
}

/** Home, with the bear’s picture on its stage, and every other picture. */
async function openHome(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/');
  await expect(page.getByAltText(/^A bear in reading glasses/)).toBeVisible();
  await page.evaluate(() => Promise.all([...document.images].map((image) => (image.loading === 'lazy' ? null : image.decode()))));
}

/** What is written on the stage. */
const STAGE_WORDS = [
  'Tuck the day away with a story',
  'Read one of ours tonight, or make one of your own with your child in it.',
  'Create Your Story',
  'Explore Premium',
  'Tuckaway Tales',
  'Sign In',
];

/** Expects that each text on the stage can be read, by day and by night. */
async function expectContrast(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.getByAltText(/^A bear in reading glasses/).evaluate((image: HTMLImageElement) => image.decode());
    // The page follows the system's theme a moment later.
    const unreadable = async () => (await worstContrast(page, STAGE_WORDS)).filter(({ ratio }) => ratio < 4.5);
    await expect.poll(unreadable, { message: colorScheme }).toEqual([]);
  }
}

test('pictures of stories are dim at night, by the system or by choice, and text on the stage has a contrast of 4.5', async ({ page }) => {
  await openHome(page, 360);
  // First, because home's picture stays that of a chosen theme once home was drawn under it.
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const picture = page.getByRole('article').first().getByRole('img').first();
  const choose = (theme: string) => page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
  await expect(picture).toHaveCSS('filter', 'none');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(picture).toHaveCSS('filter', 'brightness(0.75)');
  await choose('day');
  await expect(picture).toHaveCSS('filter', 'none');
  await page.emulateMedia({ colorScheme: 'light' });
  await choose('night');
  await expect(picture).toHaveCSS('filter', 'brightness(0.75)');
  await expect(page.getByAltText(/^A bear in reading glasses/)).toHaveCSS('filter', 'none');
});

for (const width of [768, 1280]) {
  // In the long run only, because most families hold a phone.
  test(`text on the stage has a contrast of at least 4.5 at ${width} px`, { tag: '@long' }, async ({ page }) => {
    await openHome(page, width);
    await expectContrast(page);
  });
}

test('controls keep an edge in forced colors, and selection and focus show without a background color', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const look = (locator: ReturnType<Page['locator']>) =>
    locator.evaluate((element) => {
      const { borderStyle, borderWidth, borderColor, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      return JSON.stringify({ borderStyle, borderWidth, borderColor, outlineStyle, outlineWidth, outlineOffset });
    });
  const bare = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input:not([type="radio"]), label:has(input[type="radio"])')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { borderStyle, borderTopWidth, outlineStyle, textDecorationLine } = getComputedStyle(element);
          return (borderStyle === 'none' || borderTopWidth === '0px') && outlineStyle === 'none' && textDecorationLine === 'none';
        })
        .map((element) => element.textContent || element.ariaLabel),
    );

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/create-story');
  await fillWishes(page, { childName: 'Mira', animal: 'otter', setting: 'Meadow', length: 'Short', mood: 'Cozy', cover: 'Royal Castle' });
  expect(await bare()).toEqual([]);
  const card = (name: RegExp) => page.locator('label').filter({ has: page.getByRole('radio', { name }) });
  const [chosen, other] = await Promise.all([look(card(/^Short/)), look(card(/^Long/))]);
  expect(chosen).not.toBe(other);
  await page.getByRole('radio', { name: /^Royal Castle/ }).focus();
  await page.keyboard.press('ArrowRight');
  const focused = await look(page.locator('label').filter({ has: page.locator(':focus') }));
  expect(focused).not.toBe(chosen);
  await page.getByRole('textbox', { name: "Child's Name" }).focus();
  expect(JSON.parse(await look(page.getByRole('textbox', { name: "Child's Name" })))).toMatchObject({
    outlineStyle: 'solid',
    outlineWidth: '3px',
  });

  await page.goto('/story/10');
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  expect(await bare()).toEqual([]);
  const dot = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .locator('> span')
      .evaluate((element) => element.getBoundingClientRect().width);
  expect(await dot('Page 1')).toBeGreaterThan(await dot('Page 2'));
  await expect(page.getByRole('img').first()).toBeVisible();
});

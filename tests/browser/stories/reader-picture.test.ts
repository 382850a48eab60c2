/** How much of a screen the reader gives to its picture and text, and how bright it is at night. */
import type { Locator, Page } from '@playwright/test';
import { cropsOf } from '../../../tools/pictures/crops.ts';
import { SEED_ACCOUNTS } from '../../../tools/seed/accounts.ts';
import { ownSources } from '../../../tools/seed/sources.ts';
import { linesInView } from '../support/lines-in-view.ts';
import { expect, plant, plantStory, remember, remembered, test } from '../support/support.ts';

test.use({ hasTouch: true });

async function openStory(page: Page, id: number, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await openReader(page, `/story/${id}`);
}

async function openReader(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

async function toSecondPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(page.locator('[data-turn]')).toHaveCount(0);
}

const OPEN_PAGE = 'article:not([inert] *)';
const BARS = '[data-reader-bar], [data-turning-bar]';

/** Brings bars back that fade after a rest. */
async function awake(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 8);
}

const picture = (page: Page) => page.getByRole('article').getByRole('img');

/** The mean luminance (WCAG) of a place, from the pixels of a screenshot. */
async function luminanceOf(page: Page, place: Locator): Promise<number> {
  const shot = (await place.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const linear = (value: number) => (value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    let sum = 0;
    for (let at = 0; at < data.length; at += 4)
      sum += 0.2126 * linear(data[at] ?? 0) + 0.7152 * linear(data[at + 1] ?? 0) + 0.0722 * linear(data[at + 2] ?? 0);
    return sum / (data.length / 4);
  }, shot);
}

for (const height of [640, 740, 800]) {
  test(`at 360 × ${height} pixels the picture takes 45 % of the height, full width, with no control on top of it`, {
    tag: height === 640 ? '@all' : '@long',
  }, async ({ page }) => {
    await openStory(page, 10, { width: 360, height });
    for (const turn of [false, true]) {
      if (turn) await toSecondPage(page);
      // In a tall frame the picture's upper edge goes on to the top.
      const box = await page.locator('article:not([inert] *) [data-half="picture"]').boundingBox();
      const sheet = await page.locator('article:not([inert] *) [data-half="text"]').boundingBox();
      if (!box || !sheet) throw new Error('There is no picture.');
      expect(box.width).toBe(360);
      expect((sheet.y - Math.max(box.y, 0)) / height).toBeGreaterThanOrEqual(0.45);
      const onTop = await page.locator('a, button').evaluateAll(
        (controls, { top, bottom }) =>
          controls
            .filter((control) => control.checkVisibility() && !control.closest('[inert]'))
            .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
            .filter(({ box: { top: y, bottom: end, width } }) => width > 1 && y < bottom && end > top)
            .map(({ name }) => name),
        { top: box.y, bottom: sheet.y },
      );
      expect(onTop).toEqual([]);
    }
  });
}

/** The visible controls whose boxes share a pixel with the visible part of the open page's picture. */
function controlsOnPicture(page: Page): Promise<(string | null)[]> {
  return page.evaluate((open) => {
    const frame = document.querySelector(`${open} .book-frame`)?.getBoundingClientRect();
    const text = document.querySelector(`${open} [data-half="text"]`)?.getBoundingClientRect();
    if (!frame || !text) throw new Error('There is no picture.');
    // On a phone the sheet of the text covers the picture's lower edge.
    const below = text.left < frame.right - 1 ? Math.min(frame.bottom, text.top) : frame.bottom;
    return [...document.querySelectorAll('a, button, summary')]
      .filter((control) => control.checkVisibility() && !control.closest('[inert]'))
      .map((control) => ({ name: control.textContent || control.ariaLabel, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .filter(({ box }) => box.left < frame.right - 1 && box.right > frame.left + 1 && box.top < below - 1 && box.bottom > frame.top + 1)
      .map(({ name }) => name);
  }, OPEN_PAGE);
}

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1280, 800],
  [740, 360],
] as const) {
  test(`at ${width} × ${height} pixels no control is on a picture, on the first, a middle and the last page of both kinds of story`, {
    tag: '@all',
  }, async ({ page }) => {
    const [{ id = '' } = {}] = ownSources().filter(({ owner }) => owner === SEED_ACCOUNTS[0].email);
    await page.setViewportSize({ width, height });
    await remember(page, SEED_ACCOUNTS[0].email);
    for (const path of ['/story/10', `/read-story/${id}`]) {
      await openReader(page, path);
      const count = await page.getByRole('list', { name: 'Pages' }).getByRole('button').count();
      for (const number of [1, Math.ceil(count / 2), count]) {
        await awake(page);
        await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
        await expect(page.getByText(`Page ${number} of ${count}`, { exact: true })).toBeVisible();
        await expect(page.locator('[data-turn]')).toHaveCount(0);
        // Finding a dot may have scrolled.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await awake(page);
        expect(await controlsOnPicture(page), `${path}, page ${number}`).toEqual([]);
      }
    }
  });
}

test('the offer to continue where the family left off does not cover how the story was made', async ({ page }) => {
  const account = await remembered(page);
  await plant(`users/${account.uid}/progress/4`, { page: 3, pageCount: 8, finished: false, updatedAt: new Date() });
  await openStory(page, 4, { width: 360, height: 740 });
  const offer = await page.getByRole('button', { name: 'Continue from page 3' }).boundingBox();
  const words = await page.getByText('AI-generated and reviewed for quality').evaluate((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return range.getBoundingClientRect().bottom;
  });
  expect(words).toBeLessThanOrEqual(offer?.y ?? 0);
});

/** The part of a picture of 3:2 that is in its frame, in shares. */
function shownPart(page: Page): Promise<{ width: number; height: number; above: number }> {
  return picture(page).evaluate((image) => {
    const frame = image.closest('[data-half]')?.getBoundingClientRect();
    const { width, height, top } = image.getBoundingClientRect();
    const drawn = Math.max(width / 1.5, height);
    return { width: width / (drawn * 1.5), height: height / drawn, above: top - (frame?.top ?? 0) };
  });
}

for (const [width, height] of [
  [360, 640],
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const) {
  test(`at ${width} × ${height} pixels a picture is cropped no more than the measured pictures`, { tag: '@all' }, async ({ page }) => {
    const [{ id = '' } = {}] = ownSources().filter(({ owner }) => owner === SEED_ACCOUNTS[0].email);
    await page.setViewportSize({ width, height });
    await remember(page, SEED_ACCOUNTS[0].email);
    const crops = cropsOf(1.5);
    for (const path of ['/story/10', `/read-story/${id}`]) {
      await openReader(page, path);
      await toSecondPage(page);
      const shown = await shownPart(page);
      expect(shown.width, path).toBeGreaterThanOrEqual(Math.min(...crops.map(({ left, right }) => right - left)) - 0.005);
      expect(shown.height, path).toBeGreaterThanOrEqual(Math.min(...crops.map(({ top }) => 1 - top)) - 0.005);
      // What is above it is no empty band.
      if (shown.above > 1) await expect(page.locator('article:not([inert] *) .book-above > img')).toBeVisible();
    }
  });
}

test('all dots are in view on the narrowest phone, of a story of twelve pages too', async ({ page }) => {
  await openStory(page, 13, { width: 320, height: 640 });
  const dots = page.getByRole('list', { name: 'Pages' }).getByRole('button');
  expect(await dots.count()).toBeGreaterThanOrEqual(10);
  for (const dot of await dots.all()) {
    await expect(dot).toBeInViewport({ ratio: 1 });
  }
});

test('at 360 × 640 pixels each part of a long story of twelve pages shows six lines, or all that it has', async ({ page }) => {
  await openStory(page, 13, { width: 360, height: 640 });
  expect(await page.getByRole('list', { name: 'Pages' }).getByRole('button').count()).toBe(12);
  for (let number = 2; number <= 12; number += 1) {
    await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
    await expect(page.getByText(`Page ${number} of 12`, { exact: true })).toBeVisible();
    await expect(page.locator('[data-turn]')).toHaveCount(0);
    const { seen, all } = await linesInView(page);
    expect(seen, `page ${number}`).toBeGreaterThanOrEqual(Math.min(6, all));
  }
  const room = await page.evaluate(() => {
    const text = document.querySelector('article:not([inert] *) .story-text');
    const bar = document.querySelector('[data-turning-bar]');
    if (!text || !bar) throw new Error('There is no text, or no bar.');
    return (bar.getBoundingClientRect().top - text.getBoundingClientRect().top) / Number.parseFloat(getComputedStyle(text).lineHeight);
  });
  expect(room).toBeGreaterThanOrEqual(6);
});

test('the dots of twelve pages are targets of at least 24 pixels that do not overlap', async ({ page }) => {
  for (const width of [320, 360]) {
    await openStory(page, 13, { width, height: 640 });
    const boxes = await page
      .getByRole('list', { name: 'Pages' })
      .getByRole('button')
      .evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().toJSON() as DOMRect));
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box.width, box.height), `${width} px, dot ${index + 1}`).toBeGreaterThanOrEqual(24);
      for (const other of boxes.slice(index + 1))
        expect(other.left >= box.right - 0.5 || other.top >= box.bottom - 0.5, `${width} px, dot ${index + 1}`).toBe(true);
    }
  }
});

test('at night pictures and controls are dark, and Next has an outline only', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tuckaway:theme', 'night'));
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await openStory(page, 10, viewport);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    const count = await page.getByRole('list', { name: 'Pages' }).getByRole('button').count();
    for (let number = 1; number <= count; number += 1) {
      await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
      await expect(picture(page)).toHaveCSS('filter', /^brightness/);
      await expect(page.locator('[data-turn]')).toHaveCount(0);
      expect(await luminanceOf(page, picture(page)), `page ${number}`).toBeLessThanOrEqual(0.14);
      if (![1, Math.ceil(count / 2), count].includes(number)) continue;
      await awake(page);
      for (const control of await page.locator(`:is(${BARS}, ${OPEN_PAGE}) :is(a, button):visible`).all())
        expect(await luminanceOf(page, control), `page ${number}: ${await control.textContent()}`).toBeLessThanOrEqual(0.25);
    }
  }
});

test('at night a family’s pictures are dark with all that is near in them, and their light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tuckaway:theme', 'night'));
  const account = await remembered(page);
  for (const storySetting of ['space', 'arctic', 'circus', 'clouds']) {
    const content = ['evening', 'night', 'day'].map((time) => `<p>It was ${time}, and the fox and Noor looked at the bright lamp.</p>`);
    const id = await plantStory(account, { storySetting, favoriteAnimal: 'fox', content: content.join('') });
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await openReader(page, `/read-story/${id}`);
      const count = await page.getByRole('list', { name: 'Pages' }).getByRole('button').count();
      for (let number = 1; number <= count; number += 1) {
        await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
        await expect(page.locator('[data-turn]')).toHaveCount(0);
        await expect(page.locator(`${OPEN_PAGE} .book-frame img.night-picture:visible`).last()).toHaveJSProperty('complete', true);
        await expect(page.locator(`${OPEN_PAGE} .book-frame`)).toHaveAttribute('style', /--night-brightness/);
        expect(await luminanceOf(page, picture(page)), `${storySetting}, page ${number}, ${viewport.width} px`).toBeLessThanOrEqual(0.14);
      }
    }
  }
});

for (const [width, height, rootSize, lines] of [
  [320, 256, '100%', 3],
  [740, 360, '100%', 6],
  [360, 640, '200%', 6],
] as const) {
  test(`at ${width} × ${height} pixels and ${rootSize} text at least ${lines} lines of a story can be seen at once`, async ({ page }) => {
    await openStory(page, 10, { width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, rootSize);
    // The page with the longest text.
    await toSecondPage(page);
    const all = await page
      .locator('article:not([inert] *) .story-text')
      .evaluate((text) => text.getClientRects().length > 0 && text.scrollHeight);
    expect(all).toBeGreaterThan(0);
    expect((await linesInView(page)).seen).toBeGreaterThanOrEqual(lines);
    for (const control of await page.locator('[data-reader-bar] :is(a, button):visible').all()) {
      await control.scrollIntoViewIfNeeded();
      // Scrolling and a rest hide the bars, and a mouse brings them back.
      await page.mouse.move(10, 10);
      await page.mouse.move(20, 20);
      await expect(control).toBeInViewport({ ratio: 0.9 });
    }
  });
}

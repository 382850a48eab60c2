/** Home as finished HTML: complete without JavaScript, hydrated without a shift, and hidden where the browser has another home (decision P8). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { CuratedStorySummary } from '@tuckaway/domain';
import { ownSources } from '../../tools/seed/sources.ts';
import { readManifest } from '../../tools/weigh/routes.ts';
import { ROUTES } from '../../web/src/app/routes.ts';
import { BUILT, openSite } from './support/deployments.ts';
import { remember } from './support/sign-in.ts';
import { enter, expect, hydrated, test } from './support/support.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const FAMILY = 'parent@example.com';
const OWN_STORY = ownSources().find(({ owner }) => owner === FAMILY)?.id ?? '';
const MANIFEST = readManifest(BUILT);
const FEATURED = '**/api/stories/featured';
const INDEX = readFileSync(join(BUILT, 'index.html'), 'utf8');

/** Records layout shifts from the next page on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.shift = String((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

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

async function expectNoShift(page: Page): Promise<void> {
  await framePassed(page);
  expect(await page.locator('html').getAttribute('data-shift'), page.url()).toBeNull();
}

/** Resolves after the next frame. */
const framePassed = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

const loadingScreen = (page: Page) => page.getByRole('heading', { name: 'Loading magical stories...' });

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
    expect(width).toBeGreaterThan(250);
    expect(INDEX).not.toMatch(/\sstyle=/);

    await page.goto('/premium');
    await expect(loadingScreen(page)).toBeVisible();
  });
});

test('the loading screen looks as it will before code and style sheet have arrived, and does not shift when it arrives in pieces', async ({
  page,
}) => {
  const site = await openSite();
  const shell = readFileSync(join(BUILT, 'app.html'), 'utf8');
  const cut = shell.indexOf('</svg>') + '</svg>'.length;
  const rest = Promise.withResolvers<string>();
  site.answers.set('/create-story', { status: 200, html: { first: shell.slice(0, cut), rest: rest.promise } });
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  await page.route(/\.(?:js|css)$/, () => undefined);
  await page.goto(`${site.url}/create-story`, { waitUntil: 'commit' });
  await expect(page.locator('#root svg')).toBeVisible();
  await framePassed(page);
  rest.resolve(shell.slice(cut));
  await expect(loadingScreen(page)).toBeVisible();
  await expectNoShift(page);

  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(243, 232, 212)');
  await expect(loadingScreen(page)).toHaveCSS('font-weight', '600');
  const { x, y, width } = (await loadingScreen(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  expect(x + width / 2).toBeCloseTo(180, 0);
  // In the middle of the screen, below its lamp.
  expect(y).toBeGreaterThan(370);
  expect(y).toBeLessThan(520);
  await site.close();
});

for (const width of [360, 1280]) {
  // The wide screen in the long run only, because most families hold a phone.
  test(`a page that stops arriving does not shift afterwards, ${width} pixels wide`, { tag: width === 360 ? '@all' : '@long' }, async ({
    page,
  }) => {
    const site = await openSite();
    await page.setViewportSize({ width, height: 740 });
    await watchShifts(page);
    // In the words on the scene, and after the first card.
    for (const mark of ['</h1>', '</li>']) {
      const cut = INDEX.indexOf(mark, INDEX.indexOf('<h1'));
      const rest = Promise.withResolvers<string>();
      site.answers.set('/', { status: 200, html: { first: INDEX.slice(0, cut), rest: rest.promise } });
      await page.goto(site.url, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The head preloads the scene, so it is there before the rest of the page.
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/hero.svg')));
      await framePassed(page);
      rest.resolve(INDEX.slice(cut));
      await hydrated(page);
      await expectNoShift(page);
    }
    await site.close();
  });
}

test('the code of the screen is loaded beside that of the app, and code or a story that failed to load comes once the network is back', async ({
  page,
  context,
}) => {
  const comeBack = async () => {
    await context.setOffline(true);
    await context.setOffline(false);
  };
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  // Nothing can run without it.
  await page.route('**/assets/libraries-*.js', (route) => route.abort());
  await page.route('**/api/stories/3', (route) => route.abort());
  await page.goto('/story/3');
  await expect(loadingScreen(page)).toBeVisible();
  await expect.poll(() => requested).toContain(`/${MANIFEST[ROUTES.curatedStory.module]?.file}`);
  await page.unroute('**/assets/libraries-*.js');
  await comeBack();
  await expect(loadingScreen(page)).toHaveCount(0);

  await expect(page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
  await page.unroute('**/api/stories/3');
  await comeBack();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
});

test('favorites and a book open with the copies on this device before Firebase Auth is there, which then confirms the account', async ({
  page,
}) => {
  await remember(page, FAMILY);
  const story = page.getByRole('article').first().getByRole('heading');
  for (const path of ['/favorites', `/read-story/${OWN_STORY}`]) {
    await page.goto(path);
    await expect(story).toBeVisible();
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/firebase*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await expect(story).toBeVisible();
    const confirmed = page.waitForResponse(/accounts:lookup/);
    held.resolve();
    await confirmed;
    await page.unroute('**/assets/firebase*.js');
  }
});

async function loadWithoutShift(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(loadingScreen(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoShift(page);
}

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

for (const { paths, email } of [{ paths: ['/auth', '/premium'] }, { paths: ['/favorites', `/read-story/${OWN_STORY}`], email: FAMILY }]) {
  // In the long run only, because these screens start with the same frame as those above.
  test(`nothing shifts while ${paths.join(' and ')} load`, { tag: '@long' }, async ({ page }) => {
    if (email) await remember(page, email);
    await page.setViewportSize({ width: 412, height: 823 });
    await watchShifts(page);
    for (const path of paths) await loadWithoutShift(page, path);
  });
}

test('the stories stay where the list cannot be fetched again, and one that was published since the build appears by itself', async ({
  page,
}) => {
  await page.route(FEATURED, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
  const answered = page.waitForResponse(FEATURED);
  await page.goto('/');
  await answered;
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.unroute(FEATURED);
  await page.route(FEATURED, async (route) => {
    const list = (await (await route.fetch()).json()) as CuratedStorySummary[];
    await route.fulfill({ json: [{ ...list[0], id: 4711, title: 'The New One' }, ...list] });
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Read Story: The New One' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(21);
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

  await enter(page);
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

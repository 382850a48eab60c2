/** Home as finished HTML: complete without JavaScript, hydrated without a shift, and hidden where the browser has another home (decision P8). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { CuratedStorySummary } from '@tuckaway/domain';
import { ownSources } from '../../tools/seed/sources.ts';
import { readManifest } from '../../tools/weigh/routes.ts';
import { ROUTES } from '../../web/src/app/routes.ts';
import { BUILT, openSite } from './support/deployments.ts';
import { remember } from './support/sign-in.ts';
import { createAccount, expect, hydrated, test } from './support/support.ts';

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

const shift = (page: Page) => page.locator('html').getAttribute('data-shift');

/** Resolves after the next frame. */
const framePassed = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home is complete: the scene, all stories and working links', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Bedtime stories to read together · Tuckaway Tales');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('img', { name: /A bear in reading glasses/ })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(20);
    await expect(page.getByText('Loading magical stories...')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Read Story: How to Wash a Buffalo' })).toHaveAttribute('href', '/story/10');
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    const { width } = (await page.getByRole('article').first().boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(250);
  });

  test('every other path shows the loading screen', async ({ page }) => {
    await page.goto('/premium');
    await expect(page.getByText('Loading magical stories...')).toBeVisible();
  });
});

test.describe('at any other path, before code and style sheet have arrived', () => {
  test.beforeEach(({ page }) => page.route(/\.(?:js|css)$/, () => undefined));

  test('the loading screen already looks as it will', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/create-story', { waitUntil: 'commit' });
    const words = page.getByRole('heading', { name: 'Loading magical stories...' });
    await expect(words).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(243, 232, 212)');
    await expect(words).toHaveCSS('font-weight', '600');
    const { x, y, width } = (await words.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    expect(x + width / 2).toBeCloseTo(180, 0);
    // In the middle of the screen, below its lamp.
    expect(y).toBeGreaterThan(370);
    expect(y).toBeLessThan(520);
  });
});

test('code that failed to load is loaded again when the network is back', async ({ page, context }) => {
  await page.route('**/assets/libraries-*.js', (route) => route.abort());
  await page.goto('/premium');
  await expect(page.getByText('Loading magical stories...')).toBeVisible();
  await page.unroute('**/assets/libraries-*.js');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Loading magical stories...' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the code of the screen is loaded beside the code of the app', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  // Nothing can run without it.
  await page.route('**/assets/libraries-*.js', () => undefined);
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect.poll(() => requested).toContain(`/${MANIFEST[ROUTES.auth.module]?.file}`);
});

for (const path of ['/favorites', `/read-story/${OWN_STORY}`]) {
  test(`${path} opens with the copies on this device before Firebase Auth is there, which then confirms the account`, async ({ page }) => {
    await remember(page, FAMILY);
    const story = page.getByRole('article').first().getByRole('heading');
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
  });
}

for (const [path, tag, email] of [
  ['/auth', '@long'],
  ['/create-story', '@all'],
  ['/premium', '@long'],
  ['/story/10', '@all'],
  ['/favorites', '@long', FAMILY],
  [`/read-story/${OWN_STORY}`, '@long', FAMILY],
] as const) {
  test(`nothing shifts while ${path} loads`, { tag }, async ({ page }) => {
    if (email) await remember(page, email);
    await page.setViewportSize({ width: 412, height: 823 });
    await watchShifts(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Loading magical stories...' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await framePassed(page);
    expect(await shift(page)).toBeNull();
  });
}

test('a loading screen that arrives in pieces does not shift', async ({ page }) => {
  const site = await openSite();
  const shell = readFileSync(join(BUILT, 'app.html'), 'utf8');
  const cut = shell.indexOf('</svg>') + '</svg>'.length;
  const rest = Promise.withResolvers<string>();
  site.answers.set('/premium', { status: 200, html: { first: shell.slice(0, cut), rest: rest.promise } });
  await watchShifts(page);
  // Without code, so that the screen does not replace it.
  await page.route(/\.js$/, () => undefined);
  await page.goto(`${site.url}/premium`, { waitUntil: 'commit' });
  await expect(page.locator('#root svg')).toBeVisible();
  await framePassed(page);
  rest.resolve(shell.slice(cut));
  await expect(page.getByText('Loading magical stories...')).toBeVisible();
  await framePassed(page);
  expect(await shift(page)).toBeNull();
  await site.close();
});

test('the page is at most 15,300 bytes (brotli, 3 % slack), with the styles and the list in it, and has no style attribute', () => {
  expect(brotliCompressSync(INDEX).length).toBeLessThanOrEqual(15_300 * 1.03);
  expect(INDEX.match(/<article/g)).toHaveLength(20);
  expect(INDEX).not.toMatch(/\sstyle=/);
  expect(INDEX.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([expect.stringContaining('media="print"')]);
});

test('React hydrates the page without a message and without a shift', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
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
  expect(await shift(page)).toBeNull();
  // Playwright logs that it blocks the service worker.
  expect(said.filter((line) => !line.includes('Service Worker'))).toEqual([]);
  await page.getByRole('button', { name: 'Add How to Wash a Buffalo to favorites' }).click();
  await expect(page).toHaveURL('/auth');
});

for (const width of [360, 1280]) {
  for (const [where, mark] of [
    ['in the words on the scene', '</h1>'],
    ['after the first card', '</li>'],
  ] as const) {
    test(`a page that stops arriving ${where} does not shift afterwards, ${width} pixels wide`, {
      tag: width === 360 ? '@all' : '@long',
    }, async ({ page }) => {
      const site = await openSite();
      const cut = INDEX.indexOf(mark, INDEX.indexOf('<h1'));
      const rest = Promise.withResolvers<string>();
      site.answers.set('/', { status: 200, html: { first: INDEX.slice(0, cut), rest: rest.promise } });
      await page.setViewportSize({ width, height: 740 });
      await watchShifts(page);
      await page.goto(site.url, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The head preloads the scene, so it is there before the rest of the page.
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/hero.svg')));
      await framePassed(page);
      rest.resolve(INDEX.slice(cut));
      await hydrated(page);
      await framePassed(page);
      expect(await shift(page)).toBeNull();
      await site.close();
    });
  }
}

test('a story that was published since the build appears by itself', async ({ page }) => {
  await page.route(FEATURED, async (route) => {
    const list = (await (await route.fetch()).json()) as CuratedStorySummary[];
    await route.fulfill({ json: [{ ...list[0], id: 4711, title: 'The New One' }, ...list] });
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Read Story: The New One' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(21);
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

for (const [who, key, value] of [
  ['who remembers a sign-in', 'tuckaway:signed-in', '{"uid":"u1"}'],
  ['where a story was reported', 'tuckaway:reported', '[{"storyId":"10","key":"k","sent":true,"hidden":true}]'],
] as const) {
  test(`a browser ${who} never shows the visitor's home, not even before its code has loaded`, async ({ page }) => {
    await page.addInitScript(([name, content]) => localStorage.setItem(name, content), [key, value] as const);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('Loading magical stories...')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tuck the day away with a story' })).toBeHidden();
    await expect(page.getByRole('article').first()).toBeHidden();
  });
}

test('a signed-in user sees only the loading screen before their own home', async ({ page }) => {
  await createAccount(page, 'Noor');
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = (): void => {
      for (const link of document.querySelectorAll('#root a[href="/auth"]')) if (link.checkVisibility()) seen.add('Sign In');
      document.documentElement.dataset.seen = [...seen].join();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open settings' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  expect(await page.locator('html').getAttribute('data-seen')).toBe('');
});

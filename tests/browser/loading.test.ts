/** How the app's screens load: the loading screen, code and pages that arrive late, and no layout shift. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSources } from '../../tools/seed/sources.ts';
import { readManifest } from '../../tools/weigh/routes.ts';
import { ROUTES } from '../../web/src/app/routes.ts';
import { BUILT, openSite } from './support/deployments.ts';
import { expectNoShift, framePassed, loadingScreen, loadWithoutShift, watchShifts } from './support/page-load.ts';
import { remember } from './support/sign-in.ts';
import { expect, hydrated, test } from './support/support.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const FAMILY = 'parent@example.com';
const OWN_STORY = ownSources().find(({ owner }) => owner === FAMILY)?.id ?? '';
const MANIFEST = readManifest(BUILT);
const INDEX = readFileSync(join(BUILT, 'index.html'), 'utf8');

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
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/hero-day.svg')));
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

for (const { paths, email } of [{ paths: ['/auth', '/premium'] }, { paths: ['/favorites', `/read-story/${OWN_STORY}`], email: FAMILY }]) {
  // In the long run only, because these screens start with the same frame as those above.
  test(`nothing shifts while ${paths.join(' and ')} load`, { tag: '@long' }, async ({ page }) => {
    if (email) await remember(page, email);
    await page.setViewportSize({ width: 412, height: 823 });
    await watchShifts(page);
    for (const path of paths) await loadWithoutShift(page, path);
  });
}

/** The installed app with a real service worker: what works offline, and what is never cached. */
import type { BrowserContext, Page } from '@playwright/test';
import { filesFor, LATE, readManifest } from '../../../tools/weigh/routes.ts';
import { ROUTES } from '../../../web/src/app/routes.ts';
import { BUILT } from '../support/deployments.ts';
import { installed, test } from '../support/installed.ts';
import { expect, expectSignedIn, plantFavorite, plantStory, remembered } from '../support/support.ts';

test.use({ serviceWorkers: 'allow', lean: true });

/** Opens a new page offline, as in a restarted browser. */
async function coldAndOffline(context: BrowserContext, page: Page): Promise<Page> {
  await context.setOffline(true);
  const cold = await context.newPage();
  await page.close();
  return cold;
}

const pathsIn = (page: Page, cache?: string) =>
  page.evaluate(async (only) => {
    const names = only === undefined ? await caches.keys() : [only];
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  }, cache);

const SCREENS = [
  ['/report', 'Which story do you mean?'],
  ['/no-such-page', '404 Page Not Found'],
] as const;

test.describe('with pictures', () => {
  test.use({ lean: false });

  test('the first visit stores every screen and all curated stories, after the screen’s own files, and they open offline', async ({
    context,
    page,
    site,
  }) => {
    const manifest = readManifest(BUILT);
    const came: string[] = [];
    page.on('request', (request) => came.push(new URL(request.url()).pathname));
    context.on('serviceworker', () => came.push('worker'));
    await page.goto('/premium');
    await expect.poll(() => came).toContain('worker');
    // The overlays are loaded a second after everything else.
    expect(came.slice(0, came.indexOf('worker'))).toContain(`/${manifest[LATE.overlays]?.file}`);

    await installed(page);
    const [code] = await Promise.all([page.waitForResponse(/\/assets\/.*\.js$/), page.reload()]);
    expect(code.fromServiceWorker()).toBe(true);
    const kept = await pathsIn(page);
    const screens = Object.values(ROUTES).flatMap(({ module }) => filesFor(manifest, [module]));
    expect(kept).toEqual(expect.arrayContaining(['/index.html', '/app.html', ...screens.map((file) => `/${file}`)]));
    expect(kept.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/stories/'))).toEqual([]);
    expect(kept.filter((path) => /\.map$|test|404/.test(path))).toEqual([]);
    expect(site.asked).not.toContain('/screenshots/home-wide.jpg');

    const cold = await coldAndOffline(context, page);
    for (const [path, text] of SCREENS) {
      await cold.goto(path);
      await expect(cold.getByText(text).first()).toBeVisible();
    }
    await cold.goto('/');
    await expect(cold.getByRole('article')).toHaveCount(20);
    await cold.getByRole('link', { name: 'Read Story: How to Wash a Buffalo' }).click();
    await cold.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(cold.getByText('Page 2 of 6')).toBeVisible();
    const picture = cold.getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

test("offline, a signed-in user finds the family's screens, the favorites, and a story opened before", async ({ context, page }) => {
  const account = await remembered(page);
  const story = await plantStory(account, { title: 'The Lamp That Yawned' });
  await plantFavorite(account, story);
  await plantFavorite(account, '3');
  await installed(page);
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'The Lamp That Yawned', exact: true }).click();
  await expect(page.getByText('Sweet dreams, Mira!')).toBeVisible();
  await page.getByRole('link', { name: 'Close' }).press('Enter');
  await page.getByRole('link', { name: 'My Stories' }).click();
  await expect(page.getByRole('article', { name: 'The Lamp That Yawned' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('button', { name: 'Remove A Very Polite Well from favorites' })).toBeVisible();

  const cold = await coldAndOffline(context, page);
  await cold.goto(`/read-story/${story}`);
  await expect(cold.getByText('Sweet dreams, Mira!')).toBeVisible();
  await cold.goto('/my-stories');
  await expect(cold.getByRole('article', { name: 'The Lamp That Yawned' })).toBeVisible();
  await cold.getByRole('link', { name: 'Back to Home' }).click();
  await expect(cold.getByRole('button', { name: 'Remove A Very Polite Well from favorites' })).toHaveAttribute('aria-pressed', 'true');
  await expectSignedIn(cold);
  await cold.getByRole('link', { name: 'Favorites' }).click();
  await cold.getByRole('link', { name: 'The Lamp That Yawned', exact: true }).click();
  await expect(cold.getByText('Sweet dreams, Mira!')).toBeVisible();
});

test('the app shell never answers API, Firebase or unknown addresses, and a story published or unpublished meanwhile changes home', async ({
  context,
  page,
  site,
}) => {
  await installed(page);
  const answer = await page.goto('/api/stories/featured');
  expect(answer?.headers()['content-type']).toContain('application/json');
  expect((await page.goto('/api/no/such/thing'))?.status()).toBe(404);
  expect(site.asked).toContain('/api/no/such/thing');
  // An unknown URL goes to the network, with its status.
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();

  const list = (await (await fetch(`${site.url}/api/stories/featured`)).json()) as { id: number; title: string }[];
  const added = { ...list[0], id: 4711, slug: 'the-new-one', title: 'The New One' };
  const stays = list.filter(({ id }) => id !== 10);
  site.answers.set('/api/stories/featured', { status: 200, json: [added, ...stays] });
  site.answers.set('/api/stories/4711', { status: 200, json: { ...added, pages: [{ content: 'Once, and only once.' }] } });
  site.answers.set('/api/stories/10', { status: 404 });

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Read Story: The New One' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read Story: How to Wash a Buffalo' })).toHaveCount(0);
  // The service worker fetches new stories, and checks those that are missing from the list.
  await expect.poll(() => pathsIn(page, 'tuckaway-curated')).toContain('/api/stories/4711');
  await expect.poll(() => pathsIn(page, 'tuckaway-curated')).not.toContain('/api/stories/10');

  await context.setOffline(true);
  await page.goto('/story/4711');
  await expect(page.getByText('Once, and only once.')).toBeVisible();
  await page.goto('/story/10');
  await expect(page.getByText('Story Not Found')).toBeVisible();
  for (const path of ['/api/stories/featured?again', '/api/generate-story', '/__/auth/handler', '/robots.txt']) {
    await expect(page.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }
});

// In the long run only, because it loads home five times; curated-stories.test.ts shows the worker's part.
test("neither errors nor a network's sign-in page replace a cached response", { tag: '@long' }, async ({ page, site }) => {
  await installed(page);
  for (const answer of [
    { status: 500, json: [] },
    { status: 429 },
    { status: 200 },
    { status: 200, html: '<h1>Welcome to the airport</h1>' },
  ]) {
    site.answers.set('/api/stories/featured', answer);
    const before = site.asked.length;
    await page.reload();
    await expect.poll(() => site.asked.slice(before)).toContain('/api/stories/featured');
    await expect(page.getByRole('article')).toHaveCount(20);
  }
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(20);
});

/** The installed app with a real service worker: what works offline, what is never cached, and the manifest. */
import type { BrowserContext, Page } from '@playwright/test';
import { LATE, readManifest } from '../../../tools/weigh/routes.ts';
import { ROUTES } from '../../../web/src/app/routes.ts';
import { BUILT } from '../support/deployments.ts';
import { installed, test } from '../support/installed.ts';
import { expect, expectSignedIn, plantFavorite, plantStory, remembered } from '../support/support.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a new page offline after the app was installed, as in a restarted browser. */
async function coldAndOffline(context: BrowserContext, page: Page): Promise<Page> {
  await installed(page);
  await context.setOffline(true);
  const cold = await context.newPage();
  await page.close();
  return cold;
}

const SCREENS = [
  ['/', 'A Very Polite Well'],
  ['/auth', 'Welcome Back'],
  ['/create-story', 'Who is it for?'],
  ['/favorites', 'Please sign in to view your favorite stories.'],
  ['/my-stories', 'Welcome Back'],
  ['/premium', 'Premium Family Plan'],
  ['/privacy', 'Children’s privacy'],
  ['/terms', 'Who it is for'],
  ['/report', 'Which story do you mean?'],
  ['/story/10', 'Page 1 of 6'],
  ['/test-openai', 'AI service check'],
  ['/read-story/7c1e4b52-0d3a-4f86-9b27-5e8a61f3c940', 'Welcome Back'],
  ['/no-such-page', '404 Page Not Found'],
] as const;

test('after one visit, every route and all curated stories with their pictures open offline', async ({ context, page }) => {
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

test('the service worker is registered only after the first screen has loaded its own files', async ({ context, page }) => {
  const came: string[] = [];
  page.on('request', (request) => came.push(new URL(request.url()).pathname));
  context.on('serviceworker', () => came.push('worker'));
  await page.goto('/premium');
  await expect.poll(() => came).toContain('worker');
  // The overlays are loaded a second after everything else.
  expect(came.slice(0, came.indexOf('worker'))).toContain(`/${readManifest(BUILT)[LATE.overlays]?.file}`);
});

test("the reader's code comes from the device once the service worker is installed", { tag: '@long' }, async ({ page }) => {
  const reader = readManifest(BUILT)[ROUTES.curatedStory.module]?.file ?? '/';
  await remembered(page);
  const arrived = page.waitForResponse((response) => response.url().endsWith(reader));
  await page.goto('/');
  expect((await arrived).fromServiceWorker()).toBe(true);
});

test("offline, a signed-in user finds every route, the favorites, and a family's story opened before", async ({ context, page }) => {
  const account = await remembered(page);
  const story = await plantStory(account, { title: 'The Lamp That Yawned' });
  await plantFavorite(account, story);
  await plantFavorite(account, '3');
  await page.goto('/favorites');
  await expect(page.getByRole('article', { name: 'The Lamp That Yawned' })).toBeVisible();
  await page.goto(`/read-story/${story}`);
  await expect(page.getByText('Sweet dreams, Mira!')).toBeVisible();
  await page.goto('/my-stories');
  await expect(page.getByRole('article', { name: 'The Lamp That Yawned' })).toBeVisible();

  const cold = await coldAndOffline(context, page);
  for (const [path, text] of [
    ['/favorites', 'The Lamp That Yawned'],
    ['/my-stories', 'The Lamp That Yawned'],
    [`/read-story/${story}`, 'Sweet dreams, Mira!'],
    ['/create-story', 'Who is it for?'],
    ['/premium', 'Premium Family Plan'],
    ['/story/10', 'Page 1 of 6'],
    ['/', 'A Very Polite Well'],
  ] as const) {
    await cold.goto(path);
    await expect(cold.getByText(text).first()).toBeVisible();
  }
  await expect(cold.getByRole('button', { name: 'Remove A Very Polite Well from favorites' })).toHaveAttribute('aria-pressed', 'true');
  await expectSignedIn(cold);
  await cold.getByRole('link', { name: 'Favorites' }).click();
  await cold.getByRole('link', { name: 'The Lamp That Yawned', exact: true }).click();
  await expect(cold.getByText('Sweet dreams, Mira!')).toBeVisible();
});

test('only the app and the curated stories are cached, and the app shell never answers API or Firebase URLs', async ({
  context,
  page,
  site,
}) => {
  await installed(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return urls.flat();
  });
  expect(kept.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/stories/'))).toEqual([]);
  expect(kept.filter((path) => /\.map$|test|404/.test(path))).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(['/index.html', '/app.html']));
  expect(site.asked).not.toContain('/screenshots/home-wide.jpg');

  const list = await page.goto('/api/stories/featured');
  expect(list?.headers()['content-type']).toContain('application/json');
  expect((await page.goto('/api/no/such/thing'))?.status()).toBe(404);
  expect(site.asked).toContain('/api/no/such/thing');
  // An unknown URL goes to the network, with its status.
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await context.setOffline(true);
  for (const path of ['/api/stories/featured?again', '/api/generate-story', '/__/auth/handler', '/robots.txt']) {
    await expect(page.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }
});

test('a story published meanwhile appears on the open home, and an unpublished one leaves the cache', async ({ context, page, site }) => {
  await installed(page);
  const list = (await (await fetch(`${site.url}/api/stories/featured`)).json()) as { id: number; title: string }[];
  const added = { ...list[0], id: 4711, slug: 'the-new-one', title: 'The New One' };
  const stays = list.filter(({ id }) => id !== 10);
  site.answers.set('/api/stories/featured', { status: 200, json: [added, ...stays] });
  site.answers.set('/api/stories/4711', { status: 200, json: { ...added, pages: [{ content: 'Once, and only once.' }] } });
  site.answers.set('/api/stories/10', { status: 404 });

  await page.reload();
  await expect(page.getByRole('link', { name: 'Read Story: The New One' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read Story: How to Wash a Buffalo' })).toHaveCount(0);
  // The service worker fetches new stories, and checks those that are missing from the list.
  const copies = () =>
    page.evaluate(async () => (await (await caches.open('tuckaway-curated')).keys()).map(({ url }) => new URL(url).pathname));
  await expect.poll(copies).toContain('/api/stories/4711');
  await expect.poll(copies).not.toContain('/api/stories/10');

  await context.setOffline(true);
  await page.goto('/story/4711');
  await expect(page.getByText('Once, and only once.')).toBeVisible();
  await page.goto('/story/10');
  await expect(page.getByText('Story Not Found')).toBeVisible();
});

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

test('a service worker that cannot be registered is only logged, and the app works without it [spec 7.18]', { tag: '@long' }, async ({
  page,
  site,
}) => {
  site.answers.set('/service-worker.js', { status: 404 });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect.poll(() => said).toContain('The service worker could not be registered.');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome Back')).toBeVisible();
});

test("the install banner appears with the browser's install prompt, and “Install App” opens it [spec 0.1, 2.54]", async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset.asked = 'yes';
        return { outcome: 'accepted' };
      },
    });
    window.dispatchEvent(offer);
  });
  const banner = page.getByRole('region', { name: 'Keep bedtime stories close' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Install App' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
});

test('Hosting sends pages, service worker and manifest uncached and with their content types', async ({ request }) => {
  const hosting = process.env.TUCKAWAY_HOSTING_URL;
  for (const [path, type, caching = 'no-cache'] of [
    ['/service-worker.js', 'javascript'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/app.html', 'text/html'],
    ['/', 'text/html'],
    ['/premium', 'text/html'],
    ['/report', 'text/html'],
    // A function's response must tell shared caches not to store it (decision 18).
    ['/story/10', 'text/html', 'private, no-cache'],
    ['/read-story/abc', 'text/html'],
  ] as const) {
    const headers = (await request.get(`${hosting}${path}`)).headers();
    expect(headers['content-type']).toContain(type);
    expect(headers['cache-control']).toBe(caching);
  }
});

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

test("the manifest's icons and screenshots have their stated sizes, its shortcuts work, and the app is installable", async ({
  page,
  context,
}) => {
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { errors, url, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const manifest = JSON.parse(data ?? '') as Record<string, unknown> & {
    icons: Picture[];
    screenshots: Picture[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Tuckaway Tales',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#12112a',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const found = await page.evaluate(async (address) => {
      const blob = await (await fetch(address)).blob();
      const { width, height } = await createImageBitmap(blob);
      return { type: blob.type, sizes: `${width}x${height}` };
    }, src);
    expect({ src, ...found }).toEqual({ src, type, sizes });
  }
  for (const { url: shortcut } of manifest.shortcuts) {
    await page.goto(shortcut);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // Pages other than home link the manifest late (web/build/pages.ts).
  const obstacles = async () => {
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  };
  await expect.poll(obstacles).toEqual([]);
});

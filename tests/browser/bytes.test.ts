/** What a screen may weigh. A budget is what the build weighs now and a little air; who needs more says so here. `npm run weigh` tells why. */
import type { Page } from '@playwright/test';
import { filesFor, gzipSum, HOME_IN_ALL, LATE, ROUTES, type RoutePath, readManifest } from '../../tools/weigh/routes.ts';
import { BUILT } from './deployments.ts';
import { enter, expect, test } from './support.ts';

/** JavaScript that is there before a screen can be used, bytes after gzip. */
const BUDGETS: Record<RoutePath, number> = {
  '/': 109_000,
  '/auth': 106_500,
  '/create-story': 120_500,
  '/favorites': 113_000,
  '/premium': 104_500,
  '/story/{id}': 113_500,
  '/read-story/{id}': 114_000,
  '/test-openai': 104_500,
  'any other': 103_500,
};
/** Everything that home fetches by itself, on a phone, where the stories are soon in sight. */
const IN_ALL: Record<keyof typeof HOME_IN_ALL, number> = { 'a visitor': 128_500, 'somebody who is signed in': 165_000 };
const PHONE = { width: 412, height: 823 };

const manifest = readManifest(BUILT);

for (const [path, budget] of Object.entries(BUDGETS) as [RoutePath, number][]) {
  test(`${path} takes at most ${budget} bytes of JavaScript (gzip)`, () => {
    expect(gzipSum(BUILT, filesFor(manifest, [ROUTES[path]]))).toBeLessThanOrEqual(budget);
  });
}

/** The scripts that a page has fetched once nothing more comes by itself. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(path);
  // The overlays are the last that come without being asked for.
  await expect.poll(() => asked).toContain(`/${manifest[LATE.overlays]?.file}`);
  await page.waitForLoadState('networkidle');
  return [...new Set(asked)].filter((name) => name.endsWith('.js')).map((name) => name.slice(1));
}

for (const [who, budget] of Object.entries(IN_ALL) as [keyof typeof HOME_IN_ALL, number][]) {
  const files = filesFor(manifest, HOME_IN_ALL[who]);

  test(`home fetches at most ${budget} bytes of JavaScript (gzip) in all for ${who}`, () => {
    expect(gzipSum(BUILT, files)).toBeLessThanOrEqual(budget);
  });

  test(`home fetches just that for ${who}, and nothing else`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    if (who === 'somebody who is signed in') await enter(page);
    const asked = page.waitForRequest((request) => request.url().endsWith(manifest[ROUTES['/story/{id}']]?.file ?? ''));
    const scripts = scriptsOf(page, '/');
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
    await asked;
    expect((await scripts).sort()).toEqual([...files].sort());
  });
}

test('the reader’s code comes when the stories come into sight, before one of them is pressed', async ({ page }) => {
  const scripts = await scriptsOf(page, '/');
  const reader = manifest[ROUTES['/story/{id}']]?.file ?? '';
  expect(scripts).not.toContain(reader);
  const asked = page.waitForRequest((request) => request.url().endsWith(reader));
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await asked;
});

for (const path of ['/', '/create-story', '/favorites', '/premium', '/story/10', '/test-openai']) {
  test(`a visitor’s ${path} asks for nothing of Firebase’s`, async ({ page }) => {
    const scripts = await scriptsOf(page, path);
    const firebase = Object.entries(manifest).filter(([name]) => /firebase|firestore|google-sign-in/.test(name));
    expect(firebase.length).toBeGreaterThan(2);
    expect(scripts.filter((file) => firebase.some(([, chunk]) => chunk.file === file))).toEqual([]);
    expect(page.frames()).toHaveLength(1);
  });
}

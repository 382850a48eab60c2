/**
 * What a screen may weigh. A budget is what the build weighs now and a hundred bytes of air; who needs more says so here. `npm run weigh` tells why.
 * Less air would be chance: files are named by their content, which has a key of each machine's own, and other names compress otherwise (by
 * 45 bytes at most in 60 trials).
 */
import type { Page } from '@playwright/test';
import { filesFor, gzipSum, HOME_IN_ALL, LATE, ROUTES, type RoutePath, readManifest } from '../../tools/weigh/routes.ts';
import { BUILT } from './deployments.ts';
import { expect, remembered, test } from './support.ts';

/** JavaScript that is there before a screen can be used, bytes after gzip. */
const BUDGETS: Record<RoutePath, number> = {
  '/': 99_950,
  '/auth': 97_280,
  // Two kilobytes of it are siblings and episodes, which are asked for and checked with the form.
  '/create-story': 113_510,
  '/favorites': 114_690,
  '/my-stories': 119_660,
  '/premium': 95_000,
  '/story/{id}': 106_730,
  '/read-story/{id}': 116_240,
  '/test-openai': 94_730,
  'any other': 94_050,
};
/**
 * Everything that home fetches by itself, until the worker has the app. Signed in, 700 bytes of it open the session before the provider has
 * answered (docs/decisions/0023).
 */
const IN_ALL: Record<keyof typeof HOME_IN_ALL, number> = { 'a visitor': 119_280, 'somebody who is signed in': 164_130 };
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
  test(`home fetches at most ${budget} bytes of JavaScript (gzip) in all for ${who}`, () => {
    expect(gzipSum(BUILT, filesFor(manifest, HOME_IN_ALL[who]))).toBeLessThanOrEqual(budget);
  });
}

test('home on a phone fetches just that for a visitor, and nothing else', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const scripts = scriptsOf(page, '/');
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  expect((await scripts).sort()).toEqual(filesFor(manifest, HOME_IN_ALL['a visitor']).sort());
});

test('home fetches just that for somebody who is signed in, and nothing else', async ({ page }) => {
  await remembered(page);
  const scripts = await scriptsOf(page, '/');
  expect(scripts.sort()).toEqual(filesFor(manifest, HOME_IN_ALL['somebody who is signed in']).sort());
});

test('the reader’s code comes as soon as a press begins, wherever it is', async ({ page }) => {
  const scripts = await scriptsOf(page, '/');
  const reader = manifest[ROUTES['/story/{id}']]?.file ?? '';
  expect(scripts).not.toContain(reader);
  const asked = page.waitForRequest((request) => request.url().endsWith(reader));
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.down();
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

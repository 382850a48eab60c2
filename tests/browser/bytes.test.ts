/** What a screen may weigh. A budget is what the build weighs now and a little air; who needs more says so here. `npm run weigh` tells why. */
import type { Page } from '@playwright/test';
import { filesFor, gzipBytes, gzipSum, LATE, ROUTES, type RoutePath, readManifest } from '../../tools/weigh/routes.ts';
import { BUILT } from './deployments.ts';
import { expect, test } from './support.ts';

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
/** Everything that a visitor's home fetches by itself. */
const VISITOR = 130_000;

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

test('a visitor’s home fetches at most 130,000 bytes of JavaScript (gzip) in all', async ({ page }) => {
  const scripts = await scriptsOf(page, '/');
  expect(scripts).toContain(manifest[ROUTES['/']]?.file);
  expect(scripts.reduce((sum, file) => sum + gzipBytes(BUILT, file), 0)).toBeLessThanOrEqual(VISITOR);
});

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

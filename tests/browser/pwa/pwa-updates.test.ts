/** New deployments while pages are open: the update banner, missing code, and the kill-switch worker. */
import type { Page } from '@playwright/test';
import { deploymentWithoutWorker, laterDeployment } from '../support/deployments.ts';
import { askForUpdate, installed, newVersionReady, test } from '../support/installed.ts';
import { watchNetwork } from '../support/network-watch.ts';
import { controlWorker, heartOf, WELL, waitingOnDevice } from '../support/offline-support.ts';
import { expect, refuse, remembered } from '../support/support.ts';

/** Waits until home has loaded all its code, because code that a later deployment lacks would count as another load. */
async function homeComplete(page: Page, isQuiet: () => boolean): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(20);
  // The overlays come last.
  await expect(page.getByRole('complementary', { name: 'About this app' })).toBeAttached();
  await expect.poll(isQuiet).toBe(true);
}

const deploymentOf = (page: Page) => page.locator('html').getAttribute('data-deployment');

/** Counts the loads of the page. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', lean: true });

  test('a new version is announced, waits after “Later”, and loads only in this tab after “Reload”', async ({ page, context, site }) => {
    await installed(page);
    const other = await context.newPage();
    await other.goto('/create-story');
    await other.getByLabel("Child's Name").fill('Mira');
    const loads = countLoads(page);
    const otherLoads = countLoads(other);

    site.deploy(laterDeployment('second'));
    await newVersionReady(page);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
    expect(loads()).toBe(0);

    // A reload keeps the old version, until the user presses “Reload” in the banner.
    await page.reload();
    expect(await deploymentOf(page)).toBeNull();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-deployment', 'second');
    await expect(page.getByRole('article')).toHaveCount(20);

    // The other tab keeps its form, and uses the old version's code for further screens.
    expect(otherLoads()).toBe(0);
    await expect(other.getByLabel("Child's Name")).toHaveValue('Mira');
    await other.getByRole('link', { name: /^Back/ }).click();
    await other.getByRole('link', { name: 'Sign In' }).click();
    await expect(other.getByText('Welcome Back')).toBeVisible();
    expect(otherLoads()).toBe(0);
    expect(await deploymentOf(other)).toBeNull();
  });

  // In the long run only, because it builds the app again.
  test('the kill-switch worker removes itself and its caches, and keeps the entries that wait to be sent', { tag: '@long' }, async ({
    page,
    site,
  }) => {
    test.slow();
    // First, because the site cannot answer while this process builds the app.
    const withoutWorker = deploymentWithoutWorker();
    await remembered(page);
    await installed(page);
    await refuse(page, 'write', 503);
    await heartOf(page, WELL).click();
    await expect.poll(() => waitingOnDevice(page)).toBe(1);
    const loads = countLoads(page);

    site.deploy(withoutWorker);
    await askForUpdate(page);
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        copies: (await caches.keys()).length,
      }));
    // A browser stops the old worker once it is idle; Chromium under DevTools may never do so.
    await (await controlWorker(page.context(), site.url)).stop();
    await expect.poll(left).toEqual({ workers: 0, copies: 0 });
    // No page was reloaded, and the next visit loads from the network.
    expect(loads()).toBe(0);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(20);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await left()).toEqual({ workers: 0, copies: 0 });
    expect(await waitingOnDevice(page)).toBe(1);
  });
});

test.describe('without a service worker', () => {
  test("a screen whose code a deployment removed loads after one reload, and keeps the form's values", async ({ page, site }) => {
    const isQuiet = watchNetwork(page);
    await page.goto('/create-story');
    await page.getByLabel("Child's Name").fill('Mira');
    await page.getByRole('link', { name: /^Back/ }).click();
    await homeComplete(page, isQuiet);
    const loads = countLoads(page);
    site.deploy(laterDeployment('second'));

    await page.getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByText('Welcome Back')).toBeVisible();
    await expect(page).toHaveURL('/auth');
    expect(await deploymentOf(page)).toBe('second');
    expect(loads()).toBe(1);

    await page.goto('/create-story');
    await expect(page.getByLabel("Child's Name")).toHaveValue('Mira');
  });
});

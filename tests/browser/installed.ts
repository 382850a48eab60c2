/** For tests with a real service worker: a site of its own for each, so that no worker and no copy of another test is there. */
import type { Page } from '@playwright/test';
import { BUILT, openSite, type Site } from './deployments.ts';
import { test as base, expect } from './support.ts';

export { expect };

export const test = base.extend<{ live: boolean; site: Site }>({
  /** Whether the site asks the server for the curated stories each time, for who publishes one. */
  live: [false, { option: true }],
  site: async ({ live }, use) => {
    const site = await openSite(BUILT, { live });
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

/** Opens home and waits until the worker has everything and answers this page, and the stories are on the screen. */
export async function installed(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller === null) await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  });
  await expect(page.getByRole('article')).toHaveCount(12);
}

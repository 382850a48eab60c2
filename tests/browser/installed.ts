/** Fixtures for tests with a real service worker: each gets its own site, without workers or copies of other tests. */
import type { Page } from '@playwright/test';
import { BUILT, openSite, type Site } from './deployments.ts';
import { test as base, expect } from './support.ts';

export { expect };

export const test = base.extend<{ live: boolean; site: Site }>({
  /** Whether the site reads curated stories from the server each time, for tests that publish one. */
  live: [false, { option: true }],
  site: async ({ live }, use) => {
    const site = await openSite(BUILT, { live });
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

/** Opens home and waits until the service worker controls the page and the stories are shown. */
export async function installed(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller === null) await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  });
  await expect(page.getByRole('article')).toHaveCount(12);
}

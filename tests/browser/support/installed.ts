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

/** Installs the service worker, then opens home. The app itself registers the worker later, once its first screen has been idle for two seconds. */
export async function installed(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/favicon.svg');
  await page.evaluate(async () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { defaultPolicy: unknown; createPolicy(name: string, rules: object): void };
    };
    // The site's policy wants a rule for script URLs; a page of the app already has it.
    if (trustedTypes.defaultPolicy === null) trustedTypes.createPolicy('default', { createScriptURL: (url: string) => url });
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  await page.goto('/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(page.getByRole('article')).toHaveCount(20);
}

/** Fixtures for tests with a real service worker: each gets its own site, without workers or copies of other tests. */
import type { Page } from '@playwright/test';
import { BUILT, openSite, type Site } from './deployments.ts';
import { test as base, expect } from './support.ts';

export { expect };

export const test = base.extend<{ live: boolean; lean: boolean; site: Site }>({
  /** Whether the site reads curated stories from the server each time, for tests that publish one. */
  live: [false, { option: true }],
  /** Whether the worker stores no pictures, for tests that do not look at them offline. */
  lean: [false, { option: true }],
  site: async ({ live, lean }, use) => {
    const site = await openSite(BUILT, { live, lean });
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

export const askForUpdate = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Waits until the site's new deployment is stored and waits behind the old version, which takes as long as the machine is busy. */
export async function newVersionReady(page: Page): Promise<void> {
  await askForUpdate(page);
  await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.ready;
    if (installing?.state !== 'installing') return;
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  });
  await expect(page.getByText('A new version is ready')).toBeVisible();
}

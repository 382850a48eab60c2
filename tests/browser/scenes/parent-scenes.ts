/** What parents meet where something is missing, and what keeps children out of it. */
import type { Page } from '@playwright/test';
import { atStory, LISTS, type Scene } from './scene.ts';

/** The stories' pictures do not load. */
const losePictures = (page: Page) => page.route(/\/art\/curated\//, (route) => route.abort());

/** The app believes to be offline; its code still loads, which without a service worker it could not. */
async function seemOffline(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.route(LISTS, (route) => route.abort('internetdisconnected'));
}

export const PARENT_SCENES: readonly Scene[] = [
  {
    name: 'story-without-picture',
    viewportOnly: true,
    show: async (page) => {
      await losePictures(page);
      await atStory(page);
      await page.getByRole('article').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'home-without-pictures',
    viewportOnly: true,
    show: async (page) => {
      await losePictures(page);
      await page.goto('/');
      await page.locator('#stories').evaluate((stories) => stories.scrollIntoView());
      await page.getByRole('article').getByRole('img').first().waitFor();
    },
  },
  ...(['favorites', 'my-stories'] as const).map((list) => ({
    name: `${list}-offline-unknown`,
    as: 'admin' as const,
    viewportOnly: true,
    show: async (page: Page) => {
      await seemOffline(page);
      await page.goto(`/${list}`);
      await page.getByText('You’re offline', { exact: true }).waitFor();
    },
  })),
  {
    name: 'home-offline-unknown',
    viewportOnly: true,
    show: async (page) => {
      await seemOffline(page);
      await page.route('**/api/stories/**', (route) => route.abort('internetdisconnected'));
      await page.goto('/premium');
      await page.getByRole('link', { name: 'Back to Stories' }).click();
      await page.getByText('You’re offline', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Try Again' }).scrollIntoViewIfNeeded();
    },
  },
];

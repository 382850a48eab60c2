/** What waits without a network, and what the server does not take yet. */
import type { Page } from '@playwright/test';
import { atStory, fillWishesForAmelie, type Scene, scene } from './scene.ts';

/** Requests a story that the server rejects for now: it waits in the favorites. */
async function letStoryWait(page: Page, status: number, message: string, code?: 'quota'): Promise<void> {
  const answer = { status, headers: { 'retry-after': '7200' }, json: { message, code } };
  await page.route('**/api/generate-story', (route) => route.fulfill(answer));
  await fillWishesForAmelie(page);
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  await page.getByRole('heading', { name: 'On their way' }).waitFor();
  await page.getByRole('button', { name: /^1 pending/ }).waitFor();
  await page.getByRole('article').first().waitFor();
}

/** Takes the network away after the screen and its overlays have loaded. */
async function goOffline(page: Page): Promise<void> {
  await page.getByRole('complementary').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByText("You're offline", { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Offline/ }).waitFor();
}

/** Opens the list of pending changes. */
async function openWaiting(page: Page): Promise<void> {
  await page.getByRole('button', { name: /shows what is waiting/ }).click();
  await page.getByRole('dialog', { name: 'Waiting to be sent' }).waitFor();
}

/** A story that waits and is then rejected. */
async function letStoryNeedAttention(page: Page): Promise<void> {
  await letStoryWait(page, 503, BUSY);
  await page.route('**/api/generate-story', (route) => route.fulfill({ status: 422, json: { message: 'Please choose another animal.' } }));
  await openWaiting(page);
  await page.getByRole('button', { name: 'Send Now' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .waitFor();
}

const USED_UP = "You've made all of today's stories.";
const BUSY = 'The storyteller is busy. Please try again in a moment.';

export const OFFLINE_SCENES: readonly Scene[] = [
  scene('offline-home', { viewportOnly: true }, async (page) => {
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    await goOffline(page);
  }),
  scene('offline-story', { viewportOnly: true }, async (page) => {
    await atStory(page);
    await goOffline(page);
  }),
  scene('offline-list-empty', { viewportOnly: true }, async (page) => {
    await page.goto('/favorites');
    await page.getByText('Sign In Required').waitFor();
    // The network stays, because without the service worker the list's code would not load.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
      window.dispatchEvent(new Event('offline'));
    });
    await openWaiting(page);
  }),
  scene('favorites-on-their-way', { as: 'parent' }, (page) => letStoryWait(page, 503, BUSY)),
  scene('favorites-on-their-way-offline', { as: 'parent', viewportOnly: true }, async (page) => {
    await letStoryWait(page, 503, BUSY);
    await goOffline(page);
  }),
  scene('pending-tooltip', { as: 'parent', viewportOnly: true }, async (page) => {
    await letStoryWait(page, 503, BUSY);
    await page.getByRole('button', { name: /^1 pending/ }).focus();
    await page.getByRole('tooltip').waitFor();
  }),
  scene('sync-list', { as: 'parent', viewportOnly: true }, async (page) => {
    await letStoryWait(page, 429, USED_UP, 'quota');
    await openWaiting(page);
  }),
  scene('create-story-used-up', { as: 'parent' }, async (page) => {
    await letStoryWait(page, 429, USED_UP, 'quota');
    await page.goto('/create-story');
    await page.getByRole('heading', { name: 'Today’s stories are all made' }).waitFor();
    await page.getByRole('link', { name: /./ }).nth(1).waitFor();
  }),
  scene('sync-list-attention', { as: 'parent', viewportOnly: true }, letStoryNeedAttention),
  scene('sync-list-discard', { as: 'parent', viewportOnly: true }, async (page) => {
    await letStoryNeedAttention(page);
    const list = page.getByRole('dialog', { name: 'Waiting to be sent' });
    await list.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('alertdialog').waitFor();
  }),
];

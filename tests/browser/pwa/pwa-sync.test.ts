/** The service worker's `sync` event without an open page: it sends waiting entries as their own account, or keeps them. */
import type { Page } from '@playwright/test';
import { installed, test } from '../support/installed.ts';
import { entriesOnDevice, favoritesOf, fireSync, heartOf, syncButton, WELL, WELL_ID, waitingOnDevice } from '../support/offline-support.ts';
import { comeHome, expect, logOut, newAccount, remembered } from '../support/support.ts';

test.use({ serviceWorkers: 'allow' });

/** Presses a heart while the device is offline. */
async function pressOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await heartOf(page, WELL).click();
  await expect(syncButton(page, 'Offline')).toBeVisible();
  await expect.poll(() => waitingOnDevice(page)).toBe(1);
}

/** Closes the app and goes online, so that only the service worker can send. */
async function leaveToWorker(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().setOffline(false);
}

/** The entries on the device, read from a file of the site so that no page of the app is open. */
async function kept(page: Page) {
  await page.goto('/favicon.svg');
  return entriesOnDevice(page);
}

test('without an open page, the service worker sends a favorite that was added offline [spec 4.21]', async ({ context, page }) => {
  const account = await remembered(page);
  await installed(page);
  await pressOffline(page);
  await page.goto('about:blank');
  // It asks the browser to retry while there is no network.
  expect(await fireSync(context, 'favorite-sync')).toBe('again');
  await context.setOffline(false);
  expect(await favoritesOf(account)).toEqual([]);
  // The failed try may have postponed the entry.
  await expect.poll(() => fireSync(context, 'favorite-sync')).toBe('done');
  expect(await favoritesOf(account)).toEqual([WELL_ID]);
  expect(await kept(page)).toEqual([]);
});

test('the service worker sends nothing for an account that has signed out, and keeps its entries unchanged', { tag: '@long' }, async ({
  context,
  page,
}) => {
  const account = await remembered(page);
  await installed(page);
  await pressOffline(page);
  const before = await entriesOnDevice(page);
  await logOut(page);
  await leaveToWorker(page);
  for (const tag of ['favorite-sync', 'user-actions-sync'] as const) expect(await fireSync(context, tag)).toBe('done');
  expect(await favoritesOf(account)).toEqual([]);
  expect(await kept(page)).toEqual(before);

  const next = await newAccount('Bertil Baer');
  await comeHome(page, next.email);
  await leaveToWorker(page);
  expect(await fireSync(context, 'user-actions-sync')).toBe('done');
  expect(await favoritesOf(account)).toEqual([]);
  expect(await favoritesOf(next)).toEqual([]);
  expect(await kept(page)).toEqual(before);
});

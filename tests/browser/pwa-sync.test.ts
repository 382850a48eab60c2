/** What a `sync` event does with no page open: the worker sends what waits, as the account that it belongs to, or keeps it. */
import type { Page } from '@playwright/test';
import { installed, test } from './installed.ts';
import { entriesOnDevice, favoritesOf, fireSync, heartOf, syncButton, WELL, WELL_ID, waitingOnDevice } from './offline-support.ts';
import { comeHome, expect, logOut, newAccount, remembered } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** Presses a heart on a device without a network. */
async function pressOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await heartOf(page, WELL).click();
  await expect(syncButton(page, 'Offline')).toBeVisible();
  await expect.poll(() => waitingOnDevice(page)).toBe(1);
}

/** Closes the app where there is a network: from now on nothing but the worker can send. */
async function leaveToWorker(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().setOffline(false);
}

/** What the device keeps, seen from an address that is no page of the app. */
async function kept(page: Page) {
  await page.goto('/favicon.svg');
  return entriesOnDevice(page);
}

test('with no page open the worker alone sends a favorite that was pressed offline, and is done with it [spec 4.21]', async ({
  context,
  page,
}) => {
  const account = await remembered(page);
  await installed(page);
  await pressOffline(page);
  await page.goto('about:blank');
  // It asks the browser to come back as long as there is no network.
  expect(await fireSync(context, 'favorite-sync')).toBe('again');
  await context.setOffline(false);
  expect(await favoritesOf(account)).toEqual([]);
  // What was tried without a network may have a moment to wait.
  await expect.poll(() => fireSync(context, 'favorite-sync')).toBe('done');
  expect(await favoritesOf(account)).toEqual([WELL_ID]);
  expect(await kept(page)).toEqual([]);
});

test('the worker sends nothing once that account has signed out, nor as the next one, and keeps it as it was', async ({
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

  const next = await newAccount('Somebody Else');
  await comeHome(page, next.email);
  await leaveToWorker(page);
  expect(await fireSync(context, 'user-actions-sync')).toBe('done');
  expect(await favoritesOf(account)).toEqual([]);
  expect(await favoritesOf(next)).toEqual([]);
  expect(await kept(page)).toEqual(before);
});

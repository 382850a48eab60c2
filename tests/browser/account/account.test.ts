/** “Download my data” and “Delete my account”: what the user sees, and that nothing stays on the device. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dataOn } from '../support/device.ts';
import { passGate } from '../support/gate.ts';
import {
  DATABASE,
  expect,
  expectToast,
  openSettings,
  PASSWORD,
  planted,
  plantFavorite,
  plantStory,
  remembered,
  savedBy,
  test,
} from '../support/support.ts';

/** Occurs only in the names of this account and of its child. */
const CANARY = /zyx\w*quorv/i;

/** Firebase Auth's copy of a sign-in. Returns what stores it again, as a tab does that copied it while another signed out. */
async function copiedSignIn(page: Page): Promise<(tab: Page) => Promise<void>> {
  const inStore = (tab: Page, copies: unknown[] | null) =>
    tab.evaluate(async (rows) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
      const database = await done(indexedDB.open('firebaseLocalStorageDb'));
      const store = database.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage');
      for (const row of rows ?? []) await done(store.put(row));
      const stored: unknown[] = await done(store.getAll());
      database.close();
      return stored;
    }, copies);
  const copies = await inStore(page, null);
  expect(copies).toHaveLength(1);
  return async (tab) => void (await inStore(tab, copies));
}

const storedBy = async (page: Page): Promise<string> => JSON.stringify(await dataOn(page));

test('downloads the account’s data, then deletes the account on the server, on the device and in another tab', async ({
  page,
  context,
}) => {
  const account = await remembered(page, 'Zyxannaquorv Haddad');
  const story = await plantStory(account, { title: 'The Lamp of Zyxmiraquorv' });
  await plantFavorite(account, story);
  // Reading the story in both tabs stores copies of it on this device.
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/read-story/${story}`);
    await expect(tab.getByRole('heading', { name: 'The Lamp of Zyxmiraquorv' })).toBeVisible();
  }
  // No tab can send the favorite: another tab sends what waits, too.
  await page.goto('/');
  await context.route(DATABASE.write, (route) => route.abort());
  await page.getByRole('button', { name: 'Add A Very Polite Well to favorites' }).click();
  await expect(page.getByRole('button', { name: /1 pending/ })).toBeVisible();
  await expect.poll(() => storedBy(page)).toMatch(CANARY);

  const settings = await openSettings(page);
  const { name, file: download } = await savedBy(page, settings.getByRole('button', { name: 'Download my data' }));
  expect(name).toBe('tuckaway-tales-my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({
    product: 'Tuckaway Tales',
    account: { email: account.email, displayName: 'Zyxannaquorv Haddad' },
    stories: [{ id: story, title: 'The Lamp of Zyxmiraquorv' }],
    favorites: [{ id: story }],
    waitingOnThisDevice: [{ type: 'favorite', storyId: '3' }],
  });

  await settings.getByRole('button', { name: 'Delete my account' }).click();
  await passGate(page);
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(question.getByText('one thing still waiting here to be sent')).toBeVisible();
  const password = question.getByLabel('Your password');
  await password.fill('not-my-password');
  await question.getByRole('button', { name: 'Delete everything' }).click();
  await expect(question.getByText('That password isn’t right.')).toBeVisible();
  expect(await planted(`stories/${story}`)).not.toBeNull();
  const storeSignInAgain = await copiedSignIn(page);
  await password.fill(PASSWORD);
  await question.getByRole('button', { name: 'Delete everything' }).click();

  // Deleting calls three functions for the first time, which is slow on a busy machine. The dialog closes when the session ends.
  await expect(question).toHaveCount(0, { timeout: 60_000 });
  await expectToast(page, 'Your account is deleted');
  // The last check of this device fails if the sign-in stays.
  await storeSignInAgain(other);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await planted(`stories/${story}`)).toBeNull();
  expect(await planted(`users/${account.uid}`)).toBeNull();
  expect(await planted(`users/${account.uid}/favorites/${story}`)).toBeNull();
  await expect(other.getByText('The Lamp of Zyxmiraquorv')).toHaveCount(0);
  for (const tab of [page, other]) {
    await expect.poll(() => storedBy(tab)).not.toMatch(new RegExp(`${CANARY.source}|${account.uid}|${account.email}|${story}`, 'i'));
  }

  // The account cannot sign in again.
  await page.goto('/auth');
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Oops!', 'The email or password isn’t right.');
});

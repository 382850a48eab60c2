/** Signing in, out and in again, and the user’s profile (specification section 4, decision S9). */
import type { Page } from '@playwright/test';
import { watchForBlankScreen } from '../support/blank-screen.ts';
import {
  DATABASE,
  expect,
  expectSignedIn,
  logOut,
  newAccount,
  openSettings,
  PASSWORD,
  planted,
  plantFavorite,
  plantStory,
  refuse,
  remember,
  signIn,
  switchOff,
  test,
} from '../support/support.ts';

/** The uid of premium@example.com in the seed data. */
const PREMIUM = 'seedpremium000000000000000002';

/** Counts this page’s writes of a user’s profile. */
function countProfileWrites(page: Page, uid: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (DATABASE.write.test(request.url()) && request.postData()?.includes(`/users/${uid}"`)) count += 1;
  });
  return () => count;
}

// handovers.test.ts covers the same with a service worker.
test('a user signs out and another signs in, in the same tab: no blank screen and no data of the first', { tag: '@long' }, async ({
  page,
}) => {
  const wasBlank = await watchForBlankScreen(page);
  const first = await newAccount('Aurelia Albatross');
  const second = await newAccount('Bertil Baer');
  const story = await plantStory(first, { title: 'Only for Aurelia' });
  await plantFavorite(first, story);
  await plantFavorite(first, '3');
  const well = page.getByRole('button', { name: /A Very Polite Well (to|from) favorites/ });

  await signIn(page, first.email);
  await expect(well).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('article', { name: 'Only for Aurelia' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: 'Create Your Story', exact: true }).first().click();
  await page.getByLabel("Child's Name").fill('Zephyrine');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await logOut(page);
  await expect(well).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: 'Favorites' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue('');
  await page.getByLabel('Email Address').fill(second.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectSignedIn(page);
  await expect(well).toHaveAttribute('aria-pressed', 'false');
  const settings = await openSettings(page);
  await expect(settings).toContainText('Bertil Baer');
  await expect(settings).not.toContainText('Aurelia');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Create Your Story', exact: true }).first().click();
  await expect(page.getByLabel("Child's Name")).toHaveValue('');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Aurelia');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/Aurelia|Zephyrine/);
  expect(await wasBlank()).toBe(false);
});

test('a profile that cannot be written gets a fallback, and the next visit creates it once on the free plan', { tag: '@long' }, async ({
  page,
}) => {
  const { uid, email } = await newAccount();
  const name = String(email.split('@')[0]);
  await refuse(page, 'write');
  await signIn(page, email);
  await expect(await openSettings(page)).toContainText(name);
  expect(await planted(`users/${uid}`)).toBeNull();
  await page.unrouteAll({ behavior: 'wait' });

  const writes = countProfileWrites(page, uid);
  await page.reload();
  await expect.poll(() => planted(`users/${uid}`)).not.toBeNull();
  const profile = await planted(`users/${uid}`);
  // An account without a name gets the e-mail’s part before the @.
  expect(profile).toEqual({ displayName: name, email, subscription: 'free', createdAt: expect.any(String) });
  await logOut(page);
  await Promise.all([page.waitForResponse(DATABASE.get), signIn(page, email)]);
  const settings = await openSettings(page);
  await expect(settings).toContainText(name);
  await expect(settings.getByText('Free', { exact: true })).toBeVisible();
  expect(writes()).toBe(1);
  expect(await planted(`users/${uid}`)).toEqual(profile);
});

test('a profile that cannot be read gets a fallback on the free plan, and nothing is written', { tag: '@long' }, async ({ page }) => {
  const before = await planted(`users/${PREMIUM}`);
  const writes = countProfileWrites(page, PREMIUM);
  await page.route(DATABASE.get, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => DATABASE.get.test(request.url()));
  await signIn(page, 'premium@example.com');
  await failed;
  const settings = await openSettings(page);
  await expect(settings).toContainText('Tomasz Lind');
  await expect(settings.getByText('Free', { exact: true })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect((await openSettings(page)).getByText('Premium', { exact: true })).toBeVisible();
  expect(writes()).toBe(0);
  expect(await planted(`users/${PREMIUM}`)).toEqual(before);
});

test('an expired token is renewed, and the story is shown', async ({ page }) => {
  const account = await newAccount('Noor Haddad');
  const story = await plantStory(account, { title: 'The Patient Snail' });
  await remember(page, account.email, { lasts: -60_000 });
  const renewed = page.waitForResponse(/securetoken\.googleapis\.com/);
  await page.goto(`/read-story/${story}`);
  await renewed;
  await expect(page.getByRole('heading', { name: 'The Patient Snail' })).toBeVisible();
});

test('a disabled account is signed out at its next visit, and nothing of it stays', async ({ page }) => {
  const account = await newAccount('Aurelia Albatross');
  await plantFavorite(account, await plantStory(account, { title: 'Only for Aurelia' }));
  await remember(page, account.email);
  await switchOff(account);
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('link', { name: /Sign In|Log In/i })).toBeVisible();
  await expect(page.getByText('Only for Aurelia')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Aurelia');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

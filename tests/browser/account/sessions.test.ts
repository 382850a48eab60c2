/** Signing in, out and in again, and the user’s profile (specification section 4, decision S9). */
import type { Page } from '@playwright/test';
import {
  DATABASE,
  expect,
  logOut,
  newAccount,
  openSettings,
  planted,
  plantFavorite,
  plantStory,
  refuse,
  remember,
  signIn,
  switchOff,
  test,
} from '../support/support.ts';

/** Counts this page’s writes of a user’s profile. */
function countProfileWrites(page: Page, uid: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (DATABASE.write.test(request.url()) && request.postData()?.includes(`/users/${uid}"`)) count += 1;
  });
  return () => count;
}

// Signing in twice through the form costs much, and a rule and the session’s unit tests hold each half.
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

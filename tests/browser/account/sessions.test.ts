import { expect, newAccount, plantFavorite, plantStory, remember, switchOff, test } from '../support/support.ts';

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
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Tuck the day away with a story' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

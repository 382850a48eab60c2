/** Child mode and the gate for grown-ups, in the built app. */
import { passGate } from '../support/gate.ts';
import { expect, PASSWORD, remembered, test } from '../support/support.ts';

test('child mode shows only the shelf and the reader until a grown-up answers the question or knows the PIN, and else only signing in again leads out of a child mode with our stories [safety 11]', async ({
  page,
}) => {
  const { email } = await remembered(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Child Mode' }).click();
  const shelf = page.getByRole('heading', { level: 1, name: 'Which story tonight?' });
  await expect(shelf).toBeFocused();
  await expect(page.getByRole('button', { name: /^Open settings/ })).toHaveCount(0);

  await page.goto('/favorites');
  await expect(page).toHaveURL('/');
  await expect(shelf).toBeVisible();
  await page.getByRole('region', { name: 'More stories' }).getByRole('link').first().click();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report this story' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(shelf).toBeVisible();

  await page.getByRole('button', { name: /^Grown-ups/ }).click();
  await page.getByRole('dialog', { name: 'For grown-ups' }).getByRole('textbox').fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Not quite\. Here’s another one\./)).toBeVisible();
  await expect(page.getByText('Set one in the settings, under “Device PIN”.')).toBeVisible();
  await passGate(page);
  await expect(page.getByRole('button', { name: /^Open settings/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start Child Mode' })).toBeVisible();

  await page.getByRole('button', { name: /^Open settings/ }).click();
  await page.getByRole('button', { name: 'Device PIN' }).click();
  await page.getByLabel('New PIN').fill('2580');
  await page.keyboard.press('Enter');
  await passGate(page);
  await expect(page.getByText('PIN set', { exact: true })).toBeVisible();
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Start child mode' }).click();
  await page.getByRole('button', { name: /^Grown-ups/ }).click();
  await page.getByLabel('Your PIN').fill('2580');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Open settings/ })).toBeVisible();

  await page.getByRole('button', { name: 'Start Child Mode' }).click();
  await page.getByRole('button', { name: /^Grown-ups/ }).click();
  await page.getByRole('button', { name: 'Forgot the PIN?' }).click();
  const again = page.getByRole('alertdialog', { name: 'Sign in again?' });
  await again.getByRole('button', { name: 'Log Out' }).click();
  // It closes after the sign-out: the next page would end the session late, and the gate with it.
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'More stories' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your stories' })).toHaveCount(0);
  await page.goto('/create-story');
  await expect(page).toHaveURL('/');
  await expect(shelf).toBeVisible();
  await page.getByRole('button', { name: /^Grown-ups/ }).click();
  await passGate(page);
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Open settings/ })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('tuckaway:gate-pin'), localStorage.getItem('tuckaway:child-mode')])).toEqual([
    null,
    null,
  ]);
});

/** An app installed on iOS, where no Google window can come back: the page itself goes to Google (docs/operations.md). */
import type { Page } from '@playwright/test';
import { audit, prepareAudits } from '../support/audit.ts';
import { passGate } from '../support/gate.ts';
import {
  addGoogleAccount,
  answerGoogle,
  expect,
  expectOnlyToast,
  expectSignedIn,
  expectToast,
  newEmail,
  openSettings,
  test,
  uidOf,
} from '../support/support.ts';

test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148' });

test.beforeEach(async ({ page, context }) => {
  await prepareAudits(page);
  await answerGoogle(context);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
});
// No window was opened.
test.afterEach(({ context }) => expect(context.pages()).toHaveLength(1));

/** Signs in with a new Google account. @returns its email address. */
async function enterWithGoogle(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await addGoogleAccount(page, email, 'Adaeze Okoro');
  await expectOnlyToast(page, { title: "Welcome! You've been signed in with Google successfully." });
  await expectSignedIn(page);
  return email;
}

test('stays signed in after another Google account or “Back”, and adds a password after confirming on Google’s page', async ({ page }) => {
  const email = await enterWithGoogle(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Change email' }).click();
  const change = page.getByRole('dialog', { name: 'Change email' });
  const next = newEmail();
  await change.getByLabel('New email address').fill(next);
  await change.getByRole('button', { name: 'Continue with Google' }).click();
  await addGoogleAccount(page, newEmail(), 'Ben Okoro');
  await expect(change.getByText('That’s a different Google account. Please choose the one you sign in with here.')).toBeVisible();
  await expect(change.getByLabel('New email address')).toHaveValue(next);
  await change.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.locator('#add-account-button')).toBeVisible();
  await page.goBack();
  await expect(change.getByText('The Google window was closed before the sign-in was finished.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(email);
  await page.reload();
  await expectSignedIn(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openSettings(page);
  await page.getByRole('button', { name: 'Add a password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a password' });
  await dialog.getByLabel('New password').fill('another-bedtime123');
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByText(email).click();

  await expect(page).toHaveURL('/');
  await expect(dialog.getByText('Google has confirmed it’s you.')).toBeVisible();
  await audit(page, 'settings-google-confirmed');
  // It never leaves the page.
  await expect(dialog.getByLabel('New password')).toHaveValue('');
  await dialog.getByLabel('New password').fill('another-bedtime123');
  await dialog.getByRole('button', { name: 'Add Password' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Your password has been set. You can sign in with it or with Google.');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(email);
});

test('deletes the account after confirming on Google’s page and a last press', async ({ page }) => {
  const email = await enterWithGoogle(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await passGate(page);
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByText(email).click();
  await expect(question.getByText('Google has confirmed it’s you.')).toBeVisible();
  await audit(page, 'delete-google-confirmed');
  expect(await uidOf(email)).not.toBe('');
  await question.getByRole('button', { name: 'Delete everything' }).click();
  // Slow on a busy machine.
  await expect(question).toHaveCount(0, { timeout: 60_000 });
  await expectToast(page, 'Your account is deleted');
  expect(await uidOf(email)).toBe('');
});

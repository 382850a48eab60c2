/** Changing the email address and the password in the settings, with the keyboard. */
import { audit, prepareAudits } from '../support/audit.ts';
import { confirmNewEmail, emailsTo } from '../support/email-links.ts';
import { expectFocus, press, tabTo } from '../support/keyboard.ts';
import {
  addGoogleAccount,
  answerGoogle,
  enter,
  expect,
  expectSignedIn,
  newEmail,
  openSettings,
  PASSWORD,
  planted,
  signIn,
  test,
} from '../support/support.ts';

test.use({ viewport: { width: 1280, height: 720 } });

test('a new address is confirmed by a link, and the profile follows it', async ({ page }) => {
  const { uid, email } = await enter(page, 'Noor Haddad');
  const next = newEmail();
  await openSettings(page);
  await press(page, 'Change email');
  await expectFocus(page, 'input', 'New email address');
  await page.keyboard.type(next);
  await tabTo(page, 'Your password');
  await page.keyboard.type('not-my-password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That password isn’t right. Please try again.')).toBeVisible();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await expect(dialog.getByRole('status')).toContainText(next);
  await page.keyboard.press('Escape');
  await expectFocus(page, 'button', 'Change email');
  expect((await emailsTo(email, 'VERIFY_AND_CHANGE_EMAIL')).map((sent) => sent.newEmail)).toEqual([next]);
  expect(await planted(`users/${uid}`)).toMatchObject({ email });

  await confirmNewEmail(email);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await planted(`users/${uid}`))?.email).toBe(next);
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(next);
});

test('an address of another account gets no link, and the user is told the same', async ({ page }) => {
  const { email } = await enter(page, 'Noor Haddad');
  await openSettings(page);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email address').fill('parent@example.com');
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(page.getByRole('dialog', { name: 'Change email' }).getByRole('status')).toContainText('parent@example.com');
  expect(await emailsTo(email, 'VERIFY_AND_CHANGE_EMAIL')).toEqual([]);
});

test('a new password replaces the old one', async ({ page }) => {
  const { email } = await enter(page, 'Noor Haddad');
  await openSettings(page);
  await press(page, 'Change password');
  await expectFocus(page, 'input', 'New password');
  await page.keyboard.type('another-bedtime123');
  await tabTo(page, 'Your password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByRole('status')).toHaveText('Your password has been changed.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signIn(page, email, 'another-bedtime123');
});

test('an account that signs in with Google counts as verified, and adds a password after Google’s window', async ({ page, context }) => {
  await prepareAudits(page);
  await answerGoogle(context);
  const email = newEmail();
  await page.goto('/auth');
  let opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  let popup = await opened;
  await addGoogleAccount(popup, email, 'Adaeze Okoro');
  await expectSignedIn(page);
  await expect(page.getByRole('region', { name: 'Please verify your email address' })).toHaveCount(0);

  await openSettings(page);
  await page.getByRole('button', { name: 'Add a password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a password' });
  await dialog.getByLabel('New password').fill('another-bedtime123');
  await audit(page, 'settings-add-password');
  opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  popup = await opened;
  await popup.getByText(email).click();
  await expect(dialog.getByRole('status')).toHaveText('Your password has been set. You can sign in with it or with Google.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signIn(page, email, 'another-bedtime123');
});

/** Changing the email address and the password in the settings, with the keyboard. auth.test.ts and google-page.test.ts do it with Google. */
import { confirmNewEmail, emailsTo } from '../support/email-links.ts';
import { expectFocus, press, tabTo } from '../support/keyboard.ts';
import { enter, expect, newEmail, openSettings, PASSWORD, planted, signIn, test } from '../support/support.ts';

test.use({ viewport: { width: 1280, height: 720 } });

test('the profile follows a new address once its link is opened, another account’s address gets no link, and a password can be replaced', async ({
  page,
}) => {
  const { uid, email } = await enter(page, 'Noor Haddad');
  const next = newEmail();
  await openSettings(page);

  await test.step('the profile follows an address whose link was opened', async () => {
    await press(page, 'Change email');
    await expectFocus(page, 'input', 'New email address');
    await page.keyboard.type(next);
    await tabTo(page, 'Your password');
    await page.keyboard.type('not-my-password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('That password isn’t right. Please try again.')).toBeVisible();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Change email' }).getByRole('status')).toContainText(next);
    await page.keyboard.press('Escape');
    await expectFocus(page, 'button', 'Change email');
    expect((await emailsTo(email, 'VERIFY_AND_CHANGE_EMAIL')).map((sent) => sent.newEmail)).toEqual([next]);
    expect(await planted(`users/${uid}`)).toMatchObject({ email });
    await confirmNewEmail(email);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(async () => (await planted(`users/${uid}`))?.email).toBe(next);
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText(next);
  });

  await test.step('an address of another account gets no link, and the user is told the same', async () => {
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email address').fill('parent@example.com');
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Send the Link' }).click();
    await expect(page.getByRole('dialog', { name: 'Change email' }).getByRole('status')).toContainText('parent@example.com');
    expect(await emailsTo(next, 'VERIFY_AND_CHANGE_EMAIL')).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('the new password opens the account', async () => {
    await press(page, 'Change password');
    await expectFocus(page, 'input', 'New password');
    await page.keyboard.type('another-bedtime123');
    await tabTo(page, 'Your password');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Change password' }).getByRole('status')).toHaveText('Your password has been changed.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Yes, Logout' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await signIn(page, next, 'another-bedtime123');
  });
});

/** A story that waits until its family has verified its email address (decision S12). auth.test.ts shows the banner of a new account. */
import type { Page } from '@playwright/test';
import { fillWishes } from '../scenes/scene.ts';
import { emailsTo, verifyEmail } from '../support/email-links.ts';
import { claimsOf } from '../support/sign-in.ts';
import { expect, expectToast, newAccount, remember, test } from '../support/support.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Please verify your email address' });

/** The user comes back from another tab until the banner is gone; Firebase Auth is asked at most every three seconds. */
async function comeBack(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(card(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

test('a story waits for the verification with its own message, and is written when the user returns', async ({ page }) => {
  const { email } = await newAccount('Noor Haddad', { verified: false });
  await remember(page, email);
  let verified = false;
  await page.route('**/api/generate-story', async (route) => {
    verified = claimsOf((await route.request().headerValue('authorization')) ?? '').email_verified === true;
    if (verified) return route.continue();
    return route.fulfill({
      status: 429,
      headers: { 'retry-after': '3600' },
      json: { message: 'Please open the link.', code: 'verify-email' },
    });
  });
  await fillWishes(page, ['Mira', 'otter'], ['Forest', 'Short', 'Cozy']);
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  await expectToast(
    page,
    'Please verify your email address',
    'Your story is saved here. It will be written as soon as you verify your email: open the link we sent you.',
  );
  await expect(page.getByText('Story Queued')).toHaveCount(0);
  await expect(page.getByText('Waiting for you to open the link in our email and come back.')).toBeVisible();
  await card(page).getByRole('button', { name: 'Send again' }).click();
  await expect(card(page).getByRole('status')).toContainText('The link is on its way.');
  await expect(card(page).getByRole('button', { name: 'Send again' })).toBeDisabled();
  expect(await emailsTo(email, 'VERIFY_EMAIL')).toHaveLength(1);
  // Writing may take longer than an expectation waits, because the emulator starts a process for each request that comes meanwhile.
  const written = page.waitForResponse((response) => response.url().endsWith('/api/generate-story') && response.ok());
  await verifyEmail(email);
  await comeBack(page);
  await written;
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(verified).toBe(true);
});

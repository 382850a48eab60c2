/** The terms: agreed to with a sign-up, and shown once to accounts that have not agreed to the current ones. */
import { CURRENT_TERMS } from '../../../domain/src/index.ts';
import { createAccount, enter, expect, newAccount, planted, remember, test, uidOf } from '../support/support.ts';

test('a sign-up stores the agreement that its line names, with the server’s time', async ({ page }) => {
  const email = await createAccount(page, 'Noor Haddad');
  const uid = await uidOf(email);
  await expect.poll(() => planted(`users/${uid}/agreements/${CURRENT_TERMS}`)).toMatchObject({ agreedAt: expect.anything() });
  await expect(page.getByRole('region', { name: 'Please review our terms' })).toHaveCount(0);
});

test('an account that has not agreed is shown the terms until it agrees, then never again', async ({ page }) => {
  const { uid, email } = await newAccount('Noor Haddad', { agreed: false });
  await remember(page, email, { agreed: false });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Please review our terms' });
  await expect(card).toBeVisible();
  await card.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await card.getByRole('button', { name: 'I Agree' }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(() => planted(`users/${uid}/agreements/${CURRENT_TERMS}`)).toBeTruthy();
  // Another browser asks the server.
  await page.evaluate(() => localStorage.removeItem('tuckaway:agreed'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tuckaway:agreed'))).toContain('stored');
  await expect(card).toHaveCount(0);
});

test('an account that has agreed loads nothing for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await enter(page, 'Noor Haddad');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((body) => body.includes('/agreements/'))).toEqual([]);
});

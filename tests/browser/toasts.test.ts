/** Toasts: their number, duration and keyboard access (specification sections 2 and 9). */
import { expect, expectOnlyToast, test } from './support/support.ts';

test('one toast is shown at a time, for 5000 ms, and F8 and Tab lead to its Close button', async ({ page }) => {
  let words = '';
  await page.route('**/identitytoolkit.googleapis.com/**', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: `ADMIN_ONLY_OPERATION : ${words}` } },
    }),
  );
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  const provoke = async (text: string) => {
    words = text;
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectOnlyToast(page, { title: 'Oops!', text, red: true });
  };
  await page.clock.install({ time: new Date('2026-06-01T19:00:00Z') });
  await page.goto('/auth');
  await page.getByLabel('Email Address').fill('noor@example.com');
  await page.getByLabel('Password').fill('bedtime123');
  await provoke('First words.');

  await page.clock.pauseAt(new Date('2026-06-01T20:00:00Z'));
  await provoke('Second words.');
  await page.clock.runFor(4999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);

  await provoke('Third words.');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
});

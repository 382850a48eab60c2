/** The terms are shown to accounts that have not agreed to the current ones. auth.test.ts agrees with a sign-up. */
import { CURRENT_TERMS } from '../../../domain/src/index.ts';
import { fillWishes } from '../scenes/scene.ts';
import { expect, expectToast, newAccount, planted, remember, test } from '../support/support.ts';

test('an account that has not agreed is shown the terms until it agrees, its story waits, and other devices load nothing for them [safety 6]', async ({
  page,
}) => {
  const { uid, email } = await newAccount('Noor Haddad', { agreed: false });
  await remember(page, email, { agreed: false });
  await fillWishes(page, ['Mira', 'otter'], ['Forest', 'Short', 'Cozy']);
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  await expectToast(
    page,
    'Please agree to our terms',
    'Your story is saved here. Please agree to the terms at the bottom of the page, and we’ll write it.',
  );
  await expect(page.getByText('Waiting for you to agree to our terms, on the home page.')).toBeVisible();
  const card = page.getByRole('region', { name: 'Please review our terms' });
  await expect(card).toBeVisible();
  await card.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  const written = page.waitForResponse((response) => response.url().endsWith('/api/generate-story') && response.ok());
  await card.getByRole('button', { name: 'I Agree' }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(() => planted(`users/${uid}/agreements/${CURRENT_TERMS}`)).toBeTruthy();
  await written;

  await test.step('another browser asks the server', async () => {
    await page.evaluate(() => localStorage.removeItem('tuckaway:agreed'));
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tuckaway:agreed'))).toContain('stored');
    await expect(card).toHaveCount(0);
  });

  await test.step('this browser remembers the answer', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.postData() ?? ''));
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('complementary')).toBeAttached();
    expect(asked.filter((body) => body.includes('/agreements/'))).toEqual([]);
  });
});

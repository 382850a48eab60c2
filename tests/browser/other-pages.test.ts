/** The premium page and the AI service check for developers (specification sections 2 and 7). */
import { expect, plant, test, uproot } from './support/support.ts';

test('the premium page shows its plan, and its button an alert [spec 1.4, 2.5, 2.43, 2.44, 2.45, 2.46, 9.1]', async ({ page }) => {
  await page.goto('/premium');
  for (const feature of [
    'Unlimited AI stories',
    '50+ premium themes',
    'Story collections',
    'Custom characters',
    'Family profiles',
    'Advanced favorites',
  ]) {
    await expect(page.getByText(feature, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Premium Family Plan' })).toContainText('$9.99/month');
  await expect(page.getByText('7-day free trial, cancel anytime', { exact: true })).toBeVisible();
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  await page.getByRole('button', { name: 'Start Premium Trial' }).click();
  await expect.poll(() => alerts).toEqual(['alert: The subscription flow would be implemented here.']);
  await page.getByRole('link', { name: 'Back to Stories' }).click();
  await expect(page).toHaveURL('/');
});

test('the AI service check shows the story and the full response, or the error [spec 1.7, 2.8, 2.47, 7.2]', async ({ page }) => {
  // The result is cached for the whole site for ten minutes.
  await uproot('system/openaiCheck');
  await page.goto('/test-openai');
  const check = page.getByRole('button', { name: 'Check the AI Service' });
  await check.click();
  await expect(page.getByRole('heading', { name: 'Generated story' })).toBeVisible();
  const raw = JSON.parse((await page.locator('pre').textContent()) ?? '') as { story: string; model: string };
  expect(raw.model).toBe('tuckaway-storyteller');
  expect(raw.story).toContain('Robin');
  await expect(page.getByRole('main')).toContainText(raw.story.slice(0, 60));

  const message = 'We can’t reach the storyteller right now. Please try again later.';
  await plant('system/openaiCheck', {
    answer: { status: 503, checkedAt: new Date().toISOString(), body: { message, code: 'unavailable' } },
  });
  await check.click();
  await expect(page.getByText(`API Error: ${message}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Generated story' })).toHaveCount(0);
  await uproot('system/openaiCheck');

  await page.route('**/api/test-openai', (route) => route.abort('internetdisconnected'));
  await check.click();
  await expect(page.getByText('Network Error: Failed to fetch', { exact: true })).toBeVisible();
});

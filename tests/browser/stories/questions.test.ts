/** /create-story on a phone, where the form asks one question at a time. */
import type { Page } from '@playwright/test';
import { fillForm, nextQuestion } from '../support/questions.ts';
import { expect, expectOnlyToast, hydrated, remembered, test } from '../support/support.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const question = (page: Page, number: number, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: `${number} of 6 ${title}` })).toBeVisible();
const create = (page: Page) => page.getByRole('button', { name: 'Create My Story!' });

test('a phone asks six questions above a bar that covers no answer, and its way back goes through them with every answer', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Create Your Story' }).first().click();
  await question(page, 1, 'Who is it for?');
  await expect(create(page)).toBeInViewport();
  await expect(create(page)).toBeDisabled();
  const preview = page.locator('[data-preview]');
  await expect(preview).toHaveText('A story for someone small');
  await fillForm(page, { childName: 'Mira', animal: 'otter', setting: 'Meadow', cards: ['Short', 'Cozy'] });
  await question(page, 5, 'What mood is it in?');
  await expect(preview).toHaveText('A story for Miraotter · meadow · short · cozy');
  await expect(create(page)).toBeEnabled();
  await test.step('the bar with the button covers no answer', async () => {
    for (const [width, height] of [
      [740, 360],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      const bar = page.locator('[data-form-dock]');
      await expect(bar).toBeInViewport({ ratio: 1 });
      await page.getByRole('heading', { level: 2 }).focus();
      const last = page.getByRole('radio', { name: /^Calm/ });
      await last.focus();
      const [answer, top] = [await last.boundingBox(), (await bar.boundingBox())?.y ?? 0];
      expect(answer && answer.y + answer.height, `${width} px wide`).toBeLessThanOrEqual(top);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 360, height: 640 });
  });
  await nextQuestion(page);
  await question(page, 6, 'Which picture goes on the cover?');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();

  await page.goBack();
  await question(page, 5, 'What mood is it in?');
  await expect(page.getByRole('radio', { name: /^Cozy/ })).toBeChecked();
  await page.reload();
  await question(page, 5, 'What mood is it in?');
  await expect(page.getByRole('radio', { name: /^Cozy/ })).toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await question(page, 4, 'How long is tonight?');
  for (const number of [3, 2, 1]) {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2 })).toContainText(`${number} of 6`);
  }
  await expect(page.getByLabel("Child's Name")).toHaveValue('Mira');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('one step back leaves a story that was made', async ({ page }) => {
  // `remembered` ends at a file of the site, so a step back from the form leads there.
  await remembered(page);
  await page.route('**/api/generate-story', (route) => route.fulfill({ json: { title: 'The Otter Lamp', content: 'The otter slept.' } }));
  await page.goto('/create-story');
  await fillForm(page, { childName: 'Mira', animal: 'otter', setting: 'Meadow', cards: ['Short', 'Cozy', 'Secret Garden'] });
  await create(page).tap();
  await expectOnlyToast(page, { title: 'Story Created!', text: '"The Otter Lamp" is ready to read!' });
  await expect(page).toHaveURL(/\/read-story\//);
  await page.goBack();
  await question(page, 1, 'Who is it for?');
  await page.goBack();
  await expect(page).toHaveURL('/favicon.svg');
});

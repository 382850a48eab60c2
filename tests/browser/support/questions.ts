/** The create form's questions, which a phone shows one at a time. */
import { expect, type Page } from '@playwright/test';

export interface FormChoices {
  childName: string;
  animal: string;
  setting?: string;
  /** The labels of a length, a mood and a cover, as far as they are chosen. */
  cards?: readonly string[];
}

/** Goes on to the next question where the form asks one at a time; earlier versions of the app show the whole form everywhere. */
export async function nextQuestion(page: Page): Promise<void> {
  if ((await page.locator('[data-form-dock]').count()) === 0) return;
  const title = page.getByRole('heading', { level: 2, name: / of 6 / });
  const before = (await title.textContent()) ?? '';
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeEnabled();
  // A click could miss, because the bar moves with the note that there is no network.
  await next.press('Enter');
  await title.filter({ hasNotText: before }).waitFor();
}

/** Fills in the form, which is open at its first question, question by question. */
export async function fillForm(page: Page, { childName, animal, setting, cards = [] }: FormChoices): Promise<void> {
  await page.getByLabel("Child's Name").fill(childName);
  await nextQuestion(page);
  await page.getByLabel('Favorite Animal').fill(animal);
  if (setting !== undefined) {
    await nextQuestion(page);
    await chooseSetting(page, setting);
  }
  for (const card of cards) {
    await nextQuestion(page);
    // A click could miss, because the closing grid moves them.
    await page.getByRole('radio', { name: new RegExp(`^${card}`) }).press('Space');
  }
}

/** Picks a setting and waits until the grid has folded. */
export async function chooseSetting(page: Page, setting: string): Promise<void> {
  // `check` would look at the radio button again after the grid has closed.
  await page.getByRole('radio', { name: new RegExp(`^${setting}`) }).click({ force: true });
  await page.getByText('Selected Theme').waitFor();
}

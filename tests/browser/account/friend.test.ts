/** The animal friend: shown in the form, changed there, and told in the story by the name that the family gave it. */
import { nextQuestion } from '../support/questions.ts';
import { expect, makeStory, plant, planted, readToEnd, remembered, test } from '../support/support.ts';

const WISHES = { childName: 'Runa', animal: 'otter', setting: 'Garden', length: 'Short', mood: 'Cozy', cover: 'Moonlit Night' } as const;

test('a family names its child’s friend in the form, and the next story is about it', async ({ page }) => {
  const { uid } = await remembered(page);
  const child = { nickname: 'Runa', favoriteAnimal: 'otter', storyLength: 'short', storyTone: 'cozy', pronouns: 'she' };
  await plant(`users/${uid}/children/0`, child);
  await page.goto('/create-story');
  await page.getByLabel("Child's Name").fill('Runa');
  await nextQuestion(page);
  await page.getByLabel('Favorite Animal').fill('otter');
  await expect(page.getByText(/^Her friend: \S+, an? \S+ otter who carries /)).toBeVisible();
  await page.getByRole('button', { name: /^Change \p{Lu}/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Runa’s friend' });
  await dialog.getByLabel('Name', { exact: true }).fill('Quibble');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Her friend: Quibble, /)).toBeVisible();
  expect(await planted(`users/${uid}/friends/0`)).toMatchObject({ name: 'Quibble', nickname: 'Runa', animal: 'otter' });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await makeStory(page, WISHES);
  expect(await readToEnd(page)).toContain('Quibble');
});

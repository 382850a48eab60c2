/** The animal friend: shown in the form, changed there, and told in the story by the name that the family gave it. */
import { enter, expect, fillWishes, plant, planted, readToEnd, test } from '../support/support.ts';

const WISHES = { childName: 'Runa', animal: 'otter', setting: 'Garden', length: 'Short', mood: 'Cozy', cover: 'Moonlit Night' } as const;

test('a family names its child’s friend in the form, and the next story is about it', async ({ page }) => {
  const { uid } = await enter(page);
  const child = { nickname: 'Runa', favoriteAnimal: 'otter', storyLength: 'short', storyTone: 'cozy', pronouns: 'she' };
  await plant(`users/${uid}/children/0`, child);
  await page.goto('/create-story');
  await fillWishes(page, WISHES);
  await expect(page.getByText(/^Her friend: \S+, an? \S+ otter who carries /)).toBeVisible();
  await page.getByRole('button', { name: /^Change \p{Lu}/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Runa’s friend' });
  await dialog.getByLabel('Name').fill('Quibble');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Her friend: Quibble, /)).toBeVisible();
  expect(await planted(`users/${uid}/friends/0`)).toMatchObject({ name: 'Quibble', nickname: 'Runa', animal: 'otter' });
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  await page.waitForURL(/\/read-story\/[0-9a-f-]{36}$/);
  expect(await readToEnd(page)).toContain('Quibble');
});

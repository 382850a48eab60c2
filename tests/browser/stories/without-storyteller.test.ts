/**
 * Failures of the AI service. The fake service applies them to the next request of any test, so this file runs alone
 * (playwright.config.ts), and its tests run one after the other.
 */
import {
  closeToast,
  expect,
  expectOnlyToast,
  fillWishes,
  plantFavorite,
  plantStory,
  readToEnd,
  remembered,
  takeStorageAway,
  test,
  titleOfCreated,
} from '../support/support.ts';

const CONTROL = `${process.env.STORYTELLER_URL}/control`;

/** Sets the responses of the next story requests. */
async function play(scenario: 'error-500' | 'malformed' | 'unsafe', times: number): Promise<void> {
  const response = await fetch(CONTROL, { method: 'POST', body: JSON.stringify({ scenario, times }) });
  expect(response.ok).toBe(true);
}

test.describe.configure({ mode: 'serial' });
test.afterEach(async () => void (await fetch(CONTROL, { method: 'DELETE' })));

test('a story that can be neither written nor queued is reported, and the next press works once the AI service is back', async ({
  page,
}) => {
  await takeStorageAway(page);
  await remembered(page);
  await page.goto('/create-story');
  await fillWishes(page, { childName: 'Mira', animal: 'otter', setting: 'Farm', length: 'Short', mood: 'Calm', cover: 'Royal Castle' });
  // As many as the function’s tries.
  await play('error-500', 3);
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  await expectOnlyToast(page, {
    title: 'Story Creation Failed',
    text: 'Unable to create or queue story. Please try again.',
    red: true,
  });
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  const title = await titleOfCreated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await readToEnd(page)).toContain('Sweet dreams, Mira!');
});

test('a different version that fails keeps the story, and one that works gets its own URL and is no favorite [spec 4.11]', async ({
  page,
}) => {
  const account = await remembered(page);
  const id = await plantStory(account);
  await plantFavorite(account, id);
  await page.goto(`/read-story/${id}`);
  await expect(page.getByRole('button', { name: 'Added to Favorites' })).toBeDisabled();
  const text = page.getByTestId('story-text');
  const anotherVersion = page.getByRole('button', { name: 'Try a Different Version' });

  // The function asks twice for an unusable response to be repaired.
  for (const fault of ['malformed', 'unsafe'] as const) {
    await play(fault, 3);
    await anotherVersion.click();
    await expectOnlyToast(page, { title: 'Error', text: 'Failed to create a new story. Please try again.', red: true });
    await expect(text).toHaveCSS('opacity', '1');
    await expect(text).toContainText('The lamp yawned.');
    await expect(page).toHaveURL(`/read-story/${id}`);
    await closeToast(page);
  }

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/generate-story', async (route) => {
    await held;
    await route.continue();
  });
  await anotherVersion.click();
  await expect(page.getByRole('button', { name: 'Creating New Story...' })).toBeDisabled();
  await expect(text).toHaveCSS('opacity', '0.3');
  release();
  await expectOnlyToast(page, {
    title: 'New Adventure Generated!',
    text: 'A fresh story has been created with the same magical elements.',
  });
  await expect(page).toHaveURL(/\/read-story\/[0-9a-f-]{36}$/);
  await expect(page).not.toHaveURL(`/read-story/${id}`);
  await expect(text).toHaveCSS('opacity', '1');
  await expect(text).not.toContainText('The lamp yawned.');
  await expect(text).toContainText('A magical adventure for Mira featuring otter');
  await expect(page.getByRole('button', { name: 'Add to Favorites' })).toBeEnabled();
  await page.reload();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  expect(await readToEnd(page)).toContain('Sweet dreams, Mira!');
  await page.goto(`/read-story/${id}`);
  await expect(text).toContainText('The lamp yawned.');
});

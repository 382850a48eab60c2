/** The messages of home, the reader and the favorites (specification section 8), and where the user is then. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { favoritesOf, storiesOf } from '../support/offline-support.ts';
import {
  closeToast,
  DATABASE,
  enter,
  expect,
  expectOnlyToast,
  newAccount,
  planted,
  plantFavorite,
  plantStory,
  readToEnd,
  refuse,
  remembered,
  savedBy,
  test,
  toastsOf,
} from '../support/support.ts';

const openFrom = (page: Page, link: string) => page.getByRole('link', { name: link, exact: true }).click();

test('a visitor is sent to sign in from what needs an account [spec 2.34, 4.5, 5.5, 6.1, 8.5]', async ({ page }) => {
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  await expect(page.getByText('Please sign in to view your favorite stories.', { exact: true })).toBeVisible();
  await openFrom(page, 'Sign In');
  await expect(page).toHaveURL('/auth');

  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('button', { name: 'Add A Very Polite Well to favorites' }).click();
  await expectOnlyToast(page, { title: 'Sign In Required', text: 'Please sign in to save favorite stories.', red: true });
  await expect(page).toHaveURL('/auth');

  await page.goto(`/read-story/${randomUUID()}`);
  await expectOnlyToast(page, { title: 'Authentication Required', text: 'Please log in to view your saved stories.', red: true });
  await expect(page).toHaveURL('/auth');

  await page.goto('/read-story');
  await expectOnlyToast(page, { title: 'Invalid Story', text: 'No story ID provided in the URL.', red: true });
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Explore Premium' }).click();
  await expect(page).toHaveURL('/auth');
});

test('hearts on home report the result of each press, and a failed load only in the log [spec 2.17, 4.6, 8.6, 8.7, 8.24]', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await refuse(page, 'list');
  const account = await enter(page);
  await expect.poll(() => warnings.join()).toContain('The favorites could not be loaded.');
  await expect(toastsOf(page)).toHaveCount(0);
  await page.unrouteAll();
  const loaded = page.waitForResponse(DATABASE.list);
  await page.reload();
  await loaded;

  const heart = page.getByRole('button', { name: /A Very Polite Well (to|from) favorites/ });
  await refuse(page, 'write');
  await heart.click();
  await expectOnlyToast(page, { title: 'Error', text: 'Failed to update favorites. Please try again.', red: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.unrouteAll();
  await heart.click();
  await expectOnlyToast(page, { title: 'Added to Favorites', text: 'Story has been saved to your favorites.' });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await favoritesOf(account)).toEqual(['3']);
  await heart.click();
  await expectOnlyToast(page, { title: 'Removed from Favorites', text: 'Story has been removed from your favorites.' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'Explore Premium' }).click();
  await expect(page).toHaveURL('/premium');
});

test('a saved story that cannot be opened shows the reason at home [spec 5.6, 8.9]', async ({ page }) => {
  const expectNotFound = async (text: string) => {
    await expectOnlyToast(page, { title: 'Story Not Found', text, red: true });
    await expect(page).toHaveURL('/');
  };
  const account = await remembered(page);
  await page.goto(`/read-story/${await plantStory(await newAccount())}`);
  await expectNotFound("You don't have permission to view this story");
  await expect(page.getByRole('main')).not.toContainText('Mira');

  await refuse(page, 'get', 500);
  // Made after home was left, which keeps the newest stories on the device.
  await page.goto('/favicon.svg');
  await page.goto(`/read-story/${await plantStory(account)}`);
  await expectNotFound('This story could not be found or has been removed.');
});

test('the reader’s buttons report their results, and a story can be downloaded [spec 5.10, 8.10, 8.12]', async ({ page }) => {
  const account = await remembered(page);
  await page.goto(`/read-story/${await plantStory(account, { title: 'Élan & 3 Moons: Night’s End!' })}`);
  await refuse(page, 'write');
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await expectOnlyToast(page, { title: 'Error', text: 'Failed to add story to favorites. Please try again.', red: true });
  await expect(page.getByRole('button', { name: 'Add to Favorites' })).toBeEnabled();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await expectOnlyToast(page, { title: 'Added to Favorites!', text: '"Élan & 3 Moons: Night’s End!"' });
  await expect(page.getByRole('button', { name: 'Added to Favorites' })).toBeDisabled();

  const { name, file } = await savedBy(page, page.getByRole('button', { name: 'Download Story' }));
  await expectOnlyToast(page, { title: 'Story Downloaded!' });
  expect(name).toBe('élan___3_moons__night_s_end_.txt');
  expect((await readFile(await file.path(), 'utf8')).split('\n\n')).toEqual([
    'Élan & 3 Moons: Night’s End!',
    'A magical adventure for Mira featuring otter',
    'The lamp yawned.',
    'So did Mira.',
    'Sweet dreams, Mira!',
  ]);
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

  for (const failure of [{ json: { title: 'Nothing at all' } }, { status: 502, json: { message: 'Not tonight.' } }]) {
    await page.route('**/api/generate-story', (route) => route.fulfill(failure));
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
  await page.waitForURL((url) => url.pathname.startsWith('/read-story/') && !url.pathname.endsWith(id));
  await expectOnlyToast(page, {
    title: 'New Adventure Generated!',
    text: 'A fresh story has been created with the same magical elements.',
  });
  await expect(text).toHaveCSS('opacity', '1');
  await expect(text).not.toContainText('The lamp yawned.');
  await expect(text).toContainText('A magical adventure for Mira featuring otter');
  await expect(page.getByRole('button', { name: 'Add to Favorites' })).toBeEnabled();
  expect(await readToEnd(page)).toContain('Sweet dreams, Mira!');
  const newId = page.url().split('/').at(-1);
  expect(await storiesOf(account)).toContain(newId);
  const stored = (await planted(`stories/${newId}`))?.content;
  expect(stored).toContain('Mira');
  expect(stored).not.toContain('The lamp yawned.');
  expect((await planted(`stories/${id}`))?.content).toContain('The lamp yawned.');
});

test('favorites are listed newest first with 100 characters of text and without missing stories, and failures are reported [spec 8.21, 8.22]', async ({
  page,
}) => {
  const account = await remembered(page);
  const long = 'Under the stairs lived a very small lighthouse with nobody at all to shine for but Mira and her sleepy sister Ines.';
  const own = await plantStory(account, { title: 'Under the Stairs', content: `<p>${long}</p><p>The end.</p>` });
  for (const [day, id] of ['3', own, randomUUID(), '987654'].entries()) {
    await plantFavorite(account, id, new Date(Date.UTC(2026, 0, 2 + day, 20)));
  }
  await refuse(page, 'list');
  await page.goto('/favorites');
  await expectOnlyToast(page, { title: 'Error', text: 'Failed to load your favorite stories.', red: true });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(['Under the Stairs', 'A Very Polite Well']);
  await expect(cards.first()).toContainText(`${long.slice(0, 100).trimEnd()}…`);

  const remove = page.getByRole('button', { name: /^Remove “Under the Stairs”/ });
  await refuse(page, 'write');
  await remove.click();
  await expectOnlyToast(page, { title: 'Error', text: 'Failed to remove story from favorites.', red: true });
  await expect(remove).toBeEnabled();
  await page.unrouteAll();
  await remove.click();
  await expectOnlyToast(page, { title: 'Removed from Favorites', text: 'Story has been removed from your favorites.' });
  await expect(cards.getByRole('heading')).toHaveText(['A Very Polite Well']);
  await openFrom(page, 'A Very Polite Well');
  await expect(page).toHaveURL('/story/3');
});

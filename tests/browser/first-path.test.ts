/** The first path of a family, from the list on home to a story of its own. */

import { readFile } from 'node:fs/promises';
import { waitingOnDevice } from './offline-support.ts';
import {
  createAccount,
  enter,
  expect,
  expectSignedIn,
  expectToast,
  makeStory,
  newEmail,
  remember,
  remembered,
  savedBy,
  signIn,
  test,
} from './support.ts';

const WISHES = {
  childName: 'Amélie',
  animal: 'otter',
  setting: 'Mountain',
  length: 'Short',
  mood: 'Calm',
  cover: 'Secret Garden',
} as const;

test('a visitor finds the curated stories on home and reads one to its end, page by page [spec 1.2]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Our own special stories!' })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  await page.getByRole('link', { name: 'Read Story: How to Wash a Buffalo' }).click();
  await expect(page).toHaveURL('/story/10');
  await expect(page.getByRole('heading', { name: 'How to Wash a Buffalo' })).toBeVisible();
  await expect(page.getByText('Page 1 of 6')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (let number = 2; number <= 6; number += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Page ${number} of 6`)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText('Page 1 of 6')).toBeVisible();
});

test('the pictures of the curated stories are there', async ({ page }) => {
  await page.goto('/story/1');
  const picture = page.getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a family creates an account, makes a story, reads, downloads, keeps and lets go of it; every address holds a reload [spec 0.1, 1.3, 4.12]', async ({
  page,
}) => {
  await createAccount(page, 'Noor Haddad');
  await page.reload();
  await expectSignedIn(page);

  await page.getByRole('link', { name: 'Create Your Story', exact: true }).first().click();
  await expect(page).toHaveURL('/create-story');
  const id = await makeStory(page, WISHES);
  // A reload before the entry is out of the queue takes the reader for one that was not opened, and makes the story a favorite (decisions P5).
  await expect.poll(() => waitingOnDevice(page)).toBe(0);
  await page.reload();
  const story = page.getByRole('main');
  await expect(story).toContainText('Amélie');
  const title = (await story.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
  expect(title.length).toBeGreaterThan(0);
  await expect(story).not.toContainText('{child}');
  await expect(story.getByText('Sweet dreams, Amélie!')).toBeVisible();
  const words = (await story.textContent())?.split(/\s+/).length ?? 0;
  expect(words).toBeGreaterThan(170);

  const { name, file } = await savedBy(page, page.getByRole('button', { name: 'Download Story' }));
  await expectToast(page, 'Story Downloaded!');
  expect(name).toBe(`${title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '_')}.txt`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith(`${title}\n\nA magical adventure for Amélie featuring otter\n\n`)).toBe(true);
  expect(text.endsWith('Sweet dreams, Amélie!')).toBe(true);

  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await expectToast(page, 'Added to Favorites!', `"${title}"`);
  await expect(page.getByRole('button', { name: 'Added to Favorites' })).toBeDisabled();
  await page.goto('/favorites');
  const favorite = page.getByRole('article', { name: title });
  await expect(favorite).toBeVisible();
  await page.reload();
  await favorite.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/read-story/${id}`);
  await page.goto('/favorites');
  await favorite.getByRole('button', { name: /Remove/ }).click();
  await expectToast(page, 'Removed from Favorites', 'Story has been removed from your favorites.');
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No favorites yet')).toBeVisible();
});

test('a curated story is a favourite by its heart on home, and opens in the paged reader', async ({ page }) => {
  await enter(page, 'Tomasz');
  const card = page.getByRole('article', { name: 'A Very Polite Well' });
  await card.getByRole('button', { name: /Add .* to favorites/ }).click();
  await expectToast(page, 'Added to Favorites', 'Story has been saved to your favorites.');
  await page.reload();
  await expect(card.getByRole('button', { name: /Remove .* from favorites/ })).toBeVisible();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await page.getByRole('link', { name: 'A Very Polite Well', exact: true }).click();
  await expect(page).toHaveURL('/story/3');
});

test("a stranger who opens a family's story sees that there is none for them [spec 5.6]", async ({ page, browser }) => {
  await remembered(page);
  const id = await makeStory(page, WISHES);
  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await remember(stranger, 'premium@example.com');
  await stranger.goto(`/read-story/${id}`);
  await expectToast(stranger, 'Story Not Found', "You don't have permission to view this story");
  await expect(stranger).toHaveURL('/');
  await expect(stranger.getByRole('main')).not.toContainText('Amélie');
  await elsewhere.close();
});

test('a visitor who opens a saved story is asked to sign in [spec 6.1]', async ({ page }) => {
  await page.goto('/read-story/6f1f0c3e-8d0e-4c39-9a2b-1f2e3d4c5b6a');
  await expectToast(page, 'Authentication Required', 'Please log in to view your saved stories.');
  await expect(page).toHaveURL('/auth');
});

test("Google's pop-up signs a family in, and its profile takes the name from there [spec 1.8]", async ({ page }) => {
  await page.goto('/auth');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opened;
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(newEmail());
  await popup.locator('#display-name-input').fill('Adaeze Okoro');
  await popup.locator('#sign-in').click();
  await expectSignedIn(page);
  await page.getByRole('button', { name: 'Open settings' }).click();
  await expect(page.getByRole('dialog')).toContainText('Adaeze Okoro');
  await expect(page.getByRole('dialog')).toContainText('Free');
});

test('the seeded accounts are what they are said to be [spec 6.3]', async ({ page }) => {
  await signIn(page, 'premium@example.com');
  await page.getByRole('button', { name: 'Open settings' }).click();
  await expect(page.getByRole('dialog')).toContainText('Premium');
  await expect(page.getByRole('button', { name: 'Admin Panel' })).toHaveCount(0);
});

test('an unknown page says 404, with that status [spec 2.9]', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});

test('an unknown curated story says so and leads home', async ({ page }) => {
  await page.goto('/story/987654');
  await expect(page.getByText('Story Not Found')).toBeVisible();
  await page
    .getByRole('button', { name: 'Return Home' })
    .or(page.getByRole('link', { name: 'Return Home' }))
    .click();
  await expect(page).toHaveURL('/');
});

test('an answer that is not JSON breaks nothing', async ({ page }) => {
  await page.route('**/api/stories/featured', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  // Home itself comes with its list; from another screen it has to be asked for.
  await page.goto('/story/3');
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Our own special stories!' })).toBeVisible();
  const again = page.getByRole('button', { name: /again/i });
  await expect(again).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Bad gateway');
  await page.unroute('**/api/stories/featured');
  await again.click();
  await expect(page.getByRole('article')).toHaveCount(12);
});

/** A family’s first visit, from the stories on home to a story of their own. */

import { waitingOnDevice } from './support/offline-support.ts';
import { createAccount, expect, expectToast, makeStory, readToEnd, test } from './support/support.ts';

// As most families see it: with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const WISHES = {
  childName: 'Amélie',
  animal: 'otter',
  setting: 'Mountain',
  length: 'Short',
  mood: 'Calm',
  cover: 'Secret Garden',
} as const;

test('a family reads a curated story, creates an account, makes and reads a story, and adds and removes it as a favorite [spec 0.1, 1.2, 1.3, 4.12]', async ({
  page,
}) => {
  await test.step('a visitor reads a curated story page by page, with its pictures', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Our own special stories!' })).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(20);
    await page.getByRole('link', { name: 'Read Story: How to Wash a Buffalo' }).click();
    await expect(page).toHaveURL('/story/10');
    await expect(page.getByRole('heading', { name: 'How to Wash a Buffalo' })).toBeVisible();
    await expect(page.getByText('Page 1 of 6')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    const picture = page.getByRole('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await readToEnd(page)).toContain('The end. Sleep well.');
    await expect(page.getByText('Page 6 of 6')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  await createAccount(page, 'Noor Haddad');
  await page.getByRole('link', { name: 'Create Your Story', exact: true }).first().click();
  await expect(page).toHaveURL('/create-story');
  const id = await makeStory(page, WISHES);
  // A reload before the queue is empty would treat the story as never opened and add it to the favorites (decision P5).
  await expect.poll(() => waitingOnDevice(page)).toBe(0);
  await page.reload();
  const story = page.getByRole('main');
  await expect(story).toContainText('Amélie');
  const title = (await story.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
  expect(title.length).toBeGreaterThan(0);
  const read = await readToEnd(page);
  expect(read).not.toContain('{child}');
  expect(read).toContain('Sweet dreams, Amélie!');
  expect(read.split(/\s+/).length).toBeGreaterThan(170);

  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await expectToast(page, 'Added to Favorites!', `"${title}"`);
  await expect(page.getByRole('button', { name: 'Added to Favorites' })).toBeDisabled();
  await page.goto('/favorites');
  const favorite = page.getByRole('article', { name: title });
  await favorite.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/read-story/${id}`);
  await page.goBack();
  await favorite.getByRole('button', { name: /Remove/ }).click();
  await expectToast(page, 'Removed from Favorites', 'Story has been removed from your favorites.');
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No favorites yet')).toBeVisible();
});

test('an unknown address, an unknown story and a list that is not JSON lead on [spec 2.9]', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();

  await page.goto('/story/987654');
  await expect(page.getByText('Story Not Found')).toBeVisible();
  // Home is prerendered with its list; coming from another screen, it fetches the list.
  await page.route('**/api/stories/featured', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Our own special stories!' })).toBeVisible();
  const again = page.getByRole('button', { name: /again/i });
  await expect(again).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Bad gateway');
  await page.unroute('**/api/stories/featured');
  await again.click();
  await expect(page.getByRole('article')).toHaveCount(20);
});

/** A story is read while it is written (decision S14): its draft is in the database before the story is. */
import type { Page } from '@playwright/test';
import { noteStory } from '../../leaks/canaries.ts';
import { type Account, expect, expectOnlyToast, fillWishes, plant, remembered, test, titleOfCreated } from '../support/support.ts';

const TITLE = 'The Otter in the Goat Shed';
const PAGES = ['An otter had moved into the goat shed.', 'Mira found him by the splashing.', 'He had brought a bathtub.'];
const HOUR_MS = 3_600_000;
const SCENE = {
  ...{ place: 'meadow', space: 'outside', view: 'wide', time: 'evening', weather: 'clear', objects: [], focus: 'animal' },
  figures: [{ who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'middle' }],
};

/** Presses “Create My Story!” and holds the request back. @returns how to go on with it, and how to write pages meanwhile. */
async function startStory(page: Page) {
  const account: Account = await remembered(page);
  noteStory({ title: TITLE, content: PAGES.map((text) => `<p>${text}</p>`).join('') });
  const key = Promise.withResolvers<string>();
  const answer = Promise.withResolvers<'write' | 'fail'>();
  await page.route('**/api/generate-story', async (route) => {
    key.resolve(route.request().headers()['idempotency-key'] ?? '');
    if ((await answer.promise) === 'write') await route.continue();
    else await route.fulfill({ status: 502, json: { message: 'The story could not be made gentle enough.' } });
  });
  await page.goto('/create-story');
  await fillWishes(page, { childName: 'Mira', animal: 'otter', setting: 'Meadow', length: 'Short', mood: 'Cozy', cover: 'Secret Garden' });
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  await expect(page.getByRole('dialog', { name: 'We’re making your story' })).toBeVisible();
  const draft = `storyDrafts/${account.uid}_${await key.promise}`;
  return {
    storyId: await key.promise,
    answer: answer.resolve,
    writePages: (count: number) =>
      plant(draft, {
        uid: account.uid,
        title: TITLE,
        pages: PAGES.slice(0, count).map((text) => ({ text, scene: SCENE })),
        expireAt: new Date(Date.now() + HOUR_MS),
      }),
  };
}

const story = (page: Page) => page.getByRole('article').locator('.story-text');
const nextPage = (page: Page) => page.getByText('The next page is being written...');

test('a family reads the first pages while the rest is written, and the story opens on the page being read', async ({ page }) => {
  const { storyId, writePages, answer } = await startStory(page);
  await writePages(1);
  const heading = page.getByRole('heading', { level: 1, name: TITLE });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(story(page)).toHaveText(PAGES[0] ?? '');
  await expect(page.getByRole('article').getByRole('img')).toBeVisible();
  await expect(page.getByRole('status').and(nextPage(page))).toBeVisible();
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();

  await writePages(3);
  await expect(next).toBeEnabled();
  await expect(nextPage(page)).toHaveCount(0);
  await expect(story(page)).toHaveText(PAGES[0] ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(story(page)).toHaveText(PAGES[1] ?? '');
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/create-story');

  answer('write');
  await page.waitForURL(`/read-story/${storyId}`);
  const title = await titleOfCreated(page);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.reload();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
});

test('pages close when the rest cannot be written, and the request waits', async ({ page }) => {
  const { writePages, answer } = await startStory(page);
  await writePages(2);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  answer('fail');
  await expectOnlyToast(page, {
    title: 'Story Queued',
    text: 'Story generation failed but has been queued for when connection improves. The whole story will come to your favorites.',
  });
  await expect(page).toHaveURL('/favorites');
  await expect(page.getByText(TITLE)).toHaveCount(0);
});
